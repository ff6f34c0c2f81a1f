/// Where layers and groups lie, and what of them shows.
extension Translator {
  /// Writes the members of a transform into an object that is open.
  /// - Parameter isSpatial: whether the layer turns about three axes.
  mutating func transform(_ node: JSONNode?, isSpatial: Bool = false) throws(LottieError) {
    guard let node else { return }
    noteExpression(node)
    try property("a", node["a"], .point)
    try position(node["p"])
    try property("s", node["s"], .scale)
    try property("o", node["o"], .percentage)
    if isSpatial {
      try property("rx", node["rx"], .number)
      try property("ry", node["ry"], .number)
      try property("rz", node["rz"] ?? node["r"], .number)
    } else {
      // With its third dimension switched off, a layer still has the angle of its third axis.
      try property("r", node["r"] ?? node["rz"], .number)
    }
    if let skew = node["sk"], skew["k"]?.number != 0, skew["k"] != nil || skew.number ?? 0 != 0 { warn(.skew) }
  }

  private mutating func position(_ node: JSONNode?) throws(LottieError) {
    guard let node else { return }
    guard node["s"]?.isTrue == true else { return try property("p", node, .point) }
    noteExpression(node)
    writer.key("p")
    writer.open("{")
    writer.entry("s", true)
    try property("x", node["x"], .signedLength)
    try property("y", node["y"], .signedLength)
    writer.close("}")
  }
}
