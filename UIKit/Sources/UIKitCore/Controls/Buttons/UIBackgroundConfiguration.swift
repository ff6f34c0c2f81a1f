public import QuartzCore

/// What shows behind content.
public struct UIBackgroundConfiguration {
  /// `nil` for the tint colour of the view.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// In points.
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In points.
  public var strokeWidth: CGFloat = 0
  /// How far outside of the edge the stroke lies, in points.
  public var strokeOutset: CGFloat = 0
  /// Above the colour.
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var visualEffect: UIVisualEffect?
  /// In place of the colour.
  public var customView: UIView?

  init(_ color: UIColor?) { backgroundColor = color }

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// Makes a colour of another one, by the state of what it is for.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { surroundings in
      let own = color.resolvedColor(with: surroundings)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      own.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: red * 0.2126 + green * 0.7152 + blue * 0.0722, alpha: alpha)
    }
  }
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
}

/// Makes attributes of letters of others, by the state of what they are for.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// A configuration's background.
package final class ConfiguredBackground: UIView {
  private let fill = UIView()
  private let effects = UIVisualEffectView(effect: nil)
  private let picture = UIImageView(image: nil)
  private let stroke = UIView()
  private var shown: UIBackgroundConfiguration?
  private var custom: UIView?

  override package init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [effects, fill, picture, stroke] { addSubview(view) }
    for view in [effects, fill, picture] { view.clipsToBounds = true }
  }

  package required init?(coder: NSCoder) { nil }

  /// - Parameter radius: of the corners, in place of the background's own.
  package func show(_ background: UIBackgroundConfiguration?, tint: UIColor, radius: CGFloat?) {
    shown = background
    isHidden = background == nil
    guard let background else { return }
    fill.backgroundColor = background.customView == nil ? background.resolvedBackgroundColor(for: tint) : .clear
    effects.effect = background.visualEffect
    (picture.image, picture.contentMode) = (background.image, background.imageContentMode)
    stroke.layer.borderWidth = background.strokeWidth
    stroke.layer.borderColor = painting { background.resolvedStrokeColor(for: tint).cgColor }
    let corner = radius ?? background.cornerRadius
    for view in [effects, fill, picture] { view.layer.cornerRadius = corner }
    stroke.layer.cornerRadius = corner + background.strokeOutset
    if custom !== background.customView {
      custom?.removeFromSuperview()
      custom = background.customView
      if let custom { insertSubview(custom, belowSubview: stroke) }
    }
    setNeedsLayout()
  }

  override package func layoutSubviews() {
    super.layoutSubviews()
    guard let shown else { return }
    let inner = bounds.inset(by: shown.backgroundInsets.inReadingDirection(of: self))
    for view in [effects, fill, picture] { view.frame = inner }
    custom?.frame = inner
    stroke.frame = inner.insetBy(dx: -shown.strokeOutset, dy: -shown.strokeOutset)
  }
}

extension NSDirectionalEdgeInsets {
  func inReadingDirection(of view: UIView) -> UIEdgeInsets {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
  }
}
