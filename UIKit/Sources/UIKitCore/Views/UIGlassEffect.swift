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
    let look = GlassLook(isClear: style == .clear, isDark: dark)
    return Look(
      radius: look.blurRadius,
      tint: own.map { $0.withAlpha($0.alpha * GlassLook.tintOpacity) } ?? Color(white: look.white, alpha: look.opacity),
      edge: Color(white: 1, alpha: look.edgeOpacity))
  }
}

/// How glass is drawn, UIKit's and SwiftUI's.
package struct GlassLook {
  /// In points.
  package let blurRadius: Double
  /// Of glass without a tint: how bright it is and how opaque, 0...1.
  package let (white, opacity): (Double, Double)
  /// Of the white edge, 0...1.
  package let edgeOpacity: Double
  /// How much of a tint's opacity is left, 0...1.
  package static let tintOpacity = 0.7

  package init(isClear: Bool, isDark: Bool) {
    (blurRadius, opacity) = isClear ? (3, 0.12) : (8, 0.45)
    (white, edgeOpacity) = isDark ? (0.2, 0.25) : (1, 0.6)
  }
}

/// Joins the glass of the views in its content. Here each is seen by itself.
open class UIGlassContainerEffect: UIVisualEffect {
  /// How near glass is that joins, in points.
  open var spacing: CGFloat = 0
}
