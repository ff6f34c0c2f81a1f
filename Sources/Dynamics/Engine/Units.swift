import CBox2D
import SpringformGeometry

// UIKit's physics works in metres of 100 points; these are here one becomes the other.

let pointsPerMetre = 100.0

/// Farther away from the origin nothing is simulated, in points: single precision would be coarser than a tenth of one.
let farthestCoordinate = 1e7

func metres(_ points: Double) -> Float { Float(points / pointsPerMetre) }
func points(_ metres: Float) -> Double { Double(metres) * pointsPerMetre }

extension CBoxVector {
  /// In metres, from points.
  init(_ point: Point) { self.init(x: metres(point.x), y: metres(point.y)) }
  init(_ vector: Vector) { self.init(x: metres(vector.dx), y: metres(vector.dy)) }

  /// A vector in SI units as it is: newtons, newton seconds.
  init(si vector: Vector) { self.init(x: Float(vector.dx), y: Float(vector.dy)) }

  var point: Point { Point(x: points(x), y: points(y)) }
  var vector: Vector { Vector(dx: points(x), dy: points(y)) }
}

extension Point {
  /// True where something can be simulated.
  var isReachable: Bool { max(x.magnitude, y.magnitude) <= farthestCoordinate && x.isFinite && y.isFinite }
}

extension Vector {
  /// The turning moment of `force` at the end of this lever.
  func cross(_ force: Vector) -> Double { dx * force.dy - dy * force.dx }
}
