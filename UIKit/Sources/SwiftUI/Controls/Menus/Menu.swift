import UIKit

/// A button that opens a menu of buttons, toggles, pickers and other menus, or one with an action of its own that opens it where a
/// finger stays.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  @Environment(\.menuStyle) private var style

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, primaryAction) = (label(), content(), nil)
  }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    (self.label, self.content, self.primaryAction) = (label(), content(), primaryAction)
  }

  public var body: some View {
    AnyView(
      style.make(
        MenuStyleConfiguration(
          label: .init(view: label), content: .init(view: content), primaryAction: primaryAction)))
  }
}

extension Menu: MenuEntry {
  func menuElements(_ node: Node) -> [UIMenuElement] {
    guard let opener = node.firstOpener else { return [] }
    let words = opener.label?.menuWords ?? MenuWords()
    return [
      UIMenu(title: words.title, subtitle: words.subtitle, image: words.image, children: opener.elements)
    ]
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  public init(_ configuration: MenuStyleConfiguration) {
    (label, content, primaryAction) = (configuration.label, configuration.content, configuration.primaryAction)
  }
}
