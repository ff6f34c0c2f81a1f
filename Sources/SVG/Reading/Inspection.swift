import SpringformGeometry

/// What has to be known of a document before librsvg sees it: whether it may, and what it does not tell itself.
struct Inspection {
  private(set) var color = Color.black
  private(set) var ids: [String] = []
  private(set) var warnings: [SVGWarning] = []

  private var graph = ElementGraph()
  /// The elements that are open, from the outermost on.
  private var open: [Open] = []
  private var seen: Set<String> = []
  private var pixels = 0
  /// Elements that are drawn, those in pictures among them.
  private var drawnCount = 0
  /// In how many documents it lies as a picture.
  private let depth: Int
  private var scanner: XMLScanner

  private struct Open {
    let number: Int
    let name: String
    /// Whether what is inside is drawn where it stands.
    let isDrawn: Bool
  }

  /// - Parameter depth: in how many documents it lies as a picture.
  /// - Throws: ``SVGError``.
  init(of bytes: [UInt8], depth: Int = 0) throws(SVGError) {
    self.depth = depth
    scanner = XMLScanner(bytes)
    // In another encoding the scanner and the parser would not read the same.
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notSVG }
    while let token = scanner.next() { try note(token) }
    guard graph.count > 0 else { throw .notSVG }
    guard graph.styles.selectorWords * graph.count <= SVGDocument.maximumStyling else { throw .tooMuchStyle }
    drawnCount = try graph.check()
  }

  private mutating func note(_ token: XMLScanner.Token) throws(SVGError) {
    switch token {
    case .start(let name, let attributes, let isEmpty):
      let element = try element(name.local, attributes)
      if !isEmpty { open.append(element) }
    case .end: _ = open.popLast()
    case .text(let range, let isLiteral):
      if open.last?.name == "style" {
        let sheet = isLiteral ? scanner.literal(range) : scanner.text(range)
        try graph.styles.add(sheet, line: scanner.line)
        // It may color the outermost element in more ways than are understood here.
        if ["svg", ":root", "*"].contains(where: sheet.contains) { color = .clear }
      } else if open.isEmpty, !isLiteral, scanner.literal(range).contains(where: { !$0.isWhitespace }) {
        throw .notSVG
      }
    case .instruction(let name):
      if name == "xml-stylesheet" { throw .externalReference(name, line: scanner.line) }
    case .documentType(let declares):
      if declares { throw .declarations(line: scanner.line) }
    }
  }

  private mutating func element(
    _ name: String, _ attributes: [XMLScanner.Attribute]
  ) throws(SVGError) -> Open {
    if open.isEmpty, graph.count == 0 {
      guard name == "svg" else { throw .notSVG }
    }
    guard graph.count < SVGDocument.maximumElements else { throw .tooManyElements }
    guard open.count < SVGDocument.maximumDepth else { throw .tooDeep(line: scanner.line) }
    try judge(name)
    var element = ElementGraph.Element(name: name, line: scanner.line)
    var id: String?
    for attribute in attributes {
      switch attribute.name {
      case "id": id = scanner.value(of: attribute)
      case "class": element.classes = scanner.value(of: attribute).split { $0.isWhitespace }.map(String.init)
      case "href" where name != "a":
        let address = scanner.value(of: attribute)
        if let target = try target(address, of: name) {
          element.references.append(target)
        } else {
          element.pictured += try drawnCount(ofPicture: address)
        }
      case "d", "points": element.corners = attribute.value.count / 2
      case let key where Self.painting.contains(key):
        element.references += try StyleReferences.references(in: scanner.value(of: attribute), line: scanner.line)
      default: break
      }
    }
    if graph.count == 0 { color = rootColor(attributes) }
    let isInside = open.last?.isDrawn ?? true
    let isDrawn = isInside && !ElementGraph.undrawn.contains(name)
    // One with a '#' is no name that a reference could have.
    if let id, isDrawn, !id.contains("#"), seen.insert(id).inserted { ids.append(id) }
    return Open(number: graph.add(element, id: id, in: open.last?.number), name: name, isDrawn: isDrawn)
  }

  /// What elements of a name are not allowed for, or not shown as their author thinks.
  private mutating func judge(_ name: String) throws(SVGError) {
    switch name {
    case "script": throw .script(line: scanner.line)
    case "feTurbulence", "feMorphology", "feConvolveMatrix": throw .filter(name, line: scanner.line)
    case "text": warn(.text)
    case "foreignObject": warn(.foreignObject)
    default: break
    }
  }

  private mutating func warn(_ warning: SVGWarning) { if !warnings.contains(warning) { warnings.append(warning) } }

  /// The name of the element that a reference means; `nil` for a picture.
  private mutating func target(_ address: String, of name: String) throws(SVGError) -> String? {
    let address = String(address.drop { $0.isWhitespace })
    if address.hasPrefix("#") { return String(address.dropFirst()) }
    guard address.hasPrefix("data:"), name == "image" else {
      throw .externalReference(String(address.prefix(60)), line: scanner.line)
    }
    return nil
  }

  /// How many elements are drawn in a picture that is written into the document: none but in one that is a document itself.
  private mutating func drawnCount(ofPicture address: String) throws(SVGError) -> Int {
    guard let picture = EmbeddedPicture(String(address.drop { $0.isWhitespace })) else {
      throw .embeddedPicture(line: scanner.line)
    }
    var inside: Inspection?
    if picture.kind == .svg {
      inside = depth < SVGDocument.maximumPictureDepth ? try? Inspection(of: picture.bytes, depth: depth + 1) : nil
      guard inside != nil else { throw .embeddedPicture(line: scanner.line) }
    }
    pixels += picture.pixels + (inside?.pixels ?? 0)
    guard pixels <= SVGDocument.maximumPixels else { throw .tooManyPixels(line: scanner.line) }
    return inside?.drawnCount ?? 0
  }

  /// A color that is written as a number; `clear` for one that is written otherwise.
  private func rootColor(_ attributes: [XMLScanner.Attribute]) -> Color {
    var written: Substring?
    for attribute in attributes {
      let text = Substring(scanner.value(of: attribute))
      if attribute.name == "color", written == nil { written = text }
      if attribute.name == "style" {
        for property in text.split(separator: ";") {
          let parts = property.split(separator: ":", maxSplits: 1)
          if parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "color" { written = parts[1] }
        }
      }
    }
    guard let text = written?.filter({ !$0.isWhitespace }) else { return .black }
    return text.hasPrefix("#") ? Color(text) ?? .clear : .clear
  }

  /// The attributes whose values may refer to elements.
  private static let painting: Set = [
    "style", "fill", "stroke", "filter", "mask", "clip-path", "marker", "marker-start", "marker-mid", "marker-end",
  ]
}
