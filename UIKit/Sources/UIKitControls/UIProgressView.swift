public import UIKitCore

/// A bar that fills from the left.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  open var progressViewStyle: Style {
    didSet {
      paint()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  private let track = UIView()
  private let filled = UIView()
  private let pictures = (track: UIImageView(image: nil), filled: UIImageView(image: nil))
  private var shownProgress: Float = 0

  private static let duration = 0.25

  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: style == .bar ? 2.5 : 4))
    prepare()
  }

  override public init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    prepare()
  }

  override open class func madeByClass(frame: CGRect) -> UIView { UIProgressView(frame: frame) }

  private func prepare() {
    addSubview(track)
    track.addSubview(filled)
    track.insertSubview(pictures.track, at: 1)
    pictures.track.layer.zPosition = -1
    filled.addSubview(pictures.filled)
    track.clipsToBounds = true
    paint()
  }

  /// 0...1.
  open var progress: Float {
    get { shownProgress }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    shownProgress = progress.isFinite ? min(max(progress, 0), 1) : 0
    guard animated else { return place() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveLinear) { self.place() }
  }

  /// The tint colour unless it is set.
  open var progressTintColor: UIColor? { didSet { if progressTintColor !== oldValue { paint() } } }
  open var trackTintColor: UIColor? { didSet { if trackTintColor !== oldValue { paint() } } }

  /// In place of the colours, stretched.
  open var progressImage: UIImage? { didSet { if progressImage !== oldValue { paint() } } }
  open var trackImage: UIImage? { didSet { if trackImage !== oldValue { paint() } } }

  /// Whose share of its work shows. It is read when it is set: nobody is told here of what it does later, which a note says.
  open var observedProgress: Progress? {
    didSet {
      guard let observedProgress else { return }
      noteMissing("progress views that follow a Progress")
      progress = Float(observedProgress.fractionCompleted)
    }
  }

  override open func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  private func paint() {
    track.backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    filled.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : .clear
    if trackImage != nil { track.backgroundColor = .clear }
    (pictures.track.image, pictures.filled.image) = (trackImage, progressImage)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// The bar has its own height, in the middle of the view's.
  private func place() {
    let height = barHeight
    track.frame = CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
    filled.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(progress), height: height)
    (pictures.track.frame, pictures.filled.frame) = (track.bounds, filled.bounds)
    let radius = progressViewStyle == .bar ? 0 : height / 2
    (track.layer.cornerRadius, filled.layer.cornerRadius) = (radius, radius)
  }

  /// In points.
  private var barHeight: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }
  override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }
}
