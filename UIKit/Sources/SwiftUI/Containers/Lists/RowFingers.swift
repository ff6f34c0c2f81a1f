import SwiftUIAnimation
import UIKit

/// What fingers do with the rows of a list: which lies aside, and which is dragged to another place.
final class RowFingers: NSObject, UIGestureRecognizerDelegate {
  private unowned let node: Node
  weak var list: ListElement?
  var selection: RowSelection?
  private weak var scroll: ScrollElement?

  /// The rows that lie aside, or are on their way back, by their elements.
  private(set) var swipes: [ObjectIdentifier: RowSwipeState] = [:]
  private var open: ObjectIdentifier?
  var drag: RowDrag?
  private var cells: [ObjectIdentifier: RowCell] = [:]
  /// All rows, in the order that they have without a finger.
  private var rows: [Element] = []

  private lazy var pan = UIPanGestureRecognizer(target: self, action: Selector(RowFingers.panned, "panned"))
  private lazy var closer = UITapGestureRecognizer(target: self, action: Selector(RowFingers.tapped, "tapped"))
  private lazy var lift = UILongPressGestureRecognizer(target: self, action: Selector(RowFingers.lifted, "lifted"))
  /// How far the row was drawn when the finger came.
  private var start: CGFloat = 0

  init(_ node: Node) { self.node = node }

  /// Follows the fingers on a scroll view.
  func attach(to scroll: ScrollElement) {
    guard self.scroll !== scroll else { return }
    self.scroll = scroll
    pan.maximumNumberOfTouches = 1
    for recognizer in [pan, closer, lift] {
      recognizer.delegate = self
      scroll.scrollView.addGestureRecognizer(recognizer)
    }
    scroll.scrollView.panGestureRecognizer.addTarget(self, action: Selector(RowFingers.scrolled, "scrolled"))
  }

  // MARK: Cells

  /// Which rows have cells of their own: those that are or were just touched.
  func cells(for rows: [Element]) -> [Element] {
    self.rows = rows
    for row in rows where !row.isLeaving { renew(row) }
    let known = Set(rows.map(ObjectIdentifier.init))
    for (id, cell) in cells
    where !known.contains(id) || swipes[id] == nil && drag?.row != id && !cell.row.isLeaving {
      cell.dismantle()
      cells[id] = nil
    }
    swipes = swipes.filter { known.contains($0.key) }
    if let open, !known.contains(open) { self.open = nil }
    if let drag, !known.contains(drag.row) { self.drag = nil }
    return rows.map { row in
      let id = ObjectIdentifier(row)
      guard swipes[id] != nil || drag?.row == id || cells[id] != nil else { return row }
      let cell = cells[id] ?? RowCell(node, around: row)
      cells[id] = cell
      cell.traits = row.traits
      return cell
    }
  }

  /// What a finger has begun with a row ends as the row says now: its data may have changed since.
  private func renew(_ row: Element) {
    let (id, edits) = (ObjectIdentifier(row), row.traits[RowEditsKey.self])
    if let swipe = swipes[id] {
      let now = swipe.isDeletion ? edits.deletion : edits.swipe(swipe.side, enabled: node.environment.isEnabled)
      if let now {
        swipes[id]?.actions = now.actions
        swipes[id]?.isFull = now.isFull
      } else if open == id {
        (open, swipes[id]) = (nil, nil)
      }
    }
    guard drag?.row == id else { return }
    if let moves = edits.movable { drag?.moves = moves } else { drag = nil }
  }

  /// The rows in the order in which they lie while one of them is dragged.
  func order(_ rows: [Element]) -> [Element] {
    guard let drag else { return rows }
    let places = rows.indices.filter { drag.goes(among: rows[$0]) }
    guard let from = places.firstIndex(where: { ObjectIdentifier(rows[$0].ownRow) == drag.row }) else { return rows }
    var members = places.map { rows[$0] }
    let dragged = members.remove(at: from)
    members.insert(dragged, at: min(drag.target, members.count))
    var ordered = rows
    for (place, member) in zip(places, members) { ordered[place] = member }
    return ordered
  }

  private func change(_ animation: Animation? = nil, _ apply: @escaping () -> Void) {
    withAnimation(animation) {
      node.host.change { [weak self] in
        apply()
        self?.node.mark()
      }
    }
  }

  // MARK: Who begins

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    switch recognizer {
    case pan: takesDrag
    case lift: liftedRow != nil
    default: true
    }
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard recognizer === closer else { return true }
    // A touch beside the buttons brings the row back, and does nothing else.
    var view = touch.view
    while let current = view {
      if current is SwipeActionButton { return false }
      view = current.superview
    }
    return open != nil
  }

  private var takesDrag: Bool {
    guard let scroll, let list else { return false }
    let velocity = pan.velocity(in: scroll.scrollView)
    let location = pan.location(in: scroll.contentView)
    guard abs(velocity.x) > abs(velocity.y), let row = list.row(at: location), !list.isEditing else { return false }
    let id = ObjectIdentifier(row)
    if open == id { return true }
    close()
    let side: HorizontalEdge = velocity.x > 0 ? .leading : .trailing
    guard let swipe = row.traits[RowEditsKey.self].swipe(side, enabled: node.environment.isEnabled) else {
      return false
    }
    (open, swipes[id]) = (id, swipe)
    return true
  }

  // MARK: Swiping

  private func panned() {
    guard let id = open, let swipe = swipes[id], let scroll else { return }
    let sign: CGFloat = swipe.side == .leading ? 1 : -1
    switch pan.state {
    case .began: start = swipe.pull
    case .changed: draw(id, to: start + pan.translation(in: scroll.scrollView).x * sign)
    case .ended: letGo(id, speed: pan.velocity(in: scroll.scrollView).x * sign)
    default: close()
    }
  }

  private func draw(_ id: ObjectIdentifier, to drawn: CGFloat) {
    guard let swipe = swipes[id], let list else { return }
    let (pull, isExpanded) = SwipeRule.pull(drawn, buttons: swipe.width, row: list.rowWidth, isFull: swipe.isFull)
    change(isExpanded == swipe.isExpanded ? nil : .easeInOut(duration: SwipeRule.expansion)) { [self] in
      swipes[id]?.pull = pull
      swipes[id]?.isExpanded = isExpanded
    }
  }

  private func letGo(_ id: ObjectIdentifier, speed: CGFloat) {
    guard let swipe = swipes[id], let list else { return }
    if swipe.isExpanded, swipe.isFull, let first = swipe.actions.first {
      change(Self.rest()) { [self] in swipes[id]?.pull = list.rowWidth }
      return perform(first)
    }
    guard SwipeRule.staysOpen(swipe.pull, speed: speed, buttons: swipe.width) else { return close() }
    settle(id, at: swipe.width, speed: speed)
  }

  private func settle(_ id: ObjectIdentifier, at pull: CGFloat, speed: CGFloat = 0) {
    let way = abs(pull - (swipes[id]?.pull ?? 0))
    change(Self.rest(way > 0 ? min(max(speed, 0) / way, 20) : 0)) { [self] in
      swipes[id]?.pull = pull
      swipes[id]?.isExpanded = false
    }
  }

  private static func rest(_ velocity: CGFloat = 0) -> Animation {
    .interpolatingSpring(duration: SwipeRule.duration, bounce: 0, initialVelocity: velocity)
  }

  /// Shows what deletes a row, as after a tap on the sign before it.
  func openDeletion(of row: Element) {
    let id = ObjectIdentifier(row)
    guard open != id, let swipe = row.traits[RowEditsKey.self].deletion else { return close() }
    close()
    open = id
    // It comes from where it lay, in a cell.
    change { [self] in swipes[id] = swipe }
    settle(id, at: swipe.width)
  }

  func close() {
    guard let id = open else { return }
    open = nil
    withAnimation(Self.rest()) {
      change { [self] in
        swipes[id]?.pull = 0
        swipes[id]?.isExpanded = false
      }
    } completion: { [weak self] in
      // A row that goes keeps what lies beside it until it is gone.
      guard let self, swipes[id]?.pull == 0, open != id, cells[id]?.row.isLeaving != true else { return }
      change { [self] in swipes[id] = nil }
    }
  }

  /// Does what a button beside the row says that lies aside.
  func perform(_ action: UIContextualAction) {
    action.handler(action, scroll?.scrollView ?? UIView()) { [weak self] _ in self?.close() }
  }

  private func tapped() { close() }

  // MARK: Selecting

  /// By what the list's selection knows a row; `nil` for one that cannot be selected.
  func tag(of row: Element) -> AnyHashable? {
    guard selection != nil, row.traits[RowSelectableKey.self] else { return nil }
    return row.traits.tag ?? row.ownRow.node.identity(below: node)
  }

  /// Selects the row at a point of the list.
  func tap(at point: CGPoint) {
    // A touch beside a row that lies aside brings that back, and does nothing else.
    guard swipes.isEmpty, let selection, let list, node.environment.isEnabled,
      list.isEditing || !selection.isMultiple, let row = list.row(inside: point), let tag = tag(of: row)
    else { return }
    selection.tap(tag)
  }

  private func scrolled() { if scroll?.scrollView.panGestureRecognizer.state == .began { close() } }

  // MARK: Dragging

  /// The row at the finger that stays, if it may be dragged although nothing says that rows are edited.
  private var liftedRow: Element? {
    guard let scroll, let list, !list.isEditing,
      let row = list.row(at: lift.location(in: scroll.contentView)), row.traits[RowEditsKey.self].movable != nil
    else { return nil }
    // A menu opens where a finger stays.
    return row.first { $0.node.state as? MenuOpener } == nil ? row : nil
  }

  private func lifted() { if let row = lift.state == .began ? liftedRow : draggedRow { follow(lift, row) } }

  private var draggedRow: Element? { drag.flatMap { cells[$0.row]?.row } }

  /// Drags a row with a finger.
  func follow(_ press: UILongPressGestureRecognizer, _ row: Element) {
    guard let scroll, let list else { return }
    let y = press.location(in: scroll.contentView).y - list.frame.minY
    switch press.state {
    case .began: begin(row, at: y)
    case .changed: move(to: y)
    case .ended: drop()
    case .cancelled: endDrag()
    default: break
    }
  }

  private func begin(_ row: Element, at y: CGFloat) {
    guard drag == nil, let list, let moves = row.traits[RowEditsKey.self].movable,
      let frame = list.cellFrame(of: row)
    else { return }
    close()
    var drag = RowDrag(
      row: ObjectIdentifier(row), moves: moves, target: 0, middle: frame.midY, grip: y - frame.midY)
    drag.target = list.place(of: drag)
    change(.easeInOut(duration: RowDrag.duration)) { [self, drag] in self.drag = drag }
  }

  private func move(to y: CGFloat) {
    guard var now = drag, let list else { return }
    now.middle = y - now.grip
    let target = list.place(of: now)
    let isNew = target != now.target
    now.target = target
    drag = now
    change { [self] in drag?.middle = now.middle }
    if isNew { change(.easeInOut(duration: RowDrag.duration)) { [self] in drag?.target = target } }
  }

  /// The row lies where its data has it.
  private func endDrag() {
    if drag != nil { change(.easeInOut(duration: RowDrag.duration)) { [self] in drag = nil } }
  }

  private func drop() {
    guard let ended = drag else { return }
    endDrag()
    let index = ended.moves.index
    guard let destination = destination(of: ended), destination != index, destination != index + 1 else { return }
    withAnimation(.easeInOut(duration: RowDrag.duration)) {
      ended.moves.perform(IndexSet(integer: index), destination)
    }
  }

  /// Before which element of the data the row goes: one may have several rows, or none. `nil` for a row at its own place.
  private func destination(of drag: RowDrag) -> Int? {
    var others = rows.filter { drag.goes(among: $0) }
    guard let start = others.firstIndex(where: { ObjectIdentifier($0) == drag.row }) else { return nil }
    others.remove(at: start)
    let place = min(drag.target, others.count)
    guard place != start else { return nil }
    guard place > 0 else { return others.first?.traits[RowEditsKey.self].moves?.index }
    return others[place - 1].traits[RowEditsKey.self].moves.map { $0.index + 1 }
  }
}

/// A row that is dragged to another place.
struct RowDrag {
  let row: ObjectIdentifier
  var moves: RowEdits.Moves
  /// Where it would be among the other rows of its data.
  var target: Int
  /// Its middle in the list, in points.
  var middle: CGFloat
  /// Where the finger is, from there.
  let grip: CGFloat

  /// Whether a row is of the same data, and stays.
  func goes(among row: Element) -> Bool {
    !row.ownRow.isLeaving && row.traits[RowEditsKey.self].moves?.group == moves.group
  }

  /// In seconds, in which rows make room. Apple does not name it.
  static let duration = 0.25
}
