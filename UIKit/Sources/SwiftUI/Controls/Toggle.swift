import UIKit

/// A control that is on or off.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.toggleStyle) private var style

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  public var body: some View {
    AnyView(
      style.make(
        ToggleStyleConfiguration(label: .init(view: label), isOn: isOn.wrappedValue, binding: isOn))
    )
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// A toggle as its style sees it.
public struct ToggleStyleConfiguration {
  public typealias Label = _ControlPart
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }

  init(label: Label, isOn: Bool, binding: Binding<Bool>) {
    self.label = label
    // Who shows it shows the value of the update; who changes it changes the source.
    _isOn = Binding(get: { isOn }, set: { binding.wrappedValue = $0 })
  }
}

/// How toggles look.
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label with UIKit's switch.
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LabeledLine(
      label: configuration.label, content: SwitchView(isOn: configuration.$isOn, tint: tint))
  }
}

public struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A button that is tinted while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label.padding(.horizontal, 12).padding(.vertical, 7)
        .background(
          Color.accentColor.opacity(configuration.isOn ? 0.15 : 0),
          in: RoundedRectangle(cornerRadius: 7))
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { .init() }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { .init() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { .init() }
}

struct SwitchView: View {
  let isOn: Binding<Bool>
  let tint: Color?

  var body: some View {
    let (isOn, tint) = (isOn, tint)
    let value = isOn.wrappedValue
    PlatformView<UISwitch>(
      make: { node in
        let action = node.action { isOn.wrappedValue = $0 }
        let view = UISwitch(frame: .zero)
        view.isOn = value
        view.addAction(
          UIAction { [unowned view] _ in action.perform(view.isOn) }, for: .valueChanged)
        return view
      },
      update: { view, node in
        _ = node.action { isOn.wrappedValue = $0 }
        let environment = node.environment
        view.onTintColor = tint.map { $0.resolved(in: environment).uiColor } ?? environment.uiTint
        view.isEnabled = environment.isEnabled
        if view.isOn != value { view.setOn(value, animated: !node.isNew) }
      }, sizing: { view, _ in view.intrinsicContentSize })
  }
}

struct AnyToggleStyle {
  let make: (ToggleStyleConfiguration) -> any View
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle {
    AnyToggleStyle { DefaultToggleStyle().makeBody(configuration: $0) }
  }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment(\.toggleStyle) { outer in
      outer = AnyToggleStyle { [outer] configuration in
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }.environment(
          \.toggleStyle, outer)
      }
    }
  }
}
