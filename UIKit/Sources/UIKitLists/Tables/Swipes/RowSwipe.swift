import UIKitCore

/// Rows that can be swiped: a table's, or those of a collection that lists.
protocol SwipeableRows: UIScrollView {
  func swipedRow(at point: CGPoint) -> IndexPath?
  func swipedCell(at path: IndexPath) -> (any SwipedCell)?
  /// `nil` for one whose row is gone.
  func swipedRow(of cell: any SwipedCell) -> IndexPath?
  /// What appears at a side of a row; `nil` for nothing.
  func swipeActions(_ side: SwipeActionsView.Side, at path: IndexPath) -> RowSwipe.Actions?
  func swipeBegins(at path: IndexPath)
  func swipeEnds(at path: IndexPath?)
}

/// A cell beside which buttons appear.
protocol SwipedCell: UIView {
  var swipe: SwipeActionsView? { get set }
  var isBeingEdited: Bool { get }
  func swipeWillShow(_ isShown: Bool)
  func swipeDidShow(_ isShown: Bool)
}

/// The finger that swipes rows aside, and the row that lies aside.
final class RowSwipe {
  struct Actions {
    let configuration: UISwipeActionsConfiguration
    /// Whether the only one is what deletes the row.
    var deletes = false
  }

  private unowned let rows: any SwipeableRows
  private(set) lazy var pan: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer(target: self, action: Selector(RowSwipe.panned, "panned"))
    pan.maximumNumberOfTouches = 1
    return pan
  }()
  private weak var shown: SwipeActionsView?
  private weak var cell: (any SwipedCell)?
  /// How far the row was drawn when the finger came.
  private var start: CGFloat = 0

  init(_ rows: any SwipeableRows) { self.rows = rows }

  // MARK: Beginning

  /// Whether a drag swipes a row: across, where something is to appear, or where something has.
  var takesDrag: Bool {
    let velocity = pan.velocity(in: rows)
    guard abs(velocity.x) > abs(velocity.y), let path = rows.swipedRow(at: pan.location(in: rows)),
      let cell = rows.swipedCell(at: path), !cell.isBeingEdited
    else { return false }
    if let shown = cell.swipe, shown === self.shown { return true }
    close()
    let side: SwipeActionsView.Side = velocity.x > 0 ? .leading : .trailing
    guard let actions = rows.swipeActions(side, at: path), !actions.configuration.actions.isEmpty else { return false }
    show(actions, side, beside: cell, at: path)
    return true
  }

  private func show(
    _ actions: Actions, _ side: SwipeActionsView.Side, beside cell: any SwipedCell, at path: IndexPath
  ) {
    rows.swipeBegins(at: path)
    cell.swipeWillShow(true)
    let view = SwipeActionsView(actions.configuration, side, beside: cell, deletes: actions.deletes)
    view.onTap = { [weak self] in self?.perform($0.action, from: $0) }
    view.onClose = { [weak self, weak cell, weak view] in
      guard let cell, cell.swipe === view else { return }
      cell.swipe = nil
      cell.swipeDidShow(false)
      if self?.cell === cell { self?.forget() }
    }
    cell.swipe = view
    (self.cell, shown, start) = (cell, view, 0)
  }

  /// Shows what deletes a row, as after a tap on the sign before it.
  func open(at path: IndexPath) {
    close()
    guard let cell = rows.swipedCell(at: path), let actions = rows.swipeActions(.trailing, at: path) else { return }
    show(actions, .trailing, beside: cell, at: path)
    shown?.open()
    cell.swipeDidShow(true)
  }

  // MARK: Following

  private func panned() {
    guard let shown, let cell else { return }
    let sign: CGFloat = shown.side == .leading ? 1 : -1
    switch pan.state {
    case .began: start = shown.pull
    case .changed: draw(shown, to: start + pan.translation(in: rows).x * sign, in: cell)
    case .ended: letGo(shown, speed: pan.velocity(in: rows).x * sign, cell)
    default: close()
    }
  }

  private func draw(_ shown: SwipeActionsView, to pull: CGFloat, in cell: UIView) {
    let (way, isExpanded) = SwipeRule.pull(
      pull, buttons: shown.width, row: cell.bounds.width,
      isFull: shown.configuration.performsFirstActionWithFullSwipe)
    shown.expand(isExpanded)
    shown.draw(to: way)
  }

  private func letGo(_ shown: SwipeActionsView, speed: CGFloat, _ cell: any SwipedCell) {
    if shown.isExpanded, let button = shown.firstButton {
      shown.fill()
      return perform(button.action, from: button)
    }
    guard SwipeRule.staysOpen(shown.pull, speed: speed, buttons: shown.width) else {
      return shown.close(animated: true)
    }
    shown.open(velocity: speed)
    cell.swipeDidShow(true)
  }

  // MARK: Ending

  /// Whether a row lies aside.
  var isOpen: Bool { shown != nil }

  func close(animated: Bool = true) {
    guard let shown, let cell else { return }
    let isGone = rows.swipedRow(of: cell) == nil
    cell.swipeWillShow(false)
    forget()
    // A row that is gone leaves with what lies beside it.
    if !isGone { shown.close(animated: animated) }
  }

  private func forget() {
    let path = cell.flatMap { rows.swipedRow(of: $0) }
    (cell, shown) = (nil, nil)
    rows.swipeEnds(at: path)
  }

  private func perform(_ action: UIContextualAction, from button: UIView) {
    let shown = shown
    action.handler(action, button) { [weak self] _ in
      guard let self, shown === self.shown else { return }
      shown?.expand(false)
      close()
    }
  }
}
