import Springform
import SpringformGeometry
import SpringformMotion
import SpringformNumerics

/// What a hand meant by a stroke, as a tape says it in one line.
enum StrokeGesture: Hashable {
  /// At a point, by the time of its lift.
  case tap(Point, lift: Double)
  case press(Point, from: Double, duration: Double)
  case drag(from: Point, to: Point, at: Double, duration: Double, TimingCurve)

  /// A finger that stays within so many points rests, as it does for recognisers of taps.
  private static let rest = 4.0
  /// A touch that rests for longer is no tap, in seconds.
  private static let longestTap = 0.25

  /// - Returns: `nil` for a stroke that is none of them.
  init?(_ stroke: Stroke) {
    let (first, last) = (stroke.samples[0], stroke.samples[stroke.samples.count - 1])
    let duration = last.time - first.time
    // Two places are a hand's that has moved one of them.
    let isMeant = stroke.samples.count == 2 && first.location != last.location
    if !isMeant, stroke.samples.allSatisfy({ $0.location.distance(to: first.location) <= Self.rest }) {
      self =
        duration <= Self.longestTap
        ? .tap(first.location, lift: max(last.time, Tape.tapDuration))
        : .press(first.location, from: first.time, duration: duration)
      return
    }
    guard let curve = StraightCourse(stroke)?.curve else { return nil }
    self = .drag(from: first.location, to: last.location, at: first.time, duration: duration, curve)
  }
}

/// A stroke along a line, as a course of its way over time.
private struct StraightCourse {
  /// How much of the way is covered at each of some evenly spaced times, from 0 to 1.
  private let covered: [Double]
  /// In points.
  private let length: Double
  /// Of the last twentieth of a second, which decides how far things are thrown.
  private let endShare: Double

  private static let count = 40
  /// Who stays for longer on the way means to, in seconds.
  private static let pause = 0.05

  /// How far from where it was the finger may be, in points.
  private var tolerance: Double { max(1, 0.015 * length) }

  /// - Returns: `nil` where the stroke is no line, goes back or rests.
  init?(_ stroke: Stroke) {
    let (first, last) = (stroke.samples[0], stroke.samples[stroke.samples.count - 1])
    let (way, duration) = (last.location - first.location, last.time - first.time)
    length = first.location.distance(to: last.location)
    let rests = zip(stroke.samples, stroke.samples.dropFirst()).contains {
      $0.location == $1.location && $1.time - $0.time > Self.pause
    }
    guard length > 1, duration > 0.01, !rests else { return nil }
    endShare = min(0.05 / duration, 1)
    var covered: [Double] = []
    for step in 0...Self.count {
      let offset = stroke.location(at: first.time + duration * Double(step) / Double(Self.count)) - first.location
      let along = (offset.dx * way.dx + offset.dy * way.dy) / (length * length)
      let aside = abs(offset.dx * way.dy - offset.dy * way.dx) / length
      guard aside <= max(1.5, 0.03 * length) else { return nil }
      covered.append(along)
    }
    self.covered = covered
    guard zip(covered, covered.dropFirst()).allSatisfy({ ($0 - $1) * length <= 1 }) else { return nil }
  }

  /// The curve that the finger follows: one that has a name, where that is as good, or a cubic of its own.
  var curve: TimingCurve? {
    let named: [TimingCurve] = [.linear, .easeInEaseOut, .easeOut, .easeIn]
    if let curve = named.first(where: fits) { return curve }
    var best: (curve: TimingCurve, error: Double)?
    for first in 0...10 {
      for second in 0...10 {
        guard let curve = fitted(Double(first) / 10, Double(second) / 10), fits(curve) else { continue }
        let error = self.error(curve)
        if error < best?.error ?? .infinity { best = (curve, error) }
      }
    }
    return best?.curve
  }

  private func times() -> [Double] { covered.indices.map { Double($0) / Double(Self.count) } }

  /// The largest distance from where the finger was, in points.
  private func error(_ curve: TimingCurve) -> Double {
    zip(times(), covered).map { abs(curve.value(at: $0) - $1) * length }.max() ?? 0
  }

  private func fits(_ curve: TimingCurve) -> Bool {
    guard error(curve) <= tolerance else { return false }
    let thrown = (1 - course(at: 1 - endShare)) * length
    return abs((1 - curve.value(at: 1 - endShare)) * length - thrown) <= max(0.5, 0.1 * thrown)
  }

  private func course(at time: Double) -> Double {
    let place = min(max(time, 0), 1) * Double(Self.count)
    let index = min(Int(place), Self.count - 1)
    return covered[index] + (covered[index + 1] - covered[index]) * (place - Double(index))
  }

  /// The cubic with these times of its control points that comes closest, its numbers to hundredths.
  private func fitted(_ x1: Double, _ x2: Double) -> TimingCurve? {
    // The curve's own parameter at each time is that of a cubic whose values are its parameters' thirds.
    var (aa, ab, bb, ay, by) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (time, value) in zip(times(), covered) {
      let u = Self.parameter(at: time, x1, x2)
      let (a, b) = (3 * (1 - u) * (1 - u) * u, 3 * (1 - u) * u * u)
      let rest = value - u * u * u
      aa += a * a
      ab += a * b
      bb += b * b
      ay += a * rest
      by += b * rest
    }
    let determinant = aa * bb - ab * ab
    guard abs(determinant) > 1e-9 else { return nil }
    let y1 = ((ay * bb - by * ab) / determinant).rounded(places: 2)
    let y2 = ((by * aa - ay * ab) / determinant).rounded(places: 2)
    guard (-0.2...1.2).contains(y1), (-0.2...1.2).contains(y2) else { return nil }
    return TimingCurve(controlPoint1: Point(x: x1, y: y1), controlPoint2: Point(x: x2, y: y2))
  }

  /// By halves, as a cubic's times never go back.
  private static func parameter(at time: Double, _ x1: Double, _ x2: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<24 {
      let u = (low + high) / 2
      let x = 3 * (1 - u) * (1 - u) * u * x1 + 3 * (1 - u) * u * u * x2 + u * u * u
      if x < time { low = u } else { high = u }
    }
    return (low + high) / 2
  }
}

extension Stroke {
  /// Where the finger is, which moves evenly from sample to sample.
  fileprivate func location(at time: Double) -> Point {
    guard let next = samples.firstIndex(where: { $0.time > time }) else { return samples[samples.count - 1].location }
    guard next > 0 else { return samples[0].location }
    let (one, other) = (samples[next - 1], samples[next])
    return one.location.interpolated(to: other.location, fraction: (time - one.time) / (other.time - one.time))
  }
}
