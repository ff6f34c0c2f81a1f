import UIKitCore

/// The buttons beside a cell that is swiped: a part of it that lies outside, as far as it is drawn aside.
final class SwipeActionsView: UIView {
  enum Side { case leading, trailing }

  let side: Side
  let configuration: UISwipeActionsConfiguration
  let deletes: Bool
  private weak var cell: UIView?
  /// From the edge inwards.
  private let buttons: [SwipeActionButton]
  /// How far the cell is drawn aside.
  private(set) var pull: CGFloat = 0
  /// Whether the first button covers the others: if the finger lifts now it is chosen.
  private(set) var isExpanded = false
  /// Called with the button that is tapped.
  var onTap: ((SwipeActionButton) -> Void)?
  /// Called when the cell lies where it did before.
  var onClose: (() -> Void)?

  init(
    _ configuration: UISwipeActionsConfiguration, _ side: Side, beside cell: UIView, deletes: Bool
  ) {
    (self.configuration, self.side, self.cell, self.deletes) = (configuration, side, cell, deletes)
    buttons = configuration.actions.map { SwipeActionButton($0) }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons.reversed() {
      button.addTarget(self, action: Selector(SwipeActionsView.tapped, "tapped"), for: .touchUpInside)
      addSubview(button)
    }
    cell.addSubview(self)
    UIView.performWithoutAnimation { cellLaidOut() }
  }

  required init?(coder: NSCoder) { nil }

  private func tapped(_ button: UIControl) { (button as? SwipeActionButton).map { onTap?($0) } }

  var firstButton: SwipeActionButton? { buttons.first }

  /// How wide all buttons are.
  var width: CGFloat { buttons.map(\.naturalWidth).reduce(0, +) }

  /// How far the cell lies to the right of its place.
  var offset: CGFloat { side == .leading ? pull : -pull }

  // MARK: Moving

  func draw(to pull: CGFloat) {
    self.pull = max(pull, 0)
    moveCell()
  }

  func expand(_ isExpanded: Bool) {
    guard isExpanded != self.isExpanded else { return }
    self.isExpanded = isExpanded
    UIView.animate(withDuration: SwipeRule.expansion, delay: 0, options: .allowUserInteraction) { self.cellLaidOut() }
  }

  func open(velocity: CGFloat = 0) { settle(at: width, velocity: velocity) }

  /// The cell leaves, and the first button with it.
  func fill() { settle(at: cell?.bounds.width ?? width) }

  func close(animated: Bool) {
    let end = { [weak self] in
      guard let self, pull == 0 else { return }
      removeFromSuperview()
      onClose?()
    }
    guard animated else {
      UIView.performWithoutAnimation { draw(to: 0) }
      return end()
    }
    settle(at: 0, completion: end)
  }

  private func settle(at pull: CGFloat, velocity: CGFloat = 0, completion: @escaping () -> Void = {}) {
    let way = abs(pull - self.pull)
    UIView.animate(
      withDuration: SwipeRule.duration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: way > 0 ? min(max(velocity, 0) / way, 20) : 0, options: .allowUserInteraction
    ) {
      self.draw(to: pull)
    } completion: { _ in
      completion()
    }
  }

  private func moveCell() {
    guard let cell else { return }
    let shift = offset - shownOffset
    if shift != 0 { cell.center.x += shift }
    shownOffset = offset
    cellLaidOut()
  }
  private var shownOffset: CGFloat = 0

  // MARK: Layout

  /// Each button takes its share of what the cell has left free.
  func cellLaidOut() {
    guard let cell else { return }
    let size = cell.bounds.size
    frame = CGRect(x: side == .leading ? -pull : size.width, y: 0, width: pull, height: size.height)
    // At the outer end it is round where the cell is.
    let outer: CACornerMask =
      side == .leading
      ? [.layerMinXMinYCorner, .layerMinXMaxYCorner] : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    (layer.cornerRadius, layer.maskedCorners) = (
      cell.layer.cornerRadius, cell.layer.maskedCorners.intersection(outer)
    )
    let whole = max(width, 1)
    var before: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let share = isExpanded ? (index == 0 ? 1 : 0) : button.naturalWidth / whole
      let own = pull * share
      button.frame = CGRect(
        x: side == .leading ? before : pull - before - own, y: 0, width: own, height: size.height)
      button.contentShare = isExpanded && index == 0 ? (side == .leading ? 1 : 0) : 0.5
      button.layoutIfNeeded()
      before += own
    }
  }
}
