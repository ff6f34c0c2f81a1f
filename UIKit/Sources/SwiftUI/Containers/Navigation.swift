import UIKit

/// Pages that slide over each other, with a bar at the top that says what each is.
///
/// The bar is drawn here: large titles stay where they are while content scrolls, and pages are left by the bar's
/// button.
public struct NavigationStack<Root: View>: View {
  let root: Root
  @State private var pages: [NavigationPage] = []
  @State private var lastNumber = 0

  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  public var body: some View {
    let (pages, lastNumber) = ($pages, $lastNumber)
    let push = NavigationPush { view, close in
      withAnimation(.smooth(duration: 0.35)) {
        lastNumber.wrappedValue += 1
        pages.wrappedValue.append(
          NavigationPage(id: lastNumber.wrappedValue, view: view, close: close))
      }
    }
    ZStack {
      NavigationPageView(content: AnyView(root), back: nil)
        .offset(x: self.pages.isEmpty ? 0 : -100)
      ForEach(self.pages) { page in
        NavigationPageView(content: page.view, back: { NavigationPage.pop(pages, page.id) })
          .background(Color(uiColor: .systemBackground).ignoresSafeArea())
          .transition(.move(edge: .trailing))
      }
    }
    .environment(\.navigationPush, push)
  }
}

/// The older name of ``NavigationStack``.
public struct NavigationView<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { NavigationStack { content } }
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
  let push: (AnyView, @escaping () -> Void) -> Void
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
}

struct NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarInfo { NavigationBarInfo() }
  static func reduce(value: inout NavigationBarInfo, nextValue: () -> NavigationBarInfo) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.isLarge = value.isLarge ?? next.isLarge
    value.isHidden = value.isHidden || next.isHidden
  }
}

/// A page below its bar.
private struct NavigationPageView: View {
  let content: AnyView
  let back: (() -> Void)?
  @State private var info = NavigationBarInfo()

  private var isLarge: Bool { back == nil ? info.isLarge ?? true : info.isLarge ?? false }

  var body: some View {
    VStack(spacing: 0) {
      if !info.isHidden, info.title != nil || back != nil {
        bar
        if isLarge, let title = info.title {
          Text(title).font(.largeTitle).bold().frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 16).frame(height: 52)
        }
      }
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .transformEnvironment(\.dismiss) { if let back { $0 = DismissAction(action: back) } }
    .onPreferenceChange(NavigationBarKey.self) { info = $0 }
  }

  private var bar: some View {
    ZStack {
      if !isLarge, let title = info.title { Text(title).font(.headline) }
      if let back {
        Button(action: back) {
          HStack(spacing: 4) {
            Image(systemName: "chevron.left")
            Text("Back")
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 8)
      }
    }
    .frame(maxWidth: .infinity).frame(height: 44)
  }
}

/// A button that leads to a page of the navigation that it lies in.
public struct NavigationLink<Label: View, Destination: View>: View {
  let destination: () -> Destination
  let label: Label
  let isActive: Binding<Bool>?
  @Environment(\.navigationPush) private var push

  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    (self.destination, self.label, isActive) = (destination, label(), nil)
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    (self.destination, self.label, isActive) = ({ destination }, label(), nil)
  }
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.destination, self.label, self.isActive) = ({ destination }, label(), isActive)
  }

  public var body: some View {
    Button {
      if let isActive { isActive.wrappedValue = true } else { go() }
    } label: {
      label
    }
    .onChange(of: isActive?.wrappedValue ?? false, initial: true) { _, active in if active { go() }
    }
  }

  private func go() {
    guard let push else {
      return noteOnce("a NavigationLink lies in no NavigationStack or NavigationView")
    }
    let isActive = isActive
    push.push(AnyView(destination())) { isActive?.wrappedValue = false }
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

/// How a navigation bar shows its title.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

private struct NavigationBarModifier: PrimitiveModifier, PreferenceWriting {
  let change: (inout NavigationBarInfo) -> Void

  func update(_ node: Node, content: any View) { node.child(.only, content) }
  func value<K: PreferenceKey>(of key: K.Type, _ node: Node, _ inner: () -> K.Value?) -> K.Value? {
    guard key == NavigationBarKey.self else { return inner() }
    var info = inner() as? NavigationBarInfo ?? NavigationBarInfo()
    change(&info)
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
