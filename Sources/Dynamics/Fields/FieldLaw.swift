import Glibc
import SpringformGeometry

/// How a field's force comes about, for strength 1 and without its fading; see `FieldBehavior`.
enum FieldLaw {
  case linear, radial, electric, magnetic, spring, vortex, drag, velocity, noise, turbulence
  case custom((FieldBehavior, Point, Vector, Double, Double, Double) -> Vector)

  var name: String { if case .custom = self { "custom" } else { "\(self)" } }

  /// In newtons. `p` is the unit vector from the field to the item, the velocity is in metres per second.
  func force(
    toward p: Vector, velocity: Vector, mass: Double, charge: Double, direction: Vector, noise: () -> Vector
  ) -> Vector {
    switch self {
    case .linear: direction * mass
    case .radial: p * -mass
    case .electric: p * charge
    case .magnetic: Vector(dx: velocity.dy, dy: -velocity.dx)
    case .spring: -p
    case .vortex: p.perpendicular / mass
    case .drag: (velocity - direction) * -(velocity - direction).length
    case .noise: noise()
    case .turbulence: noise() * velocity.length
    // These two are no forces of place and motion alone.
    case .velocity, .custom: .zero
    }
  }
}

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
