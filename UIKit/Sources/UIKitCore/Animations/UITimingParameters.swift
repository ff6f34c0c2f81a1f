public import CoreGraphics
import QuartzCore
import Springform

/// Says how an animator's values change with time.
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  /// The curve, of a provider that has one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, of a provider that has one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

extension UIView {
  /// The curves that have names.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    var curve: TimingCurve { AnimationOptions(rawValue: UInt(rawValue) << 16).curve }
  }
}

/// A curve from (0, 0) to (1, 1).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: TimingCurve
  /// The curve's name; ease-in-ease-out for one that has none.
  public let animationCurve: UIView.AnimationCurve
  public let timingCurveType: UITimingCurveType

  public init(animationCurve curve: UIView.AnimationCurve) {
    (self.curve, animationCurve, timingCurveType) = (curve.curve, curve, .builtin)
  }

  /// - Parameters:
  ///   - point1: the first inner point of the Bezier curve; its x lies in 0...1.
  ///   - point2: the second one.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = TimingCurve(controlPoint1: Point(point1), controlPoint2: Point(point2))
    (animationCurve, timingCurveType) = (.easeInOut, .cubic)
  }

  open var controlPoint1: CGPoint { CGPoint(curve.controlPoint1) }
  open var controlPoint2: CGPoint { CGPoint(curve.controlPoint2) }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Form {
    /// As long as the animator says.
    case ratio(CGFloat)
    /// Until it has settled.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    /// The same, as people see it.
    case perceived(duration: CGFloat, bounce: CGFloat)
  }

  private let form: Form
  /// Distances per second at the beginning, of what has two axes along each; of other values it is `dx`.
  public let initialVelocity: CGVector

  /// Moves with a spring that has all but come to rest after the animator's duration.
  /// - Parameters:
  ///   - ratio: 1 does not overshoot, smaller values swing.
  ///   - velocity: distances per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (form, initialVelocity) = (.ratio(ratio), velocity)
  }

  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// Moves with any spring until it has settled: the animator's duration does not count.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    form = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
  }

  /// Moves with a spring as SwiftUI names it, until it has settled: the animator's duration does not count.
  /// - Parameters:
  ///   - duration: how long a swing takes, about, in seconds.
  ///   - bounce: 0 does not overshoot, greater values do, smaller ones creep.
  ///   - velocity: distances per second.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
    form = .perceived(duration: CGFloat(max(duration, 0.01)), bounce: min(max(bounce, -0.99), 1))
    initialVelocity = velocity
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  func pace(duration: Double) -> AnimatorPace {
    let (x, y) = (spring(duration, Double(initialVelocity.dx)), spring(duration, Double(initialVelocity.dy)))
    if case .ratio = form { return AnimatorPace(x: .spring(x), y: .spring(y), duration: duration) }
    let settled = min(max(x.settlingDuration, y.settlingDuration), Self.longest)
    return AnimatorPace(x: .spring(x), y: .spring(y), duration: max(settled, AnimatorPace.shortest))
  }

  /// Seconds after which a spring that hardly settles is cut off.
  private static let longest = 60.0

  private func spring(_ duration: Double, _ velocity: Double) -> Spring {
    switch form {
    case .ratio(let ratio): Spring(duration: duration, dampingRatio: Double(ratio), initialVelocity: velocity)
    case .perceived(let duration, let bounce):
      Spring(duration: Double(duration), bounce: Double(bounce), initialVelocity: velocity)
    case .physical(let mass, let stiffness, let damping):
      Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), initialVelocity: velocity)
    }
  }
}

extension AnimatorPace {
  /// In seconds: without any time there is no way to be on.
  static let shortest = 1e-6

  /// - Parameters:
  ///   - parameters: the curve or the spring; where there is neither, it is even.
  ///   - duration: seconds, unless a spring knows by itself.
  init(_ parameters: any UITimingCurveProvider, duration: Double) {
    let duration = max(duration, Self.shortest)
    if parameters.timingCurveType == .spring, let spring = parameters.springTimingParameters {
      self = spring.pace(duration: duration)
    } else {
      let curve = Pacing.curve(parameters.cubicTimingParameters?.curve ?? .linear)
      self.init(x: curve, y: curve, duration: duration)
    }
  }
}
