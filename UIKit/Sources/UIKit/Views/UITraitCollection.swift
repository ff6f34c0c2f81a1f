public import QuartzCore

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// Sizes that an interface is laid out for.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What the surroundings of a view are like: here a light phone, upright, that stays so while a scene plays.
public final class UITraitCollection: NSObject {
  public let userInterfaceStyle = UIUserInterfaceStyle.light
  public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// Pixels per point.
  public let displayScale: CGFloat

  init(displayScale: CGFloat) { self.displayScale = displayScale }

  public static var current: UITraitCollection { UITraitCollection(displayScale: UIScreen.main.scale) }

  /// Whether colours that depend on the surroundings would look other in these.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection.map { $0.userInterfaceStyle != userInterfaceStyle } ?? true
  }
}

extension UIView {
  public var traitCollection: UITraitCollection { .current }
}

extension UIScreen {
  public var traitCollection: UITraitCollection { .current }
}
