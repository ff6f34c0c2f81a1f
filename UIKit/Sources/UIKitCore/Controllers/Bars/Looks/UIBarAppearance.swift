public import QuartzCore

/// How a bar's background looks.
open class UIBarAppearance: NSObject, NSCopying {
  /// What is blurred below the bar; none lets through all that lies below it.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// Over the effect.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// Over the colour.
  open var backgroundImage: UIImage? { didSet { changed() } }
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
  /// Of the line at the bar's edge.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// In place of the line, in the shadow's colour if it is a template.
  open var shadowImage: UIImage? { didSet { changed() } }

  /// The default background.
  override public required init() {
    super.init()
    configureWithDefaultBackground()
  }

  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// The background of another one.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    takeGround(of: barAppearance)
  }

  /// A blur that colours shine through, with a line.
  open func configureWithDefaultBackground() {
    ground(UIBlurEffect(style: .systemChromeMaterial), nil, line: .shadow)
  }

  /// The colour of screens, with a line.
  open func configureWithOpaqueBackground() { ground(nil, .systemBackground, line: .shadow) }

  /// Nothing, without a line.
  open func configureWithTransparentBackground() { ground(nil, nil, line: nil) }

  private func ground(_ effect: UIBlurEffect?, _ color: UIColor?, line: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, color, line)
    (backgroundImage, shadowImage) = (nil, nil)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.take(self)
    return copy
  }

  /// The same, for who wants to have one of this class.
  @_disfavoredOverload
  public final func copy() -> Self { copy(with: nil) as? Self ?? Self() }

  /// Makes this one like another.
  func take(_ other: UIBarAppearance) { takeGround(of: other) }

  private func takeGround(of other: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }

  /// Shows the bar anew that has this look.
  var show: (() -> Void)? { didSet { partsChanged() } }
  func changed() { show?() }
  /// Has the parts of the look show the bar anew.
  func partsChanged() {}

  /// A copy that a bar keeps, of which what changes is seen.
  func kept(showing show: @escaping () -> Void) -> Self? {
    let copy = copy() as? Self
    copy?.show = show
    return copy
  }

  /// As it is over the edge of what scrolls where nothing else is said.
  var transparent: Self? {
    let copy = copy() as? Self
    copy?.configureWithTransparentBackground()
    return copy
  }
}

extension UIColor {
  /// Of the lines that bars have at their edges.
  static let shadow = UIColor(white: 0, alpha: 0.3)
}

/// What lies below a bar's content, as an appearance says.
final class BarBackground: UIView {
  private let backdrop = UIVisualEffectView(effect: nil)
  private let color = UIView()
  private let picture = UIImageView()
  private let line = UIImageView()
  /// At the upper edge, as of bars below a screen.
  var hasLineAbove = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [backdrop, color, picture, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ appearance: UIBarAppearance) {
    backdrop.effect = appearance.backgroundEffect
    color.backgroundColor = appearance.backgroundColor
    (picture.image, picture.contentMode) = (appearance.backgroundImage, appearance.backgroundImageContentMode)
    line.image = appearance.shadowImage
    line.tintColor = appearance.shadowColor
    line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backdrop, color, picture] { view.frame = bounds }
    let height = line.image?.size.height ?? 1 / UIScreen.main.scale
    line.frame = CGRect(x: 0, y: hasLineAbove ? -height : bounds.height, width: bounds.width, height: height)
  }
}
