import SpringformDynamics
import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

@Suite("Dynamics on a stage")
struct StageDynamicsTests {
  private let stage = Stage(size: Size(width: 300, height: 2000))
  private let tile = Layer(frame: Rect(x: 100, y: 0, width: 100, height: 100), backgroundColor: .systemRed)

  init() { stage.rootLayer.addSublayer(tile) }

  /// The tile under gravity 1, without resistance unless said otherwise.
  @discardableResult
  private func drop(resistance: Double = 0) -> DynamicAnimator {
    let animator = stage.dynamicAnimator()
    let matter = DynamicItemBehavior(items: [tile])
    matter.resistance = resistance
    animator.addBehavior(matter)
    animator.addBehavior(GravityBehavior(items: [tile]))
    return animator
  }

  /// Plays to a time, and hands out what a value was after every tick.
  @discardableResult
  private func play<Value>(rate: Double, until end: Double, _ value: () -> Value) -> [Value] {
    let clock = Clock(rate: rate)
    return (0...Int((end * rate).rounded())).map { index in
      stage.advance(to: clock.tick(index))
      return value()
    }
  }

  private func secondDifferences(_ values: [Double]) -> [Double] {
    values.indices.dropFirst(2).map { values[$0] - 2 * values[$0 - 1] + values[$0 - 2] }
  }

  @Test("A layer falls as a view was measured to fall: 1/60 s ticks, gravity 1, UIKit's defaults")
  func measuredFall() {
    drop(resistance: 0.1)
    let ys = play(rate: 60, until: 5.0 / 60) { tile.presentation.position.y }
    let measured = [50, 50.0693855, 50.4160881, 51.0396423, 51.9395943, 53.1154747]
    #expect(zip(ys, measured).allSatisfy { ($0 - $1).magnitude < 1e-4 })
    #expect(tile.center == tile.position && tile.presentation.position == tile.position)
    #expect(tile.animationKeys.isEmpty)
  }

  @Test(
    "Where a body is does not depend on the refresh rate: g t (t + h) / 2 from its own beginning",
    arguments: [
      30.0, 50, 60, 120, 25, 1,
    ])
  func anyRate(rate: Double) {
    // Between refreshes at all of these rates.
    stage.at(0.503) { drop() }
    play(rate: rate, until: 2) {}
    let (fallen, step) = (2 - 0.503, 1.0 / 120)
    // The last sub-step may be yet to come.
    let range = [fallen - 2 * step, fallen].map { 1000 * $0 * ($0 + step) / 2 }
    #expect((range[0]...range[1]).contains(tile.position.y - 50))
  }

  @Test("At 50 Hz the picture shows a fall in even steps, though a tick is 2.4 sub-steps; the model has the raw state")
  func smoothFall() {
    drop()
    var models: [Double] = []
    let shown = play(rate: 50, until: 1) {
      models.append(tile.position.y)
      return tile.presentation.position.y
    }
    // g dt^2 = 0.4 pt; linear blending bends it by up to g h^2 / 4 on each of the three places.
    let bend = 4 * 1000.0 / (120 * 120) / 4
    #expect(secondDifferences(shown).dropFirst().allSatisfy { ($0 - 0.4).magnitude <= bend })
    #expect(secondDifferences(models).contains { ($0 - 0.4).magnitude > 5 })
  }

  @Test("At 30, 60 and 120 Hz the picture shows the raw state", arguments: [30.0, 60, 120])
  func rawState(rate: Double) {
    drop()
    let pairs = play(rate: rate, until: 0.5) { (tile.position, tile.presentation.position) }
    #expect(pairs.allSatisfy { $0.0 == $0.1 })
  }

  @Test("Turning is blended too")
  func smoothTurn() {
    let animator = stage.dynamicAnimator()
    let matter = DynamicItemBehavior(items: [tile])
    matter.angularResistance = 0
    matter.addAngularVelocity(1, for: tile)
    animator.addBehavior(matter)
    let angles = play(rate: 50, until: 1) {
      let transform = tile.presentation.transform
      return Vector(dx: transform.a, dy: transform.b).angle
    }
    let steps = zip(angles, angles.dropFirst()).map { $1 - $0 }
    #expect(steps.dropFirst().allSatisfy { ($0 - 0.02).magnitude < 1e-5 })
  }

  @Test("A tick runs blocks, then dynamics, then display links")
  func order() {
    var log: [String] = []
    let animator = drop()
    animator.behaviors.first?.action = { log.append("dynamics \(tile.position.y > 50)") }
    stage.at(0.05) { log.append("block \(tile.position.y > 50)") }
    stage.displayLink { _ in log.append("link \(tile.position.y > 50)") }
    play(rate: 20, until: 0.05) {}
    #expect(log == ["link false", "block false", "dynamics true", "link true"])
  }

  @Test("The stage rests when its animators do; a layer that was at rest then shows where it is put")
  func rest() throws {
    let animator = drop(resistance: 0.1)
    let collision = CollisionBehavior(items: [tile])
    collision.addBoundary(withIdentifier: "floor", from: Point(x: 0, y: 400), to: Point(x: 300, y: 400))
    animator.addBehavior(collision)
    var pauses: [Double] = []
    animator.onPause = { pauses.append(stage.time) }
    let rests = play(rate: 50, until: 6) { stage.isAtRest }
    let pause = try #require(pauses.first)
    #expect(pauses.count == 1)
    #expect(rests.firstIndex(of: true) == Int((pause * 50).rounded()))
    #expect(tile.presentation.position == tile.position && (tile.position.y - 348.5).magnitude < 1)
    tile.position.x = 40
    #expect(tile.presentation.position.x == 40)
  }

  @Test("An item that physics moves can be animated otherwise")
  func animatedItem() {
    drop()
    stage.animate(duration: 1, curve: .linear) { tile.opacity = 0 }
    play(rate: 50, until: 0.5) {}
    #expect((tile.presentation.opacity - 0.5).magnitude < 1e-9)
    #expect(tile.presentation.position.y > 150)
  }

  @Test("What physics refuses is the stage's error, also before anything moves")
  func refusal() {
    let flat = Layer(frame: Rect(x: 0, y: 0, width: 10, height: 0))
    stage.dynamicAnimator().addBehavior(GravityBehavior(items: [flat]))
    play(rate: 50, until: 0) {}
    #expect(stage.error == .dynamics(.invalidSize(Size(width: 10, height: 0))))
  }

  @Test("The overlay draws bodies, attachments, boundaries and contacts above the layers, where the view is")
  func overlay() {
    let view = Layer(frame: Rect(x: 20, y: 30, width: 200, height: 200))
    stage.rootLayer.addSublayer(view)
    view.addSublayer(tile)
    let animator = stage.dynamicAnimator(referenceLayer: view)
    animator.addBehavior(AttachmentBehavior(item: tile, attachedToAnchor: Point(x: 150, y: 150)))
    let collision = CollisionBehavior(items: [tile])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    play(rate: 60, until: 0.1) {}
    let plain = stage.displayList(background: .white, showsTouches: false).commands
    let all = stage.displayList(background: .white, showsTouches: false, showsPhysics: true).commands
    let moved = AffineTransform(translationX: 20, y: 30)
    let drawn = all.dropFirst(plain.count).map { command in
      switch command {
      case .fill(_, _, _, let transform): "fill \(transform == moved)"
      case .stroke(_, _, _, let transform): "stroke \(transform == moved)"
      default: "other"
      }
    }
    #expect(Array(all.prefix(plain.count)) == plain)
    // An attachment, the boundary, the body, and its contacts: its top and its right edge lie at the view's.
    #expect(
      drawn == ["stroke true", "stroke true", "stroke true"] + Array(repeating: "fill true", count: 4))
  }
}
