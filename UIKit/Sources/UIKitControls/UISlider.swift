public import UIKitCore

/// A control whose thumb is drawn along a track to a value.
open class UISlider: UIControl {
  private let track = UIView()
  private let filled = UIView()
  private let thumb = UIView()
  private let pictures = (least: UIImageView(), most: UIImageView(), thumb: UIImageView())
  private var images: Images = ([:], [:], [:])
  private var shownValue: Float = 0
  /// From the thumb's middle to the finger.
  private var grip: CGFloat = 0

  // In points.
  private static let trackHeight: CGFloat = 4
  private static let thumbSide: CGFloat = 28
  private static let height: CGFloat = 31
  /// Between the track and a picture at its end.
  private static let endGap: CGFloat = 9
  /// How far beside the thumb it can be taken.
  private static let reach: CGFloat = 10
  private static let duration = 0.25

  override public init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  override open class func madeByClass(frame: CGRect) -> UIView { UISlider(frame: frame) }

  private func prepare() {
    (isAccessibilityElement, accessibilityTraits) = (true, .adjustable)
    for part in [track, filled, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    track.addSubview(pictures.most)
    filled.addSubview(pictures.least)
    thumb.addSubview(pictures.thumb)
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    (thumb.layer.shadowRadius, thumb.layer.shadowOpacity) = (3, 0.2)
    thumb.layer.shadowColor = UIColor.black.cgColor
    paint()
  }

  // MARK: Value

  /// From ``minimumValue`` to ``maximumValue``.
  open var value: Float {
    get { shownValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value without telling the targets.
  open func setValue(_ value: Float, animated: Bool) {
    shownValue = value.isFinite ? min(max(value, minimumValue), maximumValue) : minimumValue
    if animated { UIView.animate(withDuration: Self.duration) { self.place() } } else { place() }
  }

  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = shownValue
    }
  }

  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = shownValue
    }
  }

  /// Whether targets are told while the thumb moves, rather than when it is let go.
  open var isContinuous = true

  // MARK: Looks

  /// The tint colour unless it is set.
  open var minimumTrackTintColor: UIColor? { didSet { if minimumTrackTintColor !== oldValue { paint() } } }
  open var maximumTrackTintColor: UIColor? { didSet { if maximumTrackTintColor !== oldValue { paint() } } }
  /// White unless it is set.
  open var thumbTintColor: UIColor? { didSet { if thumbTintColor !== oldValue { paint() } } }

  override open func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  override open var isEnabled: Bool {
    didSet {
      alpha = isEnabled ? 1 : 0.5
      paint()
    }
  }

  /// Beside the track's ends, at which it ends before them.
  open var minimumValueImage: UIImage? { didSet { if minimumValueImage !== oldValue { showEnds() } } }
  open var maximumValueImage: UIImage? { didSet { if maximumValueImage !== oldValue { showEnds() } } }
  private let ends = (least: UIImageView(image: nil), most: UIImageView(image: nil))

  private func showEnds() {
    for (view, image) in [(ends.least, minimumValueImage), (ends.most, maximumValueImage)] {
      view.image = image
      if image != nil, view.superview == nil { addSubview(view) }
    }
    place()
  }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func paint() {
    func show(_ image: UIImage?, in picture: UIImageView, of part: UIView, color: UIColor) {
      picture.image = image
      part.backgroundColor = image == nil ? color : .clear
    }
    show(currentMaximumTrackImage, in: pictures.most, of: track, color: maximumTrackTintColor ?? .systemFill)
    show(currentMinimumTrackImage, in: pictures.least, of: filled, color: minimumTrackTintColor ?? tintColor)
    show(currentThumbImage, in: pictures.thumb, of: thumb, color: thumbTintColor ?? .white)
    thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.2 : 0
    place()
  }

  // MARK: Pictures in place of the parts, by state

  open func setThumbImage(_ image: UIImage?, for state: State) { set(image, in: \.thumb, for: state) }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { set(image, in: \.least, for: state) }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { set(image, in: \.most, for: state) }
  open func thumbImage(for state: State) -> UIImage? { images.thumb[state.rawValue] }
  open func minimumTrackImage(for state: State) -> UIImage? { images.least[state.rawValue] }
  open func maximumTrackImage(for state: State) -> UIImage? { images.most[state.rawValue] }
  open var currentThumbImage: UIImage? { current(images.thumb) }
  open var currentMinimumTrackImage: UIImage? { current(images.least) }
  open var currentMaximumTrackImage: UIImage? { current(images.most) }

  private typealias Images = (least: [UInt: UIImage], most: [UInt: UIImage], thumb: [UInt: UIImage])

  private func set(_ image: UIImage?, in images: WritableKeyPath<Images, [UInt: UIImage]>, for state: State) {
    self.images[keyPath: images][state.rawValue] = image
    paint()
  }

  private func current(_ images: [UInt: UIImage]) -> UIImage? {
    images[state.rawValue] ?? images[State.normal.rawValue]
  }

  override open var isHighlighted: Bool { didSet { if isHighlighted != oldValue { paint() } } }

  // MARK: Geometry

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage == nil ? 2 : minimumValueImageRect(forBounds: bounds).maxX - bounds.minX + Self.endGap
    let right = maximumValueImage == nil ? 2 : bounds.maxX - maximumValueImageRect(forBounds: bounds).minX + Self.endGap
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2, width: max(bounds.width - left - right, 0),
      height: Self.trackHeight)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let share = maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    // The thumb reaches a little beyond the track's ends.
    return CGRect(
      x: rect.minX - 2 + (rect.width + 4 - size.width) * share, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    let (rail, handle) = (trackRect(forBounds: bounds), currentThumbRect)
    track.frame = rail
    filled.frame = CGRect(x: rail.minX, y: rail.minY, width: max(handle.midX - rail.minX, 0), height: rail.height)
    thumb.frame = handle
    ends.least.frame = minimumValueImageRect(forBounds: bounds)
    ends.most.frame = maximumValueImageRect(forBounds: bounds)
    (track.layer.cornerRadius, filled.layer.cornerRadius) = (rail.height / 2, rail.height / 2)
    thumb.layer.cornerRadius = handle.height / 2
    pictures.thumb.frame = thumb.bounds
    for (picture, part) in [(pictures.least, filled), (pictures.most, track)] {
      let height = picture.image?.size.height ?? 0
      picture.frame = CGRect(x: 0, y: part.bounds.midY - height / 2, width: part.bounds.width, height: height)
    }
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
  override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  // MARK: Touches

  /// Only the thumb is taken.
  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (place, handle) = (touch.location(in: self), currentThumbRect)
    grip = place.x - handle.midX
    return handle.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place)
  }

  override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let rail = trackRect(forBounds: bounds)
    let (first, last) = (
      thumbRect(forBounds: bounds, trackRect: rail, value: minimumValue).midX,
      thumbRect(forBounds: bounds, trackRect: rail, value: maximumValue).midX
    )
    guard last > first else { return true }
    let share = min(max((touch.location(in: self).x - grip - first) / (last - first), 0), 1)
    let old = value
    value = minimumValue + (maximumValue - minimumValue) * Float(share)
    if isContinuous, value != old { sendActions(for: .valueChanged) }
    return true
  }

  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }
}
