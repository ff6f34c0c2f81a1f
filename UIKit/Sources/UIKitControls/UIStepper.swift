public import UIKitCore

/// A control that makes a number larger and smaller, 94 points wide and 32 high.
open class UIStepper: UIControl, TappedControl {

  private let ground = UIImageView(image: nil)
  private let divider = UIImageView(image: nil)
  private let halves = (less: StepperHalf(sign: "−"), more: StepperHalf(sign: "+"))
  private var images: [[UInt: UIImage]] = [[:], [:], [:]]
  private var dividers: [UInt: UIImage] = [:]
  private var shownValue = 0.0
  /// -1 or 1 while the finger is on that half, and where it came down.
  private var (direction, began) = (0, 0)
  private var timer: Timer?
  private var didChange = false

  private static let size = CGSize(width: 94, height: 32)
  // In seconds; Apple leaves them open.
  private static let repeatDelay = 0.5
  private static let repeatInterval = 0.1

  override public init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    prepare()
  }

  override open class func madeByClass(frame: CGRect) -> UIView { UIStepper(frame: frame) }

  private func prepare() {
    (isAccessibilityElement, accessibilityTraits) = (true, .adjustable)
    layer.cornerRadius = 8
    ground.layer.cornerRadius = 8
    for part in [ground, halves.less, halves.more, divider] as [UIView] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    restyle()
  }

  // MARK: Value

  open var value: Double {
    get { shownValue }
    set {
      let old = shownValue
      shownValue = min(max(newValue, minimumValue), maximumValue)
      if shownValue != old { restyle() }
    }
  }

  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = shownValue
      // What is at an end now may not have been, and the other way round.
      if minimumValue != oldValue { restyle() }
    }
  }
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = shownValue
      if maximumValue != oldValue { restyle() }
    }
  }
  /// Above 0.
  open var stepValue = 1.0
  /// Whether a step beyond an end leads to the other one.
  open var wraps = false { didSet { if wraps != oldValue { restyle() } } }
  /// Whether steps go on while the finger stays.
  open var autorepeat = true
  /// Whether targets are told of each step, rather than when the finger is lifted.
  open var isContinuous = true

  private func step() {
    guard direction != 0 else { return }
    var next = shownValue + Double(direction) * stepValue
    if wraps, next > maximumValue { next = minimumValue } else if wraps, next < minimumValue { next = maximumValue }
    let old = shownValue
    value = next
    guard value != old else { return }
    didChange = true
    if isContinuous { sendActions(for: .valueChanged) }
  }

  // MARK: Touches

  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (began, didChange) = (half(under: touch), false)
    direction = began
    restyle()
    step()
    guard autorepeat else { return true }
    timer = Timer.scheduledTimer(withTimeInterval: Self.repeatDelay, repeats: false) { [weak self] _ in
      guard let self else { return }
      step()
      timer = Timer.scheduledTimer(withTimeInterval: Self.repeatInterval, repeats: true) { [weak self] _ in
        self?.step()
      }
    }
    return true
  }

  override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isThere = bounds.contains(touch.location(in: self)) && half(under: touch) == began
    direction = isThere ? began : 0
    restyle()
    return true
  }

  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) { stop() }
  override open func cancelTracking(with event: UIEvent?) { stop() }

  private func half(under touch: UITouch) -> Int { touch.location(in: self).x < bounds.midX ? -1 : 1 }

  private func stop() {
    timer?.invalidate()
    (timer, direction, began) = (nil, 0, 0)
    restyle()
    if didChange, !isContinuous { sendActions(for: .valueChanged) }
  }

  // MARK: Looks

  override open var isEnabled: Bool { didSet { if isEnabled != oldValue { restyle() } } }

  open func setDecrementImage(_ image: UIImage?, for state: State) { set(image, 0, state) }
  open func setIncrementImage(_ image: UIImage?, for state: State) { set(image, 1, state) }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { set(image, 2, state) }
  open func decrementImage(for state: State) -> UIImage? { image(0, state) }
  open func incrementImage(for state: State) -> UIImage? { image(1, state) }
  open func backgroundImage(for state: State) -> UIImage? { image(2, state) }

  open func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState: State) {
    dividers[leftState.rawValue << 32 | rightSegmentState.rawValue] = image
    restyle()
  }
  open func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> UIImage? {
    dividers[state.rawValue << 32 | rightSegmentState.rawValue] ?? dividers[0]
  }

  private func set(_ image: UIImage?, _ part: Int, _ state: State) {
    images[part][state.rawValue] = image
    restyle()
  }
  private func image(_ part: Int, _ state: State) -> UIImage? { images[part][state.rawValue] ?? images[part][0] }

  private func state(_ half: Int) -> State {
    var state: State = isEnabled ? .normal : .disabled
    if half == direction { state.insert(.highlighted) }
    if !wraps, half < 0 ? shownValue <= minimumValue : shownValue >= maximumValue { state.insert(.disabled) }
    return state
  }

  private func restyle() {
    ground.image = image(2, isEnabled ? .normal : .disabled)
    ground.backgroundColor = ground.image == nil ? .tertiarySystemFill : .clear
    for (half, view, part) in [(-1, halves.less, 0), (1, halves.more, 1)] {
      let state = state(half)
      view.show(image(part, state), isEnabled: !state.contains(.disabled))
      view.backgroundColor = half == direction && ground.image == nil ? .systemFill : .clear
    }
    divider.image = dividerImage(forLeftSegmentState: state(-1), rightSegmentState: state(1))
    divider.backgroundColor = divider.image == nil ? .separator : .clear
    setNeedsLayout()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let width = bounds.width / 2
    halves.less.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    halves.more.frame = CGRect(x: width, y: 0, width: width, height: bounds.height)
    halves.less.layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    halves.more.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    let line = divider.image.map { CGSize(width: $0.size.width, height: bounds.height) } ?? CGSize(width: 1, height: 18)
    divider.frame = CGRect(
      x: width - line.width / 2, y: (bounds.height - line.height) / 2, width: line.width, height: line.height)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override open var intrinsicContentSize: CGSize { Self.size }
}

/// A sign or a picture in the middle of a stepper's half.
private final class StepperHalf: UIView {
  private let label = UILabel()
  private let picture = UIImageView(image: nil)

  init(sign: String) {
    super.init(frame: .zero)
    layer.cornerRadius = 8
    (label.text, label.textAlignment) = (sign, .center)
    label.font = .systemFont(ofSize: 22, weight: .regular)
    addSubview(label)
    picture.contentMode = .center
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage?, isEnabled: Bool) {
    picture.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    picture.alpha = isEnabled ? 1 : 0.3
    label.isHidden = image != nil
    label.textColor = isEnabled ? .label : .tertiaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (label.frame, picture.frame) = (bounds, bounds)
  }
}
