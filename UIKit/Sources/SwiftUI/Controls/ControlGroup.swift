/// Controls that belong together, beside each other unless a style says otherwise.
public struct ControlGroup<Content: View>: View {
  let content: Content
  let label: AnyView?
  @Environment(\.controlGroupStyle) private var style

  public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), nil) }
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), AnyView(label()))
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), AnyView(Text(titleKey)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), AnyView(Text(title)))
  }
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), AnyView(Label(titleKey, systemImage: name)))
  }

  public var body: some View {
    AnyView(
      style.make(
        ControlGroupStyleConfiguration(
          content: .init(view: content), label: .init(view: label ?? AnyView(EmptyView())))))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  public init(_ configuration: ControlGroupStyleConfiguration) {
    (content, label) = (configuration.content, AnyView(configuration.label))
  }
}

/// A group of controls as its style sees it.
public struct ControlGroupStyleConfiguration {
  public typealias Content = _ControlPart
  public typealias Label = _ControlPart
  public let content: Content
  public let label: Label
}

/// How controls that belong together lie.
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Controls beside each other.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
/// As controls lie in a bar, where they have no borders.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroupStyle().makeBody(configuration: configuration).buttonStyle(.borderless)
  }
}
/// As parts of one control beyond menus, which is told: here the controls lie beside each other.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    noteMissing("groups of controls that look like segments")
    return AutomaticControlGroupStyle().makeBody(configuration: configuration)
  }
}
/// The label is a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: Self { .init() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: Self { .init() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: Self { .init() }
}

struct AnyControlGroupStyle {
  let make: (ControlGroupStyleConfiguration) -> any View
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlGroupStyle {
    AnyControlGroupStyle { AutomaticControlGroupStyle().makeBody(configuration: $0) }
  }
}

extension EnvironmentValues {
  var controlGroupStyle: AnyControlGroupStyle {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.controlGroupStyle) { outer in
      outer = AnyControlGroupStyle { [outer] configuration in
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }
          .environment(\.controlGroupStyle, outer)
      }
    }
  }
}
