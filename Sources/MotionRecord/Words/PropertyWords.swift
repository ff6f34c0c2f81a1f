/// What became of a property's value, in words that follow the property's name.
enum PropertyWords {
  /// - Returns: the property's name as it is told, and for example "is 0.5, was 0.4".
  static func value(
    _ property: String, old: RecordedValue?, new: RecordedValue?, isVaried: Bool = false
  ) -> (property: String, predicate: String) {
    let (before, after) = (ValueWords.text(old, of: property), ValueWords.text(new, of: property))
    switch (property, old, new) {
    // What a layer of text calls its string, people call the layer's text.
    case ("string", .text, .text): return ("text", "was \(before), is \(after)")
    case (_, .text, .text): return (property, "was \(before), is \(after)")
    case ("path", _, _): return ("path", "has another outline")
    case ("image", .word(let old), .word(let new)): return (property, picture(old, new))
    case ("document", _, _): return ("document", "is another drawing")
    case ("position", .numbers(let old), .numbers(let new)):
      if let move = ValueWords.move(zip(new, old).map { $0 - $1 }) {
        return (property, "is \(move): \(after), was \(before)")
      }
    case ("position.x", .number(let old), .number(let new)):
      if let move = ValueWords.move([new - old, 0]) { return (property, "is \(move): \(after), was \(before)") }
    case ("position.y", .number(let old), .number(let new)):
      if let move = ValueWords.move([0, new - old]) { return (property, "is \(move): \(after), was \(before)") }
    case ("transform", .numbers(let old), .numbers(let new)),
      ("instanceTransform", .numbers(let old), .numbers(let new)):
      guard let old = TransformParts(old), let new = TransformParts(new) else { break }
      let parts = new.changes(since: old)
      // Who turns or scales a layer calls it that.
      if parts.count == 1 { return (part(parts[0].name, of: property), "is \(parts[0].value), was \(parts[0].old)") }
      if !parts.isEmpty {
        let words = parts.map { "\($0.name) \($0.value), was \($0.old)" }
        return (property, "has \(words.joined(separator: ", and "))")
      }
    case ("bounds", .numbers(let old), .numbers(let new)) where old.count == 4 && new.count == 4:
      return (property, rectangle(old, new))
    case ("path.bounds", .numbers(let old), .numbers(let new)) where old.count == 4 && new.count == 4:
      return ("path", rectangle(old, new))
    case (_, .number(let old), .number(let new)) where PropertyTraits.isSize(property):
      let growth = ValueWords.growth(old, new).map { " (\($0))" } ?? ""
      return (property, "is \(after), was \(before)\(growth)")
    default: break
    }
    return (property, "is \(after), was \(before)")
  }

  /// For example `rotation` of `transform`, and `instanceRotation` of `instanceTransform`, which each copy of a replicator adds.
  private static func part(_ name: String, of property: String) -> String {
    property == "transform" ? name : "instance" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// - Parameters: as records have pictures: "80x80 pixels" and a digest, of which nobody can read anything.
  private static func picture(_ old: String, _ new: String) -> String {
    func size(_ text: String) -> String { text.split(separator: " ").dropLast().joined(separator: " ") }
    let (before, after) = (size(old), size(new))
    if before.isEmpty || after.isEmpty {
      return "is \(after.isEmpty ? new : after), was \(before.isEmpty ? old : before)"
    }
    return before == after ? "has other pixels" : "has other pixels: \(after), was \(before)"
  }

  /// A rectangle by its size where that changed, else by its corner.
  private static func rectangle(_ old: [Double], _ new: [Double]) -> String {
    func size(_ rect: [Double]) -> String { "\(ValueWords.number(rect[2]))x\(ValueWords.number(rect[3]))" }
    func corner(_ rect: [Double]) -> String { "(\(ValueWords.number(rect[0])), \(ValueWords.number(rect[1])))" }
    guard old[2] != new[2] || old[3] != new[3] else {
      let move = ValueWords.move([new[0] - old[0], new[1] - old[1]]) ?? "elsewhere"
      return "begins \(move): at \(corner(new)), was \(corner(old))"
    }
    let growth = ValueWords.growth(width: (old[2], new[2]), height: (old[3], new[3])).map { " (\($0))" } ?? ""
    return "is \(size(new)) points, was \(size(old))\(growth)"
  }
}
