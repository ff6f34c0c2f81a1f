package import Foundation
package import Springform

/// How views of UIKit's move by an animation.
package struct ViewMotion {
  package var pacing: Pacing
  /// Seconds, of one turn.
  package var duration: TimeInterval
  package var delay: TimeInterval = 0
  package var repeatCount = 1.0
  package var autoreverses = false

  func faster(_ speed: Double) -> ViewMotion {
    guard speed > 0, speed != 1 else { return self }
    var motion = self
    (motion.duration, motion.delay) = (duration / speed, delay / speed)
    if case .spring(let spring) = pacing {
      motion.pacing = .spring(
        Springform.Spring(
          response: spring.response / speed, dampingRatio: spring.dampingRatio,
          initialVelocity: spring.initialVelocity * speed))
    }
    return motion
  }
}

/// An animation by which views of UIKit's move, too.
private protocol MovesViews {
  func viewMotion(_ deployment: Deployment) -> ViewMotion?
}

extension CurveAnimation: MovesViews {
  func viewMotion(_ deployment: Deployment) -> ViewMotion? {
    curve.timingCurve.map { ViewMotion(pacing: .curve($0), duration: duration) }
  }
}

extension FluidSpringAnimation: MovesViews {
  func viewMotion(_ deployment: Deployment) -> ViewMotion? {
    let spring = Springform.Spring(response: max(response, 0.03), dampingRatio: dampingFraction)
    return ViewMotion(pacing: .spring(spring), duration: spring.settlingDuration)
  }
}

extension InterpolatingSpringAnimation: MovesViews {
  func viewMotion(_ deployment: Deployment) -> ViewMotion? {
    ViewMotion(pacing: .spring(spring), duration: spring.settlingDuration)
  }
}

extension DefaultAnimation: MovesViews {
  func viewMotion(_ deployment: Deployment) -> ViewMotion? { resolved(deployment).viewMotion(deployment) }
}

extension ModifiedAnimation: MovesViews {
  func viewMotion(_ deployment: Deployment) -> ViewMotion? { base.viewMotion(deployment).map { modifier.changed($0) } }
}

extension Animation {
  /// How views of UIKit's move by it; `nil` for one of somebody's own.
  package func viewMotion(_ deployment: Deployment) -> ViewMotion? {
    (base as? any MovesViews)?.viewMotion(deployment)
  }
}
