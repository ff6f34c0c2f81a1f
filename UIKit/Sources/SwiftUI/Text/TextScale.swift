import CoreGraphics

extension Text {
  /// How large letters are beside those that go without saying.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat
    public static let `default` = Scale(factor: 1)
    /// Smaller, for what is beside the point. Apple tells no number.
    public static let secondary = Scale(factor: 0.8)
  }

  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    guard isEnabled else { return self }
    var copy = self
    for index in copy.runs.indices { copy.runs[index].style.scale = scale.factor }
    return copy
  }
}

private struct TextScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
  /// How much smaller letters are than they would be, 0...1.
  var textScale: CGFloat {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }
}

extension View {
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textScale) { if isEnabled { $0 = scale.factor } }
  }
}
