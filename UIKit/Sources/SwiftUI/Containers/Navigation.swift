import UIKit

/// Pages that slide over each other, with a bar at the top that says what each is.
///
/// The bar is drawn here: large titles stay where they are while content scrolls, and pages are left by the bar's
/// button.
public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  let path: Binding<[AnyHashable]>?
  @State private var pages: [NavigationPage] = []
  @State private var lastNumber = 0
  @State private var destinations = NavigationDestinations()

  public var body: some View {
    let (pages, lastNumber, path) = ($pages, $lastNumber, path)
    let push = NavigationPush(
      view: { view, close in
        let number = lastNumber.wrappedValue + 1
        withAnimation(.smooth(duration: 0.35)) {
          lastNumber.wrappedValue = number
          pages.wrappedValue.append(NavigationPage(id: number, view: view, close: close))
        }
        return number
      },
      value: { value in
        withAnimation(.smooth(duration: 0.35)) {
          if let path { return path.wrappedValue.append(value) }
          lastNumber.wrappedValue += 1
          pages.wrappedValue.append(
            NavigationPage(id: lastNumber.wrappedValue, view: AnyView(DestinationView(value: value)), close: {}))
        }
      },
      pop: { NavigationPage.pop(pages, $0) })
    let values = path?.wrappedValue ?? []
    ZStack {
      NavigationPageView(content: AnyView(root), back: nil)
        .offset(x: self.pages.isEmpty && values.isEmpty ? 0 : -100)
      ForEach(Array(values.indices), id: \.self) { index in
        page(AnyView(DestinationView(value: values[index]))) {
          // Pages on their way out may be left again.
          guard let path, index < path.wrappedValue.count else { return }
          withAnimation(.smooth(duration: 0.35)) { path.wrappedValue.removeSubrange(index...) }
        }
      }
      ForEach(self.pages) { page in
        self.page(page.view) { NavigationPage.pop(pages, page.id) }
      }
    }
    .environment(\.navigationPush, push)
    .environment(\.navigationDestinations, destinations)
    .animation(.smooth(duration: 0.35), value: values)
  }

  private func page(_ view: AnyView, back: @escaping () -> Void) -> some View {
    NavigationPageView(content: view, back: back)
      .background(Color(uiColor: .systemBackground).ignoresSafeArea())
      .transition(.move(edge: .trailing))
  }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { (self.root, path) = (root(), nil) }
  /// The pages over the first one are those that the path says.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = Binding(get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 })
  }
}

extension NavigationStack {
  /// The pages over the first one are those of the values.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
  }
}

/// Values of any types, for each of which a page lies over the one before.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// The older name of ``NavigationStack``.
public struct NavigationView<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { NavigationStack { content } }
}

/// How a navigation view shows its pages.
public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle {}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: Self { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: Self { .init() }
}

extension View {
  /// A phone that stands upright shows one page at a time, whatever the style.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

struct NavigationPage: Identifiable {
  let id: Int
  let view: AnyView
  /// Called when the page is left.
  let close: () -> Void

  /// Leaves a page, and those over it.
  static func pop(_ pages: Binding<[NavigationPage]>, _ id: Int) {
    let left = pages.wrappedValue.filter { $0.id >= id }
    withAnimation(.smooth(duration: 0.35)) { pages.wrappedValue.removeAll { $0.id >= id } }
    for page in left { page.close() }
  }
}

struct NavigationPush {
  /// Shows a page over the others, with what is called when it is left; its number.
  let view: (AnyView, @escaping () -> Void) -> Int
  /// Shows the page of a value.
  let value: (AnyHashable) -> Void
  /// Leaves a page of a number, and those over it.
  let pop: (Int) -> Void
}

private struct NavigationPushKey: EnvironmentKey {
  static var defaultValue: NavigationPush? { nil }
}

extension EnvironmentValues {
  var navigationPush: NavigationPush? {
    get { self[NavigationPushKey.self] }
    set { self[NavigationPushKey.self] = newValue }
  }
}

/// What the bar above a page shows.
struct NavigationBarInfo: Equatable {
  var title: String?
  var isLarge: Bool?
  var isHidden = false
  var hidesBack = false
  var hidesBottom = false
  var items: [ToolbarEntry] = []
  var background: ToolbarEntry?
  /// What a tap on the title opens, where that is in the row of buttons.
  var titleMenu: ToolbarEntry?
  /// A field to search by.
  var search: ToolbarEntry?
  var scheme: ColorScheme?

  func views(_ place: ToolbarItemPlacement.Place) -> [AnyView] { items.filter { $0.place == place }.map(\.shown) }

  /// Whether there is something that a bar above would show.
  var isBarNeeded: Bool {
    search != nil || title != nil || items.contains { $0.place != .bottom && $0.place != .keyboard }
  }
}

struct NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarInfo { NavigationBarInfo() }
  static func reduce(value: inout NavigationBarInfo, nextValue: () -> NavigationBarInfo) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.isLarge = value.isLarge ?? next.isLarge
    value.isHidden = value.isHidden || next.isHidden
    value.hidesBack = value.hidesBack || next.hidesBack
    value.hidesBottom = value.hidesBottom || next.hidesBottom
    value.items += next.items
    value.background = value.background ?? next.background
    value.titleMenu = value.titleMenu ?? next.titleMenu
    value.search = value.search ?? next.search
    value.scheme = value.scheme ?? next.scheme
  }
}

/// A page below its bar.
private struct NavigationPageView: View {
  let content: AnyView
  let back: (() -> Void)?
  @State private var info = NavigationBarInfo()

  private var isLarge: Bool { back == nil ? info.isLarge ?? true : info.isLarge ?? false }

  var body: some View {
    let bottom = info.views(.bottom)
    VStack(spacing: 0) {
      if !info.isHidden, info.isBarNeeded || back != nil {
        VStack(spacing: 0) {
          bar
          if isLarge, let title = info.title {
            Text(title).font(.largeTitle).bold().lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
              .padding(.horizontal, 16).frame(height: 52)
          }
          if let search = info.search { search.shown }
        }
        .background { if let view = info.background?.shown { view.ignoresSafeArea(edges: .top) } }
        .transformEnvironment(\.colorScheme) { if let scheme = info.scheme { $0 = scheme } }
      }
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
        .transformEnvironment(\.dismiss) { if let back { $0 = DismissAction(action: back) } }
        .transformEnvironment(\.isPresented) { $0 = $0 || back != nil }
        .onPreferenceChange(NavigationBarKey.self) { info = $0 }
      if !bottom.isEmpty, !info.hidesBottom {
        HStack { row(bottom) }
          // A toolbar's height, in points.
          .padding(.horizontal, 16).frame(maxWidth: .infinity).frame(height: 49)
          .background { Rectangle().fill(Material.bar).ignoresSafeArea(edges: .bottom) }
      }
    }
    // Bars within are this page's own.
    .transformPreference(NavigationBarKey.self) { $0 = NavigationBarInfo() }
  }

  private func row(_ views: [AnyView]) -> some View {
    ForEach(Array(views.indices), id: \.self) { views[$0] }
  }

  private var bar: some View {
    let (leading, trailing, middle) = (info.views(.leading), info.views(.trailing), info.views(.middle))
    return ZStack {
      if !middle.isEmpty {
        HStack { row(middle) }
      } else if !isLarge, let title = info.title {
        barTitle(Text(title).font(.headline).lineLimit(1))
      }
      HStack(spacing: 16) {
        if let back, !info.hidesBack {
          Button(action: back) {
            HStack(spacing: 4) {
              Image(systemName: "chevron.left")
              if leading.isEmpty { Text("Back") }
            }
          }
          .padding(.leading, -8)
        }
        row(leading)
        Spacer(minLength: 0)
        row(trailing)
      }
      .padding(.horizontal, 16)
    }
    .frame(maxWidth: .infinity).frame(height: 44)
  }

  @ViewBuilder private func barTitle(_ title: some View) -> some View {
    if let menu = info.titleMenu?.shown {
      Menu {
        menu
      } label: {
        HStack(spacing: 4) {
          title
          Image(systemName: "chevron.down.circle.fill").imageScale(.small).opacity(0.4)
        }
        .foregroundStyle(.primary)
      }
      .menuOrder(.fixed)
    } else {
      title
    }
  }
}

/// How a navigation bar shows its title.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

struct NavigationBarModifier: PrimitiveModifier, PreferenceWriting {
  typealias Written = NavigationBarKey
  let change: (inout NavigationBarInfo) -> Void

  func update(_ node: Node, content: any View) { node.child(.only, content) }
  func value<K: PreferenceKey>(of key: K.Type, _ node: Node, _ inner: () -> K.Value?) -> K.Value? {
    guard key == NavigationBarKey.self else { return inner() }
    var info = inner() as? NavigationBarInfo ?? NavigationBarInfo()
    change(&info)
    // What is in bars finds there what is around the view that says it.
    for index in info.items.indices where info.items[index].environment == nil {
      info.items[index].environment = node.environment
    }
    if info.search?.environment == nil { info.search?.environment = node.environment }
    if info.background?.environment == nil { info.background?.environment = node.environment }
    if info.titleMenu?.environment == nil { info.titleMenu?.environment = node.environment }
    return info as? K.Value
  }
}

extension View {
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  public func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationBarModifier { $0.title = $0.title ?? title.string })
  }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    modifier(
      NavigationBarModifier {
        if displayMode != .automatic { $0.isLarge = $0.isLarge ?? (displayMode == .large) }
      })
  }
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(NavigationBarModifier { $0.isHidden = $0.isHidden || hidden })
  }

  /// A scene's picture has no status bar to hide.
  public func statusBar(hidden: Bool) -> some View { self }
  /// A scene's picture has no status bar to hide.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}

/// Leaves what a view lies in: a page or a sheet.
public struct DismissAction {
  let action: () -> Void
  public func callAsFunction() { action() }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(action: {}) }
}

extension EnvironmentValues {
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
