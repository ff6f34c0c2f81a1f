import Springform
import UIKitCore

/// A row of a table that a finger drags to another place: until it is let go, only the table knows where it is.
final class RowReordering {
  private unowned let table: UITableView
  private var drag: Drag?

  private struct Drag {
    let cell: UITableViewCell
    let original: IndexPath
    var current: IndexPath
    /// Where in the cell the finger is, from its middle.
    let grip: CGFloat
    /// Where the finger is in the window, so that the content may scroll below it.
    var height: CGFloat

    var moved: MovedPath { MovedPath(from: original, to: current) }
  }

  /// In seconds, in which rows make room. Apple does not name it.
  private static let duration = 0.25
  /// In points: so near to an edge of what is seen, the content scrolls; and how fast at most, per second.
  private static let (edge, speed): (CGFloat, CGFloat) = (44, 600)

  init(_ table: UITableView) { self.table = table }

  var isRunning: Bool { drag != nil }
  var draggedCell: UITableViewCell? { drag?.cell }

  /// The path by which the data source knows the row at a place.
  func row(at place: IndexPath) -> IndexPath { drag.map { $0.moved.old(of: place) } ?? place }

  // MARK: The drag

  /// Follows a finger on a cell's grip.
  func follow(_ press: UILongPressGestureRecognizer, _ cell: UITableViewCell) {
    let y = press.location(in: table).y
    switch press.state {
    case .began: begin(cell, at: y)
    case .changed: move(to: y)
    case .ended: end()
    case .cancelled: end(isCancelled: true)
    default: break
    }
  }

  func begin(_ cell: UITableViewCell, at y: CGFloat) {
    guard drag == nil, let path = table.indexPath(for: cell) else { return }
    drag = Drag(
      cell: cell, original: path, current: path, grip: y - cell.center.y, height: y - table.bounds.minY)
    table.bringSubviewToFront(cell)
    cell.layer.shadowOffset = .zero
    cell.layer.shadowRadius = 6
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      cell.layer.shadowOpacity = 0.3
      cell.alpha = 0.95
    }
    scrollAtEdges()
  }

  func move(to y: CGFloat) {
    guard let now = drag else { return }
    drag?.height = y - table.bounds.minY
    now.cell.center.y = y - now.grip
    let place = table.place(at: now.cell.center.y)
    let proposed = place ?? now.current
    guard proposed != now.current else { return }
    let target =
      table.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: now.original, toProposedIndexPath: proposed) ?? proposed
    guard target != now.current else { return }
    drag?.current = target
    let step = MovedPath(from: now.current, to: target)
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.table.tiles.makeRoom(step)
    }
  }

  /// The row goes back without a word: the table asks for everything anew.
  func cancel() {
    guard let cell = drag?.cell else { return }
    drag = nil
    link?.invalidate()
    link = nil
    (cell.layer.shadowOpacity, cell.alpha) = (0, 1)
  }

  /// - Parameter isCancelled: whether nobody has let the row go, so that it goes back.
  func end(isCancelled: Bool = false) {
    guard let ended = drag else { return }
    drag = nil
    link?.invalidate()
    link = nil
    let (original, cell) = (ended.original, ended.cell)
    let target = isCancelled ? original : ended.current
    if !isCancelled { table.selection.paths = table.selection.paths.map { ended.moved.new(of: $0) } }
    if original != target { table.dataSource?.tableView(table, moveRowAt: original, to: target) }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      if ended.current != target { self.table.tiles.makeRoom(MovedPath(from: ended.current, to: target)) }
      self.table.tiles.place(cell, at: target)
      cell.layer.shadowOpacity = 0
      cell.alpha = 1
    }
  }

  // MARK: Scrolling

  private var link: DisplayLink?
  private var lastTime = 0.0

  private func scrollAtEdges() {
    guard let loop = MainLoop.current else { return }
    lastTime = loop.stage.time
    link = loop.stage.displayLink { [weak self, weak loop] _ in
      guard let self, let loop else { return }
      loop.turn { self.step(to: loop.stage.time) }
    }
  }

  private func step(to time: Double) {
    guard let drag else { return }
    let seconds = CGFloat(time - lastTime)
    lastTime = time
    let (inset, length) = (table.adjustedContentInset, table.bounds.height)
    let (above, below) = (drag.height - inset.top, length - inset.bottom - drag.height)
    let (down, up) = (1 - max(below, 0) / Self.edge, 1 - max(above, 0) / Self.edge)
    let share = max(down, 0) > 0 ? down : -max(up, 0)
    guard share != 0 else { return }
    let wanted = CGPoint(x: table.contentOffset.x, y: table.contentOffset.y + share * Self.speed * seconds)
    let offset = table.restingOffsets.nearest(to: wanted)
    guard offset != table.contentOffset else { return }
    table.contentOffset = offset
    move(to: drag.height + offset.y)
  }
}

extension UITableView {
  /// The place whose row lies at a height of the content.
  fileprivate func place(at y: CGFloat) -> IndexPath? {
    settled.rows(from: y, to: y.nextUp).first
  }
}

extension TableGeometry {
  /// With a row moved to another place.
  func moving(_ from: IndexPath, to: IndexPath) -> TableGeometry {
    guard from != to, contains(from) else { return self }
    var parts = sections
    let row = parts[from.section].rows.remove(at: from.row)
    guard parts.indices.contains(to.section) else { return self }
    parts[to.section].rows.insert(row, at: min(to.row, parts[to.section].rows.count))
    return TableGeometry(top: top, sections: parts)
  }
}
