package import Foundation
package import Springform

extension UIView {
  /// Moves by a pace that is known from elsewhere.
  package static func animate(
    pacing: Pacing, duration: TimeInterval, delay: TimeInterval, repeatCount: Double, autoreverses: Bool,
    changes: () -> Void, completion: (() -> Void)?
  ) {
    var options: AnimationOptions = [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve]
    if autoreverses { options.insert(.autoreverse) }
    if repeatCount == .infinity { options.insert(.repeat) }
    // Here a turn is one way; there it goes there and back.
    let count = autoreverses ? repeatCount / 2 : repeatCount
    AnimationBlock.run(
      .init(
        duration: duration, delay: delay, pacing: pacing, options: options,
        repeatCount: repeatCount.isFinite && repeatCount != 1 ? count : nil),
      changes, completion: completion.map { done in { _ in done() } })
  }
}
