/// What properties with a slot are, in place of what they say: by the file, or by an archive's theme.
struct Slots {
  private var properties: [String: JSONNode] = [:]

  init(_ root: JSONNode, _ archive: DotLottie?) {
    for slot in root["slots"]?.members ?? [] where !slot.value.isNull { properties[slot.key] = slot.value["p"] }
    for (name, property) in archive?.theme ?? [] { properties[name] = property }
  }

  /// The slot that a property names, and what that is; `nil` where it names none.
  func slot(of node: JSONNode) -> (name: String, property: JSONNode)? {
    guard let name = node["sid"]?.text, let property = properties[name] else { return nil }
    return (name, property)
  }
}
