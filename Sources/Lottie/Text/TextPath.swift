import Glibc
import SpringformGeometry

/// A line that letters stand on, measured.
struct TextPath {
  let length: Double
  let isClosed: Bool
  private var points: [Point] = []
  /// How far each point lies from the beginning.
  private var distances: [Double] = []

  /// As many steps a curve as lottie-web takes, fewer for long lines.
  private static let (steps, mostPoints) = (149, 300_000)

  init?(_ outline: Outline) {
    guard outline.count > 0 else { return nil }
    isClosed = outline.isClosed
    let steps = max(min(Self.steps, Self.mostPoints / outline.count), 1)
    var length = 0.0
    func add(_ point: Point, _ points: inout [Point], _ distances: inout [Double]) {
      if let last = points.last {
        let step = (point - last).length
        guard step > 0, step.isFinite else { return }
        length += step
      }
      points.append(point)
      distances.append(length)
    }
    for index in 0..<outline.count {
      let curve = outline.curve(index)
      add(curve.start, &points, &distances)
      let isStraight = curve.control1 == curve.start && curve.control2 == curve.end
      for step in 1...(isStraight ? 1 : steps) {
        add(curve.point(at: Double(step) / Double(isStraight ? 1 : steps)), &points, &distances)
      }
    }
    self.length = length
    guard points.count > 1 else { return nil }
  }

  /// The place at a distance from the beginning, and the direction there. An open line goes on straight at both ends.
  func place(at distance: Double) -> (point: Point, direction: Double) {
    var distance = distance
    if isClosed, distance < 0 || distance > length {
      distance -= (distance / length).rounded(.down) * length
    }
    var (low, high) = (0, points.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if distances[middle] < distance { low = middle } else { high = middle }
    }
    let (a, b) = (points[low], points[high])
    let fraction = (distance - distances[low]) / (distances[high] - distances[low])
    return (a.interpolated(to: b, fraction: fraction), atan2(b.y - a.y, b.x - a.x))
  }
}
