public import CoreGraphics

// More of what newer systems' sheets, bars, lists and menus are told.

/// How large a presentation is where it may be of any size.
public protocol PresentationSizing {}
public struct AutomaticPresentationSizing: PresentationSizing {}
public struct FittedPresentationSizing: PresentationSizing {}
public struct FormPresentationSizing: PresentationSizing {}
public struct PagePresentationSizing: PresentationSizing {}
extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: Self { .init() }
}
extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: Self { .init() } }
extension PresentationSizing where Self == FormPresentationSizing { public static var form: Self { .init() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: Self { .init() } }
extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

/// What a finger does first that is dragged over what scrolls on a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

/// What the background of a container lies behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// How much room lies between a list's sections.
public struct ListSectionSpacing: Hashable, Sendable {
  private let name: String
  public static let `default` = ListSectionSpacing(name: "default")
  public static let compact = ListSectionSpacing(name: "compact")
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .init(name: "\(spacing)") }
}

/// Whether a button goes on while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// Whether a menu goes when something of it is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// What a bar is for.
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let navigationStack = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
}

/// What a field to search by becomes in a bar.
public struct SearchToolbarBehavior: Sendable {
  public static let automatic = SearchToolbarBehavior()
  public static let minimize = SearchToolbarBehavior()
}

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

extension View {
  /// On a phone a sheet is as wide as the screen, and as high as its detents say.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
  /// A finger that is dragged over what scrolls on a sheet resizes it first.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    if behavior == .scrolls { noteMissing("sheets whose contents scroll before they grow") }
    return self
  }
  /// What lies behind all of the view, below the bars, too.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea() }
  }
  /// What lies behind all of the view, below the bars, too.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return background(alignment: alignment) { content.ignoresSafeArea() }
  }
  /// What there is to be changed of something, beside it: on a phone, a sheet.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
    sheet(isPresented: isPresented, content: content)
  }
  /// On a phone nothing lies beside something.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// On a phone nothing lies beside something.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }

  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    if spacing != .default { noteMissing("room of one's own between the sections of lists") }
    return self
  }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
  public func listItemTint(_ tint: Color?) -> some View {
    if tint != nil { noteMissing("pictures in rows of a colour of their own") }
    return self
  }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    if behavior == .enabled { noteMissing("buttons that go on while they are held") }
    return self
  }
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    if sizing == .flexible { noteMissing("buttons as wide as there is room") }
    return self
  }
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  public func dialogIcon(_ icon: Image?) -> some View {
    if icon != nil { noteMissing("pictures on alerts") }
    return self
  }
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { noteMissing("sliders without a thumb") }
    return self
  }
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    noteMissing("room of one's own within labels")
    return self
  }
  public func labelReservedIconWidth(_ width: CGFloat) -> some View {
    noteMissing("room of one's own within labels")
    return self
  }
  /// Windows are never resized by hand.
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
  /// What newer watches do by two fingers, and phones do not.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
  /// Contents are always as they should be.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Pictures are shown within the range that any screen has.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

/// Whether something opens when something else is held over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// What a hand does.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

extension Image {
  /// How bright a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
}
