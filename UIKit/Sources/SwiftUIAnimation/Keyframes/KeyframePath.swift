import Foundation

/// The way of a value through its key frames, with all velocities found.
struct KeyframePath<V: VectorArithmetic> {
  private struct Piece {
    enum Way {
      case linear(UnitCurve)
      /// Velocities in the value's units a second.
      case cubic(start: V, end: V)
      case spring(Spring, start: V)
    }

    let begin: TimeInterval
    let duration: TimeInterval
    let from: V
    let to: V
    let way: Way

    func value(at time: TimeInterval) -> V {
      let way = to - from
      switch self.way {
      case .linear(let curve): return from + way.scaled(by: curve.value(at: time / duration))
      case .cubic(let start, let end):
        // Hermite's four polynomials.
        let s = time / duration
        let rise = way.scaled(by: s * s * (3 - 2 * s))
        let bends = start.scaled(by: duration * s * (1 - s) * (1 - s)) - end.scaled(by: duration * s * s * (1 - s))
        return from + rise + bends
      case .spring(let spring, let start): return from + spring.value(target: way, initialVelocity: start, time: time)
      }
    }

    var endValue: V {
      if case .spring = way { return value(at: duration) }
      return to
    }

    var endVelocity: V {
      switch way {
      case .linear(let curve): (to - from).scaled(by: curve.velocity(at: 1).finite / duration)
      case .cubic(_, let end): end
      case .spring(let spring, let start):
        spring.velocity(target: to - from, initialVelocity: start, time: duration)
      }
    }
  }

  private var pieces: [Piece] = []
  private let start: V
  private let end: V
  /// Seconds.
  let duration: TimeInterval

  init<Value: Animatable>(_ keyframes: [Keyframe<Value>], from start: V) where Value.AnimatableData == V {
    var (value, velocity, time) = (start, V.zero, 0.0)
    for (index, keyframe) in keyframes.enumerated() {
      let duration = Self.seconds(keyframe, from: value, velocity: velocity)
      let way: Piece.Way
      switch keyframe.way {
      case .linear(let curve) where duration > 0: way = .linear(curve)
      case .cubic(let given, let end) where duration > 0:
        let after = index + 1 < keyframes.count ? keyframes[index + 1] : nil
        way = .cubic(
          start: given ?? velocity, end: end ?? Self.velocity(before: after, keyframe.target, from: value, duration))
      case .spring(let spring, let given) where duration > 0: way = .spring(spring, start: given ?? velocity)
      default:
        // There at once.
        (value, velocity) = (keyframe.target, .zero)
        continue
      }
      let piece = Piece(begin: time, duration: duration, from: value, to: keyframe.target, way: way)
      pieces.append(piece)
      (value, velocity, time) = (piece.endValue, piece.endVelocity, time + duration)
    }
    (self.start, duration, end) = (start, time, keyframes.last?.target ?? start)
  }

  private static func seconds<Value>(
    _ keyframe: Keyframe<Value>, from value: V, velocity: V
  ) -> TimeInterval where Value.AnimatableData == V {
    if let duration = keyframe.duration { return duration.isFinite ? max(0, duration) : 0 }
    guard case .spring(let spring, let given) = keyframe.way else { return 0 }
    let settled = spring.settlingDuration(
      target: keyframe.target - value, initialVelocity: given ?? velocity, epsilon: 0.001)
    return settled.isFinite ? settled : 0
  }

  /// How fast a cubic ends that is not told.
  private static func velocity<Value>(
    before next: Keyframe<Value>?, _ target: V, from value: V, _ duration: TimeInterval
  ) -> V where Value.AnimatableData == V {
    guard let next else { return .zero }
    let seconds = max(next.duration ?? 0, 0)
    switch next.way {
    case .cubic(let given, _): return given ?? (next.target - value).scaled(by: 1 / (duration + seconds))
    case .linear(let curve) where seconds > 0:
      return (next.target - target).scaled(by: curve.velocity(at: 0).finite / seconds)
    case .spring(_, let given): return given ?? .zero
    case .linear, .move: return .zero
    }
  }

  /// Where the value is: at its beginning before the first key frame, and at the last one's target behind it.
  func value(at time: TimeInterval) -> V {
    guard time < duration else { return end }
    // The last piece that has begun.
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].begin <= time { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return start }
    return pieces[low - 1].value(at: time - pieces[low - 1].begin)
  }
}

extension Double {
  /// The number, or none where a curve is upright.
  fileprivate var finite: Double { isFinite ? self : 0 }
}
