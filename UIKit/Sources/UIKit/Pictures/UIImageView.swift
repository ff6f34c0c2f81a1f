public import QuartzCore

/// A view that shows a picture, as its content mode says, and takes no touches unless it is told to.
open class UIImageView: UIView {
  override public init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view as large as the picture.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    (self.image, self.highlightedImage) = (image, highlightedImage)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open var image: UIImage? {
    didSet {
      update()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// Shown while the view is highlighted, if there is one.
  open var highlightedImage: UIImage? { didSet { update() } }
  open var isHighlighted = false { didSet { update() } }

  override open func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override open func didMoveToWindow() {
    super.didMoveToWindow()
    // The tint may come from a view that was not above before.
    update()
  }

  override open var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  override open func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  override func repaint() {
    super.repaint()
    update()
  }

  private func update() {
    let shown = isHighlighted ? highlightedImage ?? image : image
    layer.contentsScale = shown?.scale ?? layer.contentsScale
    layer.contents =
      shown?.renderingMode == .alwaysTemplate
      ? shown?.cgImage?.tinted(painting { tintColor.cgColor }) : shown?.cgImage
  }
}
