import SpringformDynamics
import SpringformGeometry

/// The plainest dynamic item.
final class Tile: DynamicItem {
  var center: Point
  var bounds: Rect
  var transform = AffineTransform.identity
  var collisionBoundsType = DynamicItemCollisionBoundsType.rectangle
  var collisionBoundingPath = Path()

  init(_ width: Double, _ height: Double, at center: Point) {
    bounds = Rect(x: 0, y: 0, width: width, height: height)
    self.center = center
  }

  /// In radians, -pi...pi.
  var angle: Double { Vector(dx: transform.a, dy: transform.b).angle }
}

/// An animator with one item, and the loss-free properties that closed forms assume.
struct Lab {
  let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 1000, height: 1000))
  let tile: Tile
  let properties: DynamicItemBehavior

  init(_ tile: Tile, resistance: Double = 0, density: Double = 1) {
    self.tile = tile
    properties = DynamicItemBehavior(items: [tile])
    properties.resistance = resistance
    properties.angularResistance = resistance
    properties.density = density
    animator.addBehavior(properties)
  }

  var velocity: Vector { properties.linearVelocity(for: tile) }
  var spin: Double { properties.angularVelocity(for: tile) }

  /// Calls of 1/60 s each, and what was measured after each one.
  func measure<Value>(calls: Int, _ value: () -> Value) -> [Value] {
    (0..<calls).map { _ in
      animator.advance(by: 1.0 / 60)
      return value()
    }
  }

  func run(calls: Int) { _ = measure(calls: calls) {} }
}

func isClose(_ value: Double, _ expected: Double, within tolerance: Double) -> Bool {
  (value - expected).magnitude <= tolerance
}

func areClose(_ values: [Double], _ expected: [Double], within tolerance: Double) -> Bool {
  values.count == expected.count && zip(values, expected).allSatisfy { isClose($0, $1, within: tolerance) }
}
