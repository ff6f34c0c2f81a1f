import SpringformGeometry
import SpringformNumerics
import SpringformScene
import SpringformSceneFile

/// Values as they are written elsewhere.
struct Words: Encodable, Hashable {
  /// What follows a command.
  let set: String
  /// Lines for a scene file's `params`.
  let yaml: String
  /// Lines for a scene in Swift.
  let swift: String
  /// The touches as a scene file's section, and as lines for a scene's `build(on:)`; empty where they are the scene's own.
  let yamlTape: String
  let swiftTape: String

  /// - Parameters:
  ///   - values: texts by the parameters' names.
  ///   - strokes: what fingers do instead of the scene's own touches.
  ///   - tape: the strokes as the scene's file says them, where there is one.
  ///   - parameters: those of the scene; what is none of them is left out.
  init(
    _ values: [String: String], _ strokes: [Stroke]? = nil, tape: [String]? = nil, of parameters: [ParameterDescription]
  ) {
    let chosen = parameters.compactMap { parameter in values[parameter.name].map { (parameter, $0) } }
    set = chosen.map { "--set " + shellQuoted("\($0.name)=\($1)") }.joined(separator: " ")
    yaml = chosen.map { "\($0.name): \(Self.yaml($1, $0.kind))" }.joined(separator: "\n")
    swift = chosen.map { "\($0.name) = \(Self.swift($1, $0.kind))" }.joined(separator: "\n")
    yamlTape = strokes.map { (tape ?? Stroke.yaml($0)).joined(separator: "\n") } ?? ""
    swiftTape = (strokes ?? []).map(Self.swift).joined(separator: "\n")
  }

  private static func swift(_ stroke: Stroke) -> String {
    func text(_ point: Point) -> String { "Point(x: \(point.x.decimalText), y: \(point.y.decimalText))" }
    let first = stroke.samples[0]
    let steps = zip(stroke.samples, stroke.samples.dropFirst()).map { sample, next in
      let duration = (next.time - sample.time).decimalText(places: 4)
      return next.location == sample.location
        ? "  $0.hold(for: \(duration))"
        : "  $0.drag(to: \(text(next.location)), duration: \(duration), curve: .linear)"
    }
    let head = "stage.tape.touch(nil, at: \(first.time.decimalText), location: \(text(first.location))) {"
    return ([head] + (steps.isEmpty ? ["  $0.hold(for: 0)"] : steps) + ["}"]).joined(separator: "\n")
  }

  private static func yaml(_ text: String, _ kind: String) -> String {
    switch kind {
    case "number", "integer", "flag": text
    case "point": text.hasPrefix("[") ? text : "[\(text)]"
    case "list": text.hasPrefix("[") ? text : "[" + elements(text).map(yamlQuoted).joined(separator: ", ") + "]"
    default: yamlQuoted(text)
    }
  }

  private static func yamlQuoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }

  private static func swift(_ text: String, _ kind: String) -> String {
    switch kind {
    case "number", "integer", "flag": return text
    case "choice": return "." + text
    case "list": return "[" + elements(text).map(literal).joined(separator: ", ") + "]"
    case "color":
      guard let color = Color(text) else { return literal(text) }
      let bytes = [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded())) }
      let alpha = color.alpha < 1 ? ", alpha: \(color.alpha.decimalText(places: 3))" : ""
      return ".rgb(\(bytes.joined(separator: ", "))\(alpha))"
    case "point":
      let numbers = text.split { "[], ".contains($0) }
      return numbers.count == 2 ? "Point(x: \(numbers[0]), y: \(numbers[1]))" : literal(text)
    default: return literal(text)
    }
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }

  private static func elements(_ text: String) -> [String] {
    text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

/// A word as a shell reads it.
func shellQuoted(_ word: String) -> String {
  let isPlain =
    !word.isEmpty
    && word.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789=._-/,:@%+".unicodeScalars.contains(scalar))
    }
  return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
}
