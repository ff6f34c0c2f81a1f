import SpringformGeometry

/// One particle as it is at one age. Everything follows from the cell, the seed and the particle's number, so it does not
/// matter at which times it was looked at before.
struct Particle {
  let transform: AffineTransform
  let color: Color

  /// - Parameters:
  ///   - cell: what the particle was emitted as.
  ///   - age: seconds since its birth.
  ///   - random: the particle's own numbers, always drawn in the same order.
  ///   - origin: where a particle is born, decided with the same numbers.
  /// - Returns: `nil` when its life is over, or nothing of it can be seen.
  init?(
    _ cell: EmitterCell, age: Double, random: inout SeededRandom, origin: (inout SeededRandom) -> Point
  ) {
    func value(_ mean: Double, _ range: Double) -> Double { mean + range * (random.number(in: 0...1) - 0.5) }
    let lifetime = value(cell.lifetime, cell.lifetimeRange)
    let angle = value(cell.emissionLongitude, cell.emissionRange)
    let velocity = Vector(angle: angle) * value(cell.velocity, cell.velocityRange)
    let scale = value(cell.scale, cell.scaleRange) + cell.scaleSpeed * age
    let rotation = value(cell.spin, cell.spinRange) * age
    let color = Color(
      red: Self.component(value(cell.color.red, cell.redRange) + cell.redSpeed * age),
      green: Self.component(value(cell.color.green, cell.greenRange) + cell.greenSpeed * age),
      blue: Self.component(value(cell.color.blue, cell.blueRange) + cell.blueSpeed * age),
      alpha: Self.component(value(cell.color.alpha, cell.alphaRange) + cell.alphaSpeed * age))
    guard age >= 0, age < lifetime, scale > 0, color.alpha > 0 else { return nil }
    // Uniform acceleration from rest has covered a t² / 2.
    let acceleration = Vector(dx: cell.xAcceleration, dy: cell.yAcceleration)
    let place = origin(&random) + velocity * age + acceleration * (age * age / 2)
    var turned = AffineTransform(scaleX: scale, y: scale)
    var shade = 1.0
    if cell.tumble != 0 || cell.tumbleRange != 0 {
      let axis = random.number(in: 0...(2 * .pi))
      let start = random.number(in: 0...(2 * .pi))
      let tumbling = Tumbling(about: axis, by: start + value(cell.tumble, cell.tumbleRange) * age)
      turned = turned.concatenating(tumbling.transform)
      shade = tumbling.shade(rotatedBy: rotation)
    }
    self.color = color.shaded(by: shade)
    transform =
      turned
      .concatenating(AffineTransform(rotationAngle: rotation))
      .concatenating(AffineTransform(translationX: place.x, y: place.y))
  }

  private static func component(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}

extension Color {
  /// With less light, or with more.
  fileprivate func shaded(by factor: Double) -> Color {
    factor == 1
      ? self
      : Color(red: min(red * factor, 1), green: min(green * factor, 1), blue: min(blue * factor, 1), alpha: alpha)
  }
}

extension SeededRandom {
  /// The numbers of one of many members of a family: neighbours must not resemble each other.
  init(seed: UInt64, family: Int, member: Int) {
    var seeds = SeededRandom(seed: seed)
    var families = SeededRandom(seed: seeds.next() &+ UInt64(truncatingIfNeeded: family))
    var members = SeededRandom(seed: families.next() &+ UInt64(truncatingIfNeeded: member))
    self.init(seed: members.next())
  }
}
