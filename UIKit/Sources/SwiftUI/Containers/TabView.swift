import UIKit

/// Several views of which one shows: chosen in a bar at the bottom, or, in the page style, by paging.
///
/// All of them are made at once.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @State private var chosen: AnyHashable?
  @Environment(\.tabViewStyle) private var style

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }
  init(selection: Binding<SelectionValue>?, pages: Content) { (self.selection, content) = (selection, pages) }

  public var body: some View {
    let (selection, own) = (selection, $chosen)
    Tabs(
      selected: selection.map { AnyHashable($0.wrappedValue) } ?? chosen, style: style,
      content: content
    ) { tag in
      if let selection {
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      } else {
        own.wrappedValue = tag
      }
    }
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

/// How tab views look.
public protocol TabViewStyle {
  var _kind: _TabViewKind { get }
}

/// A bar, or pages with or without dots.
public enum _TabViewKind: Sendable { case bar, pages, pagesWithoutDots }

public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _kind: _TabViewKind { .bar }
}

/// Pages beside each other that follow the finger.
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Equatable, Sendable {
    let shows: Bool
    public static let automatic = IndexDisplayMode(shows: true)
    public static let always = IndexDisplayMode(shows: true)
    public static let never = IndexDisplayMode(shows: false)
  }
  let mode: IndexDisplayMode
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public var _kind: _TabViewKind { mode.shows ? .pages : .pagesWithoutDots }
}

/// A bar at the bottom of a phone, and a list beside the view elsewhere.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
  public var _kind: _TabViewKind { .bar }
}
/// A bar, without anything else.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
  public var _kind: _TabViewKind { .bar }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { .init() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: Self { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { .init() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    .init(indexDisplayMode: indexDisplayMode)
  }
}

private struct TabStyleKey: EnvironmentKey { static let defaultValue = _TabViewKind.bar }
private struct TabItemKey: LayoutValueKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
  var tabViewStyle: _TabViewKind {
    get { self[TabStyleKey.self] }
    set { self[TabStyleKey.self] = newValue }
  }
}

extension View {
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._kind)
  }
  /// What stands for the view in the bar of a tab view.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    layoutValue(key: TabItemKey.self, value: AnyView(label()))
  }
}

private struct BarItem {
  let tag: AnyHashable
  let label: AnyView
  let badge: String?
}

private struct Tabs<Content: View>: PrimitiveView {
  let selected: AnyHashable?
  let style: _TabViewKind
  let content: Content
  let select: (AnyHashable) -> Void

  func update(_ node: Node) {
    if style == .bar { showBar(node) } else { showPages(node) }
  }

  private func tabs(_ pages: [Element], in node: Node) -> [BarItem] {
    pages.enumerated().map { index, page in
      BarItem(
        tag: page.traits.tag ?? page.node.identity(below: node) ?? AnyHashable(index),
        label: page.traits[TabItemKey.self] ?? AnyView(EmptyView()), badge: page.traits[BadgeKey.self])
    }
  }

  private func showBar(_ node: Node) {
    let pages = node.child(.part(0, 0), content).outerElements
    let tabs = tabs(pages, in: node)
    let index = tabs.firstIndex { $0.tag == selected } ?? 0
    let bar = node.child(.part(1, 0), TabBar(tabs: tabs, selected: index, select: select))
    let element = node.own { TabElement(node) }
    element.children = pages + bar.elements
    (element.pageCount, element.selected) = (pages.count, index)
  }

  private func showPages(_ node: Node) {
    let scroll = node.child(
      .part(2, 0),
      ScrollContent(
        axes: .horizontal, showsIndicators: false, isPaging: true,
        content: PageRow(content: content)))
    guard let element = scroll.elements.first as? ScrollElement else { return }
    let pages = element.first { $0 as? PageRowElement }?.children ?? []
    let tabs = tabs(pages, in: node)
    let index = tabs.firstIndex { $0.tag == selected } ?? 0
    let shown = (node.state as? Shown) ?? Shown()
    node.state = shown
    let dots = node.child(
      .part(3, 0),
      PageDots(count: style == .pages ? tabs.count : 0, current: index)
        .frame(maxHeight: .infinity, alignment: .bottom))
    let whole = node.own { PagesElement(node) }
    whole.children = scroll.elements + dots.elements
    let select = select
    element.didScroll = { [unowned element] in
      let scroll = element.scrollView
      guard element.viewport.width > 0, scroll.isTracking || scroll.isDecelerating else { return }
      let now = Int((element.scrollView.contentOffset.x / element.viewport.width).rounded())
      guard tabs.indices.contains(now), now != shown.index else { return }
      shown.index = now
      select(tabs[now].tag)
    }
    guard index != shown.index else { return }
    let isFirst = shown.index == nil
    shown.index = index
    node.host.afterUpdate { [weak element] in
      guard let element else { return }
      element.scrollView.setContentOffset(
        CGPoint(x: CGFloat(index) * element.viewport.width, y: 0), animated: !isFirst)
    }
  }

  private final class Shown {
    var index: Int?
  }
}

/// The chosen view above the bar.
private final class TabElement: Element {
  var pageCount = 0
  var selected = 0

  private var page: Element? {
    selected < pageCount && selected < children.count ? children[selected] : nil
  }
  private var bar: Element? { children.count > pageCount ? children.last : nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: page?.size(proposal) ?? .zero)
  }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  { nil }

  override func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    let barSize = bar?.size(ProposedViewSize(width: size.width, height: nil)) ?? .zero
    let room = CGSize(width: size.width, height: max(size.height - barSize.height, 0))
    if let page {
      let origin = aligned(page, ProposedViewSize(room), in: room, .center)
      page.place(
        at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), ProposedViewSize(room),
        on: surface)
    }
    bar?.place(
      at: CGPoint(x: frame.minX, y: frame.minY + room.height),
      ProposedViewSize(width: size.width, height: nil),
      on: surface)
  }
}

private struct TabBar: View {
  let tabs: [BarItem]
  let selected: Int
  let select: (AnyHashable) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(tabs.indices), id: \.self) { index in
        VStack(spacing: 4) { tabs[index].label }.labelStyle(TabLabelStyle()).font(
          .system(size: 10, weight: .medium)
        )
        .foregroundColor(index == selected ? .accentColor : .gray)
        .overlay(alignment: .topTrailing) {
          if let badge = tabs[index].badge { BadgeCapsule(label: badge).offset(x: 8, y: -4) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { select(tabs[index].tag) }
      }
    }
    .frame(height: 49)
    .overlay(alignment: .top) { Divider() }
    .background(Color(uiColor: .systemBackground).ignoresSafeArea(edges: .bottom))
  }
}

private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.system(size: 18))
      configuration.title
    }
  }
}

/// The pages with the dots above them, in all the room that there is.
private final class PagesElement: Element {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: children.first?.size(proposal) ?? .zero)
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    let room = ProposedViewSize(size)
    return children.map { ViewPlacement(origin: aligned($0, room, in: size, .center), proposal: room) }
  }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  { nil }
}

/// Pages beside each other, each as large as what shows of them.
private struct PageRow<Content: View>: PrimitiveView {
  let content: Content
  func update(_ node: Node) {
    node.child(.only, content)
    node.container { PageRowElement(node) }
  }
}

private final class PageRowElement: Element {
  private var page: CGSize {
    var above = parent
    while let element = above {
      if let scroll = element as? ScrollElement { return scroll.viewport }
      above = element.parent
    }
    return .zero
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: page.width * CGFloat(laidOut.count), height: proposal.height ?? page.height)
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    let page = page
    return laidOut.enumerated().map { index, child in
      let origin = aligned(child, ProposedViewSize(page), in: page, .center)
      return ViewPlacement(origin: origin, proposal: ProposedViewSize(page)).moved(
        x: page.width * CGFloat(index))
    }
  }
}

private struct PageDots: View {
  let count: Int
  let current: Int

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(Color.white.opacity(index == current ? 1 : 0.3)).frame(width: 7, height: 7)
      }
    }
    .padding(.bottom, 10)
    .allowsHitTesting(false)
  }
}
