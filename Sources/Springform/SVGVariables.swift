import SpringformGeometry
import SpringformSVG
import SpringformScene

/// The variables of CSS that a document's outermost element declares, as parameters of a scene: `--accent` is `accent`.
struct SVGVariables {
  private enum Kind { case color, number, text }

  private struct Variable {
    /// With both hyphens.
    let name: String
    /// What the document declares.
    let value: String
    let kind: Kind
    /// As users know it; one that a parameter of every document has keeps its hyphens.
    let parameter: String
  }

  private let all: [Variable]
  /// What has been set, by the names of CSS.
  private(set) var settings: [String: String] = [:]
  /// As it was written.
  private var written: [String: String] = [:]

  init(_ document: SVGDocument) {
    let taken = Set(SVGScene.Parameters.descriptions.map(\.name))
    all = document.variables.sorted { $0.key < $1.key }.map { name, value in
      let plain = String(name.dropFirst(2))
      return Variable(
        name: name, value: value,
        kind: SVGDocument.color(value) != nil ? .color : Double(value) != nil ? .number : .text,
        parameter: taken.contains(plain) || plain.isEmpty ? name : plain)
    }
  }

  func contains(_ parameter: String) -> Bool { all.contains { $0.parameter == parameter } }

  var texts: [(name: String, text: String)] { all.map { ($0.parameter, written[$0.name] ?? text(of: $0)) } }

  var descriptions: [ParameterDescription] {
    all.map { variable in
      ParameterDescription(
        name: variable.parameter, kind: kind(variable), defaultText: text(of: variable), choices: [], range: nil,
        help: "the document's variable \(variable.name)")
    }
  }

  private func kind(_ variable: Variable) -> String {
    switch variable.kind {
    case .color: "color"
    case .number: "number"
    case .text: "text"
    }
  }

  private func text(of variable: Variable) -> String {
    variable.kind == .color ? SVGDocument.color(variable.value)?.description ?? variable.value : variable.value
  }

  /// - Throws: `ParameterError` for a value that does not fit.
  func setting(_ texts: [(name: String, text: String)]) throws(ParameterError) -> Self {
    var result = self
    for (name, text) in texts {
      guard let variable = all.first(where: { $0.parameter == name }) else { continue }
      result.settings[variable.name] = try css(text, for: variable)
      result.written[variable.name] = text
      if text == self.text(of: variable) { result.settings[variable.name] = nil }
    }
    return result
  }

  private func css(_ text: String, for variable: Variable) throws(ParameterError) -> String {
    func malformed(_ expected: String) -> ParameterError {
      .malformed(name: variable.parameter, text: text, expected: expected)
    }
    switch variable.kind {
    case .color:
      guard let color = Color(text) ?? SVGDocument.color(text) else {
        throw malformed("a color such as #00AFF0 or teal")
      }
      return color.description
    case .number:
      guard let number = Double(text), number.isFinite else { throw malformed("a finite number") }
      return text
    case .text:
      guard !text.contains(where: { "{};".contains($0) }), !text.lowercased().contains("url(") else {
        throw malformed("a value of CSS without braces, semicolons and addresses")
      }
      return text
    }
  }
}
