/// What a control does in words that matter for its look.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")
}

/// What a button shows that only has a role: a sign for closing and for confirming, and otherwise a word.
public struct DefaultButtonLabel: View {
  let role: ButtonRole
  public var body: some View {
    switch role {
    case .close: Image(systemName: "xmark")
    case .confirm: Image(systemName: "checkmark")
    default: Text(verbatim: word)
    }
  }

  /// The role in a word, for what has no room for signs.
  var word: String {
    switch role {
    case .close: "Close"
    case .confirm: "Done"
    case .destructive: "Delete"
    default: "Cancel"
    }
  }
}

/// A control that does something when it is tapped.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
  @State private var isPressed = false
  @Environment(\.buttonStyle) private var style

  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    (self.role, self.action, self.label) = (role, action, label())
  }
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public var body: some View {
    let configuration = ButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(view: label), isPressed: isPressed,
      trigger: action)
    if style.triggersItself {
      AnyView(style.make(configuration))
    } else {
      AnyView(style.make(configuration)).modifier(
        ButtonGesture(action: action, isPressed: $isPressed))
    }
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == DefaultButtonLabel {
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.perform) { configuration.label }
  }
}

/// A button as its style sees it.
public struct ButtonStyleConfiguration {
  public struct Label: PrimitiveView {
    let view: any View
    package func update(_ node: Node) { node.child(.only, view) }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
  let trigger: () -> Void
}

/// A button as a style sees it that decides itself when it is triggered.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label
  public let role: ButtonRole?
  public let label: Label
  let perform: () -> Void
  public func trigger() { perform() }
  /// For gestures that end with nothing.
  @_disfavoredOverload
  public func trigger(_: Void) { perform() }
}

/// How buttons look.
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and what triggers them.
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style makes, with the style's own property wrappers connected.
struct StyleBody<Style, Made: View>: View, HoldsProperties {
  private var style: Style
  private let make: (Style) -> Made

  init(style: Style, make: @escaping (Style) -> Made) { (self.style, self.make) = (style, make) }

  var holder: Style {
    get { style }
    set { style = newValue }
  }
  var body: Made { make(style) }
}

/// A style whose type does not show.
struct AnyButtonStyle {
  /// Whether the style itself says what triggers the button, rather than a tap.
  var triggersItself = false
  let make: (ButtonStyleConfiguration) -> any View
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle {
    AnyButtonStyle { StyledButtonLabel(configuration: $0, isPlain: false) }
  }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// The label that dims while it is pressed.
struct StyledButtonLabel: View {
  let configuration: ButtonStyleConfiguration
  let isPlain: Bool

  var body: some View {
    let label = configuration.label.opacity(configuration.isPressed ? 0.2 : 1)
      .animation(
        configuration.isPressed ? nil : .easeOut(duration: 0.35), value: configuration.isPressed)
    if isPlain { label } else { label.modifier(TintedLabel(role: configuration.role)) }
  }
}

private struct TintedLabel: PrimitiveModifier {
  let role: ButtonRole?
  func update(_ node: Node, content: any View) {
    var environment = node.environment
    if environment.foregroundStyle == nil {
      environment.foregroundStyle = AnyShapeStyle(
        role == .destructive ? Color.red : Color.accentColor)
    }
    node.child(.only, content, environment: environment)
  }
}

public struct DefaultButtonStyle { public init() {} }
public struct PlainButtonStyle { public init() {} }
public struct BorderlessButtonStyle { public init() {} }
public struct BorderedButtonStyle { public init() {} }
public struct BorderedProminentButtonStyle { public init() {} }

extension DefaultButtonStyle: ButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    StyledButtonLabel(configuration: configuration, isPlain: false)
  }
}
extension PlainButtonStyle: ButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    StyledButtonLabel(configuration: configuration, isPlain: true)
  }
}
extension BorderlessButtonStyle: ButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    StyledButtonLabel(configuration: configuration, isPlain: false)
  }
}
extension BorderedButtonStyle: ButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    StyledButtonLabel(configuration: configuration, isPlain: false).padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background { ButtonBorder(color: .accentColor.opacity(0.15)) }
  }
}
extension BorderedProminentButtonStyle: ButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(.white).padding(.horizontal, 12).padding(.vertical, 7)
      .background { ButtonBorder(color: configuration.role == .destructive ? .red : .accentColor) }
      .opacity(configuration.isPressed ? 0.75 : 1)
      .animation(
        configuration.isPressed ? nil : .easeOut(duration: 0.35), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { .init() }
}
extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { .init() }
}
extension ButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { .init() }
}
extension ButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { .init() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyle) { outer in
      outer = AnyButtonStyle { [outer] configuration in
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }.environment(
          \.buttonStyle, outer)
      }
    }
  }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyle) { outer in
      outer = AnyButtonStyle(triggersItself: true) { [outer] configuration in
        let configuration = PrimitiveButtonStyleConfiguration(
          role: configuration.role, label: configuration.label, perform: configuration.trigger)
        return StyleBody(style: style) { $0.makeBody(configuration: configuration) }.environment(
          \.buttonStyle, outer)
      }
    }
  }
}

/// What a button does with fingers: it is pressed while one is on it, and triggered when that leaves it there.
struct ButtonGesture: PrimitiveModifier, GestureSource {
  let action: () -> Void
  let isPressed: Binding<Bool>
  var priority: GesturePriority { .usual }
  var counts: GestureMask { .all }

  func update(_ node: Node, content: any View) { node.child(.only, content) }

  func makeRecognition(_ node: Node) -> any AnyRecognition { Press(node, action, isPressed) }

  private final class Press: Recognition<()> {
    /// How far beyond its edges, in points, a finger still presses a button.
    private static let margin: CGFloat = 70

    private unowned let node: Node
    private let action: () -> Void
    private let pressed: Binding<Bool>
    private var isPressed = false

    init(_ node: Node, _ action: @escaping () -> Void, _ pressed: Binding<Bool>) {
      (self.node, self.action, self.pressed) = (node, action, pressed)
    }

    private func press(_ new: Bool) {
      guard new != isPressed else { return }
      isPressed = new
      pressed.wrappedValue = new
    }

    private func isNear(_ event: GestureEvent) -> Bool {
      guard let finger = event.fingers.first, let element = node.elements.first else {
        return false
      }
      let place = event.convert(finger.location, .local)
      return CGRect(origin: .zero, size: element.frame.size).insetBy(
        dx: -Self.margin, dy: -Self.margin
      ).contains(place)
    }

    override func receive(_ event: GestureEvent) {
      guard !isOver else { return }
      switch event.kind {
      case .began: press(true)
      case .moved: press(isNear(event))
      case .ended:
        let triggers = isPressed
        press(false)
        phase = triggers ? .ended(()) : .failed
      case .cancelled:
        press(false)
        phase = .failed
      case .timePassed: break
      }
    }

    override func cancel() {
      press(false)
      super.cancel()
    }

    private var isDone = false

    override func deliver() {
      guard hasEnded, !isDone else { return }
      isDone = true
      action()
    }
  }
}

extension View {
  /// Does something when the view is tapped as a button is, and says when a finger presses it. Apple does not document it, and packages
  /// use it.
  public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    modifier(ButtonGesture(action: action, isPressed: Binding(get: { false }, set: { pressing?($0) })))
  }
}
