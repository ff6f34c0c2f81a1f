public import QuartzCore

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// How far the title lies from where it would.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// In place of the arrow that leads back.
  public private(set) var backIndicatorImage: UIImage? { didSet { changed() } }
  /// What is seen of a title that comes out from behind the arrow. Titles fade here.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
  }
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { partsChanged() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { partsChanged() } }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { partsChanged() } }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    largeTitleTextAttributes = other.largeTitleTextAttributes
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    buttonAppearance.take(other.buttonAppearance)
    doneButtonAppearance.take(other.doneButtonAppearance)
    backButtonAppearance.take(other.backButtonAppearance)
  }

  override func partsChanged() {
    for part in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { part.show = show }
    changed()
  }

  func buttons(_ style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    style == .done ? doneButtonAppearance : buttonAppearance
  }
}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { partsChanged() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { partsChanged() } }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance.take(other.buttonAppearance)
    doneButtonAppearance.take(other.doneButtonAppearance)
  }

  override func partsChanged() {
    for part in [buttonAppearance, doneButtonAppearance] { part.show = show }
    changed()
  }

  func buttons(_ style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    style == .done ? doneButtonAppearance : buttonAppearance
  }
}
