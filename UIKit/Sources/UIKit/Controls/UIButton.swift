public import QuartzCore

/// A control with a title and a picture.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system }

  public private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var titleShadowColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]
  private let label = UILabel()
  private let picture = UIImageView(image: nil)
  private let background = UIImageView(image: nil)

  override public init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { label.font = .systemFont(ofSize: 15) }
    update()
  }

  private func prepare() {
    (isAccessibilityElement, accessibilityTraits) = (true, .button)
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.textAlignment = .center
    (label.shadowOffset, label.lineBreakMode) = (.zero, .byTruncatingMiddle)
    addSubview(label)
    update()
  }

  // MARK: Title

  /// A state without a title of its own has the normal one.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    update()
  }

  open func title(for state: UIControl.State) -> String? { own(titles, state) }

  /// Shown in place of the title. Where it says no colour, it has the title's.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state.rawValue] = title
    update()
  }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { own(attributedTitles, state) }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
    update()
  }

  /// White, or of a system button the tint colour, unless it is set.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    own(titleColors, state) ?? (buttonType == .system ? tintColor : .white)
  }

  /// Where the shadow lies, `titleLabel` says.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors[state.rawValue] = color
    update()
  }

  open func titleShadowColor(for state: UIControl.State) -> UIColor? { own(titleShadowColors, state) }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// Its font is the button's; its text and its colour are those of the state.
  open var titleLabel: UILabel? { label }

  // As they were set for a state itself.
  func ownTitleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }
  func ownTitleShadowColor(for state: State) -> UIColor? { titleShadowColors[state.rawValue] }
  func ownBackgroundImage(for state: State) -> UIImage? { backgroundImages[state.rawValue] }

  private func own<Value>(_ values: [UInt: Value], _ state: State) -> Value? {
    values[state.rawValue] ?? values[State.normal.rawValue]
  }

  // MARK: Pictures

  /// Left of the title.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    update()
  }

  open func image(for state: UIControl.State) -> UIImage? { own(images, state) }

  /// Behind all of the button, stretched.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state.rawValue] = image
    update()
  }

  open func backgroundImage(for state: UIControl.State) -> UIImage? { own(backgroundImages, state) }

  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var imageView: UIImageView? { picture }

  /// Whether pictures go dark under the finger, unless they have one of their own for it, and pale while the button is disabled.
  open var adjustsImageWhenHighlighted = true { didSet { update() } }
  open var adjustsImageWhenDisabled = true { didSet { update() } }

  // MARK: Room, in points

  /// Around title and picture.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the title, or makes it smaller, after the button's size has been found.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the picture, or makes it smaller.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let (image, title) = (currentImage?.size ?? .zero, label.sizeThatFits(.zero))
    let width = min(title.width, max(contentRect.width - image.width, 0))
    var rect = placed(CGSize(width: image.width + width, height: title.height), in: contentRect, titleEdgeInsets)
    if contentHorizontalAlignment == .fill { rect.size.width = contentRect.inset(by: titleEdgeInsets).width }
    rect.size.width = max(rect.width - image.width, 0)
    rect.origin.x += image.width
    return rect
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let (image, title) = (currentImage?.size ?? .zero, label.sizeThatFits(.zero))
    let width = min(title.width, max(contentRect.width - image.width, 0))
    var rect = placed(CGSize(width: image.width + width, height: image.height), in: contentRect, imageEdgeInsets)
    rect.size.width = min(image.width, contentRect.inset(by: imageEdgeInsets).width)
    return rect
  }

  /// Where something lies in the room that insets leave. Insets larger than the room move it all the same.
  private func placed(_ size: CGSize, in contentRect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    let room = CGRect(
      x: contentRect.minX + insets.left, y: contentRect.minY + insets.top,
      width: contentRect.width - insets.left - insets.right, height: contentRect.height - insets.top - insets.bottom)
    let (x, width) = Self.placed(size.width, room.origin.x, room.size.width, contentHorizontalAlignment.share)
    let (y, height) = Self.placed(size.height, room.origin.y, room.size.height, contentVerticalAlignment.share)
    return CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }

  /// - Parameter share: how much of the room that is left lies before it; `nil` for all room.
  private static func placed(
    _ length: CGFloat, _ start: CGFloat, _ room: CGFloat, _ share: CGFloat?
  ) -> (CGFloat, CGFloat) {
    guard let share else { return (start, room) }
    return (start + (room - length) * share, length)
  }

  // MARK: State

  override open var isHighlighted: Bool { didSet { if isHighlighted != oldValue { highlightChanged() } } }
  override open var isSelected: Bool { didSet { if isSelected != oldValue { update() } } }
  override open var isEnabled: Bool { didSet { if isEnabled != oldValue { update() } } }

  override open func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func alignmentChanged() { setNeedsLayout() }

  private func update() {
    if let title = currentAttributedTitle {
      label.attributedText = title.changing {
        if $0[.foregroundColor] == nil { $0[.foregroundColor] = currentTitleColor }
      }
    } else {
      label.text = currentTitle
      label.textColor = currentTitleColor
      label.shadowColor = currentTitleShadowColor
    }
    show(currentImage, in: picture, below: label, isOwn: images[state.rawValue] != nil)
    show(currentBackgroundImage, in: background, below: subviews.first, isOwn: backgroundImages[state.rawValue] != nil)
    setNeedsLayout()
    if !translatesAutoresizingMaskIntoConstraints { setNeedsConstraints() }
    (superview as? UIStackView)?.setNeedsLayout()
  }

  /// - Parameter isOwn: whether it is this state's own, which is shown as it is.
  private func show(_ image: UIImage?, in view: UIImageView, below other: UIView?, isOwn: Bool) {
    guard image != nil || view.superview != nil else { return }
    let isDark = isHighlighted && adjustsImageWhenHighlighted && !isOwn && buttonType == .custom
    view.image = isDark ? image?.darkened : buttonType == .system ? image?.templateUnlessOriginal : image
    view.alpha = !isEnabled && adjustsImageWhenDisabled && !isOwn ? 0.5 : 1
    guard view.superview == nil else { return }
    if let other, other !== view { insertSubview(view, belowSubview: other) } else { addSubview(view) }
  }

  /// A system button's title goes pale under the finger, and comes back slowly.
  private func highlightChanged() {
    update()
    guard buttonType == .system else { return }
    let views = [label, picture]
    if isHighlighted {
      for view in views { view.alpha = 0.2 }
    } else {
      UIView.animate(withDuration: 0.25) { for view in views { view.alpha = 1 } }
    }
  }

  // MARK: Layout

  override open func layoutSubviews() {
    super.layoutSubviews()
    let room = contentRect(forBounds: bounds)
    background.frame = backgroundRect(forBounds: bounds)
    label.frame = titleRect(forContentRect: room)
    picture.frame = imageRect(forContentRect: room)
  }

  override open var forLastBaselineLayout: UIView { label }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override open var intrinsicContentSize: CGSize {
    let (title, image) = (label.sizeThatFits(.zero), currentImage?.size ?? .zero)
    let ground = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(title.width + image.width + contentEdgeInsets.left + contentEdgeInsets.right, ground.width),
      height: max(max(title.height, image.height) + contentEdgeInsets.top + contentEdgeInsets.bottom, ground.height))
  }
}

extension UIImage {
  /// As a phone shows a picture under a finger; how dark it is, recordings of apps show.
  fileprivate var darkened: UIImage {
    guard let upright, renderingMode != .alwaysTemplate else { return self }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let shade = UIImage(cgImage: upright.tinted(CGColor(gray: 0, alpha: 0.4)), scale: scale, orientation: .up)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(at: .zero)
      shade.draw(at: .zero)
    }
  }

  /// System buttons show pictures in their tint colour.
  fileprivate var templateUnlessOriginal: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
