public import CoreGraphics
import QuartzCore
import Springform

/// What a finger would feel: nobody holds the phone that a scene stands for, but it is an event of the scene's trace, such as
/// `haptic.success`, at the time at which it would be felt and with its intensity.
open class UIFeedbackGenerator: NSObject {
  override public init() { super.init() }

  /// Wakes the motor, of which there is none.
  open func prepare() {}

  fileprivate func play(_ kind: String, _ intensity: CGFloat = 1) {
    MainLoop.current?.stage.traceEvent("haptic." + kind, Double(intensity))
  }
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) { self.style = style }
  /// - Parameter view: on which it is felt, by pencils that feel.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
  override public convenience init() { self.init(style: .medium) }

  open func impactOccurred(at location: CGPoint) { impactOccurred() }
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
  open func impactOccurred() { impactOccurred(intensity: 1) }
  /// - Parameter intensity: 0...1.
  open func impactOccurred(intensity: CGFloat) { play("\(style)", intensity) }
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) { play("\(notificationType)") }
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { play("selection") }
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
