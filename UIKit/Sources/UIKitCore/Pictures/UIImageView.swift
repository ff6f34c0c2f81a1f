public import QuartzCore

/// A view that shows a picture, or several one after the other, as its content mode says, and takes no touches unless it is told to.
open class UIImageView: UIView {
  /// Whether pictures are larger where text is; it is as usual here.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  override public init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view as large as the picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin(with: image, highlighted: nil)
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin(with: image, highlighted: highlightedImage)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private func begin(with image: UIImage?, highlighted: UIImage?) {
    isUserInteractionEnabled = false
    (self.image, highlightedImage) = (image, highlighted)
  }

  /// One that is animated moves by itself, again and again.
  open var image: UIImage? {
    didSet {
      arrange()
      update()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      observers?.tell("image", old: oldValue, new: image)
    }
  }

  /// How large and bold a symbol is shown; as the picture says without one.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      arrange()
      update()
      invalidateIntrinsicContentSize()
    }
  }

  /// The picture as the view prefers it.
  private var arranged: UIImage?

  private func arrange() {
    arranged = preferredSymbolConfiguration.flatMap { image?.applyingSymbolConfiguration($0) } ?? image
  }

  /// Shown while the view is highlighted, if there is one.
  open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { update() } } }
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      update()
      if isAnimating { startAnimating() }
    }
  }

  override open func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override open func didMoveToWindow() {
    super.didMoveToWindow()
    // The tint may come from a view that was not above before.
    update()
  }

  /// The picture's.
  override open var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }
  override open var intrinsicContentSize: CGSize { arranged?.size ?? super.intrinsicContentSize }
  override open func sizeThatFits(_ size: CGSize) -> CGSize { arranged?.size ?? .zero }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let dependsOnSize = [image, highlightedImage].contains { $0?.repeats == true || $0?.isSymbolImage == true }
    if dependsOnSize { update() }
  }

  override func repaint() {
    super.repaint()
    update()
  }

  private func update() {
    let shown = isHighlighted ? highlightedImage ?? arranged : arranged
    layer.contentsScale = shown?.scale ?? layer.contentsScale
    layer.contents = painting { shown.flatMap(pixels) }
    layer.contentsCenter = shown?.stretchedPart ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    if let images = shown?.images, let shown {
      play(images, in: shown.duration, forKey: Self.ownKey)
    } else {
      layer.removeAnimation(forKey: Self.ownKey)
    }
  }

  private func pixels(of image: UIImage) -> CGImage? {
    var image = image.repeats ? image.resized(to: bounds.size) : image
    if image.flipsForRightToLeftLayoutDirection, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      image = image.withHorizontallyFlippedOrientation()
    }
    let pixels = image.isSymbolImage ? image.pixels(magnifiedBy: magnification(of: image.size)) : image.upright
    return image.renderingMode == .alwaysTemplate ? pixels?.tinted(tintColor.cgColor) : pixels
  }

  /// How many times as large as it is a picture is shown.
  private func magnification(of size: CGSize) -> CGFloat {
    guard size.width > 0, size.height > 0 else { return 1 }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    return switch contentMode {
    case .scaleAspectFit: min(across, down)
    case .scaleToFill, .scaleAspectFill: max(across, down)
    default: 1
    }
  }

  // MARK: Several pictures

  /// What ``startAnimating()`` shows in place of the picture, one after the other. None stop the animation.
  open var animationImages: [UIImage]? { didSet { if animationImages == nil { stopAnimating() } } }
  /// The same while the view is highlighted, if there are any.
  open var highlightedAnimationImages: [UIImage]?
  /// How long all pictures take together, in seconds; 0 for 30 pictures a second.
  open var animationDuration: TimeInterval = 0
  /// How often all are shown; 0 for again and again.
  open var animationRepeatCount = 0

  /// Begins with the first picture.
  open func startAnimating() {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages
    guard let images, !images.isEmpty else { return }
    let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    play(images, in: duration, count: animationRepeatCount, forKey: Self.key)
  }

  /// Shows ``image`` again.
  open func stopAnimating() { layer.removeAnimation(forKey: Self.key) }

  /// Whether pictures are shown one after the other.
  open var isAnimating: Bool {
    layer.animation(forKey: Self.key) != nil || layer.animation(forKey: Self.ownKey) != nil
  }

  private static let key = "contents"
  /// Of a picture that is animated by itself.
  private static let ownKey = "contents of image"

  private func play(_ images: [UIImage], in duration: TimeInterval, count: Int = 0, forKey key: String) {
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = images.compactMap(pixels)
    animation.calculationMode = .discrete
    animation.duration = duration
    animation.repeatCount = count > 0 ? Float(count) : .infinity
    layer.add(animation, forKey: key)
  }
}
