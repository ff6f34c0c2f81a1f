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
  public let forceTouchCapability = UIForceTouchCapability.unavailable
  public let accessibilityContrast = UIAccessibilityContrast.normal
  public let legibilityWeight = UILegibilityWeight.regular
  public let userInterfaceLevel = UIUserInterfaceLevel.base
  public let displayGamut = UIDisplayGamut.SRGB
  public let activeAppearance = UIUserInterfaceActiveAppearance.active
  public let preferredContentSizeCategory = UIContentSizeCategory.large
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

/// Whether the screen feels how strongly it is pressed.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// Whether letters are bold, as some need them.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// Whether an interface lies above others.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// Which colours a screen has.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

// What a phone is in any case: surroundings of which only this is known are the scene's.
extension UITraitCollection {
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(userInterfaceStyle: .unspecified)
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(userInterfaceStyle: .unspecified) }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(userInterfaceStyle: .unspecified) }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(userInterfaceStyle: .unspecified)
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(userInterfaceStyle: .unspecified)
  }
  public convenience init(displayScale scale: CGFloat) { self.init(.unspecified, displayScale: scale) }

  /// All that is known of some, of which what the last say counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let style = traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
    self.init(style ?? .unspecified, displayScale: traitCollections.last?.displayScale ?? Self.current.displayScale)
  }

  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return trait.userInterfaceStyle == .unspecified || trait.userInterfaceStyle == userInterfaceStyle
  }
}

/// Something with surroundings, that hears when they change.
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

extension UIScreen {
  public var traitCollection: UITraitCollection { .current }
}
