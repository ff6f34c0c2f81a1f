public import QuartzCore
import Springform

/// Glass over what lies below. It is drawn as a blur with a bright edge: that it bends light, joins other glass and gives way under a
/// finger a note tells once.
open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }

  public let style: Style
  /// Colours the glass.
  open var tintColor: UIColor?
  /// Whether the glass gives way under a finger.
  open var isInteractive = false

  public init(style: Style) {
    self.style = style
    super.init()
    noteMissing("glass that bends light: it is drawn as a blur with an edge")
  }

  override public convenience init() { self.init(style: .regular) }

  override var look: Look? {
    let dark = UITraitCollection.current.userInterfaceStyle == .dark
    let own = tintColor.map { $0.cgColor.color }
    let usual = Color(white: dark ? 0.2 : 1, alpha: style == .regular ? 0.45 : 0.12)
    return Look(
      radius: style == .regular ? 8 : 3, tint: own.map { $0.withAlpha($0.alpha * 0.7) } ?? usual,
      edge: Color(white: 1, alpha: dark ? 0.25 : 0.6))
  }
}

/// Joins the glass of the views in its content. Here each is seen by itself.
open class UIGlassContainerEffect: UIVisualEffect {
  /// How near glass is that joins, in points.
  open var spacing: CGFloat = 0
}
