public import SpringformDocument
import Springform

extension SceneFile {
  /// Makes the scene's first picture and looks for characters that no font of this machine has, for which boxes are drawn, and
  /// for lines that do not show.
  /// - Returns: each character where the file first has it, or at its beginning when it does not stand there as it is.
  /// - Throws: `StageError` when the scene cannot begin.
  public func undrawableText() throws -> [Problem] {
    let stage = Stage(size: size, seed: seed)
    defer { stage.end() }
    let interpreter = interpreter(on: stage)
    interpreter.begin()
    _ = stage.displayList(background: background, showsTouches: false)
    if let error = stage.error { throw error }
    let known = Set(warnings.map(\.position))
    let cut = interpreter.playthrough.texts.filter { $0.layer?.isWrapped == false }.map(\.problem)
    return Set(cut).filter { !known.contains($0.position) }.sorted { $0.position < $1.position }
      + stage.fonts.undrawable.sorted().map { character in
        let position = program.source.position(of: character) ?? SourcePosition(line: 1, column: 1)
        let code = "U+" + String(character.value, radix: 16, uppercase: true)
        let name = character.properties.generalCategory == .control ? code : "'\(character)' (\(code))"
        return Problem(
          program.source, position,
          .other(
            "no font here has \(name), so that a box is drawn",
            hint: "'springform doctor' tells which scripts can be set, and what to install"))
      }
  }
}
