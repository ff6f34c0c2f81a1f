import UIKitCore

/// The cells and section headers of a table that are there: those that are seen, and those that are on their way out.
final class TableTiles {
  unowned let table: UITableView
  let cells = ReusePool()
  let edges = ReusePool()
  var rows: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// While rows are being placed nobody else places them.
  var isUpdating = false
  private(set) lazy var prefetch = TablePrefetch(table)
  private var placedHeader: (view: UIView, width: CGFloat)?

  init(_ table: UITableView) { self.table = table }

  var content: TableContent { table.content }
  var geometry: TableGeometry { table.content.geometry }
  var delegate: (any UITableViewDelegate)? { table.delegate }

  var visibleRows: [IndexPath] { geometry.rows(from: table.bounds.minY, to: table.bounds.maxY) }

  // MARK: Asking

  /// Asks for what has changed since.
  func settle() {
    guard !isUpdating, !table.updates.areOpen else { return }
    let isStale = content.isStale
    guard isStale || content.needsHeights || content.width != table.bounds.width else { return }
    (content.isStale, content.needsHeights, content.width) = (false, false, table.bounds.width)
    if isStale {
      table.reordering.cancel()
      for path in rows.keys.sorted() { recycle(path) }
      dropEdges()
      table.selection.paths = []
    }
    content.geometry = content.read(table)
    placedHeader = nil
    showExtent()
  }

  func showExtent() {
    let end = geometry.end + TableContent.height(of: table.tableFooterView)
    table.contentSize = CGSize(width: table.bounds.width, height: end)
  }

  // MARK: Tiling

  /// Has a cell for each row that is seen, and no other.
  func update() {
    settle()
    guard !isUpdating, !table.updates.areOpen, table.bounds.width > 0 else { return }
    isUpdating = true
    var arrived: [IndexPath] = []
    UIView.performWithoutAnimation {
      recycleUnseen()
      arrived = fill(from: { table.bounds.minY }, to: { table.bounds.maxY })
      recycleUnseen()
      for (path, cell) in rows { place(cell, at: path) }
      updateEdges()
    }
    isUpdating = false
    showExtent()
    for path in arrived { if let cell = rows[path] { delegate?.tableView(table, willDisplay: cell, forRowAt: path) } }
    prefetch.update()
  }

  /// Makes the cells that are missing in a part of the content. What one turns out to be high moves others.
  /// - Returns: the rows that have got cells.
  func fill(from low: () -> CGFloat, to high: () -> CGFloat) -> [IndexPath] {
    var arrived: [IndexPath] = []
    var isComplete = false
    while !isComplete {
      isComplete = true
      for path in geometry.rows(from: low(), to: high()) {
        if rows[path] == nil {
          guard makeCell(at: path) else { continue }
          arrived.append(path)
        }
        guard let cell = rows[path], geometry.sections[path.section].rows[path.row].isEstimate else { continue }
        content.geometry.set(height(of: cell), of: path)
        isComplete = false
        break
      }
    }
    return arrived
  }

  /// Where the cell is to lie that the data source is asked for.
  private var asked: IndexPath?

  /// Gives a cell the size that it will have, so that who sets it up finds it as large.
  func size(_ cell: UITableViewCell) {
    if let asked { UIView.performWithoutAnimation { cell.bounds.size = table.rect(geometry.span(of: asked)).size } }
  }

  private func makeCell(at path: IndexPath) -> Bool {
    let row = table.reordering.row(at: path)
    asked = path
    let cell = table.dataSource?.tableView(table, cellForRowAt: row)
    asked = nil
    guard let cell else { return false }
    cell.table = table
    rows[path] = cell
    table.prepare(cell, at: row, animated: false)
    place(cell, at: path)
    cell.isSelected = table.selection.paths.contains(row)
    table.insertSubview(cell, at: base)
    return true
  }

  /// Has the data source set up the cells anew that are there.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let old = rows[path] else { continue }
      cells.reuse(old, for: old.reuseIdentifier) {
        let new = table.dataSource?.tableView(table, cellForRowAt: path)
        if let new, new !== old {
          MainLoop.current?.fail("a row is configured anew, but its data source gives it another cell")
        }
      }
    }
    content.needsHeights = true
    table.setNeedsLayout()
  }

  /// A finger has moved a row: the others lie where it leaves them room.
  func makeRoom(_ step: MovedPath) {
    rows = Dictionary(uniqueKeysWithValues: rows.map { (step.new(of: $0.key), $0.value) })
    content.geometry = content.geometry.moving(step.from, to: step.to)
    for (path, cell) in rows { place(cell, at: path) }
    placeEdges()
  }

  /// Above the background, below the cells that are there.
  var base: Int { table.backgroundView == nil ? 0 : 1 }

  func height(of cell: UITableViewCell) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func recycleUnseen() {
    let visible = Set(visibleRows)
    for path in rows.keys.sorted() where !visible.contains(path) && rows[path] !== table.reordering.draggedCell {
      recycle(path)
    }
  }

  private func recycle(_ path: IndexPath) {
    guard let cell = rows.removeValue(forKey: path) else { return }
    retire(cell, from: path)
  }

  func retire(_ cell: UITableViewCell, from path: IndexPath) {
    cell.swipe?.close(animated: false)
    cell.removeFromSuperview()
    delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
    cells.keep(cell, for: cell.reuseIdentifier)
  }

  // MARK: Placing

  func place(_ cell: UITableViewCell, at path: IndexPath) {
    guard cell !== table.reordering.draggedCell else { return }
    place(cell, in: table.rect(geometry.span(of: path)))
    showLook(of: cell, at: path)
  }

  func place(_ cell: UITableViewCell, in rect: CGRect) {
    place(cell as UIView, in: rect.offsetBy(dx: cell.swipe?.offset ?? 0, dy: 0))
  }

  /// Whatever its transform is.
  func place(_ view: UIView, in rect: CGRect) {
    let anchor = view.layer.anchorPoint
    let center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    if view.bounds.size != rect.size { view.bounds.size = rect.size }
    if view.center != center { view.center = center }
  }

  /// The views above and below all rows, and behind them.
  func placeEnds() {
    let width = table.bounds.width
    if let view = table.tableHeaderView, placedHeader?.view !== view || placedHeader?.width != width {
      placedHeader = (view, width)
      place(view, in: CGRect(x: 0, y: 0, width: width, height: view.bounds.height))
    }
    if let view = table.tableFooterView {
      place(view, in: CGRect(x: 0, y: geometry.end, width: width, height: view.bounds.height))
    }
    table.backgroundView?.frame = table.bounds
  }
}
