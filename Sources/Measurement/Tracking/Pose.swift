/// Where a thing is in a picture, against how it was in the picture that it was cut out of.
struct Pose {
  /// The move of its middle, in pixels, down and right positive.
  var offset = SIMD2<Double>()
  /// Its width and height over those that it had.
  var scale = SIMD2<Double>(1, 1)
  /// Its turn, clockwise, in radians.
  var angle = 0.0
  /// How much of it is to be seen, about 0...1.
  var opacity = 1.0

  /// Whether it is upright, and of another size.
  var isResized: Bool { abs(angle) < 0.15 && max(abs(scale.x - 1), abs(scale.y - 1)) > 0.03 }

  /// How much of the picture it takes against how much it took, what shows through it left out.
  var area: Double { scale.x * scale.y * max(opacity, 0.02) }
}
