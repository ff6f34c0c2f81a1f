import Springform
import SpringformGeometry
import SpringformMotion
import SpringformNumerics

/// A stroke along a line, as a course of its way over time.
struct StraightCourse {
  /// How much of the way is covered at each of some evenly spaced times, from 0 to 1.
  private let covered: [Double]
  /// In points.
  private let length: Double
  /// In seconds.
  private let duration: Double
  /// Whether the finger is lifted at its end: of the last twentieth of a second, which decides how far things are thrown, it is known
  /// how far the finger goes.
  private let lifts: Bool

  private static let count = 40
  /// Who stays for longer on the way means to, in seconds.
  static let pause = 0.05

  /// How far from where it was the finger may be, in points.
  private var tolerance: Double { max(1, 0.015 * length) }

  /// How far from the line a finger may be that goes so far, in points.
  static func breadth(of length: Double) -> Double { max(1.5, 0.03 * length) }

  /// - Parameter lifts: whether the finger is lifted at the end.
  /// - Returns: `nil` where the stroke is no line, goes back or rests.
  init?(_ stroke: Stroke, lifts: Bool = true) {
    let (first, last) = (stroke.samples[0], stroke.samples[stroke.samples.count - 1])
    let way = last.location - first.location
    duration = last.time - first.time
    length = first.location.distance(to: last.location)
    self.lifts = lifts
    let rests = zip(stroke.samples, stroke.samples.dropFirst()).contains { $0.rests(until: $1) }
    guard length > 1, duration > 0.01, !rests else { return nil }
    var covered: [Double] = []
    for step in 0...Self.count {
      let offset = stroke.location(at: first.time + duration * Double(step) / Double(Self.count)) - first.location
      let along = (offset.dx * way.dx + offset.dy * way.dy) / (length * length)
      let aside = abs(offset.dx * way.dy - offset.dy * way.dx) / length
      guard aside <= Self.breadth(of: length) else { return nil }
      covered.append(along)
    }
    self.covered = covered
    guard zip(covered, covered.dropFirst()).allSatisfy({ ($0 - $1) * length <= 1 }) else { return nil }
  }

  /// The curve that the finger follows: one that has a name, where that is as good, or a cubic of its own.
  /// - Parameter delay: how much earlier or later than it did the finger may be where it was, in seconds.
  func curve(within delay: Double = 0) -> TimingCurve? {
    let named: [TimingCurve] = [.linear, .easeInEaseOut, .easeOut, .easeIn]
    if let curve = named.first(where: { curve in fits({ curve.value(at: $0) }, within: delay) }) { return curve }
    var best: (curve: TimingCurve, error: Double)?
    for cubic in CubicTimes.all {
      guard let ends = cubic.fitted(to: covered) else { continue }
      let value = { cubic.value(at: $0, ends) }
      let error = self.error(value, within: 0)
      guard error < best?.error ?? .infinity, fits(value, within: delay) else { continue }
      best = (cubic.curve(ends), error)
    }
    return best?.curve
  }

  /// The largest distance from where the finger was, in points.
  private func error(_ value: (Double) -> Double, within delay: Double) -> Double {
    let share = delay / duration
    var largest = 0.0
    for (step, now) in covered.enumerated() {
      let time = Double(step) / Double(Self.count)
      let (earliest, latest) = delay > 0 ? (course(at: time - share), course(at: time + share)) : (now, now)
      let value = value(time)
      largest = max(largest, earliest - value, value - latest)
    }
    return largest * length
  }

  private func fits(_ value: (Double) -> Double, within delay: Double) -> Bool {
    guard error(value, within: delay) <= tolerance else { return false }
    guard lifts else { return true }
    let last = max(1 - 0.05 / duration, 0)
    let thrown = (1 - course(at: last)) * length
    return abs((1 - value(last)) * length - thrown) <= max(0.5, 0.1 * thrown)
  }

  private func course(at time: Double) -> Double {
    let place = min(max(time, 0), 1) * Double(Self.count)
    let index = min(Int(place), Self.count - 1)
    return covered[index] + (covered[index + 1] - covered[index]) * (place - Double(index))
  }
}

/// The times of a cubic's two control points, and what each of these counts for at evenly spaced times.
private struct CubicTimes {
  private let first: Double
  private let second: Double
  /// At each time the weights of the control points' values, and what the end adds.
  private let weights: [(first: Double, second: Double, end: Double)]

  private static let count = 40

  static let all = (0...10).flatMap { first in
    (0...10).map { CubicTimes(first: Double(first) / 10, second: Double($0) / 10) }
  }

  private init(first: Double, second: Double) {
    (self.first, self.second) = (first, second)
    weights = (0...Self.count).map { step in
      // The curve's own parameter at each time is that of a cubic whose values are its parameters' thirds.
      let u = Self.parameter(at: Double(step) / Double(Self.count), first, second)
      return (3 * (1 - u) * (1 - u) * u, 3 * (1 - u) * u * u, u * u * u)
    }
  }

  /// The values of the control points, to hundredths, with which the cubic comes closest.
  func fitted(to covered: [Double]) -> (first: Double, second: Double)? {
    var (aa, ab, bb, ay, by) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (weight, value) in zip(weights, covered) {
      let rest = value - weight.end
      aa += weight.first * weight.first
      ab += weight.first * weight.second
      bb += weight.second * weight.second
      ay += weight.first * rest
      by += weight.second * rest
    }
    let determinant = aa * bb - ab * ab
    guard abs(determinant) > 1e-9 else { return nil }
    let y1 = ((ay * bb - by * ab) / determinant).rounded(places: 2)
    let y2 = ((by * aa - ay * ab) / determinant).rounded(places: 2)
    guard (-0.2...1.2).contains(y1), (-0.2...1.2).contains(y2) else { return nil }
    return (y1, y2)
  }

  func value(at time: Double, _ ends: (first: Double, second: Double)) -> Double {
    let place = min(max(time, 0), 1) * Double(Self.count)
    let index = min(Int(place), Self.count - 1)
    let value = { (weight: (first: Double, second: Double, end: Double)) in
      weight.first * ends.first + weight.second * ends.second + weight.end
    }
    let (before, after) = (value(weights[index]), value(weights[index + 1]))
    return before + (after - before) * (place - Double(index))
  }

  func curve(_ ends: (first: Double, second: Double)) -> TimingCurve {
    TimingCurve(controlPoint1: Point(x: first, y: ends.first), controlPoint2: Point(x: second, y: ends.second))
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

extension Stroke.Sample {
  /// Whether the finger stays here for longer than a hand that goes on does.
  func rests(until next: Self) -> Bool { next.location == location && next.time - time > StraightCourse.pause }
}
