import CBox2D
public import SpringformGeometry
import SpringformMotionRecord

/// A force that depends on where an item is or how it moves.
///
/// The force of a field is in newtons and computed in metres: r and p are the distance and the unit vector from the
/// field's position to the item's centre, v is its velocity, m its mass, q its charge, d the direction, S the strength,
/// and `fall` is max(r, minimumRadius) to the power of -falloff. (The formulas are those of UIKit's own solver.)
public final class FieldBehavior: ItemListBehavior {
  /// The middle of the field, in points.
  public var position = Point.zero { didSet { wake() } }
  /// Where the field acts, around its position.
  public var region = Region.infinite { didSet { wake() } }
  public var strength = 1.0 { didSet { wake() } }
  /// How fast the force fades with the distance: the power k in r^-k.
  public var falloff: Double { didSet { wake() } }
  /// Closer than this, in metres, the force grows no more.
  public var minimumRadius = 1.0 / 32768 { didSet { wake() } }
  /// Of a linear field, of a stream for drag (metres per second), and of a velocity field.
  public var direction: Vector { didSet { wake() } }
  /// Of noise and turbulence: 0 changes wholly within a metre, 1 is the same everywhere.
  public var smoothness = 0.0 { didSet { wake() } }
  /// Of noise and turbulence: how many times per second the pattern changes; 0 is a standing one.
  public var animationSpeed = 0.0 { didSet { wake() } }
  /// Of noise and turbulence: another seed makes another pattern.
  public var seed: UInt64 = 0 { didSet { noise = SimplexNoise(seed: seed) } }

  private let law: FieldLaw
  private var noise: SimplexNoise

  private init(_ law: FieldLaw, falloff: Double = 0, direction: Vector = .zero) {
    self.law = law
    self.falloff = falloff
    self.direction = direction
    noise = SimplexNoise(seed: 0)
    super.init(itemList: [])
  }

  // MARK: Kinds

  /// Force S m d fall.
  public static func linearGravityField(direction: Vector) -> FieldBehavior {
    FieldBehavior(.linear, direction: direction)
  }

  /// Force -S m p fall, with falloff 2: attracts.
  public static func radialGravityField(position: Point) -> FieldBehavior {
    let field = FieldBehavior(.radial, falloff: 2)
    field.position = position
    return field
  }

  /// Force S q p fall, with falloff 1: pushes positive charges away.
  public static func electricField() -> FieldBehavior { FieldBehavior(.electric, falloff: 1) }

  /// Force S (v.y, -v.x) fall, with falloff 1: bends paths.
  public static func magneticField() -> FieldBehavior { FieldBehavior(.magnetic, falloff: 1) }

  /// Force -S p fall, with falloff -1: a spring to the position.
  public static func springField() -> FieldBehavior { FieldBehavior(.spring, falloff: -1) }

  /// Force S (-p.y, p.x) fall / m: whirls around the position.
  public static func vortexField() -> FieldBehavior { FieldBehavior(.vortex) }

  /// Force -S u |u| fall with u = v - d: slows down to the stream.
  public static func dragField() -> FieldBehavior { FieldBehavior(.drag) }

  /// Sets the velocity to 100 d points per second.
  public static func velocityField(direction: Vector) -> FieldBehavior {
    FieldBehavior(.velocity, direction: direction)
  }

  /// Force S n fall, where n is a smooth random vector of place and time.
  public static func noiseField(smoothness: Double, animationSpeed: Double) -> FieldBehavior {
    random(.noise, smoothness, animationSpeed)
  }

  /// Force S |v| n fall: like noise, but felt by what moves.
  public static func turbulenceField(smoothness: Double, animationSpeed: Double) -> FieldBehavior {
    random(.turbulence, smoothness, animationSpeed)
  }

  /// A field of one's own: force from the field, the position in points, the velocity in points per second, the mass in
  /// kilograms, the charge, and the step in seconds.
  public static func field(
    evaluationBlock: @escaping (FieldBehavior, Point, Vector, Double, Double, Double) -> Vector
  ) -> FieldBehavior { FieldBehavior(.custom(evaluationBlock)) }

  private static func random(_ law: FieldLaw, _ smoothness: Double, _ animationSpeed: Double) -> FieldBehavior {
    let field = FieldBehavior(law)
    field.smoothness = smoothness
    field.animationSpeed = animationSpeed
    return field
  }

  // MARK: In the animator

  package override var recordedProperties: [RecordedProperty] {
    [
      RecordedProperty("field", .word(law.name)), RecordedProperty("position", position, default: .zero),
      RecordedProperty("region", .word("\(region)"), default: .word("\(Region.infinite)")),
      RecordedProperty("strength", strength, default: 1), RecordedProperty("falloff", falloff),
      RecordedProperty("minimumRadius", minimumRadius, default: 1 / 32768),
      RecordedProperty("direction", direction, default: .zero),
      RecordedProperty("smoothness", smoothness, default: 0),
      RecordedProperty("animationSpeed", animationSpeed, default: 0),
      RecordedProperty("seed", .word("\(seed)"), default: .word("0")),
    ]
  }

  private func wake() { bodies.forEach { $0.wake() } }

  override func entered(_ body: Body) { body.wake() }

  override var needsSteps: Bool { true }

  override func prepareStep(in world: World, duration: Double) {
    for body in bodies {
      let center = body.current.center
      guard region.contains(Point.zero + (center - position)) else { continue }
      let velocity = body.velocity
      if case .velocity = law {
        let missing = direction * pointsPerMetre - velocity
        if missing != .zero { body.addVelocity(missing, angular: 0) }
        continue
      }
      let force: Vector
      if case .custom(let evaluate) = law {
        force = evaluate(self, center, velocity, body.mass, body.properties[.charge], duration)
      } else {
        force = self.force(on: body, at: center, velocity: velocity, time: world.time)
      }
      // A force beyond single precision is refused here; the solver limits what is merely too large.
      if CBoxBodyApplyForce(body.handle, CBoxVector(si: force), 0) != CBoxStatusOK {
        world.record(.invalidValue(property: "field", value: force.length))
      }
    }
  }

  private func force(on body: Body, at center: Point, velocity: Vector, time: Double) -> Vector {
    let arm = (center - position) / pointsPerMetre
    let distance = arm.length
    let motion = velocity / pointsPerMetre
    let base = law.force(
      toward: distance > 0 ? arm / distance : .zero, velocity: motion, mass: body.mass,
      charge: body.properties[.charge], direction: direction
    ) { [self] in
      let scale = 1 - min(max(smoothness, 0), 1)
      return noise.vector(x: arm.dx * scale, y: arm.dy * scale, time: time * animationSpeed)
    }
    return base * (strength * power(max(distance, minimumRadius), -falloff))
  }
}
