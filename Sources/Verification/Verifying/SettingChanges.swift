import SpringformNumerics

extension Manifest {
  /// Settings that are others than a baseline's. They explain a difference and are none themselves.
  func settingChanges(since old: Self) -> [ComparisonResult.Finding] {
    settings.changes(since: old.settings) + parameters.changes(since: old.parameters)
  }
}

extension RecordedSettings {
  func changes(since old: Self) -> [ComparisonResult.Finding] {
    func number(_ value: Double?) -> String { value.map(\.decimalText) ?? "the scene's own" }
    return [
      .setting("fps", number(old.rate), number(rate)), .setting("scale", number(old.scale), number(scale)),
      .setting("speed", number(old.speed), number(speed)), .setting("from", number(old.from), number(from)),
      .setting("to", number(old.to), number(to)), .setting("seed", "\(old.seed)", "\(seed)"),
      old.touches.flatMap { old in touches.flatMap { .setting("touches", "\(old)", "\($0)") } },
    ].compactMap(\.self)
  }
}

extension [ParameterSetting] {
  func changes(since old: Self) -> [ComparisonResult.Finding] {
    func text(_ parameters: Self) -> String {
      parameters.isEmpty ? "none" : parameters.map { "\($0.name)=\($0.value)" }.joined(separator: ", ")
    }
    return [.setting("parameters", text(old), text(self))].compactMap(\.self)
  }
}

extension ComparisonResult.Finding {
  /// `nil` when the setting is as it was.
  fileprivate static func setting(_ name: String, _ expected: String, _ actual: String) -> Self? {
    expected == actual ? nil : Self(name: name, expected: expected, actual: actual, fails: false)
  }
}
