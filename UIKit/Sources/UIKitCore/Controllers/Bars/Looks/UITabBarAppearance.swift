public import QuartzCore

/// How one of a tab's states looks.
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { show?() } }
  open var titlePositionAdjustment = UIOffset.zero { didSet { show?() } }
  /// Of pictures that are templates.
  open var iconColor: UIColor? { didSet { show?() } }
  open var badgeBackgroundColor: UIColor? { didSet { show?() } }
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { show?() } }

  var show: (() -> Void)?

  func take(_ other: UITabBarItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    iconColor = other.iconColor
    (badgeBackgroundColor, badgeTextAttributes) = (other.badgeBackgroundColor, other.badgeTextAttributes)
  }
}

/// How tabs look. What it says nothing of, the bar's tint colours say.
open class UITabBarItemAppearance: NSObject, NSCopying {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  /// Of tabs that keys lead to, of which a phone has none.
  public let focused = UITabBarItemStateAppearance()

  override public required init() { super.init() }
  public convenience init(style: Style) { self.init() }

  /// Takes back all that was set.
  open func configureWithDefault(for style: Style) {
    for state in states { state.take(UITabBarItemStateAppearance()) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.take(self)
    return copy
  }

  func take(_ other: UITabBarItemAppearance) { for (own, others) in zip(states, other.states) { own.take(others) } }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
  /// Shows the bar anew that has these tabs.
  var show: (() -> Void)? { didSet { for state in states { state.show = show } } }
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  /// Of titles below pictures, as phones that are held upright have them.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { partsChanged() } }
  /// Of titles beside pictures, as screens have them that are wider than a phone is here.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  /// Behind the tab that is selected.
  open var selectionIndicatorImage: UIImage? { didSet { changed() } }
  /// Colours the picture behind the selected tab, if it is a template.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
  /// Of tabs that are centred, in points; 0 for the usual.
  open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
  open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    (selectionIndicatorImage, selectionIndicatorTintColor) = (
      other.selectionIndicatorImage, other.selectionIndicatorTintColor
    )
    (stackedItemPositioning, stackedItemWidth, stackedItemSpacing) = (
      other.stackedItemPositioning, other.stackedItemWidth, other.stackedItemSpacing
    )
    stackedLayoutAppearance.take(other.stackedLayoutAppearance)
    inlineLayoutAppearance.take(other.inlineLayoutAppearance)
    compactInlineLayoutAppearance.take(other.compactInlineLayoutAppearance)
  }

  override func partsChanged() {
    stackedLayoutAppearance.show = show
    changed()
  }
}
