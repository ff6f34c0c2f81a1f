import Springform
import SpringformGeometry
import SpringformMotion

/// A part of a stroke along a line whose pace no single curve has.
enum StrokePiece: Hashable {
  /// For so many seconds.
  case hold(Double)
  case drag(to: Point, duration: Double, TimingCurve)

  /// The stroke in as few pieces as can be told one after the other: rests, and ways with a curve each.
  /// - Returns: `nil` for a stroke that is no line.
  static func all(of stroke: Stroke) -> [Self]? {
    guard stroke.isStraight else { return nil }
    let samples = stroke.samples
    var pieces: [Self] = []
    var place = 0
    while place + 1 < samples.count {
      let (piece, end) =
        samples[place].rests(until: samples[place + 1])
        ? (.hold(samples[place + 1].time - samples[place].time), place + 1) : longest(in: samples, from: place)
      pieces.append(piece)
      place = end
    }
    return pieces
  }

  /// The way from a sample on that goes farthest with one curve.
  private static func longest(in samples: [Stroke.Sample], from first: Int) -> (Self, end: Int) {
    var found = (piece: Self(samples[first], samples[first + 1]), end: first + 1)
    /// No way to here has a curve, as it seems.
    var limit = samples.count
    var end = min(first + 2, samples.count - 1)
    while found.end < end, end < limit {
      if let piece = piece(samples[first...end], lifts: end == samples.count - 1) {
        found = (piece, end)
        end = min(first + 2 * (end - first), limit - 1)
      } else {
        limit = end
        end = (found.end + limit) / 2
      }
    }
    return (found.piece, found.end)
  }

  private static func piece(_ samples: ArraySlice<Stroke.Sample>, lifts: Bool) -> Self? {
    guard let last = samples.last, let stroke = Stroke(Array(samples)),
      let course = StraightCourse(stroke, lifts: lifts),
      let curve = course.curve(within: StrokeGesture.refresh)
    else { return nil }
    return .drag(to: last.location, duration: last.time - stroke.samples[0].time, curve)
  }

  /// From one sample to the next.
  init(_ sample: Stroke.Sample, _ next: Stroke.Sample) {
    let duration = next.time - sample.time
    self = next.location == sample.location ? .hold(duration) : .drag(to: next.location, duration: duration, .linear)
  }
}

extension Stroke {
  /// Whether the finger stays on a line, forth and perhaps back.
  fileprivate var isStraight: Bool {
    let start = samples[0].location
    guard let far = samples.map(\.location).max(by: { $0.distance(to: start) < $1.distance(to: start) }),
      let way = (far - start).unit
    else { return false }
    let breadth = StraightCourse.breadth(of: far.distance(to: start))
    return samples.allSatisfy { sample in
      let offset = sample.location - start
      return abs(offset.dx * way.dy - offset.dy * way.dx) <= breadth
    }
  }
}
