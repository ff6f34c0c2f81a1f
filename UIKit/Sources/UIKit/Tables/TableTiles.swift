import QuartzCore

/// The cells and section headers of a table that are there: those that are seen, and those that are on their way out.
final class TableTiles {
  private unowned let table: UITableView
  let cells = ReusePool()
  let edges = ReusePool()
  var rows: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// While rows are being placed nobody else places them.
  var isUpdating = false
  private var placedHeader: (view: UIView, width: CGFloat)?

  init(_ table: UITableView) { self.table = table }

  private var content: TableContent { table.content }
  private var geometry: TableGeometry { table.content.geometry }
  private var delegate: (any UITableViewDelegate)? { table.delegate }

  var visibleRows: [IndexPath] { geometry.rows(from: table.bounds.minY, to: table.bounds.maxY) }

  // MARK: Asking

  /// Asks for what has changed since.
  func settle() {
    guard !isUpdating, table.updates == nil else { return }
    let isStale = content.isStale
    guard isStale || content.needsHeights || content.width != table.bounds.width else { return }
    (content.isStale, content.needsHeights, content.width) = (false, false, table.bounds.width)
    if isStale {
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
    guard !isUpdating, table.updates == nil, table.bounds.width > 0 else { return }
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

  private func makeCell(at path: IndexPath) -> Bool {
    guard let cell = table.dataSource?.tableView(table, cellForRowAt: path) else { return false }
    cell.table = table
    rows[path] = cell
    place(cell, at: path)
    cell.isSelected = table.selection.paths.contains(path)
    table.insertSubview(cell, at: base)
    return true
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
    for path in rows.keys.sorted() where !visible.contains(path) { recycle(path) }
  }

  private func recycle(_ path: IndexPath) {
    guard let cell = rows.removeValue(forKey: path) else { return }
    retire(cell, from: path)
  }

  func retire(_ cell: UITableViewCell, from path: IndexPath) {
    cell.removeFromSuperview()
    delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
    cells.keep(cell, for: cell.reuseIdentifier)
  }

  // MARK: Placing

  func place(_ cell: UITableViewCell, at path: IndexPath) {
    place(cell, in: table.rect(geometry.span(of: path)))
    cell.showLine(table.separatorStyle == .none ? nil : table.separatorColor, inset: table.separatorInset)
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

  // MARK: Headers and footers

  /// Of the sections that are seen. In a plain table they stay as long as something of their section is to be seen.
  func updateEdges() {
    let shown = table.bounds
    for (index, section) in geometry.sections.enumerated() {
      let isSeen = section.end > shown.minY && section.start < shown.maxY
      update(&headers, index, isSeen && section.header > 0, make: makeHeader)
      update(&footers, index, isSeen && section.footer > 0, make: makeFooter)
    }
    for index in headers.keys where index >= geometry.sections.count {
      update(&headers, index, false, make: makeHeader)
    }
    for index in footers.keys where index >= geometry.sections.count {
      update(&footers, index, false, make: makeFooter)
    }
    placeEdges()
  }

  func placeEdges() {
    let (inset, shown, floats) = (table.adjustedContentInset, table.bounds, table.style == .plain)
    for (index, view) in headers where geometry.sections.indices.contains(index) {
      let section = geometry.sections[index]
      let padding = min(max(table.sectionHeaderTopPadding, 0), section.header)
      let lowest = section.end - section.footer - section.header
      let y = floats ? max(section.start, min(shown.minY + inset.top - padding, lowest)) : section.start
      place(view, in: CGRect(x: 0, y: y + padding, width: shown.width, height: section.header - padding))
    }
    for (index, view) in footers where geometry.sections.indices.contains(index) {
      let section = geometry.sections[index]
      let natural = section.end - section.footer
      let highest = max(shown.maxY - inset.bottom - section.footer, section.start + section.header)
      let y = floats ? min(natural, highest) : natural
      place(view, in: CGRect(x: 0, y: y, width: shown.width, height: section.footer))
    }
  }

  private func update(_ views: inout [Int: UIView], _ section: Int, _ isSeen: Bool, make: (Int) -> UIView?) {
    if !isSeen {
      guard let view = views.removeValue(forKey: section) else { return }
      retire(view)
    } else if views[section] == nil, let view = make(section) {
      views[section] = view
      table.addSubview(view)
    }
  }

  func retire(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { edges.keep(view, for: view.reuseIdentifier) }
  }

  private func dropEdges() {
    for (_, view) in headers.sorted(by: { $0.key < $1.key }) { retire(view) }
    for (_, view) in footers.sorted(by: { $0.key < $1.key }) { retire(view) }
    (headers, footers) = ([:], [:])
  }

  private func makeHeader(_ section: Int) -> UIView? {
    let view =
      delegate?.tableView(table, viewForHeaderInSection: section)
      ?? table.dataSource?.tableView(table, titleForHeaderInSection: section).map(titled)
    if let view { delegate?.tableView(table, willDisplayHeaderView: view, forSection: section) }
    return view
  }

  private func makeFooter(_ section: Int) -> UIView? {
    let view =
      delegate?.tableView(table, viewForFooterInSection: section)
      ?? table.dataSource?.tableView(table, titleForFooterInSection: section).map(titled)
    if let view { delegate?.tableView(table, willDisplayFooterView: view, forSection: section) }
    return view
  }

  private func titled(_ title: String) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    if table.style == .plain {
      view.contentView.backgroundColor = .systemGray6
    } else {
      view.textLabel?.font = .systemFont(ofSize: 13)
      view.textLabel?.textColor = .secondaryLabel
    }
    return view
  }
}
