import UIKit

/// Where a bar shows something.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Place { case leading, trailing, middle, bottom, keyboard }
  let place: Place

  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let principal = ToolbarItemPlacement(place: .middle)
  public static let title = ToolbarItemPlacement(place: .middle)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  public static let status = ToolbarItemPlacement(place: .bottom)
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
}

/// One of the bars around content.
public struct ToolbarPlacement: Equatable, Sendable {
  enum Bar { case automatic, navigation, bottom, tabs }
  let bar: Bar
  public static let automatic = ToolbarPlacement(bar: .automatic)
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  public static let tabBar = ToolbarPlacement(bar: .tabs)
}

extension [ToolbarPlacement] {
  /// Whether the bar above a page is meant, as it is where none is said.
  fileprivate var isForNavigation: Bool { isEmpty || contains(.navigationBar) || contains(.automatic) }

  /// Tells of what only navigation bars have.
  fileprivate func noteOthers(_ what: String) {
    if contains(.tabBar) { noteMissing("\(what) for tab bars") }
    if contains(.bottomBar) { noteMissing("\(what) for bars at the bottom") }
  }
}

/// What is in a bar, where.
struct ToolbarEntry: Equatable {
  let place: ToolbarItemPlacement.Place
  let view: AnyView
  /// Around the view that says it.
  var environment: EnvironmentValues?

  /// The view in a bar: as light or dark as that is, but for that with what the view has around it that says it.
  var shown: AnyView {
    guard let environment else { return view }
    return AnyView(
      view.modifier(
        EnvironmentModifier { bar in
          let scheme = bar.colorScheme
          bar = environment
          bar.colorScheme = scheme
        }))
  }

  static func == (a: ToolbarEntry, b: ToolbarEntry) -> Bool {
    guard a.place == b.place, isSameValue(a.view, b.view) else { return false }
    guard let (first, second) = a.environment.flatMap({ first in b.environment.map { (first, $0) } }) else {
      return a.environment == nil && b.environment == nil
    }
    return first.isSame(as: second)
  }
}

/// What is in bars.
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}

/// What is in bars that people may arrange, which here they do not.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

/// Content that comes with the module.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  var entries: [ToolbarEntry] { get }
}

extension PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ToolbarContent {
  var allEntries: [ToolbarEntry] {
    (self as? any PrimitiveToolbarContent)?.entries ?? body.allEntries
  }
}

/// A view in a bar.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  var entries: [ToolbarEntry] { [ToolbarEntry(place: placement.place, view: AnyView(content))] }
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
}

extension ToolbarItem where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }
}

/// Several views in a bar.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
  var entries: [ToolbarEntry] { [ToolbarEntry(place: placement.place, view: AnyView(content))] }
}

/// Room between what is in a bar.
public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  let placement: ToolbarItemPlacement
  let sizing: SpacerSizing
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }
  var entries: [ToolbarEntry] {
    let view = sizing == .fixed ? AnyView(Color.clear.frame(width: 8, height: 0)) : AnyView(Spacer())
    return [ToolbarEntry(place: placement.place, view: view)]
  }
}

public struct SpacerSizing: Hashable, Sendable {
  let isFixed: Bool
  public static let flexible = SpacerSizing(isFixed: false)
  public static let fixed = SpacerSizing(isFixed: true)
}

public struct _ToolbarContents: PrimitiveToolbarContent, CustomizableToolbarContent {
  let entries: [ToolbarEntry]
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  var entries: [ToolbarEntry] { self?.allEntries ?? [] }
}

/// Builds what is in bars from the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _ToolbarContents { _ToolbarContents(entries: []) }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarContents {
    var entries: [ToolbarEntry] = []
    for part in repeat each content { entries += part.allEntries }
    return _ToolbarContents(entries: entries)
  }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
  public static func buildEither(first: some ToolbarContent) -> _ToolbarContents {
    _ToolbarContents(entries: first.allEntries)
  }
  public static func buildEither(second: some ToolbarContent) -> _ToolbarContents {
    _ToolbarContents(entries: second.allEntries)
  }
  public static func buildLimitedAvailability(_ content: some ToolbarContent) -> _ToolbarContents {
    _ToolbarContents(entries: content.allEntries)
  }
}

extension View {
  /// Has a tap on a page's title open a menu, where the title is in the row of the bar's buttons.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let entry = ToolbarEntry(place: .middle, view: AnyView(content()))
    return modifier(NavigationBarModifier { $0.titleMenu = $0.titleMenu ?? entry })
  }
  /// Puts views into the bars around the page that the view lies in.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let entries = content().allEntries
    if entries.contains(where: { $0.place == .keyboard }) { noteMissing("bars above the keyboard") }
    return modifier(NavigationBarModifier { $0.items = entries + $0.items })
  }
  /// Puts views at the end of the bar of the page that the view lies in.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let entry = ToolbarEntry(place: .trailing, view: AnyView(content()))
    return modifier(NavigationBarModifier { $0.items.insert(entry, at: 0) })
  }

  /// Whether bars show.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showing(bars, visibility)
  }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showing(bars, visibility)
  }

  private func showing(_ bars: [ToolbarPlacement], _ visibility: Visibility) -> some View {
    if bars.contains(.tabBar) { noteMissing("tab bars that pages hide") }
    return modifier(
      NavigationBarModifier { info in
        guard visibility == .hidden else { return }
        info.isHidden = info.isHidden || bars.isForNavigation
        info.hidesBottom = info.hidesBottom || bars.contains(.bottomBar)
      })
  }

  /// What lies behind navigation bars. Of other bars a note tells.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    bars.noteOthers("backgrounds of one's own")
    let entry = ToolbarEntry(place: .middle, view: AnyView(Rectangle().fill(style)))
    return modifier(NavigationBarModifier { if bars.isForNavigation { $0.background = $0.background ?? entry } })
  }
  /// Whether something lies behind navigation bars. They have nothing behind them here unless a view says what.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showingBackground(bars, visibility)
  }
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showingBackground(bars, visibility)
  }

  private func showingBackground(_ bars: [ToolbarPlacement], _ visibility: Visibility) -> some View {
    if visibility != .automatic { bars.noteOthers("backgrounds of one's own") }
    let usual = ToolbarEntry(place: .middle, view: AnyView(Rectangle().fill(Material.bar)))
    return modifier(
      NavigationBarModifier { info in
        guard bars.isForNavigation else { return }
        if visibility == .hidden { info.background = nil }
        if visibility == .visible { info.background = info.background ?? usual }
      })
  }

  /// Whether navigation bars are light or dark.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    if colorScheme != nil { bars.noteOthers("colour schemes of one's own") }
    return modifier(NavigationBarModifier { if bars.isForNavigation { $0.scheme = $0.scheme ?? colorScheme } })
  }

  /// Puts views at the start and the end of the bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    let entries = [
      ToolbarEntry(place: .leading, view: AnyView(leading)), ToolbarEntry(place: .trailing, view: AnyView(trailing)),
    ]
    return modifier(NavigationBarModifier { $0.items = entries + $0.items })
  }
  public func navigationBarItems<L: View>(leading: L) -> some View {
    let entry = ToolbarEntry(place: .leading, view: AnyView(leading))
    return modifier(NavigationBarModifier { $0.items.insert(entry, at: 0) })
  }
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    let entry = ToolbarEntry(place: .trailing, view: AnyView(trailing))
    return modifier(NavigationBarModifier { $0.items.insert(entry, at: 0) })
  }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(NavigationBarModifier { $0.hidesBack = $0.hidesBack || hidesBackButton })
  }
}
