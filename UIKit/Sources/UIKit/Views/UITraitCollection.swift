import QuartzCore

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// Sizes that an interface is laid out for.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What the surroundings of a view are like: here an upright phone, light or dark as the scene says.
public final class UITraitCollection: NSObject {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public let layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// Pixels per point.
  public let displayScale: CGFloat

  init(_ style: UIUserInterfaceStyle, displayScale: CGFloat) {
    (userInterfaceStyle, self.displayScale) = (style, displayScale)
  }

  /// Surroundings of which only this is known; the rest is the scene's.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle, displayScale: Self.screenScale)
  }

  /// While a view draws, lays out or hears of a change, that view's; else the scene's.
  public static var current: UITraitCollection {
    UITraitCollection(MainLoop.current.map { Surroundings.of($0).current } ?? .light, displayScale: screenScale)
  }

  /// Does something while these are ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    guard let loop = MainLoop.current else { return actions() }
    Surroundings.of(loop).with(userInterfaceStyle, actions)
  }

  private static var screenScale: CGFloat { MainLoop.current?.screenScale ?? MainLoop.usualScreenScale }

  /// Whether colours that depend on the surroundings would look other in these.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection.map { $0.userInterfaceStyle != userInterfaceStyle } ?? true
  }
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

extension UIScreen {
  public var traitCollection: UITraitCollection { .current }
}
