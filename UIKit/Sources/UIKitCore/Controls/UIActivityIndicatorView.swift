public import QuartzCore

/// Eight spokes that light up one after the other while something goes on.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100
    case large = 101

    var isLarge: Bool { self == .large || self == .whiteLarge }
    /// In points.
    var side: CGFloat { isLarge ? 37 : 20 }
    var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
  }

  private var spokes: [CALayer] = []
  private static let spokeCount = 8
  /// Of one turn, in seconds.
  private static let period = 1.0
  /// Of a spoke before it lights up again.
  private static let faintest: Float = 0.25
  private static let key = "spin"

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    prepare()
  }

  override public init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for index in 0..<Self.spokeCount {
      let spoke = CALayer()
      spoke.opacity = Self.opacity(of: index)
      layer.addSublayer(spoke)
      spokes.append(spoke)
    }
    restyle()
    isHidden = hidesWhenStopped
  }

  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      ownColor = nil
      bounds.size = CGSize(width: style.side, height: style.side)
      restyle()
    }
  }

  private(set) var ownColor: UIColor?
  /// Of the spokes; the style's unless it is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      let old = ownColor
      ownColor = newValue
      if ownColor !== old { restyle() }
    }
  }

  // MARK: Spinning

  public private(set) var isAnimating = false
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }

  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    spin()
  }

  /// A layer that leaves the screen loses its animations.
  override open func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating, window != nil { spin() }
  }

  private func spin() {
    for (index, spoke) in spokes.enumerated() {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue) = (1, Self.faintest)
      (animation.duration, animation.repeatCount) = (Self.period, .infinity)
      // Each has been lit its share of a turn later than the one before.
      animation.timeOffset = Self.period * Double(Self.spokeCount - index) / Double(Self.spokeCount)
      animation.isRemovedOnCompletion = false
      spoke.add(animation, forKey: Self.key)
    }
  }

  open func stopAnimating() {
    isAnimating = false
    for spoke in spokes { spoke.removeAnimation(forKey: Self.key) }
    if hidesWhenStopped { isHidden = true }
  }

  /// As at the beginning of a turn.
  private static func opacity(of index: Int) -> Float {
    1 - (1 - faintest) * Float((spokeCount - index) % spokeCount) / Float(spokeCount)
  }

  // MARK: Looks

  override func repaint() {
    super.repaint()
    restyle()
  }

  private func restyle() {
    painting { for spoke in spokes { spoke.backgroundColor = color.cgColor } }
    setNeedsLayout()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let side = style.side
    let size = CGSize(width: side * 0.11, height: side * 0.27)
    for (index, spoke) in spokes.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.spokeCount)
      let radius = side / 2 - size.height / 2
      spoke.bounds.size = size
      spoke.cornerRadius = size.width / 2
      spoke.position = CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
      spoke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
    }
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override open var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
}
