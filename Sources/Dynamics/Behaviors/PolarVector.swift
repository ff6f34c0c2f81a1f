import SpringformGeometry

/// A vector that remembers its angle while its length is 0, and the exact components it was given.
struct PolarVector {
  var vector: Vector { didSet { (angle, magnitude) = (vector.angle, vector.length) } }
  private(set) var angle: Double
  private(set) var magnitude: Double

  init(_ vector: Vector) {
    self.vector = vector
    angle = vector.angle
    magnitude = vector.length
  }

  init(angle: Double, magnitude: Double) {
    vector = Vector(angle: angle) * magnitude
    self.angle = angle
    self.magnitude = magnitude
  }
}
