import SpringformBitmap

extension DynamicsChange {
  /// Compares how two animations come to rest, when both do like one damped oscillation. Nil when they do not, or when
  /// both are the same.
  /// - Parameters:
  ///   - expected: the animation as it should be.
  ///   - actual: the animation as it is.
  ///   - size: the pictures' size, in pixels.
  ///   - step: the time between two values, in seconds.
  init?(_ expected: FrameTrack, _ actual: FrameTrack, size: PixelSize, step: Double) {
    guard let old = expected.motion, let new = actual.motion, step > 0, min(old.count, new.count) >= Self.fewestFrames
    else { return nil }
    let begins = (expected.starts[old.lowerBound - 1], actual.starts[new.lowerBound - 1])
    let signals = MotionSignal.strongest(in: expected, size: size)
    let interval = step * Double(max(expected.frames.count, actual.frames.count) / MotionSignal.limit + 1)
    var best: (oscillation: Oscillation, other: Oscillation)?
    for signal in signals {
      // Something else may drive it at first.
      for part in 0..<6 {
        let skipped = (expected.starts[old.upperBound] - begins.0) * Double(part) / 10
        let a = signal.values(of: expected, from: begins.0 + skipped, interval: interval)
        let b = signal.values(of: actual, from: begins.1 + skipped, interval: interval)
        guard let x = Oscillation(fitting: a, interval: interval),
          x.explained > best?.oscillation.explained ?? Self.explainedShare,
          let y = Oscillation(fitting: b, interval: interval), y.explained > Self.explainedShare,
          Self.isComparable(x.stiffness, y.stiffness), Self.isComparable(x.damping, y.damping),
          Self.explains(a, x, b, y, interval: interval)
        else { continue }
        best = (x, y)
        if x.explained > 0.9999, y.explained > 0.9999 { break }
      }
    }
    guard let (x, y) = best else { return nil }
    let stiffness = y.stiffness / x.stiffness - 1
    let damping = x.damping > 0 ? y.damping / x.damping - 1 : 0
    self = Self(stiffness: stiffness, damping: damping).certain
    if self.stiffness == nil, self.damping == nil { return nil }
  }

  /// A spring's two constants, where it begins, how fast, and where it rests are five numbers: with them any five frames can be
  /// described, whatever moves.
  private static let fewestFrames = 6

  /// Without what is within what antialiasing leaves uncertain.
  var certain: Self {
    Self(
      stiffness: stiffness.flatMap { abs($0) > 0.005 ? $0 : nil },
      damping: damping.flatMap { abs($0) > 0.01 ? $0 : nil })
  }

  /// Of springs that are not, neither need be one.
  private static func isComparable(_ a: Double, _ b: Double) -> Bool { a <= 10 * b && b <= 10 * a }

  /// The share of a measured value's variance that a spring accounts for.
  private static let explainedShare = 0.9995

  /// Whether two oscillations tell why the values that they describe differ. Much that is no spring comes to rest nearly
  /// as one does, so what they leave must be little against the difference. And with the same spring, which begins with
  /// another velocity or goes elsewhere, the first describes the other values as well as the second does.
  private static func explains(
    _ a: [Double], _ x: Oscillation, _ b: [Double], _ y: Oscillation, interval: Double
  ) -> Bool {
    let difference = zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    let rest = (x.residual(of: a, interval: interval), y.residual(of: b, interval: interval))
    return rest.0 + rest.1 < 0.02 * difference && rest.1 < 0.1 * x.residual(of: b, interval: interval)
  }
}

/// One of the numbers that tell where a frame's contents lie.
private struct MotionSignal {
  var moment: Int
  var component: Int

  func value(_ frame: FrameSignature) -> Double { frame.moments[moment][component] }

  /// The two that change most.
  static func strongest(in track: FrameTrack, size: PixelSize) -> [Self] {
    let lever = Double(size.width + size.height) / 8
    let signals = (0..<3).flatMap { moment in (0..<4).map { Self(moment: moment, component: $0) } }
    let ranked = signals.map { signal in
      let values = track.frames.map(signal.value)
      let range = (values.max() ?? 0) - (values.min() ?? 0)
      return (signal: signal, range: signal.moment == 0 ? range * lever : range)
    }
    return ranked.filter { $0.range > 0 }.sorted { $0.range > $1.range }.prefix(2).map(\.signal)
  }

  /// About so many values of an animation are enough.
  static let limit = 200

  /// The values from a time to the end, at equal intervals; both in seconds.
  func values(of track: FrameTrack, from begin: Double, interval: Double) -> [Double] {
    let count = Int((((track.starts.last ?? 0) - begin) / interval + 1e-6).rounded(.down)) + 1
    return (0..<max(count, 0)).map { number in
      value(track.frames[track.index(at: begin + Double(number) * interval)])
    }
  }
}
