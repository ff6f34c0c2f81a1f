public import UIKitCore

/// Segments beside each other, of which one is chosen. A thumb slides to it.
open class UISegmentedControl: UIControl, TappedControl {

  /// Which segments something is meant for, by where they lie.
  public enum Segment: Int, Sendable { case any, left, center, right, alone }

  /// No segment is chosen.
  public static let noSegment = -1

  var segments: [SegmentContent] = []
  let track = UIImageView(image: nil)
  let thumb = UIImageView(image: nil)
  var dividers: [UIImageView] = []
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  var grounds: [UInt: UIImage] = [:]
  var dividerImages: [UInt: UIImage] = [:]
  var contentAdjustments: [Int: UIOffset] = [:]
  private var chosen = UISegmentedControl.noSegment
  /// Under the finger.
  private(set) var pressed = UISegmentedControl.noSegment
  /// Whether the finger came down on the chosen segment, and so leads the thumb.
  private var isLed = false
  private static let duration = 0.3

  /// - Parameter items: titles and pictures.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    segments = (items ?? []).map { SegmentContent($0) }
    contentChanged()
    bounds.size = intrinsicContentSize
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  override open class func madeByClass(frame: CGRect) -> UIView { UISegmentedControl(frame: frame) }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { SegmentContent($0) }
    contentChanged()
  }

  private func prepare() {
    isAccessibilityElement = false
    layer.cornerRadius = SegmentLooks.radius
    for part in [track, thumb] { addSubview(part) }
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    (thumb.layer.shadowRadius, thumb.layer.shadowOpacity) = (4, 0.12)
    thumb.layer.shadowColor = UIColor.black.cgColor
    contentChanged()
  }

  // MARK: Choice

  open var numberOfSegments: Int { segments.count }

  /// Targets are not told of it. What is no segment's number is none.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { choose(segments.indices.contains(newValue) ? newValue : Self.noSegment, animated: window != nil) }
  }

  /// Whether a segment is chosen only while the finger is on it.
  open var isMomentary = false { didSet { contentChanged() } }

  private func choose(_ index: Int, animated: Bool) {
    guard index != chosen else { return }
    let slides = animated && chosen != Self.noSegment && index != Self.noSegment && bounds.width > 0
    chosen = index
    restyle()
    guard slides else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0) {
      self.place()
    }
  }

  // MARK: Segments

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title), at: segment, animated)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image), at: segment, animated)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentContent(action), at: segment, animated)
  }

  /// A number beyond the last means the end.
  private func insert(_ segment: SegmentContent, at index: Int, _ animated: Bool) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if chosen >= index { chosen += 1 }
    contentChanged(animated)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(segment, 0), segments.count - 1)
    segments.remove(at: index).view.removeFromSuperview()
    if chosen == index { chosen = Self.noSegment } else if chosen > index { chosen -= 1 }
    contentChanged(animated)
  }

  open func removeAllSegments() {
    for segment in segments { segment.view.removeFromSuperview() }
    (segments, chosen) = ([], Self.noSegment)
    contentChanged()
  }

  /// The text and pictures of segments have changed, or their number.
  func contentChanged(_ animated: Bool = false) {
    for segment in segments where segment.view.superview !== self { addSubview(segment.view) }
    restyle()
    invalidateIntrinsicContentSize()
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: Self.duration) { self.place() }
  }

  // MARK: Looks

  /// The thumb's; white, or grey in the dark, unless it is set.
  open var selectedSegmentTintColor: UIColor? { didSet { if selectedSegmentTintColor !== oldValue { restyle() } } }
  /// Whether segments of no width of their own are as wide as their contents ask for, rather than all alike.
  open var apportionsSegmentWidthsByContent = false { didSet { contentChanged() } }

  override open var isEnabled: Bool { didSet { if isEnabled != oldValue { restyle() } } }

  package func repaintContent() { restyle() }

  /// The state that a segment shows.
  func state(ofSegment index: Int) -> State {
    var state = State.normal
    if index == chosen, !isMomentary { state.insert(.selected) }
    if index == pressed, !isLed { state.insert(.highlighted) }
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    return state
  }

  var shownThumbIndex: Int { isMomentary ? (isLed ? Self.noSegment : pressed) : chosen }

  // MARK: Layout

  override open func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  override open var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidths.reduce(0, +).rounded(.up), height: SegmentLooks.height)
  }
  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Touches

  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = segment(at: touch.location(in: self))
    guard segments.indices.contains(index), segments[index].isEnabled else { return false }
    (pressed, isLed) = (index, index == chosen && !isMomentary)
    pressChanged()
    return true
  }

  override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = segment(at: touch.location(in: self))
    guard index != pressed, segments.indices.contains(index), isLed ? segments[index].isEnabled : true else {
      return true
    }
    pressed = isLed || bounds.contains(touch.location(in: self)) ? index : Self.noSegment
    if isLed { choose(index, animated: true) }
    pressChanged()
    return true
  }

  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let (index, wasLed) = (pressed, isLed)
    let old = chosenAtTouch
    (pressed, isLed) = (Self.noSegment, false)
    pressChanged()
    guard segments.indices.contains(index), segments[index].isEnabled, wasLed || isTouchInside else { return }
    if !isMomentary { choose(index, animated: true) }
    guard isMomentary || chosen != old else { return }
    if isMomentary { chosen = index }
    sendActions(for: .valueChanged)
    if let action = segments[index].action { sendAction(action) }
    if isMomentary { chosen = Self.noSegment }
  }

  override open func cancelTracking(with event: UIEvent?) {
    if isLed { choose(chosenAtTouch, animated: true) }
    (pressed, isLed) = (Self.noSegment, false)
    pressChanged()
  }

  /// What was chosen when the finger came down.
  private var chosenAtTouch = UISegmentedControl.noSegment

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isTracking { chosenAtTouch = chosen }
    super.touchesBegan(touches, with: event)
  }

  /// The thumb is a little smaller under the finger that leads it.
  private func pressChanged() {
    UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.thumb.transform = self.isLed ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
      self.restyle()
    }
    if isMomentary { setNeedsLayout() }
  }
}
