import SpringformDynamics
import SpringformGeometry
import Testing

@Suite struct JellyTests {
  @Test(arguments: [
    (Size(width: 100, height: 100), 32), (Size(width: 150, height: 150), 32), (Size(width: 100, height: 50), 25),
    (Size(width: 150, height: 100), 18),
  ]) func pairsAreThoseOfThePublishedRule(size: Size, count: Int) {
    let jelly = Jelly(size: size, in: Rect(x: 0, y: 0, width: 320, height: 568))
    #expect(jelly.pairs.count == count)
    #expect(jelly.animator.behaviors.count == 2 * count)
  }

  @Test func squarePairsAre28DistinctOnes() {
    let jelly = Jelly(size: Size(width: 150, height: 150), in: Rect(x: 0, y: 0, width: 320, height: 568))
    let distinct = Set(jelly.pairs.map { [min($0.0, $0.1), max($0.0, $0.1)] })
    #expect(distinct.count == 28)
    let twice = distinct.filter { pair in
      jelly.pairs.filter { [min($0.0, $0.1), max($0.0, $0.1)] == pair }.count == 2
    }
    #expect(twice == [[1, 3], [2, 4], [4, 6], [5, 7]])
  }

  @Test(arguments: [30.0, 50, 60, 120]) func draggedItWobblesAndComesToRest(rate: Double) {
    let jelly = Jelly(size: Size(width: 150, height: 150), in: Rect(x: 0, y: 0, width: 320, height: 568))
    let collision = CollisionBehavior(items: jelly.tiles)
    jelly.animator.addBehavior(collision)
    for tick in 0..<Int(rate * 10) {
      let time = Double(tick) / rate
      if time < 0.4 { jelly.drag(by: Vector(dx: 100 / rate, dy: 20 / rate)) }
      jelly.animator.advance(by: 1 / rate)
      #expect(jelly.tiles.allSatisfy { $0.center.distance(to: Point(x: 200, y: 290)) < 250 })
    }
    #expect(!jelly.animator.isRunning)
    #expect(jelly.animator.error == nil)
  }

  /// Springs start without tension, so kinetic energy and height never exceed what they were.
  @Test(arguments: [30.0, 50, 60, 120]) func droppedItGainsNoEnergyAndStaysInside(rate: Double) {
    let bounds = Rect(x: 0, y: 0, width: 320, height: 350)
    let jelly = Jelly(
      size: Size(width: 100, height: 100), in: bounds, elasticity: 1, density: 5, damping: 0.3, frequency: 8)
    let collision = CollisionBehavior(items: jelly.tiles)
    collision.translatesReferenceBoundsIntoBoundary = true
    jelly.animator.addBehavior(collision)
    let gravity = GravityBehavior(items: jelly.tiles)
    gravity.magnitude = 2
    jelly.animator.addBehavior(gravity)
    let watcher = DynamicItemBehavior(items: jelly.tiles)
    jelly.animator.addBehavior(watcher)
    // Item 0 keeps the default density; the others are five times as heavy.
    let masses = jelly.tiles.indices.map { $0 == 0 ? 0.01 : 0.05 }
    func energy() -> Double {
      zip(jelly.tiles, masses).reduce(0) { sum, next in
        let (tile, mass) = next
        let speed = watcher.linearVelocity(for: tile).length
        let spin = watcher.angularVelocity(for: tile)
        let turning = mass * 200 / 12 * spin * spin / 2
        return sum + mass * (speed * speed / 2 + 2000 * (bounds.maxY - tile.center.y)) + turning
      }
    }
    let start = energy()
    for _ in 0..<Int(rate * 10) {
      jelly.animator.advance(by: 1 / rate)
      #expect(energy() <= start * 1.001)
      #expect(jelly.tiles.allSatisfy { bounds.contains($0.center) })
    }
    #expect(jelly.animator.error == nil)
  }

  @Test func theAlertIsCaughtAndReleasedByItsFloor() {
    let bounds = Rect(x: 0, y: 0, width: 320, height: 568)
    let jelly = Jelly(
      size: Size(width: 150, height: 100), in: bounds, elasticity: 1.2, density: 2, damping: 0.4, frequency: 15)
    for tile in jelly.tiles { tile.center.y -= 300 }
    jelly.tiles.forEach(jelly.animator.updateItem)
    let floor = bounds.midY + 50
    let collision = CollisionBehavior(items: jelly.tiles)
    collision.addBoundary(withIdentifier: "floor", from: Point(x: 0, y: floor), to: Point(x: 320, y: floor))
    jelly.animator.addBehavior(collision)
    let gravity = GravityBehavior(items: jelly.tiles)
    gravity.magnitude = 3
    jelly.animator.addBehavior(gravity)
    for _ in 0..<144 {
      jelly.animator.advance(by: 1.0 / 60)
      #expect(jelly.tiles.allSatisfy { $0.center.y < floor })
    }
    collision.removeBoundary(withIdentifier: "floor")
    for _ in 0..<48 { jelly.animator.advance(by: 1.0 / 60) }
    #expect(jelly.tiles.allSatisfy { $0.center.y > bounds.maxY })
  }
}
