import CBox2D
public import SpringformGeometry
import SpringformMotionRecord

/// A force on its items: a steady one, or a single impulse.
public final class PushBehavior: ItemListBehavior {
  public enum Mode: Hashable, Sendable {
    /// A force in every tick. Strength 1 is 1 newton: 100 points per square second for a 100 x 100 item of density 1.
    case continuous
    /// One impulse, after which the push is inactive. Strength 1 changes the speed of that item by 100 points per second.
    case instantaneous
  }

  public let mode: Mode
  /// Whether the push acts. Setting it again repeats an instantaneous push in the next tick.
  public var active = true { didSet { if active { wake() } } }

  /// Direction and strength; (0, 0), no force, at first. One that is not finite does nothing.
  public var pushDirection: Vector {
    get { force.vector }
    set {
      force.vector = newValue
      wake()
    }
  }

  /// The direction in radians, clockwise on the screen from the x axis.
  public var angle: Double {
    get { force.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength in newtons, or newton seconds when instantaneous.
  public var magnitude: Double {
    get { force.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  private var force = PolarVector(.zero)
  private var offsets: [ObjectIdentifier: Vector] = [:]
  /// What acts on each body throughout the tick, in newtons and newton metres.
  private var appliedForces: [(body: Body, force: Vector, torque: Double)] = []

  public init(items: [any DynamicItem] = [], mode: Mode) {
    self.mode = mode
    super.init(itemList: items)
  }

  public func setAngle(_ angle: Double, magnitude: Double) {
    force = PolarVector(angle: angle, magnitude: magnitude)
    wake()
  }

  /// Where the force acts on an item, in points from its centre in its own coordinates; the offset turns with the item.
  public func setTargetOffsetFromCenter(_ offset: Vector, for item: any DynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
    wake()
  }

  public func targetOffsetFromCenter(for item: any DynamicItem) -> Vector {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  package override var recordedProperties: [RecordedProperty] {
    [
      RecordedProperty("mode", .word("\(mode)")), RecordedProperty("angle", angle),
      RecordedProperty("magnitude", magnitude), RecordedProperty("active", active, default: true),
    ]
      + items.enumerated().map { index, item in
        RecordedProperty(
          "targetOffsetFromCenter \(index)", targetOffsetFromCenter(for: item), default: .zero)
      }
  }

  private func wake() { bodies.forEach { $0.wake() } }

  override func entered(_ body: Body) { body.changePushes(by: 1) }
  override func left(_ body: Body) { body.changePushes(by: -1) }

  override var needsSteps: Bool { true }

  /// Forces are set once a tick and stay the same for all its sub-steps, also where the item turns meanwhile.
  override func beginTick(in world: World) {
    appliedForces = active ? bodies.compactMap { appliedForce(on: $0, in: world) } : []
    guard active, mode == .instantaneous else { return }
    for applied in appliedForces {
      CBoxBodyApplyImpulse(applied.body.handle, CBoxVector(si: applied.force), Float(applied.torque))
    }
    appliedForces = []
    active = false
  }

  /// A steady push does not keep an item awake: one that it holds against a wall comes to rest.
  override func prepareStep(in world: World, duration: Double) {
    for applied in appliedForces {
      CBoxBodyApplyForce(applied.body.handle, CBoxVector(si: applied.force), Float(applied.torque))
    }
  }

  private func appliedForce(on body: Body, in world: World) -> (Body, Vector, Double)? {
    let torque = body.lever(to: targetOffsetFromCenter(for: body.item)).cross(force.vector)
    guard force.vector.length.isFinite, torque.isFinite else {
      world.record(.invalidValue(property: "push", value: force.vector.length))
      return nil
    }
    return (body, force.vector, torque)
  }
}
