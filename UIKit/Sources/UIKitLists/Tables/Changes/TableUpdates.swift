import UIKitCore

extension UITableView {
  /// In seconds, in which rows come, go and move, by the usual curve. Apple does not name it.
  static let updateDuration = 0.3

  func openUpdates() {
    // What was asked to be read anew is read before anything is changed.
    if !updates.areOpen, content.isStale { tiles.update() }
    updates.begin()
  }

  func update(_ change: (inout BatchUpdates) -> Void) {
    openUpdates()
    updates.collect(change)
    closeUpdates(completion: nil)
  }

  func closeUpdates(completion: ((Bool) -> Void)?) {
    guard let (changes, end) = updates.end(completion) else { return }
    // A table that nobody has seen has nothing to move.
    guard !content.isStale, content.width > 0 else {
      reloadData()
      MainLoop.current?.after(0, end)
      return
    }
    let old = content.geometry
    var new = content.read(self)
    do {
      let origins = try changes.origins(old: old.sections.map(\.rows.count), new: new.sections.map(\.rows.count))
      carryHeights(from: old, to: &new, origins)
      selection.paths = selection.paths.compactMap { origins.places[$0] }
      TableChange(self, changes, origins, from: old).show(new, completion: end)
    } catch {
      MainLoop.current?.fail("a table was changed, but \(error)")
    }
  }

  /// Rows that stay are as high as they turned out to be; those that are seen are asked again.
  private func carryHeights(from old: TableGeometry, to new: inout TableGeometry, _ origins: BatchUpdates.Origins) {
    for (path, place) in origins.places where new.sections[place.section].rows[place.row].isEstimate {
      let known = old.sections[path.section].rows[path.row]
      if let cell = tiles.rows[path] {
        new.set(tiles.height(of: cell), of: place)
      } else if !known.isEstimate {
        new.set(known.height, of: place)
      }
    }
  }
}

/// How a table's rows get from where they were to where they are.
private struct TableChange {
  typealias Animation = UITableView.RowAnimation

  private let table: UITableView
  private let changes: BatchUpdates
  private let origins: BatchUpdates.Origins
  private let old: TableGeometry

  init(_ table: UITableView, _ changes: BatchUpdates, _ origins: BatchUpdates.Origins, from old: TableGeometry) {
    (self.table, self.changes, self.origins, self.old) = (table, changes, origins, old)
  }

  private var tiles: TableTiles { table.tiles }

  func show(_ new: TableGeometry, completion: @escaping () -> Void) {
    tiles.isUpdating = true
    let oldRows = tiles.rows
    var leaving: [(cell: UITableViewCell, path: IndexPath, target: IndexPath?)] = []
    tiles.rows = [:]
    // In order, so that it is the same each time which lies over which, and which is used again first.
    for (path, cell) in oldRows.sorted(by: { $0.key < $1.key }) {
      if let place = origins.places[path] { tiles.rows[place] = cell } else { leaving.append((cell, path, nil)) }
    }
    table.content.geometry = new
    var arrived: [IndexPath] = []
    var goneEdges: [UIView] = []
    UIView.performWithoutAnimation {
      arrived = tiles.fill(from: { targetOffset }, to: { targetOffset + table.bounds.height })
      for path in arrived {
        guard let cell = tiles.rows[path] else { continue }
        placeAtStart(cell, path)
        cell.layoutIfNeeded()
      }
      goneEdges = takeEdges()
      for view in leaving { table.insertSubview(view.cell, at: tiles.base) }
    }
    for path in arrived {
      if let cell = tiles.rows[path] { table.delegate?.tableView(table, willDisplay: cell, forRowAt: path) }
    }
    // What is not seen any more goes there all the same.
    let seen = Set(geometry.rows(from: targetOffset, to: targetOffset + table.bounds.height))
    for (path, cell) in tiles.rows.sorted(by: { $0.key < $1.key }) where !seen.contains(path) {
      tiles.rows[path] = nil
      leaving.append((cell, path, path))
    }
    let move = {
      for (path, cell) in tiles.rows {
        tiles.place(cell, at: path)
        if arrivesFading(path) { cell.alpha = 1 }
      }
      for (cell, path, target) in leaving {
        if let target { tiles.place(cell, at: target) } else { placeAtEnd(cell, path) }
      }
      for view in goneEdges { view.alpha = 0 }
      tiles.showExtent()
      tiles.updateEdges()
      tiles.placeEnds()
      for (_, cell) in tiles.rows.sorted(by: { $0.key < $1.key }) { cell.layoutIfNeeded() }
    }
    let finish = {
      for (cell, path, _) in leaving {
        cell.alpha = 1
        tiles.retire(cell, from: path)
      }
      for view in goneEdges {
        view.alpha = 1
        tiles.retire(view)
      }
      completion()
    }
    guard !AnimationBlock.isSuppressed else {
      move()
      tiles.isUpdating = false
      return finish()
    }
    UIView.animate(withDuration: UITableView.updateDuration, delay: 0, options: .allowUserInteraction) {
      move()
    } completion: { _ in
      finish()
    }
    tiles.isUpdating = false
  }

  private var geometry: TableGeometry { table.content.geometry }

  /// Where the content is to lie: it comes back where it became too short.
  private var targetOffset: CGFloat {
    guard !table.isTracking, !table.scrolling.isRunning else { return table.contentOffset.y }
    let inset = table.adjustedContentInset
    let end = geometry.end + TableContent.height(of: table.tableFooterView) + inset.bottom - table.bounds.height
    return min(max(table.contentOffset.y, -inset.top), max(end, -inset.top))
  }

  // MARK: Coming and going

  private func placeAtStart(_ cell: UITableViewCell, _ path: IndexPath) {
    switch origins.rows[path.section][path.row] {
    case .old(let origin): tiles.place(cell, in: table.rect(old.span(of: origin)))
    case .reloaded(_, let animation), .inserted(let animation):
      put(cell, outside: geometry.span(of: path), animation, by: arrivingLength(at: path))
      if arrivesFading(path) { cell.alpha = 0 }
    }
  }

  private func arrivesFading(_ path: IndexPath) -> Bool {
    switch origins.rows[path.section][path.row] {
    case .inserted(let animation), .reloaded(_, let animation): animation == .fade || animation == .automatic
    case .old: false
    }
  }

  private func placeAtEnd(_ cell: UITableViewCell, _ path: IndexPath) {
    let animation = changes.leaving(path)
    // A row that was swiped aside goes on that way.
    if let swipe = cell.swipe {
      tiles.place(cell, in: table.rect(old.span(of: path)))
      return swipe.draw(to: cell.bounds.width)
    }
    if animation == .fade || animation == .automatic || animation == .none { cell.alpha = 0 }
    put(cell, outside: old.span(of: path), animation, by: leavingLength(at: path))
  }

  /// Where a row comes from or goes to. For `automatic` Apple leaves open which it is; here the row fades.
  private func put(
    _ cell: UITableViewCell, outside span: ClosedRange<CGFloat>, _ animation: Animation, by length: CGFloat
  ) {
    var rect = table.rect(span)
    switch animation {
    case .right: rect.origin.x += rect.width
    case .left: rect.origin.x -= rect.width
    case .top: rect.origin.y -= length
    case .bottom: rect.origin.y += length
    case .middle:
      // Both are centred in the space that they take.
      cell.clipsToBounds = true
      rect = CGRect(x: 0, y: rect.midY, width: rect.width, height: 0)
    case .fade, .none, .automatic: break
    }
    tiles.place(cell, in: rect)
  }

  /// How high all rows together are that come with this one: they slide as one.
  private func arrivingLength(at path: IndexPath) -> CGFloat {
    let rows = origins.rows[path.section]
    let own = rows[path.row]
    var (first, last) = (path.row, path.row)
    while first > 0, rows[first - 1] == own { first -= 1 }
    while last + 1 < rows.count, rows[last + 1] == own { last += 1 }
    return geometry.sections[path.section].rows[first...last].reduce(0) { $0 + $1.height }
  }

  private func leavingLength(at path: IndexPath) -> CGFloat {
    let (rows, own) = (old.sections[path.section].rows, changes.leaving(path))
    func leaves(_ row: Int) -> Bool {
      let other = IndexPath(row: row, section: path.section)
      return origins.places[other] == nil && changes.leaving(other) == own
    }
    var (first, last) = (path.row, path.row)
    while first > 0, leaves(first - 1) { first -= 1 }
    while last + 1 < rows.count, leaves(last + 1) { last += 1 }
    return rows[first...last].reduce(0) { $0 + $1.height }
  }

  /// Headers and footers go with their sections.
  /// - Returns: those whose sections are gone.
  private func takeEdges() -> [UIView] {
    let (headers, footers) = (tiles.headers, tiles.footers)
    var gone = Set(headers.keys).union(footers.keys)
    (tiles.headers, tiles.footers) = ([:], [:])
    for (new, old) in origins.sections.enumerated() {
      guard let old, changes.reloadedSections[old] == nil else { continue }
      gone.remove(old)
      (tiles.headers[new], tiles.footers[new]) = (headers[old], footers[old])
    }
    tiles.updateEdges()
    return gone.sorted().flatMap { [headers[$0], footers[$0]].compactMap(\.self) }
  }
}
