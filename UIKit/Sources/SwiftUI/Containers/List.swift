public import CoreGraphics

/// Rows below each other that can be scrolled, with lines between them. All rows are made at once, and none is reused.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  @Environment(\.listStyle) private var style
  @Environment(\.hidesScrollBackground) private var hidesBackground

  public var body: some View {
    ScrollContent(
      axes: .vertical, showsIndicators: true,
      content: ListRows(isPlain: style == .plain, content: content)
    )
    .background {
      if !hidesBackground {
        Color(uiColor: style == .plain ? .systemBackground : .systemGroupedBackground).ignoresSafeArea()
      }
    }
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

extension List {
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    noteMissing("rows of lists that can be selected")
    self.content = content()
  }
  /// One of the rows is always selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    noteMissing("rows of lists that can be selected")
    self.content = content()
  }
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    noteMissing("rows of lists that can be selected")
    self.content = content()
  }
}

/// Rows of controls on cards that can be scrolled.
public struct Form<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { List { content }.listStyle(.insetGrouped) }
}

/// How lists look.
public protocol ListStyle {
  var _kind: _ListKind { get }
}

/// What a list's rows lie on: the list, or cards.
public enum _ListKind: Sendable { case plain, cards }

public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _kind: _ListKind { .cards }
}
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _kind: _ListKind { .plain }
}
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _kind: _ListKind { .cards }
}
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _kind: _ListKind { .cards }
}
public struct InsetListStyle: ListStyle {
  public init() {}
  public var _kind: _ListKind { .plain }
}
public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _kind: _ListKind { .cards }
}
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { .init() }
}
extension ListStyle where Self == InsetListStyle { public static var inset: Self { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }

// In points, as UIKit's lists have it.
private struct RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
private struct HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private struct ListStyleKey: EnvironmentKey { static let defaultValue = _ListKind.cards }

extension EnvironmentValues {
  var listStyle: _ListKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
  /// The least height of a list's rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
  /// The least height of the titles of a list's sections, in points; `nil` for any.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}

/// Whether something shows.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

struct RowInsetsKey: LayoutValueKey { static let defaultValue: EdgeInsets? = nil }
struct RowLineKey: LayoutValueKey { static let defaultValue = true }
struct RowBackgroundKey: LayoutValueKey { static var defaultValue: AnyView? { nil } }

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._kind)
  }
  /// Between a row's edges and its view, in points.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: RowInsetsKey.self, value: insets)
  }
  /// Whether lines lie at the row's edges.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    layoutValue(key: RowLineKey.self, value: visibility != .hidden)
  }
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    layoutValue(key: RowBackgroundKey.self, value: view.map { AnyView($0) })
  }
}

/// The rows of a list, with what lies behind and between them.
private struct ListRows<Content: View>: PrimitiveView {
  let isPlain: Bool
  let content: Content

  func update(_ node: Node) {
    var environment = node.environment
    environment.isListRow = true
    let rows = node.child(.part(0, 0), content, environment: environment).outerElements
    let element = node.own { ListElement(node) }
    var cards: [Int: Element] = [:]
    var backgrounds: [ObjectIdentifier: Element] = [:]
    var lines: [Element] = []
    for (index, row) in rows.enumerated() {
      let section = row.traits.listSection
      if !isPlain, section.role == .row, cards[section.section] == nil {
        let card = RoundedRectangle(cornerRadius: 10).fill(
          Color(uiColor: .secondarySystemGroupedBackground))
        cards[section.section] = node.child(.part(1, section.section), card).elements.first
      }
      if let view = row.traits[RowBackgroundKey.self] {
        backgrounds[ObjectIdentifier(row)] =
          node.child(.part(2, index), ZStack { view }).elements.first
      }
      if section.role == .row {
        lines += node.child(.part(3, lines.count), Color(uiColor: .separator)).elements
      }
    }
    (element.isPlain, element.cards, element.backgrounds, element.lines) = (
      isPlain, cards, backgrounds, lines
    )
    element.rows = rows
    // In the order in which they are drawn; cards by their sections.
    element.children =
      cards.sorted { $0.key < $1.key }.map(\.value)
      + rows.compactMap { backgrounds[ObjectIdentifier($0)] } + lines
      + rows
  }
}

extension ViewTraits {
  /// Rows outside of sections are one.
  fileprivate var listSection: SectionPart {
    self[SectionPartKey.self] ?? SectionPart(section: 0, role: .row)
  }
}

final class ListElement: Element {
  var isPlain = false
  var rows: [Element] = []
  var cards: [Int: Element] = [:]
  var backgrounds: [ObjectIdentifier: Element] = [:]
  var lines: [Element] = []

  // In points, as UIKit's lists have them.
  private static let margin: CGFloat = 16
  private static let gapBetweenSections: CGFloat = 20

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrange(proposal.width ?? 320).size
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    let places = arrange(size.width).places
    return laidOut.map { places[ObjectIdentifier($0)] ?? .nowhere }
  }

  private func arrange(_ width: CGFloat) -> (
    size: CGSize, places: [ObjectIdentifier: ViewPlacement]
  ) {
    var places: [ObjectIdentifier: ViewPlacement] = [:]
    func put(_ element: Element, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat?) {
      places[ObjectIdentifier(element)] = ViewPlacement(
        origin: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: width, height: height))
    }
    let margin = isPlain ? 0 : Self.margin
    var y = isPlain ? 0 : Self.gapBetweenSections
    var starts: [Int: CGFloat] = [:]
    var ends: [Int: CGFloat] = [:]
    var before: (part: SectionPart, showsLine: Bool)?
    var unusedLines = lines[...]
    for row in rows where !row.isLeaving {
      let part = row.traits.listSection
      if let before, before.part.section != part.section {
        y += isPlain ? 0 : Self.gapBetweenSections
      }
      let isRow = part.role == .row
      let insets =
        row.traits[RowInsetsKey.self]
        ?? EdgeInsets(
          top: isRow ? 11 : 7, leading: isPlain && isRow ? 20 : Self.margin, bottom: isRow ? 11 : 7,
          trailing: isPlain && isRow ? 20 : Self.margin)
      let room = max(width - 2 * margin - insets.leading - insets.trailing, 0)
      let inner = row.size(ProposedViewSize(width: room, height: nil))
      let environment = node.environment
      let least = isRow ? environment.defaultMinListRowHeight : environment.defaultMinListHeaderHeight ?? 0
      let height = max(inner.height + insets.top + insets.bottom, least)
      let free = height - insets.top - insets.bottom - inner.height
      put(row, margin + insets.leading, y + insets.top + free / 2, room, nil)
      if let background = backgrounds[ObjectIdentifier(row)] {
        put(background, margin, y, width - 2 * margin, height)
      }
      let showsLine = row.traits[RowLineKey.self]
      if isRow {
        if let before, before.part == part, before.showsLine, showsLine,
          let line = unusedLines.popFirst()
        {
          let thickness = 1 / host.pixelScale
          let end = isPlain ? 0 : margin
          put(
            line, margin + insets.leading, y - thickness, width - margin - insets.leading - end,
            thickness)
        }
        if starts[part.section] == nil { starts[part.section] = y }
        ends[part.section] = y + height
      }
      before = (part, showsLine)
      y += height
    }
    for (section, card) in cards {
      guard let start = starts[section], let end = ends[section] else { continue }
      put(card, margin, start, width - 2 * margin, end - start)
    }
    return (CGSize(width: width, height: y + (isPlain ? 0 : Self.gapBetweenSections)), places)
  }
}
