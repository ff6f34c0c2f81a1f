/// What is written in a tab view: tabs, and groups of them.
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype _Page: View
  /// The views of the tabs, each with what stands for it in the bar.
  var _page: _Page { get }
}

/// One of a tab view's views, with what stands for it in the bar.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  let value: Value?
  let content: Content
  let label: Label
}

extension Tab: TabContent {
  public typealias TabValue = Value
  // What has no value is known by its place.
  @ViewBuilder public var _page: some View {
    if let value { content.tabItem { label }.tag(value) } else { content.tabItem { label } }
  }
}

/// What a tab is for; in the bar of a phone it stands among the others.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}

/// Tabs that belong together; a phone's bar does not show their title.
public struct TabSection<Header: View, Content: TabContent>: TabContent {
  let content: Content
  public typealias TabValue = Content.TabValue
  public var _page: Content._Page { content._page }
}

extension TabSection {
  public init<Value: Hashable>(
    @TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Value == Content.TabValue { self.content = content() }
}

extension TabSection where Header == Text {
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content)
  where Value == Content.TabValue { self.content = content() }
  @_disfavoredOverload
  public init<S: StringProtocol, Value: Hashable>(_ title: S, @TabContentBuilder<Value> content: () -> Content)
  where Value == Content.TabValue { self.content = content() }
}

/// Several tabs.
public struct _Tabs<TabValue: Hashable, Content: View>: TabContent {
  let content: Content
  public var _page: Content { content }
}

/// Puts together what is written in a tab view.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> _Tabs<TabValue, Content._Page>
  where Content.TabValue == TabValue { _Tabs(content: content._page) }
  public static func buildBlock<Content: View>(_ content: _Tabs<TabValue, Content>) -> _Tabs<TabValue, Content> {
    content
  }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat _Tabs<TabValue, each Content>
  ) -> _Tabs<TabValue, TupleView<(repeat each Content)>> {
    _Tabs(content: TupleView(parts: repeat (each content).content))
  }
  public static func buildIf<Content: View>(_ content: _Tabs<TabValue, Content>?) -> _Tabs<TabValue, Content?> {
    _Tabs(content: content?.content)
  }
  public static func buildEither<First: View, Second: View>(
    first: _Tabs<TabValue, First>
  ) -> _Tabs<TabValue, _ConditionalContent<First, Second>> {
    _Tabs(content: _ConditionalContent(branch: .first(first.content)))
  }
  public static func buildEither<First: View, Second: View>(
    second: _Tabs<TabValue, Second>
  ) -> _Tabs<TabValue, _ConditionalContent<First, Second>> {
    _Tabs(content: _ConditionalContent(branch: .second(second.content)))
  }
  public static func buildLimitedAvailability<Content: View>(
    _ content: _Tabs<TabValue, Content>
  ) -> _Tabs<TabValue, AnyView> { _Tabs(content: AnyView(content.content)) }
}

extension TabView {
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue, Content == C._Page {
    self.init(selection: selection, pages: content()._page)
  }
}

extension TabView where SelectionValue == Never {
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where C.TabValue == Never, Content == C._Page { self.init(selection: nil, pages: content()._page) }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var _page: some View { ForEach<Data, ID, Content._Page>(data: data, content: { content($0)._page }, id: id) }

  public init<Value: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TabValue { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
  public init<Value: Hashable>(
    _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TabValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension TabContent {
  // Tabs are where they were written.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
    -> some TabContent<TabValue>
  { self }
  /// Whether the tab is left out.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _Tabs<TabValue, _Page?>(content: hidden ? nil : _page)
  }
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
}

/// Whether somebody may move a tab, which nobody can here.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where tabs are.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
