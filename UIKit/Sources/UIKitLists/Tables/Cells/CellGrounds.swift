import UIKitCore

// What lies behind a cell's content.

extension UITableViewCell {
  /// In seconds, of a selection that comes or goes with animation. Apple does not name it.
  static let selectionDuration = 0.3

  func groundChanged(from old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    if isMarked { showMark(true) }
    setNeedsLayout()
  }

  /// What shows that the cell is marked.
  private var markGround: UIView {
    let many = table?.selectsMany == true ? multipleSelectionBackgroundView : nil
    return many ?? selectedBackgroundView ?? grayGround
  }

  func mark(animated: Bool) {
    let isMarked = isMarked
    guard selectionStyle != .none else { return }
    highlightContent(of: contentView, isMarked)
    let ground = markGround
    guard animated else { return showMark(isMarked) }
    if isMarked { UIView.performWithoutAnimation { showMark(true) } }
    UIView.performWithoutAnimation { ground.alpha = isMarked ? 0 : 1 }
    UIView.animate(withDuration: Self.selectionDuration, delay: 0, options: .allowUserInteraction) {
      ground.alpha = isMarked ? 1 : 0
    } completion: { [weak self] _ in
      if let self, !self.isMarked { showMark(false) }
    }
  }

  private func showMark(_ isShown: Bool) {
    for view in [selectedBackgroundView, multipleSelectionBackgroundView, grayGround] { view?.removeFromSuperview() }
    guard isShown, selectionStyle != .none else { return }
    let ground = markGround
    (ground.frame, ground.alpha) = (bounds, 1)
    shareCorners(with: ground)
    insertSubview(ground, belowSubview: contentView)
  }

  /// What can be highlighted shows it.
  private func highlightContent(of view: UIView, _ isHighlighted: Bool) {
    for view in view.subviews {
      switch view {
      case let label as UILabel: label.isHighlighted = isHighlighted
      case let image as UIImageView: image.isHighlighted = isHighlighted
      case is UIControl: continue
      default: highlightContent(of: view, isHighlighted)
      }
    }
  }

  func layOutGrounds() {
    backgroundView?.frame = bounds
    for view in [selectedBackgroundView, multipleSelectionBackgroundView, grayGround] {
      if let view, view.superview === self { view.frame = bounds }
    }
  }

  // MARK: In a table

  /// Takes on the colour that cells of a table have, unless it has one of its own.
  func takeBackground(_ color: UIColor) {
    guard usualBackground != color, backgroundColor == usualBackground else { return }
    (usualBackground, backgroundColor) = (color, color)
  }

  /// Rounds corners at the ends of a section.
  func takeCorners(_ corners: CACornerMask, radius: CGFloat) {
    let radius = corners.isEmpty ? 0 : radius
    guard layer.cornerRadius != radius || layer.maskedCorners != corners && radius > 0 else { return }
    layer.cornerRadius = radius
    if radius > 0 { layer.maskedCorners = corners }
    for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView, grayGround] {
      view.map { shareCorners(with: $0) }
    }
  }

  private func shareCorners(with view: UIView) {
    guard table?.style == .insetGrouped else { return }
    (view.layer.cornerRadius, view.layer.maskedCorners) = (layer.cornerRadius, layer.maskedCorners)
  }
}
