/// A document as a tree, which can be written down again.
struct SVGTree {
  let root: SVGElement
  private(set) var named: [String: SVGElement] = [:]
  private var made = 0

  /// - Returns: `nil` when tags do not fit each other; librsvg's parser tells where.
  init?(_ bytes: [UInt8]) {
    var scanner = XMLScanner(bytes)
    var root: SVGElement?
    var open: [SVGElement] = []
    while let token = scanner.next() {
      switch token {
      case .start(let name, let attributes, let isEmpty):
        let element = SVGElement(
          name.qualified, attributes.map { .init(name: $0.qualifiedName, value: scanner.value(of: $0)) },
          line: scanner.line, in: open.last)
        if let parent = open.last {
          parent.children.append(.element(element))
        } else {
          guard root == nil else { return nil }
          root = element
        }
        if let id = element["id"], named[id] == nil { named[id] = element }
        if !isEmpty { open.append(element) }
      case .end:
        guard open.popLast() != nil else { return nil }
      case .text(let range, let isLiteral):
        open.last?.children.append(.text(isLiteral ? scanner.literal(range) : scanner.text(range)))
      case .instruction, .documentType: break
      }
    }
    guard let root, open.isEmpty else { return nil }
    self.root = root
    root.visit { $0.placeChildren() }
  }

  /// What a reference such as `url(#a)` or `#a` means.
  func target(_ reference: String?) -> SVGElement? {
    guard let reference, let hash = reference.firstIndex(of: "#") else { return nil }
    return named[String(reference[reference.index(after: hash)...].prefix { !"\"')".contains($0) })]
  }

  /// A name that no element has.
  mutating func newName() -> String {
    repeat { made += 1 } while named["rewritten-\(made)"] != nil
    return "rewritten-\(made)"
  }

  /// The document in UTF-8, its styles at the elements themselves.
  var bytes: [UInt8] {
    var text = ""
    write(root, to: &text)
    return Array(text.utf8)
  }

  private func write(_ element: SVGElement, to text: inout String) {
    guard element.name != "style" else { return }
    text += "<" + element.qualifiedName
    for attribute in element.attributes where attribute.name != "style" {
      text += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
    }
    if !element.style.isEmpty {
      let properties = element.style.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
      text += " style=\"\(Self.escaped(properties.joined(separator: ";")))\""
    }
    text += ">"
    for child in element.children {
      switch child {
      case .element(let element): write(element, to: &text)
      case .text(let characters): text += Self.escaped(characters)
      }
    }
    text += "</" + element.qualifiedName + ">"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension SVGElement {
  /// Tells the elements inside their places.
  fileprivate func placeChildren() {
    let elements = elements
    placed = elements
    var counts: [String: Int] = [:]
    for (index, element) in elements.enumerated() {
      element.place.index = index
      element.place.count = elements.count
      element.place.indexOfType = counts[element.name, default: 0]
      counts[element.name, default: 0] += 1
    }
    for element in elements { element.place.countOfType = counts[element.name] ?? 1 }
  }
}
