public import Foundation

/// Springs that take over from each other, with their velocity.
extension Animation {
  /// A spring as one perceives it, which takes over from others with their velocity.
  /// - Parameters:
  ///   - duration: the pace, in seconds.
  ///   - bounce: 0 does not bounce, towards 1 it bounces more, below 0 it creeps.
  ///   - blendDuration: seconds in which the duration of the spring before becomes this one's.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(
      response: duration, dampingFraction: dampingFraction(bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by its response, which takes over from others with their velocity.
  /// - Parameters:
  ///   - response: the period of the undamped spring, in seconds; 0 asks for one as stiff as can be.
  ///   - dampingFraction: the damping as a part of the critical one.
  ///   - blendDuration: seconds in which the response of the spring before becomes this one's.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A spring, which takes over from others with their velocity.
  /// - Parameters:
  ///   - spring: how it moves.
  ///   - blendDuration: seconds in which the duration of the spring before becomes this one's.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    self.spring(response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
  }

  /// The spring that the release takes: half a second without bounce since iOS 17, before that 0.55 seconds at 0.825 of
  /// the critical damping.
  ///
  /// It stands for the functions above where none of their figures is given, which they could not tell.
  /// - Parameter blendDuration: seconds in which the duration of the spring before becomes this one's.
  public static func spring(blendDuration: TimeInterval = 0) -> Animation {
    Animation(DefaultAnimation.spring(dampingFraction: nil, blendDuration: blendDuration))
  }

  /// A spring with the response that the release takes: 0.5 seconds since iOS 17, before that 0.55.
  /// - Parameters:
  ///   - dampingFraction: the damping as a part of the critical one.
  ///   - blendDuration: seconds in which the response of the spring before becomes this one's.
  @_disfavoredOverload
  public static func spring(dampingFraction: Double, blendDuration: TimeInterval = 0) -> Animation {
    Animation(DefaultAnimation.spring(dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// The spring that the release takes.
  public static var spring: Animation { spring() }

  /// A fast spring for what follows a finger.
  /// - Parameters:
  ///   - response: the period of the undamped spring, in seconds.
  ///   - dampingFraction: the damping as a part of the critical one.
  ///   - blendDuration: seconds in which the response of the spring before becomes this one's.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A fast spring for what follows a finger.
  /// - Parameters:
  ///   - duration: the pace, in seconds.
  ///   - extraBounce: what is added to a bounce of 0.15.
  ///   - blendDuration: seconds in which the duration of the spring before becomes this one's.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A fast spring for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// Does not bounce, and takes half a second.
  public static var smooth: Animation { smooth() }

  /// Does not bounce unless told to.
  /// - Parameters:
  ///   - duration: the pace, in seconds.
  ///   - extraBounce: what is added to a bounce of 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// Bounces a little, and takes half a second.
  public static var snappy: Animation { snappy() }

  /// Bounces a little.
  /// - Parameters:
  ///   - duration: the pace, in seconds.
  ///   - extraBounce: what is added to a bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Bounces, and takes half a second.
  public static var bouncy: Animation { bouncy() }

  /// Bounces.
  /// - Parameters:
  ///   - duration: the pace, in seconds.
  ///   - extraBounce: what is added to a bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// How a bounce is damped, as a part of the critical damping.
  private static func dampingFraction(bounce: Double) -> Double { bounce < 0 ? 1 / (1 + bounce) : 1 - bounce }
}
