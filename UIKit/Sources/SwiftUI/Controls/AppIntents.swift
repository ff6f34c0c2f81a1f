import CoreGraphics

/// Something that an app offers to the system. Here only buttons and switches that name it perform it.
public protocol AppIntent {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  func perform() async throws -> PerformResult
}

/// What comes of an intent.
public protocol IntentResult {}

/// Nothing but that it is done.
public struct EmptyIntentResult: IntentResult {}

extension IntentResult where Self == EmptyIntentResult {
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

private func perform(_ intent: some AppIntent) {
  Task {
    do { _ = try await intent.perform() } catch {
      noteMissing("what the system says of an intent that fails: \(error)")
    }
  }
}

extension Button {
  public init<I: AppIntent>(role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { perform(intent) }, label: label)
  }
}

extension Button where Label == Text {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I) {
    self.init(titleKey, role: role) { perform(intent) }
  }
  @_disfavoredOverload
  public init<I: AppIntent, S: StringProtocol>(_ title: S, role: ButtonRole? = nil, intent: I) {
    self.init(title, role: role) { perform(intent) }
  }
}

extension Toggle {
  /// Shows what is said to be so, and changes nothing itself.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in perform(intent) }), label: label)
  }
}
