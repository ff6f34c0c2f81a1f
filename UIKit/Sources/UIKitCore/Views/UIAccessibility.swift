import QuartzCore
import Springform

/// How a view behaves, as assistive technology is told. The numbers are UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  // UIKit's numbers of these are its own affair; these stand for them.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 40)
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 41)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 42)
}

/// What assistive technology is told and asked. There is none in a scene: nothing is switched on, and what is posted is an event of
/// the scene's trace, such as `accessibility.announcement: Sent`.
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  // Nobody's reading moves from element to element here, so that no notification has these.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  /// - Parameter argument: what is announced, or the element to go to.
  public static func post(notification: Notification, argument: Any?) {
    let name = names[notification] ?? "\(notification.rawValue)"
    let words =
      argument as? String ?? (argument as? NSAttributedString)?.string ?? (argument as? UIResponder)?.accessibilityLabel
    MainLoop.current?.stage.traceEvent("accessibility." + name + (words.map { ": " + $0 } ?? ""), 1)
  }

  private static let names: [Notification: String] = [
    .screenChanged: "screenChanged", .layoutChanged: "layoutChanged", .announcement: "announcement",
    .pageScrolled: "pageScrolled",
  ]
}

/// How much an announcement matters.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let high = UIAccessibilityPriority(rawValue: "high")
  public static let `default` = UIAccessibilityPriority(rawValue: "default")
  public static let low = UIAccessibilityPriority(rawValue: "low")
}

// How an announcement is read, which is not heard here: they are events of the trace.
extension NSAttributedString.Key {
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
}
