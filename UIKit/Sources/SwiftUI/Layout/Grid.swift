/// Views in rows and columns, each column as wide as its widest view.
public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// - Parameters:
  ///   - horizontalSpacing: between two columns, in points; `nil` for what the views want.
  ///   - verticalSpacing: between two rows, in points; `nil` for what the views want.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.content) = (alignment, content())
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  package func update(_ node: Node) {
    node.child(.only, content)
    let element = node.container { GridElement(node) }
    element.alignment = alignment
    (element.columnGap, element.rowGap) = (horizontalSpacing, verticalSpacing)
  }
}

/// The views of a grid's row. Outside of a grid they stand beside each other.
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  package func update(_ node: Node) {
    node.child(.only, content)
    node.container { GridRowElement(node) }.alignment = alignment
  }
}

private struct GridColumnsKey: LayoutValueKey { static let defaultValue = 1 }
private struct GridAnchorKey: LayoutValueKey { static let defaultValue: UnitPoint? = nil }
private struct GridColumnAlignmentKey: LayoutValueKey {
  static let defaultValue: HorizontalAlignment? = nil
}
private struct GridUnsizedAxesKey: LayoutValueKey { static let defaultValue: Axis.Set = [] }

extension ViewTraits {
  var gridColumns: Int { max(self[GridColumnsKey.self], 1) }
  var gridAnchor: UnitPoint? { self[GridAnchorKey.self] }
  var gridColumnAlignment: HorizontalAlignment? { self[GridColumnAlignmentKey.self] }
  var gridUnsizedAxes: Axis.Set { self[GridUnsizedAxesKey.self] }
}

extension View {
  /// How many columns the view takes.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: count)
  }
  /// Which of its points lies at the same point of its cell, both given in parts of the size.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }
  /// How the views of the column of the view are aligned.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
  /// Along which axes the view asks for no room of its own.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }
}

/// A row: the grid around it says where its views lie.
final class GridRowElement: Element {
  /// Across the row; `nil` for the grid's.
  var alignment: VerticalAlignment?
  /// Where the grid has put the views.
  var places: [ViewPlacement]?

  private var alone: StackArrangement {
    StackArrangement(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment ?? .center))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // The grid proposes what it has given to the row.
    places == nil
      ? alone.arrange(laidOut, proposal).size : proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    places ?? alone.placements(of: laidOut, in: size, proposal)
  }

  override var spacing: ViewSpacing {
    laidOut.dropFirst().reduce(laidOut.first?.spacing ?? .usual) { $0.union($1.spacing) }
  }
}

/// Shares a grid's room among its columns and rows as a stack does among its views: the least flexible ones first.
final class GridElement: Element {
  var alignment = Alignment.center
  var columnGap: CGFloat?
  var rowGap: CGFloat?

  private struct Cell {
    let element: Element
    let column: Int
    let span: Int
  }

  private struct Row {
    let element: Element
    /// The element of a row; a view on its own is one over all columns.
    let row: GridRowElement?
    let cells: [Cell]
  }

  private struct Plan {
    var rows: [Row]
    var columns: [(start: CGFloat, width: CGFloat)]
    var lines: [(start: CGFloat, height: CGFloat)]
    var size: CGSize

    func width(of cell: Cell) -> CGFloat {
      guard let first = columns.dropFirst(cell.column).first, cell.span > 0 else { return 0 }
      let last = columns[min(cell.column + cell.span, columns.count) - 1]
      return last.start + last.width - first.start
    }
  }

  private func row(in element: Element) -> GridRowElement? {
    var inner = element
    while inner is TransitionElement, inner.children.count == 1 { inner = inner.children[0] }
    return inner as? GridRowElement
  }

  private var rows: [Row] {
    let elements = laidOut
    let found = elements.map { row(in: $0) }
    let lists = found.map { row -> [Cell] in
      var column = 0
      return (row?.laidOut ?? []).map { cell in
        let span = cell.traits.gridColumns
        defer { column += span }
        return Cell(element: cell, column: column, span: span)
      }
    }
    let count = max(lists.map { ($0.last?.column ?? 0) + ($0.last?.span ?? 0) }.max() ?? 0, 1)
    return elements.indices.map { index in
      Row(
        element: elements[index], row: found[index],
        cells: found[index] == nil
          ? [Cell(element: elements[index], column: 0, span: count)] : lists[index])
    }
  }

  private func plan(_ proposal: ProposedViewSize) -> Plan {
    let rows = rows
    let count = rows.flatMap(\.cells).map { $0.column + $0.span }.max() ?? 0
    let gaps = columnGaps(rows, count)
    let widths = columnWidths(rows, count, gaps, proposal)
    var plan = Plan(rows: rows, columns: [], lines: [], size: .zero)
    var x: CGFloat = 0
    for (index, width) in widths.enumerated() {
      plan.columns.append((x, width))
      x += width + (index < gaps.count ? gaps[index] : 0)
    }
    let lineGaps = zip(rows, rows.dropFirst()).map { above, below in
      rowGap ?? above.element.spacing.distance(to: below.element.spacing, along: .vertical)
    }
    let heights = lineHeights(plan, proposal.height.map { $0 - lineGaps.reduce(0, +) })
    var y: CGFloat = 0
    for (index, height) in heights.enumerated() {
      plan.lines.append((y, height))
      y += height + (index < lineGaps.count ? lineGaps[index] : 0)
    }
    plan.size = CGSize(width: x, height: y)
    return plan
  }

  private func columnGaps(_ rows: [Row], _ count: Int) -> [CGFloat] {
    (0..<max(count - 1, 0)).map { column in
      if let columnGap { return columnGap }
      let wanted = rows.flatMap { row in
        zip(row.cells, row.cells.dropFirst()).filter { $1.column == column + 1 }
          .map { $0.element.spacing.distance(to: $1.element.spacing, along: .horizontal) }
      }
      return wanted.max() ?? 8
    }
  }

  private func columnWidths(
    _ rows: [Row], _ count: Int, _ gaps: [CGFloat], _ proposal: ProposedViewSize
  ) -> [CGFloat] {
    let cells = rows.flatMap(\.cells).filter {
      !$0.element.traits.gridUnsizedAxes.contains(.horizontal)
    }
    func width(of column: Int, offered: CGFloat?) -> CGFloat {
      cells.filter { $0.column == column && $0.span == 1 }
        .map { $0.element.size(ProposedViewSize(width: offered, height: proposal.height)).width }
        .max() ?? 0
    }
    let room = proposal.width.map { $0 - gaps.reduce(0, +) }
    var widths = Self.share(room, among: count, of: width)
    for cell in cells where cell.span > 1 {
      // What a view over several columns wants beyond them is shared by them.
      let columns = cell.column..<min(cell.column + cell.span, count)
      let between = gaps[columns.lowerBound..<max(columns.upperBound - 1, columns.lowerBound)]
        .reduce(0, +)
      let has = columns.reduce(between) { $0 + widths[$1] }
      let free = room.map { max($0 - widths.reduce(0, +), 0) + has }
      let wanted = cell.element.size(ProposedViewSize(width: free, height: proposal.height)).width
      guard wanted > has, wanted.isFinite else { continue }
      for column in columns { widths[column] += (wanted - has) / CGFloat(columns.count) }
    }
    return widths
  }

  private func lineHeights(_ plan: Plan, _ room: CGFloat?) -> [CGFloat] {
    Self.share(room, among: plan.rows.count) { index, offered in
      plan.rows[index].cells.filter { !$0.element.traits.gridUnsizedAxes.contains(.vertical) }
        .map {
          $0.element.size(ProposedViewSize(width: plan.width(of: $0), height: offered)).height
        }.max() ?? 0
    }
  }

  /// How long each of some tracks is, of which a function says what it takes of what it is offered.
  private static func share(
    _ room: CGFloat?, among count: Int, of length: (_ track: Int, _ offered: CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let room else { return (0..<count).map { length($0, nil) } }
    guard room.isFinite else { return (0..<count).map { length($0, room) } }
    let flexibility = (0..<count).map { length($0, .infinity) - length($0, 0) }
    let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    var lengths = [CGFloat](repeating: 0, count: count)
    var remaining = room
    for (done, track) in order.enumerated() {
      lengths[track] = length(track, max(remaining / CGFloat(count - done), 0))
      remaining -= lengths[track]
    }
    return lengths
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { plan(proposal).size }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    let plan = plan(proposal)
    let columnAlignments = (0..<plan.columns.count).map { column in
      plan.rows.lazy.flatMap(\.cells).filter { $0.column == column }
        .compactMap(\.element.traits.gridColumnAlignment).first ?? alignment.horizontal
    }
    return zip(plan.rows, plan.lines).map { row, line in
      let places = row.cells.map { cell -> ViewPlacement in
        let box = CGSize(width: plan.width(of: cell), height: line.height)
        let aligned = Alignment(
          horizontal: columnAlignments[cell.column],
          vertical: row.row?.alignment ?? alignment.vertical)
        let x = plan.columns[cell.column].start
        return place(cell.element, in: box, aligned, row).moved(x: x)
      }
      guard let element = row.row else { return places[0].moved(y: line.start) }
      element.places = places
      return ViewPlacement(
        origin: CGPoint(x: 0, y: line.start),
        proposal: ProposedViewSize(width: size.width, height: line.height))
    }
  }

  private func place(_ element: Element, in box: CGSize, _ alignment: Alignment, _ row: Row)
    -> ViewPlacement
  {
    let offered = ProposedViewSize(box)
    if let anchor = element.traits.gridAnchor {
      let size = element.size(offered)
      return ViewPlacement(
        origin: CGPoint(
          x: (box.width - size.width) * anchor.x, y: (box.height - size.height) * anchor.y),
        proposal: offered)
    }
    var origin = aligned(element, offered, in: box, alignment)
    let key = alignment.vertical.key
    if key.id == FirstTextBaseline.self || key.id == LastTextBaseline.self {
      // Baselines meet at the lowest of the row.
      let guides = row.cells.map { cell -> CGFloat in
        cell.element.guide(key, in: cell.element.size(offered), offered)
      }
      origin.y = (guides.max() ?? 0) - element.guide(key, in: element.size(offered), offered)
    }
    return ViewPlacement(origin: origin, proposal: offered)
  }
}

extension ViewPlacement {
  func moved(x: CGFloat = 0, y: CGFloat = 0) -> ViewPlacement {
    ViewPlacement(origin: CGPoint(x: origin.x + x, y: origin.y + y), proposal: proposal)
  }
}
