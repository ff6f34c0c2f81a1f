public import UIKit
import QuartzCore
import SwiftUIAnimation

extension UIView {
  /// Changes views by an animation of SwiftUI's. One of a source's own moves them by the release's default, which is told once.
  public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
    let deployment = MainLoop.current.map { AppSettings.of($0).deployment } ?? Deployment()
    guard let motion = animation.viewMotion(deployment) ?? Animation.default.viewMotion(deployment) else { return }
    if animation.viewMotion(deployment) == nil { noteMissing("animations of one's own that move UIKit's views") }
    animate(
      pacing: motion.pacing, duration: motion.duration, delay: motion.delay, repeatCount: motion.repeatCount,
      autoreverses: motion.autoreverses, changes: changes, completion: completion)
  }
}
