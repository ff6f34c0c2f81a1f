import SpringformGeometry

/// Compositions and pictures that layers use.
extension Translator {
  /// Learns which assets there are.
  mutating func note(assets nodes: [JSONNode]) throws(LottieError) {
    for (index, node) in nodes.enumerated() {
      guard node.members != nil else { throw .type(key: "assets", expected: "a list of objects", place(node)) }
      guard let name = name(node["id"]), node["layers"] != nil || isEmbedded(node) else { continue }
      assets[name] = index + 1
      if node["layers"] == nil { embeddedPictures[index + 1] = try picture(node) }
    }
    graph.grow(to: nodes.count + 1)
  }

  mutating func write(assets nodes: [JSONNode]) throws(LottieError) {
    writer.key("assets")
    writer.open("[")
    for (index, node) in nodes.enumerated() {
      guard let name = name(node["id"]), assets[name] == index + 1 else {
        // It may be what an image layer shows.
        if let file = node["p"]?.text, node["layers"] == nil { warn(.externalPicture(file)) }
        continue
      }
      writer.open("{")
      writer.entry("id", plain: "\(index + 1)")
      if let layers = node["layers"] {
        composition = index + 1
        writer.key("layers")
        try write(layers: layers)
      } else if let picture = embeddedPictures[index + 1] {
        write(picture)
      }
      writer.close("}")
    }
    for picture in framedPictures { try write(framed: picture.layer, number: picture.number) }
    writer.close("]")
  }

  /// A composition that shows nothing but a picture.
  private mutating func write(framed layer: JSONNode, number: Int) throws(LottieError) {
    writer.open("{")
    writer.entry("id", plain: "\(number)")
    writer.key("layers")
    writer.open("[")
    writer.open("{")
    writer.entry("ty", 2)
    try span(layer)
    writer.key("ks")
    writer.open("{")
    if let size = try sizeOfPicture(of: layer) {
      let factor = max(size.declared.width / size.own.width, size.declared.height / size.own.height)
      writer.key("s")
      writer.raw(#"{"k":[\#(100 * factor),\#(100 * factor)]}"#)
      let (left, top) = (size.declared.width - factor * size.own.width, size.declared.height - factor * size.own.height)
      writer.key("p")
      writer.raw(#"{"k":[\#(left / 2),\#(top / 2)]}"#)
    }
    writer.close("}")
    composition = number
    try reference(layer)
    writer.close("}")
    writer.close("]")
    writer.close("}")
  }

  /// The size that a layer's picture is shown at, which it fills and beyond which it is cut, and its own; `nil` when they are the
  /// same. rlottie shows pictures at their own.
  func sizeOfPicture(of layer: JSONNode) throws(LottieError) -> (declared: Size, own: Size)? {
    guard let picture = try asset(of: layer).flatMap({ embeddedPictures[$0] }) else { return nil }
    let own = Size(width: Double(picture.width), height: Double(picture.height))
    return picture.declaredSize == own ? nil : (picture.declaredSize, own)
  }

  /// Refers to a new composition that shows the picture of an image layer.
  mutating func referenceToFrame(of layer: JSONNode) throws(LottieError) {
    if let size = try sizeOfPicture(of: layer) {
      writer.entry("w", size.declared.width)
      writer.entry("h", size.declared.height)
    }
    let number = graph.add()
    framedPictures.append((layer, number))
    writer.entry("refId", plain: "\(number)")
    graph.addUse(of: number, in: composition, factor: magnification, at: place(layer))
  }

  private func name(_ node: JSONNode?) -> String? {
    node?.text ?? node?.number.flatMap { Int(exactly: $0) }.map { "\($0)" }
  }

  private func isEmbedded(_ node: JSONNode) -> Bool {
    node["p"]?.text.map { $0.hasPrefix("data:") || archive?.holds($0) == true } == true
  }

  /// The number of the asset that a layer uses.
  func asset(of layer: JSONNode) throws(LottieError) -> Int? { name(layer["refId"]).flatMap { assets[$0] } }

  mutating func reference(_ layer: JSONNode) throws(LottieError) {
    guard let number = try asset(of: layer) else { return }
    writer.entry("refId", plain: "\(number)")
    graph.addUse(of: number, in: composition, factor: magnification, at: place(layer))
  }

  private mutating func picture(_ node: JSONNode) throws(LottieError) -> EmbeddedPicture {
    guard let name = node["p"]?.text, var picture = try stored(name) ?? EmbeddedPicture(name) else {
      throw .picture(place(node))
    }
    pixels += picture.width * picture.height
    guard pixels <= LottieAnimation.maximumPixels else { throw .tooManyPixels(place(node)) }
    let (width, height) = (Double(picture.width), Double(picture.height))
    picture.declaredSize = Size(
      width: try number(node["w"], "w", in: node, 1...16_384, otherwise: width).rounded(),
      height: try number(node["h"], "h", in: node, 1...16_384, otherwise: height).rounded())
    return picture
  }

  /// A picture that lies beside the file.
  private mutating func stored(_ name: String) throws(LottieError) -> EmbeddedPicture? {
    try archive?.picture(name).flatMap { EmbeddedPicture(bytes: $0) }
  }

  private mutating func write(_ picture: EmbeddedPicture) {
    writer.entry("w", Double(picture.width))
    writer.entry("h", Double(picture.height))
    writer.entry("e", 1)
    writer.entry("p", plain: "data:image/\(picture.format);base64," + picture.base64)
  }
}
