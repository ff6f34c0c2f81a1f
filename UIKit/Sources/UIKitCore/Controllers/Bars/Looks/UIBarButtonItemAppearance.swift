public import QuartzCore

/// How one of a bar button's states looks.
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { show?() } }
  /// How far the title lies from where it would.
  open var titlePositionAdjustment = UIOffset.zero { didSet { show?() } }
  var show: (() -> Void)?

  func take(_ other: UIBarButtonItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
  }
}

/// How a bar's buttons look. What it says nothing of, the button's tint colour and style say.
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  /// Of buttons that keys lead to, of which a phone has none.
  public let focused = UIBarButtonItemStateAppearance()

  override public required init() { super.init() }

  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
    configureWithDefault(for: style)
  }

  /// Takes back all that was set; buttons that are done have bold titles.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.take(UIBarButtonItemStateAppearance()) }
    if style == .done {
      normal.titleTextAttributes[.font] = UIFont.systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.take(self)
    return copy
  }

  func take(_ other: UIBarButtonItemAppearance) {
    for (own, others) in zip(states, other.states) { own.take(others) }
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }
  /// Shows the bar anew that has these buttons.
  var show: (() -> Void)? { didSet { for state in states { state.show = show } } }
}
