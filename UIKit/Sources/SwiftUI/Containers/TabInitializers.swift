extension Tab {
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    (self.value, self.content, self.label) = (value, content(), label())
  }
}

extension Tab where Value == Never {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (value, self.content, self.label) = (nil, content(), label())
  }
}

extension Tab where Label == EmptyView {
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { EmptyView() }
  }
}

extension Tab where Label == EmptyView, Value == Never {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { EmptyView() }
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { SwiftUI.Label(titleKey, image: image) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { SwiftUI.Label(title, image: image) }
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image>, Value == Never {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { SwiftUI.Label(titleKey, image: image) }
  }
}
