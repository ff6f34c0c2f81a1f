public import QuartzCore

/// What people switch on who see, hear or touch in other ways. In a scene nothing is, from the first to the last frame, so that nobody hears
/// of changes unless they are posted by hand.
extension UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  /// As phones have it that nobody has set up.
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isVideoAutoplayEnabled: Bool { true }

  private static func changed(_ what: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(what)")
  }
  public static let voiceOverStatusDidChangeNotification = changed("VoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = changed("ReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = changed(
    "ReduceTransparencyStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = changed("BoldTextStatusDidChangeNotification")
  public static let invertColorsStatusDidChangeNotification = changed("InvertColorsStatusDidChange")
  public static let darkerSystemColorsStatusDidChangeNotification = changed(
    "DarkerSystemColorsStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = changed("SwitchControlStatusDidChangeNotification")
  public static let guidedAccessStatusDidChangeNotification = changed("GuidedAccessStatusDidChangeNotification")
  public static let announcementDidFinishNotification = changed("AnnouncementDidFinishNotification")
  public static let elementFocusedNotification = changed("ElementFocusedNotification")

  /// A rectangle of a view on the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let (moved, start) = (UIBezierPath(cgPath: path.cgPath), view.convert(CGPoint.zero, to: nil))
    moved.apply(CGAffineTransform(translationX: start.x, y: start.y))
    return moved
  }
}

/// Something that is told to those who do not see it, and that is no view.
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  /// Where it is, in its container's coordinates.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  override open var accessibilityFrame: CGRect {
    get {
      guard accessibilityFrameInContainerSpace != .zero, let view = accessibilityContainer as? UIView else {
        return super.accessibilityFrame
      }
      return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set { super.accessibilityFrame = newValue }
  }
}
