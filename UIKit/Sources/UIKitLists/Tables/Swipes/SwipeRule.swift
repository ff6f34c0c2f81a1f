import Springform
package import UIKitCore

/// How a row follows the finger that swipes it aside, and where it comes to rest: in tables, in collections and in SwiftUI's lists.
package enum SwipeRule {
  /// From this share of the row on, a swipe is one all the way. Apple does not name it.
  private static let fullShare: CGFloat = 0.6
  /// So long, in seconds, a finger's speed carries on when it lifts.
  private static let foresight: CGFloat = 0.15
  /// Of motions to a place where a row rests, in seconds. Apple names neither them nor the spring.
  package static let duration = 0.4
  /// In seconds, in which the first button covers the others.
  package static let expansion = 0.2

  /// How far a row lies aside, and whether the first button covers the others.
  /// - Parameters:
  ///   - drawn: how far a finger has drawn it, in points.
  ///   - buttons: how wide all buttons are, in points.
  ///   - row: how wide the row is, in points.
  ///   - isFull: whether a swipe all the way chooses the first; if not, the row resists beyond the buttons.
  package static func pull(
    _ drawn: CGFloat, buttons: CGFloat, row: CGFloat, isFull: Bool
  ) -> (pull: CGFloat, isExpanded: Bool) {
    guard drawn > buttons else { return (max(drawn, 0), false) }
    guard !isFull else { return (drawn, drawn > max(row * fullShare, buttons)) }
    return (buttons + CGFloat(RubberBand.offset(forPull: Double(drawn - buttons), dimension: Double(row))), false)
  }

  /// Whether the buttons stay when the finger lifts, at a speed in points per second.
  package static func staysOpen(_ pull: CGFloat, speed: CGFloat, buttons: CGFloat) -> Bool {
    pull + speed * foresight > buttons / 2
  }
}
