package import QuartzCore

/// Which views the fingers of a touch script are meant for, so that somebody hears of it when they meet others.
package final class AimedTouches: Companion {
  private struct Aim {
    let time: Double
    weak let view: UIView?
  }

  private var aims: [Aim] = []

  package init(_ loop: MainLoop) {}

  /// Called when a touch is planned.
  /// - Parameter time: when the finger comes down, in seconds.
  package static func add(_ view: UIView, at time: Double) {
    if let loop = MainLoop.current { of(loop).aims.append(Aim(time: time, view: view)) }
  }

  /// Called as a finger comes down.
  func check(_ hit: UIView?, at time: Double) {
    guard let index = aims.firstIndex(where: { abs($0.time - time) < 1e-9 }) else { return }
    guard let view = aims.remove(at: index).view, let problem = problem(of: view, hit: hit) else { return }
    noteOnce("the finger that comes down at \(decimal(time)) s is meant for \(name(of: view)), which \(problem)")
  }

  private func problem(of view: UIView, hit: UIView?) -> String? {
    var above: UIView? = view
    while let current = above {
      let subject = current === view ? "" : "lies in \(name(of: current)), which "
      if current.isHidden || current.alpha < 0.01 { return subject + "is not seen then" }
      if current.deafeningAnimationCount > 0 {
        return subject + "takes no touches while it is animated without .allowUserInteraction"
      }
      above = current.superview
    }
    guard let hit else { return "takes none" }
    guard !hit.isDescendant(of: view), !view.isDescendant(of: hit) else { return nil }
    return "is not what lies there: \(name(of: hit)) is"
  }

  private func name(of view: UIView) -> String {
    let type = "\(type(of: view))"
    return (view.layer.name ?? view.layer.viewName).map { "\(type) '\($0)'" } ?? type
  }

  private func decimal(_ time: Double) -> String { "\((time * 1000).rounded() / 1000)" }
}
