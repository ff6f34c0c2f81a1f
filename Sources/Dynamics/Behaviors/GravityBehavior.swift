public import SpringformGeometry

/// Pulls its items in one direction.
///
/// An animator has one gravity: the last one that was added or changed wins, and removing any gravity behaviour sets it
/// to none. That is UIKit's way.
public final class GravityBehavior: ItemListBehavior {
  /// Direction and strength; length 1 is 1000 points per square second. (0, 1), downward, at first.
  ///
  /// A vector that is not finite, or longer than 10 000, is refused.
  public var gravityDirection: Vector {
    get { force.vector }
    set {
      force.vector = newValue
      update()
    }
  }

  /// The direction in radians, clockwise on the screen from the x axis.
  public var angle: Double {
    get { force.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// In units of 1000 points per square second.
  public var magnitude: Double {
    get { force.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  private var force = PolarVector(Vector(dx: 0, dy: 1))

  /// 1000 points per square second in metres.
  private static let metresPerSquareSecond = 10.0

  public init(items: [any DynamicItem] = []) { super.init(itemList: items) }

  public func setAngle(_ angle: Double, magnitude: Double) {
    force = PolarVector(angle: angle, magnitude: magnitude)
    update()
  }

  package override var recordedProperties: [RecordedProperty] {
    [RecordedProperty("angle", angle), RecordedProperty("magnitude", magnitude)]
  }

  private func update() {
    guard let world else { return }
    applyGravity(in: world)
    bodies.forEach { $0.wake() }
  }

  private func applyGravity(in world: World) {
    guard force.vector.length <= 10_000 else {
      return world.record(.invalidValue(property: "gravity", value: force.vector.length))
    }
    world.setGravity(force.vector * Self.metresPerSquareSecond)
  }

  override func connect(to world: World) {
    super.connect(to: world)
    applyGravity(in: world)
  }

  override func disconnect(from world: World) {
    super.disconnect(from: world)
    world.setGravity(.zero)
  }

  override func entered(_ body: Body) { body.changeGravities(by: 1) }
  override func left(_ body: Body) { body.changeGravities(by: -1) }
}
