public import CoreGraphics

/// Rows below each other that can be scrolled, with lines between them. All rows are made at once, and none is reused.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  private let selection: RowSelection?
  @State private var taps = RowTaps()
  @Environment(\.listStyle) private var style
  @Environment(\.hidesScrollBackground) private var hidesBackground

  init(content: Content, selection: RowSelection?) { (self.content, self.selection) = (content, selection) }

  public var body: some View {
    ScrollContent(axes: .vertical, showsIndicators: true, content: rows)
      .background {
        if !hidesBackground {
          Color(uiColor: style == .plain ? .systemBackground : .systemGroupedBackground).ignoresSafeArea()
        }
      }
  }

  @ViewBuilder private var rows: some View {
    if let selection {
      let taps = taps
      // Buttons and gestures within a row go before it.
      ListRows(isPlain: style == .plain, content: content, selection: selection, taps: taps)
        .contentShape(Rectangle())
        .gesture(SpatialTapGesture().onEnded { taps.fingers?.tap(at: $0.location) })
    } else {
      ListRows(isPlain: style == .plain, content: content)
    }
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), selection: nil) }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }
}

extension List {
  /// Rows of which one can be selected, by a tap: it sets the binding to the row's tag, or else to the identity by which `ForEach` knows it.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { RowSelection($0) })
  }
  /// One of the rows is always selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: RowSelection(always: selection))
  }
  /// Rows of which several can be selected while the list is edited.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { RowSelection($0) })
  }
}

extension List {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
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
