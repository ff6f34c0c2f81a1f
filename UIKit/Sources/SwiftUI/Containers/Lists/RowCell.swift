import Springform
import SwiftUIAnimation
import UIKit

/// The cell of a list's row that is swiped aside or dragged to another place: the row with what lies behind it, what it is edited by, and
/// the buttons beside it.
final class RowCell: SurfaceElement {
  let row: Element
  /// Where what moves aside lies while nothing is swiped.
  var inner: [ObjectIdentifier: ViewPlacement] = [:]
  /// From the edge inwards.
  private(set) var buttons: [Element] = []
  private var swipe: RowSwipeState?
  private let expansion = AnimatedValue<Share>()

  /// Whether the first button is on its way over the others, or back.
  private var isExpanding = false

  private struct Share: Animatable {
    var animatableData: Double
  }

  init(_ node: Node, around row: Element) {
    self.row = row
    super.init(node, layer: EffectLayer())
    layer.typeName = "RowCell"
    expansion.set(Share(animatableData: 0), for: self)
  }

  /// A row that goes while it lies aside takes its room with it.
  var collapses: Bool { row.isLeaving && (swipe?.pull ?? 0) > 0 }
  override var isLeaving: Bool { row.isLeaving && !collapses }

  /// Shows a row aside, and the parts of its cell.
  /// - Parameter parts: what lies behind and before the row, and moves with it.
  func show(_ swipe: RowSwipeState?, behind: Element?, parts: [Element], buttons: [Element]) {
    self.buttons = buttons
    children = [behind].compactMap(\.self) + [row] + parts + buttons.reversed()
    // A row that goes lies aside as it did.
    guard !row.isLeaving else { return }
    if swipe?.isExpanded ?? false != self.swipe?.isExpanded ?? false { isExpanding = true }
    self.swipe = swipe
    expansion.set(Share(animatableData: swipe?.isExpanded == true ? 1 : 0), for: self)
  }

  /// How far the row lies to the right of its place.
  private var shift: CGFloat {
    guard let swipe else { return 0 }
    return swipe.side == .leading ? swipe.pull : -swipe.pull
  }

  /// Whether a finger drags the row over others.
  var isLifted = false
  /// What it lies on.
  var ground = Color.clear

  /// The corners that the cell has in common with the card that it lies on.
  func corners(isFirst: Bool, isLast: Bool, radius: CGFloat) {
    var mask: CornerMask = []
    if isFirst { mask.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { mask.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = isLifted ? [] : mask
    layer.cornerRadius = radius
  }

  override func draw(_ size: CGSize) {
    layer.masksToBounds = !isLifted
    layer.backgroundColor = isLifted ? ground.resolved(in: node.environment).stageColor : .clear
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (isLifted ? 0.3 : 0, 6, .zero)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    let beside = buttonPlaces(in: size)
    return laidOut.map { child in
      if let place = beside[ObjectIdentifier(child)] { return place }
      var place = inner[ObjectIdentifier(child)] ?? .nowhere
      place.origin.x += shift
      return place
    }
  }

  /// Each button takes its share of what the row has left free, unless the first is about to be chosen.
  private func buttonPlaces(in size: CGSize) -> [ObjectIdentifier: ViewPlacement] {
    guard let swipe else { return [:] }
    let widths = buttons.map { $0.swipeButton?.naturalWidth ?? 0 }
    let whole = max(widths.reduce(0, +), 1)
    let expansion = CGFloat(expansion.shown?.animatableData ?? 0)
    var (places, before): ([ObjectIdentifier: ViewPlacement], CGFloat) = ([:], 0)
    for (index, (button, width)) in zip(buttons, widths).enumerated() {
      let share = width / whole
      let own = swipe.pull * (share + ((index == 0 ? 1 : 0) - share) * expansion)
      let x = swipe.side == .leading ? before : size.width - before - own
      places[ObjectIdentifier(button)] = ViewPlacement(
        origin: CGPoint(x: x, y: 0), proposal: ProposedViewSize(width: own, height: lastHeight ?? size.height))
      before += own
    }
    return places
  }

  /// While the cell closes over a row that goes, its buttons keep their height.
  private var lastHeight: CGFloat?

  override func placeInside(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    if !collapses { lastHeight = size.height }
    if let swipe, let first = buttons.first?.swipeButton {
      let end: CGFloat = swipe.side == .leading ? 1 : 0
      first.contentShare = 0.5 + (end - 0.5) * CGFloat(expansion.shown?.animatableData ?? 0)
    }
    super.placeInside(size, proposal, on: surface)
  }

  override func movesMore(since pass: Int) -> Bool { expansion.moves(since: pass) }

  override func advanceMore(to time: Double) -> Bool {
    let goesOn = expansion.advance(to: time)
    // The buttons' frames depend on it.
    if isExpanding { host.setNeedsUpdate() }
    isExpanding = goesOn
    return goesOn
  }
}

extension Element {
  /// What is in a row's cell, or the row itself.
  var ownRow: Element { (self as? RowCell)?.row ?? self }

  fileprivate var swipeButton: SwipeActionButton? { (self as? PlatformViewElement)?.view as? SwipeActionButton }
}

/// How far a row lies aside, and what appears beside it.
struct RowSwipeState {
  let side: HorizontalEdge
  var actions: [UIContextualAction]
  /// Whether a swipe all the way does what the first does.
  var isFull: Bool
  /// Whether it is what deletes the row, rather than what a view says.
  var isDeletion = false
  var pull: CGFloat = 0
  /// Whether the first button covers the others: if the finger lifts now it is chosen.
  var isExpanded = false

  /// How wide all buttons are.
  var width: CGFloat { actions.map { SwipeActionButton($0).naturalWidth }.reduce(0, +) }
}

/// One of the buttons beside a row.
struct RowSwipeButton: View {
  let action: UIContextualAction
  let perform: () -> Void

  var body: some View {
    let (action, perform) = (action, perform)
    PlatformView<SwipeActionButton>(
      make: { node in
        let tap = node.action { (_: Int) in perform() }
        let view = SwipeActionButton(action)
        view.addAction(UIAction { _ in tap.perform(0) }, for: .touchUpInside)
        return view
      },
      update: { view, node in
        _ = node.action { (_: Int) in perform() }
        view.action = action
      },
      sizing: { _, proposal in CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0) })
  }
}
