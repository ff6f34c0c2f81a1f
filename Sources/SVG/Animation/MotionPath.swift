import Glibc
import SpringformGeometry

/// A place on a path, and the direction in which the path goes there.
struct PathPlace {
  let point: Point
  /// Radians, clockwise from the right.
  let direction: Double

  /// - Parameters:
  ///   - path: one with at least one segment.
  ///   - distance: along it, in points; what lies beyond its ends is at its ends.
  init?(on path: Path, at distance: Double) {
    let segments = path.drawnElements.compactMap(\.segment).map { ($0.cubic, ArcLengthTable($0.cubic)) }
      .filter { $0.1.length > 0 }
    guard let last = segments.last else {
      guard let start = path.elements.first?.points.first else { return nil }
      (point, direction) = (start, 0)
      return
    }
    var rest = max(distance, 0)
    let found = segments.first { segment in
      if rest <= segment.1.length { return true }
      rest -= segment.1.length
      return false
    }
    let (curve, table) = found ?? last
    let fraction = found == nil ? 1 : min(rest / table.length, 1)
    let parameter = table.parameter(atFraction: fraction)
    point = curve.point(at: parameter)
    // A curve whose handle lies on its end has no speed there.
    let inside = min(max(parameter, 1e-4), 1 - 1e-4)
    let velocity = curve.velocity(at: inside)
    direction = atan2(velocity.dy, velocity.dx)
  }
}

extension Track.Motion {
  /// Where the element goes: a fraction of the path, or a point.
  func transform(_ value: AnimatedValue) -> AffineTransform? {
    guard case .numbers(let numbers, _) = value, let first = numbers.first else { return nil }
    var turn = 0.0
    if case .fixed(let angle) = rotation { turn = angle }
    guard let path else {
      return AffineTransform(rotationAngle: turn)
        .concatenating(AffineTransform(translationX: first, y: numbers.count > 1 ? numbers[1] : 0))
    }
    guard let place = PathPlace(on: path, at: first * path.length()) else { return nil }
    if case .auto(let more) = rotation { turn = place.direction + more }
    return AffineTransform(rotationAngle: turn)
      .concatenating(AffineTransform(translationX: place.point.x, y: place.point.y))
  }
}

/// The properties that lead an element along a path (Motion Path, level 1).
struct OffsetPath {
  private let path: Path
  /// Along the path, in points.
  private let distance: Double
  private let rotation: Track.Motion.Rotation

  /// - Returns: `nil` for what is not understood.
  init?(_ element: SVGElement, _ numbers: CSSNumbers) {
    guard let text = element.style["offset-path"], let (name, arguments) = CSSText.function(text), name == "path",
      let path = try? Path(svg: arguments.filter { $0 != "\"" && $0 != "'" })
    else { return nil }
    self.path = path
    let length = path.length()
    var distance = CSSNumbers(hundred: length, em: numbers.em).value(element.style["offset-distance"] ?? "0") ?? 0
    if path.elements.last == .close, length > 0 {
      // A closed path goes on from its beginning.
      let rest = distance.truncatingRemainder(dividingBy: length)
      if distance != length { distance = rest < 0 ? rest + length : rest }
    }
    self.distance = distance
    var (isAuto, angle) = (element.style["offset-rotate"] == nil, 0.0)
    for word in CSSText.words(element.style["offset-rotate"] ?? "") {
      if word == "auto" || word == "reverse" {
        isAuto = true
        if word == "reverse" { angle += .pi }
      } else {
        guard let more = CSSNumbers.angle(word) else { return nil }
        angle += more
      }
    }
    rotation = isAuto ? .auto(angle) : .fixed(angle)
  }

  /// Moves what lies at an origin onto the path, as seen from there.
  func transform(about origin: Point) -> AffineTransform? {
    guard let place = PathPlace(on: path, at: distance) else { return nil }
    let turn =
      switch rotation {
      case .auto(let more): place.direction + more
      case .fixed(let angle): angle
      }
    return AffineTransform(rotationAngle: turn)
      .concatenating(AffineTransform(translationX: place.point.x - origin.x, y: place.point.y - origin.y))
  }
}
