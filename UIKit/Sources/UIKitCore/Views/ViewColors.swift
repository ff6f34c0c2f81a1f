import QuartzCore

// Backgrounds, and the tints that views take on from those around them.

extension UIView {
  var shownBackground: UIColor? {
    let own = painting { ownBackgroundColor?.cgColor }
    if own == layer.backgroundColor, let ownBackgroundColor { return ownBackgroundColor }
    return layer.backgroundColor.map { UIColor(cgColor: $0) } ?? (hasClearBackground ? .clear : nil)
  }

  func setBackground(_ color: UIColor?) {
    ownBackgroundColor = color
    painting {
      hasClearBackground = color == .clear
      layer.backgroundColor = color?.cgColor
    }
    updateOpacity()
  }

  func updateOpacity() { layer.isOpaque = isOpaque && (backgroundColor?.cgColor.alpha ?? 1) == 1 }

  // MARK: Tints

  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  var shownTintMode: TintAdjustmentMode {
    let mode = ownTintMode != .automatic ? ownTintMode : superview?.tintAdjustmentMode ?? .normal
    return mode == .automatic ? .normal : mode
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    guard mode != ownTintMode else { return }
    ownTintMode = mode
    tellTintColor()
  }

  var shownTint: UIColor { tintAdjustmentMode == .dimmed ? inheritedTintColor.dimmed : inheritedTintColor }

  func setTint(_ color: UIColor?) {
    ownTintColor = color
    tellTintColor()
  }

  /// What superclasses' overrides say is not asked for: one may ask for that of a view inside.
  private var inheritedTintColor: UIColor { ownTintColor ?? superview?.inheritedTintColor ?? .systemBlue }

  func tellTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tellTintColor() }
  }
}
