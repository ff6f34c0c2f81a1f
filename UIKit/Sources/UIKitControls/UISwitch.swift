public import UIKitCore

/// A control that is on or off. It is 51 points wide and 31 high, whatever its frame.
open class UISwitch: UIControl, TappedControl {

  private let track = UIView()
  private let thumb = UIView()
  private var shownOn = false
  /// What it was when the finger came down.
  private var wasOn = false
  /// Whether the finger has led the thumb from side to side: it is no tap then.
  private var hasCrossed = false

  private static let size = CGSize(width: 51, height: 31)
  /// Around the thumb, in points.
  private static let inset: CGFloat = 2
  /// How much wider the thumb is under a finger, in points.
  private static let stretch: CGFloat = 7
  /// Of the way from side to side, in seconds.
  private static let duration = 0.25

  override public init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    prepare()
  }

  override open class func madeByClass(frame: CGRect) -> UIView { UISwitch(frame: frame) }

  private func prepare() {
    (isAccessibilityElement, accessibilityTraits) = (true, .button)
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    (thumb.layer.shadowRadius, thumb.layer.shadowOpacity) = (4, 0.15)
    thumb.layer.shadowColor = UIColor.black.cgColor
    place()
  }

  /// Of a switch that is on; green unless it is set.
  open var onTintColor: UIColor? { didSet { place() } }
  /// White unless it is set.
  open var thumbTintColor: UIColor? { didSet { place() } }

  open var isOn: Bool {
    get { shownOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sets it without telling the targets.
  open func setOn(_ on: Bool, animated: Bool) {
    shownOn = on
    if animated { glide() } else { place() }
  }

  // As since iOS 7, pictures change nothing, and a phone's switches have no titles.

  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  override open var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } }

  private func place() {
    let inset = Self.inset
    let side = Self.size.height - 2 * inset
    let width = side + (isHighlighted ? Self.stretch : 0)
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.layer.cornerRadius = Self.size.height / 2
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.frame = CGRect(x: isOn ? Self.size.width - inset - width : inset, y: inset, width: width, height: side)
    thumb.layer.cornerRadius = side / 2
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  private func glide() {
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { self.place() }
  }

  // MARK: Touches

  override open var isHighlighted: Bool { didSet { if isHighlighted != oldValue { glide() } } }

  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (wasOn, hasCrossed) = (isOn, false)
    return true
  }

  override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (now, before) = (touch.location(in: self).x, touch.previousLocation(in: self).x)
    let wanted = now >= bounds.midX
    // Only a finger that crosses the middle leads the thumb along.
    guard wanted != (before >= bounds.midX), wanted != isOn else { return true }
    hasCrossed = true
    setOn(wanted, animated: true)
    return true
  }

  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !hasCrossed, isTouchInside { setOn(!isOn, animated: true) }
    if isOn != wasOn { sendActions(for: .valueChanged) }
  }

  override open func cancelTracking(with event: UIEvent?) { if isOn != wasOn { setOn(wasOn, animated: true) } }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override open var intrinsicContentSize: CGSize { Self.size }
}
