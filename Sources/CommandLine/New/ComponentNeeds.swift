/// What a component's class has to be given before it shows anything, as far as its source shows it: a data source, or lists that are
/// empty at first.
struct ComponentNeeds: Equatable {
  struct Property: Equatable {
    let name: String
    /// Without a question mark.
    let type: String
  }

  let properties: [Property]

  static let none = ComponentNeeds(properties: [])

  private init(properties: [Property]) { self.properties = properties }

  /// - Parameter body: what stands between the braces of the class.
  init(in body: Substring) {
    let declared = body.matches(
      of:
        #/(?m)^[ \t]*((?:@?\w+(?:\(\w+\))?[ \t]+)*)var[ \t]+(\w+)[ \t]*:[ \t]*([^={\n]+?)[ \t]*(=[ \t]*\[\])?[ \t]*(?:\{.*|\/\/.*)?$/#
    )
    properties = declared.compactMap { match -> Property? in
      let modifiers = match.1.split(whereSeparator: \.isWhitespace)
      let hidden: Set<Substring> = ["private", "fileprivate", "static", "class", "lazy", "override"]
      guard !modifiers.contains(where: { hidden.contains($0) || $0.hasSuffix("(set)") }),
        ComponentInitializer.depth(of: match.range.lowerBound, in: body) == 0
      else { return nil }
      let isOptional = match.3.hasSuffix("?") || match.3.hasSuffix("!")
      let type = isOptional ? match.3.dropLast() : match.3
      let isSource = isOptional && (type.hasSuffix("DataSource") || match.2 == "dataSource")
      let isList = type.hasPrefix("[") && !type.contains(":") && (isOptional || match.4 != nil)
      return isSource || isList ? Property(name: String(match.2), type: String(type)) : nil
    }
  }

  /// Lines of code, to be completed, that give them to an object.
  /// - Parameter object: what it is called.
  func lines(for object: String) -> [String] {
    guard !properties.isEmpty else { return [] }
    return ["// It may show nothing before it has what it asks for:"]
      + properties.map { "// \(object).\($0.name) = <#\($0.type)#>" }
  }
}
