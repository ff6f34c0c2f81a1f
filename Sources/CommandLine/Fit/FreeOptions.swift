import SpringformMatching
import SpringformNumerics
import SpringformScene
import SpringformSceneFile

/// Which of a scene's parameters are looked for, and where.
struct FreeOptions {
  let parameters: [FreeParameter]

  /// - Parameters:
  ///   - texts: each a name, or `name=min..max`.
  ///   - settings: what is set of the scene's parameters.
  /// - Throws: ``UsageError``.
  init(_ texts: [String], of entry: LoadedScene, settings: [(name: String, text: String)]) throws {
    let numbers = entry.parameters.filter { $0.kind == "number" }
    parameters = try texts.map { text in
      let setting = Setting(text)
      let name = setting?.name ?? text
      guard let description = entry.parameters.first(where: { $0.name == name }) else {
        throw UsageError.unknown(what: "parameter", name: name, known: numbers.map(\.name))
      }
      guard description.kind == "number" else {
        throw UsageError.value(
          option: "--free", value: name,
          expected: "a number; "
            + (numbers.isEmpty
              ? "the scene has none" : "the scene's are \(numbers.map(\.name).joined(conjunction: "and"))"))
      }
      let range = try setting.map { try Self.range($0.value, of: description) }
      let text = settings.last { $0.name == name }?.text
      guard let parameter = FreeParameter(description, text: text, range: range) else {
        throw UsageError.value(
          option: "--free", value: name, expected: "written as \(name)=min..max, for nothing tells where to look")
      }
      return parameter
    }
    guard Set(parameters.map(\.name)).count == parameters.count else {
      throw UsageError.conflict("a parameter is free twice", hint: "give each --free once")
    }
    guard parameters.count <= SceneMatch.mostParameters else {
      throw UsageError.conflict(
        "\(parameters.count) parameters are free, and \(SceneMatch.mostParameters) are the most",
        hint: "look for some, set what was found, and look for the others")
    }
  }

  /// What `min..max` says.
  private static func range(_ text: String, of parameter: ParameterDescription) throws -> ClosedRange<Double> {
    let expected = "written as \(parameter.name)=min..max, both numbers and min the smaller one"
    guard let dots = text.firstRange(of: ".."), let low = Double(text[..<dots.lowerBound]),
      let high = Double(text[dots.upperBound...]), low < high, (high - low).isFinite
    else { throw UsageError.value(option: "--free", value: "\(parameter.name)=\(text)", expected: expected) }
    guard let whole = parameter.range else { return low...high }
    guard whole.contains(low), whole.contains(high) else {
      throw UsageError.value(
        option: "--free", value: "\(parameter.name)=\(text)",
        expected: "within \(whole.lowerBound.decimalText)..\(whole.upperBound.decimalText)")
    }
    return low...high
  }
}
