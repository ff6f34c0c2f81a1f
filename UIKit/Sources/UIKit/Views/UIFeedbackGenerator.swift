import CoreGraphics

/// What a finger would feel. Nobody holds the phone that a scene stands for: a note says so once.
open class UIFeedbackGenerator: NSObject {
  override public init() { super.init() }

  /// Wakes the motor, of which there is none.
  open func prepare() {}

  fileprivate func play() { noteMissing("haptics") }
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle) { super.init() }
  override public convenience init() { self.init(style: .medium) }

  open func impactOccurred() { play() }
  open func impactOccurred(intensity: CGFloat) { play() }
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) { play() }
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { play() }
}
