package import Springform
import SpringformDocument
import SpringformExpressions
import SpringformGeometry
import SpringformNumerics

/// Writes values of parameters and a tape into a scene file's text, and leaves everything else in it as it is.
package struct SceneFileEditor {
  private let path: String
  private var editor: DocumentEditor
  private var scene: SceneFile

  /// - Parameters:
  ///   - text: the file's content.
  ///   - path: where it lies.
  /// - Throws: `ProblemList` when it is no scene file.
  package init(_ text: String, path: String) throws {
    self.path = path
    editor = DocumentEditor(text, file: path)
    scene = try SceneFile(Array(text.utf8), path: path)
  }

  /// The text as it is now.
  package var text: String { editor.text }

  /// The scene that it describes.
  package var file: SceneFile { scene }

  /// Makes a value the default of a parameter.
  /// - Throws: `ParameterError` for a name there is not, and a value that does not fit; ``SceneFileEditError``.
  package mutating func set(_ name: String, to text: String) throws {
    guard let plan = scene.program.parameters.first(where: { $0.name == name }) else {
      throw ParameterError.unknown(name: name, known: scene.program.parameters.map(\.name))
    }
    let value = try plan.read(text)
    guard !value.equals(plan.defaultValue) else { return }
    let document = try Document(Array(editor.text.utf8), file: path)
    let isMapping = document.root["params"]?[name]?.entries != nil
    let old = isMapping ? document.root["params"]?[name]?["value"] : document.root["params"]?[name]
    var edited = editor
    do {
      try edited.replace(
        ["params", name] + (isMapping ? ["value"] : []),
        with: value.yaml(text, isPlain: old?.scalar?.isPlain ?? false))
      let changed = try SceneFile(Array(edited.text.utf8), path: path)
      let now = changed.program.parameters.first { $0.name == name }
      guard now?.kind == plan.kind, now?.defaultValue.equals(value) == true else {
        throw SceneFileEditError.parameter(name)
      }
      (editor, scene) = (edited, changed)
    } catch is DocumentEditError {
      throw SceneFileEditError.parameter(name)
    } catch is ProblemList {
      throw SceneFileEditError.parameter(name)
    }
  }

  /// The file's tape once it does what strokes say, as in ``setTape(_:keeping:)``, line by line.
  /// - Throws: `ProblemList`.
  package func tape(_ strokes: [Stroke], keeping own: [Stroke]) throws -> [String] {
    let written =
      own.isEmpty ? [] : WrittenTouch.all(in: try Document(Array(editor.text.utf8), file: path), editor.text)
    // A touch that the scene is over before is played by nobody.
    return TapeText(strokes, keeping: written, playedAs: written.count >= own.count ? own : []).lines
  }

  /// Makes the file's tape do what strokes say. Touches that it has already stay as they are written.
  /// - Parameters:
  ///   - strokes: what the finger does.
  ///   - own: what it does by the file's own tape, where that is known.
  /// - Throws: ``SceneFileEditError/tape``.
  package mutating func setTape(_ strokes: [Stroke], keeping own: [Stroke] = []) throws {
    var edited = editor
    do {
      try edited.replaceSection("tape", with: try tape(strokes, keeping: own))
      scene = try SceneFile(Array(edited.text.utf8), path: path)
      editor = edited
    } catch is DocumentEditError {
      throw SceneFileEditError.tape
    }
  }
}

extension Value {
  /// Whether a parameter has the same value.
  fileprivate func equals(_ other: Value) -> Bool {
    if case .list(let values) = self, case .list(let others) = other {
      return values.count == others.count && zip(values, others).allSatisfy { $0.equals($1) }
    }
    return isSame(as: other)
  }

  /// The value as YAML writes it in one line.
  /// - Parameters:
  ///   - text: as `--set` writes it.
  ///   - isPlain: whether it has no quotes now.
  fileprivate func yaml(_ text: String, isPlain: Bool) -> String {
    switch self {
    case .number(let number): number.decimalText
    case .flag(let flag): flag ? "true" : "false"
    // In quotes a color's name would be a text.
    case .color(let color): Compiler.colors.contains(text) ? text : color.description.quoted
    case .point(let point): "[\(point.x.decimalText), \(point.y.decimalText)]"
    case .list(let values):
      "[" + values.map { $0.yaml($0.plainText, isPlain: false) }.joined(separator: ", ") + "]"
    default: isPlain && text.isPlainWord && Color(text) == nil ? text : text.quoted
    }
  }

  private var plainText: String {
    switch self {
    case .text(let text): text
    case .color(let color): color.description
    default: ""
    }
  }
}

extension String {
  /// Whether YAML reads it as a text when it has no quotes.
  fileprivate var isPlainWord: Bool {
    let letters = unicodeScalars.first.map { $0.properties.isAlphabetic } ?? false
    return letters && last != " " && !["true", "false", "null"].contains(self)
      && unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789 _-".unicodeScalars.contains($0) }
  }

  /// In quotes: single ones, or with what these cannot hold, double ones.
  fileprivate var quoted: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return "'" + replacing("'", with: "''") + "'"
    }
    return "\""
      + unicodeScalars.map { scalar in
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case "\n": "\\n"
        case "\t": "\\t"
        default:
          scalar.properties.generalCategory == .control
            ? "\\x" + String(scalar.value, digits: 2, radix: 16, uppercase: true) : String(scalar)
        }
      }.joined() + "\""
  }
}
