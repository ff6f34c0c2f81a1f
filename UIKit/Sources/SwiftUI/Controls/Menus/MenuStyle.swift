/// A menu as its style sees it.
public struct MenuStyleConfiguration {
  public typealias Label = _ControlPart
  public typealias Content = _ControlPart
  public let label: Label
  public let content: Content
  let primaryAction: (() -> Void)?
}

/// How the buttons look that open menus.
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button of the style of buttons.
public struct DefaultMenuStyle: MenuStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}
/// A button of the style of buttons.
public struct ButtonMenuStyle: MenuStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}
/// A label without a border, whatever the style of buttons.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { .init() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { .init() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { .init() } }

struct AnyMenuStyle {
  let make: (MenuStyleConfiguration) -> any View
}

private struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: AnyMenuStyle { AnyMenuStyle { MenuButton(configuration: $0) } }
}
private struct MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
private struct MenuDismissKey: EnvironmentKey { static let defaultValue = MenuActionDismissBehavior.automatic }

extension EnvironmentValues {
  var menuStyle: AnyMenuStyle {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }
}

extension View {
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.menuStyle) { outer in
      // A style that shows a menu again shows it as it would be without the style.
      outer = AnyMenuStyle { [outer] configuration in
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }.environment(\.menuStyle, outer)
      }
    }
  }
  /// What is nearest to the button that opens a menu.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  /// Whether a menu goes when something of it is chosen.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
