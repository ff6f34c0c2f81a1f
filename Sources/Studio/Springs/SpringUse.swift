import SpringformMotion
import SpringformPipeline
import SpringformScene

/// A spring of the open scene that parameters belong to.
struct SpringUse: Encodable, Hashable {
  let setting: SpringSetting
  /// The parameters that its numbers are, by the numbers' names.
  let parameters: [String: String]
  /// What it moves, in words: the layer and its property; of attachments nothing.
  private(set) var targets: [String]

  /// The springs whose numbers are parameters', each once, in the order in which they start.
  ///
  /// Which number is which parameter is found out by playing the scene, compiled or not, with a mark on every parameter: a
  /// little more than its value, and with each another little. A number that is a marked value to the last bit is that parameter.
  /// What is computed from a parameter is not found, because a hand on the spring could not be led back to it.
  /// - Parameters:
  ///   - values: the parameters that are set, by their names.
  ///   - play: the springs of the scene with some parameters set.
  static func find(
    among parameters: [ParameterDescription], values: [String: String],
    play: ([String: String]) throws -> [StartedSpring]
  ) rethrows -> [Self] {
    let marks = ParameterMarks(parameters, values)
    guard !marks.values.isEmpty else { return [] }
    var uses: [Self] = []
    for started in try play(values.merging(marks.texts) { $1 }) {
      let use = Self(started, marks)
      if use.parameters.isEmpty { continue }
      if let known = uses.firstIndex(where: { $0.setting == use.setting && $0.parameters == use.parameters }) {
        uses[known].targets += use.targets.filter { !uses[known].targets.contains($0) }
      } else {
        uses.append(use)
      }
    }
    return uses
  }

  private init(_ started: StartedSpring, _ marks: ParameterMarks) {
    let marked = SpringSetting(started)
    var parameters: [String: String] = [:]
    for (name, value) in marked.numbers { parameters[name] = marks.parameter(marked: value) }
    self.parameters = parameters
    setting = marked.setting(parameters.compactMapValues { marks.values[$0]?.plain })
    // There may be hundreds of attachments, whose names say nothing.
    targets = started.frequency != nil ? [] : [Self.target(of: started)]
  }

  /// A layer without a name has none that says something.
  private static func target(of started: StartedSpring) -> String {
    if let label = started.label { return (started.property.map { $0 + " of " } ?? "") + label }
    let name = started.target.split(separator: "/").last.map(String.init)
    return [name, started.property].compactMap(\.self).joined(separator: " ")
  }
}

/// Values by which parameters are known again.
private struct ParameterMarks {
  private(set) var values: [String: (plain: Double, marked: Double)] = [:]

  /// How much more than its value the first is, as a share; the others so much more each.
  private static let step = 1e-7

  init(_ parameters: [ParameterDescription], _ set: [String: String]) {
    for (number, parameter) in parameters.filter({ $0.kind == "number" }).enumerated() {
      guard let plain = Double(set[parameter.name] ?? parameter.defaultText) else { continue }
      let more = (plain == 0 ? 1 : plain.magnitude) * Self.step * Double(number + 1)
      let marked = [plain + more, plain - more].first { parameter.range?.contains($0) ?? true }
      if let marked { values[parameter.name] = (plain, marked) }
    }
  }

  /// The marked values as texts.
  var texts: [String: String] { values.mapValues { "\($0.marked)" } }

  func parameter(marked value: Double) -> String? { values.first { $0.value.marked == value }?.key }
}
