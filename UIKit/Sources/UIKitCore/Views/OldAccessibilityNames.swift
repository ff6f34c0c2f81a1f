// What accessibility's names were up to Swift 4; components of that time still say so.

public typealias UIAccessibilityNotifications = UIAccessibility.Notification
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled

public func UIAccessibilityPostNotification(_ notification: UIAccessibilityNotifications, _ argument: Any?) {
  UIAccessibility.post(notification: notification, argument: argument)
}
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool { UIAccessibility.isReduceTransparencyEnabled }
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }
public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }

public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits.allowsDirectInteraction
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn
