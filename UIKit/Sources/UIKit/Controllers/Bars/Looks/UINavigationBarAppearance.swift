public import QuartzCore

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// How far the title lies from where it would.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// Bars here show no large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { if !largeTitleTextAttributes.isEmpty { noteMissing("large titles of navigation bars") } }
  }
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { partsChanged() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { partsChanged() } }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { partsChanged() } }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    largeTitleTextAttributes = other.largeTitleTextAttributes
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
