import SpringformGeometry

/// An element of a document that is being rewritten.
final class SVGElement {
  enum Node {
    case element(SVGElement)
    /// With what its references stand for.
    case text(String)
  }

  struct Attribute {
    /// As it is written, with the prefix of its namespace.
    let name: String
    var value: String
  }

  /// Without the prefix of a namespace.
  let name: String
  /// As it is written.
  private(set) var qualifiedName: String
  private(set) var attributes: [Attribute]
  var children: [Node] = []
  let line: Int
  private(set) weak var parent: SVGElement?
  /// What style sheets and the element's own `style` say, of each property what counts, with variables resolved.
  var style: [String: String] = [:]
  /// The properties that are said to be important, which nothing moves.
  var important: Set<String> = []
  /// The variables that it sees.
  var variables: [String: String] = [:]
  /// Where a way leads it, on top of its own transform.
  var motion: AffineTransform?
  /// Its place among its siblings, which selectors ask for, and the elements that were in it when all got theirs.
  var place = Place()
  var placed: [SVGElement] = []

  struct Place {
    var index = 0
    var count = 1
    /// Among those of its name.
    var indexOfType = 0
    var countOfType = 1
  }

  init(_ qualifiedName: String, _ attributes: [Attribute] = [], line: Int, in parent: SVGElement? = nil) {
    self.qualifiedName = qualifiedName
    name = qualifiedName.split(separator: ":").last.map(String.init) ?? qualifiedName
    self.attributes = attributes
    self.line = line
    self.parent = parent
  }

  var elements: [SVGElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  var text: String {
    children.map { node in
      switch node {
      case .element(let element): element.text
      case .text(let text): text
      }
    }.joined()
  }

  /// Attributes by their names; `href` is one with or without the prefix that it had in SVG 1.1.
  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name || name == "href" && $0.name == "xlink:href" }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name || name == "href" && $0.name == "xlink:href" }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(Attribute(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// What a property is on this element itself, by its style or as an attribute.
  func property(_ name: String) -> String? { style[name] ?? self[name] }

  /// What a property is that children take from their parents.
  func inherited(_ name: String) -> String? {
    var element: SVGElement? = self
    while let here = element {
      if let value = here.property(name), value != "inherit" { return value }
      element = here.parent
    }
    return nil
  }

  /// Says a property anew, whoever said it before; `nil` for what nobody says.
  func set(_ name: String, _ value: String?) {
    style[name] = nil
    self[name] = value
  }

  /// Inserts an element around this one; returns it.
  func wrap(in name: String) -> SVGElement {
    let wrapper = SVGElement(name, line: line, in: parent)
    wrapper.children = [.element(self)]
    parent?.replace(self, with: wrapper)
    parent = wrapper
    return wrapper
  }

  /// An element of the same namespace, with attributes.
  func child(_ name: String, _ attributes: KeyValuePairs<String, String>) -> SVGElement {
    let prefix = qualifiedName.dropLast(self.name.count)
    return SVGElement(
      prefix + name, attributes.map { Attribute(name: $0.key, value: $0.value) }, line: line, in: self)
  }

  func append(_ element: SVGElement) {
    element.parent = self
    children.append(.element(element))
  }

  /// Puts everything that is in it into an element, which becomes its only one.
  func moveChildren(to group: SVGElement) {
    group.children = children
    for element in elements { element.parent = group }
    group.parent = self
    children = [.element(group)]
  }

  func insertFirst(_ element: SVGElement) {
    element.parent = self
    children.insert(.element(element), at: 0)
  }

  private func replace(_ old: SVGElement, with new: SVGElement) {
    let index = children.firstIndex { if case .element(let element) = $0 { element === old } else { false } }
    if let index { children[index] = .element(new) }
  }

  /// Calls `body` with this element and all in it, those outside first.
  func visit(_ body: (SVGElement) -> Void) {
    body(self)
    for element in elements { element.visit(body) }
  }
}
