import UIKitCore

// Where rows and sections lie, and how a table scrolls to them.

extension UITableView {
  var settled: TableGeometry {
    tiles.settle()
    return content.geometry
  }

  func rowRect(_ path: IndexPath) -> CGRect { settled.contains(path) ? rect(settled.span(of: path)) : .zero }

  func sectionRect(_ section: Int, _ part: (TableGeometry.Section) -> ClosedRange<CGFloat>) -> CGRect {
    settled.sections.indices.contains(section) ? rect(part(settled.sections[section])) : .zero
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    // A section without rows is scrolled to by a row that is not found.
    if path.count == 2, path.row == NSNotFound, settled.sections.indices.contains(path.section) {
      let y = settled.sections[path.section].start - adjustedContentInset.top
      return setContentOffset(restingOffsets.nearest(to: CGPoint(x: contentOffset.x, y: y)), animated: animated)
    }
    guard settled.contains(path) else {
      MainLoop.current?.fail("a table is scrolled to the row \(path), which it does not have")
      return
    }
    let (row, inset) = (rectForRow(at: path), adjustedContentInset)
    let section = settled.sections[path.section]
    let covered = style == .plain ? section.header - section.padding : 0
    let shown = bounds.inset(by: inset)
    let top = row.minY - inset.top - covered
    let bottom = row.maxY + inset.bottom - bounds.height
    let y =
      switch position {
      case .top: top
      case .bottom: bottom
      case .middle: row.midY - inset.top - shown.height / 2
      case .none: row.minY < shown.minY + covered ? top : row.maxY > shown.maxY ? bottom : contentOffset.y
      }
    setContentOffset(restingOffsets.nearest(to: CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }
}

/// Tells a table's data source which rows are about to come into view.
final class TablePrefetch {
  private unowned let table: UITableView
  private var asked: Set<IndexPath> = []
  private var lastOffset: CGFloat = 0
  private var isBack = false

  init(_ table: UITableView) { self.table = table }

  /// Those a screen ahead of where the content moves to.
  func update() {
    guard let source = table.prefetchDataSource, table.isPrefetchingEnabled else { return }
    let bounds = table.bounds
    if table.contentOffset.y != lastOffset { isBack = table.contentOffset.y < lastOffset }
    lastOffset = table.contentOffset.y
    let low = isBack ? bounds.minY - bounds.height : bounds.maxY
    let near = Set(
      table.content.geometry.rows(from: low, to: low + bounds.height).filter { table.tiles.rows[$0] == nil })
    let new = near.subtracting(asked).sorted()
    let gone = asked.subtracting(near).filter { table.tiles.rows[$0] == nil }.sorted()
    asked = near
    if !gone.isEmpty { source.tableView(table, cancelPrefetchingForRowsAt: gone) }
    if !new.isEmpty { source.tableView(table, prefetchRowsAt: new) }
  }
}
