import SpringformGeometry
import SpringformNumerics

extension FrameworkWords {
  /// A timing curve in everybody's words but React Spring's, which makes no curves of control points.
  /// - Parameter duration: in seconds.
  package init(_ curve: TimingCurve, duration: Double) {
    let numbers = [curve.controlPoint1.x, curve.controlPoint1.y, curve.controlPoint2.x, curve.controlPoint2.y]
      .map(Self.text)
    let (points, floats) = (numbers.joined(separator: ", "), numbers.map { $0 + "f" }.joined(separator: ", "))
    let (seconds, milliseconds) = (Self.text(duration), "\(Int((duration * 1000).rounded()))")
    self.init([
      (
        "UIKit",
        """
        UIViewPropertyAnimator(
          duration: \(seconds), controlPoint1: CGPoint(x: \(numbers[0]), y: \(numbers[1])),
          controlPoint2: CGPoint(x: \(numbers[2]), y: \(numbers[3]))) { }
        """
      ),
      ("SwiftUI", ".timingCurve(\(points), duration: \(seconds))"),
      ("Core Animation", "CAMediaTimingFunction(controlPoints: \(points)), duration \(seconds)"),
      ("Compose", "tween(durationMillis = \(milliseconds), easing = CubicBezierEasing(\(floats)))"),
      ("Android", "PathInterpolator(\(floats)), duration \(milliseconds)"),
      ("Flutter", "Cubic(\(points)), Duration(milliseconds: \(milliseconds))"),
      ("Motion", "{ type: \"tween\", duration: \(seconds), ease: [\(points)] }"),
      ("anime.js", "{ duration: \(milliseconds), ease: cubicBezier(\(points)) }"),
      ("CSS", "transition: transform \(seconds)s cubic-bezier(\(points))"),
      ("Figma", "Custom bezier: \(points); \(milliseconds) ms"),
      ("After Effects", Self.afterEffects(curve, duration)),
    ])
  }

  /// A script that eases from the first key to the second. A key's influence is how far its handle reaches in time, and its speed
  /// how steep it is: units by the second.
  private static func afterEffects(_ curve: TimingCurve, _ duration: Double) -> String {
    let end = Point(x: 1, y: 1)
    let from = Handle([curve.controlPoint1 - .zero, curve.controlPoint2 - .zero, end - .zero])
    // Seen from the end the curve is another one, backwards.
    let to = Handle([end - curve.controlPoint2, end - curve.controlPoint1, end - .zero])
    func ease(_ handle: Handle) -> String {
      "[new KeyframeEase(way * \(text(handle.slope / duration)), \(text(handle.influence)))]"
    }
    return """
      // Script for a property of one number with two keys, \(text(duration)) s apart.
      var way = property.keyValue(2) - property.keyValue(1);
      property.setTemporalEaseAtKey(1, property.keyInTemporalEase(1), \(ease(from)));
      property.setTemporalEaseAtKey(2, \(ease(to)), property.keyOutTemporalEase(2));
      """
  }

  /// A key's side, seen from the key.
  private struct Handle {
    /// In percent of the time between two keys.
    let influence: Double
    /// Ways by the time between two keys.
    let slope: Double

    /// The least that After Effects takes.
    private static let leastInfluence = 0.1

    /// - Parameter points: the nearer control point, the other one and the other key, from this key. Where a point lies on the
    ///   key the curve leaves in the direction of the next.
    init(_ points: [Vector]) {
      influence = max(points[0].dx * 100, Self.leastInfluence)
      let aim = points.first { $0 != .zero } ?? points[0]
      slope = aim.dy / max(aim.dx, Self.leastInfluence / 100)
    }
  }
}
