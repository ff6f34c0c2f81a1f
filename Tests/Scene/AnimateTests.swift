import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

@Suite("View animations")
struct AnimateTests {
  private func stage(with layer: Layer) -> Stage {
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.rootLayer.addSublayer(layer)
    return stage
  }

  @Test("The model jumps, the presentation follows the spring, and both meet at the end")
  func modelAndPresentation() {
    let layer = Layer()
    let stage = stage(with: layer)
    let clock = Clock(rate: 60)
    stage.at(0.25) { stage.animate(duration: 1, dampingRatio: 0.5) { layer.position.x = 100 } }
    let spring = Spring(duration: 1, dampingRatio: 0.5)
    for index in 0...90 {
      stage.advance(to: clock.tick(index))
      let time = stage.time - 0.25
      if time < 0 { #expect(layer.position.x == 0 && layer.presentation.position.x == 0) }
      if time >= 0 { #expect(layer.position.x == 100) }
      if time > 0, time < 1 { #expect((layer.presentation.position.x - 100 * spring.value(at: time)).magnitude < 1e-9) }
      if time >= 1 { #expect(layer.presentation.position.x == 100) }
    }
  }

  @Test("Curves do not depend on the frame rate: an animation begins at its event's own time")
  func frameRateIndependence() {
    func value(rate: Double) -> Double {
      let layer = Layer()
      let stage = stage(with: layer)
      let clock = Clock(rate: rate)
      stage.at(0.123) { stage.animate(duration: 1, curve: .linear) { layer.opacity = 0 } }
      for index in 0...Int(rate / 2) { stage.advance(to: clock.tick(index)) }
      return layer.presentation.opacity
    }
    for rate in [10.0, 50, 60, 120] { #expect((value(rate: rate) - (1 - 0.377)).magnitude < 1e-12) }
  }

  /// The new animation begins at rest, so neither value nor velocity may jump.
  @Test(
    "Retargeting in mid-flight is smooth",
    arguments: [Pacing.spring(Spring(duration: 1, dampingRatio: 0.5)), .curve(.easeInEaseOut)])
  func retarget(pacing: Pacing) {
    let layer = Layer()
    let stage = stage(with: layer)
    func move(to x: Double) {
      switch pacing {
      case .spring: stage.animate(duration: 1, dampingRatio: 0.5) { layer.position.x = x }
      case .curve(let curve): stage.animate(duration: 1, curve: curve) { layer.position.x = x }
      case .easing(let function): stage.animate(duration: 1, easing: function) { layer.position.x = x }
      case .impulse: break
      }
    }
    stage.at(0) { move(to: 300) }
    stage.at(0.3) { move(to: -50) }
    let clock = Clock(rate: 100_000)
    var samples: [Double] = []
    for index in 0...30_010 {
      let tick = clock.tick(index)
      guard index == 0 || index >= 29_990 else { continue }
      stage.advance(to: tick)
      samples.append(layer.presentation.position.x)
    }
    let steps = zip(samples.dropFirst(2), samples.dropFirst(1)).map { $0 - $1 }
    // The fastest either curve gets is about 1000 pt/s, 0.01 pt in a step; a jump would be hundreds of points.
    #expect(steps.allSatisfy { $0.magnitude < 0.02 })
    // Accelerations stay below 40 000 pt/s²: 4e-6 pt from step to step. A jump of velocity would be near 0.01.
    for (a, b) in zip(steps, steps.dropFirst()) { #expect((b - a).magnitude < 1e-5) }
  }

  @Test("Transforms and paths retarget without a jump, even through scale 0")
  func retargetTransform() {
    let layer = Layer()
    let stage = stage(with: layer)
    layer.transform = AffineTransform(scaleX: 2, y: 2)
    stage.at(0) { stage.animate(duration: 1, dampingRatio: 0.2) { layer.transform = .identity } }
    stage.at(0.15) {
      stage.animate(duration: 1, dampingRatio: 0.2) { layer.transform = AffineTransform(scaleX: 0, y: 0) }
    }
    let clock = Clock(rate: 1000)
    var scales: [Double] = []
    for index in 0...1500 {
      stage.advance(to: clock.tick(index))
      scales.append(layer.presentation.transform.a)
    }
    for (a, b) in zip(scales, scales.dropFirst()) { #expect((b - a).magnitude < 0.04) }
    #expect((scales.last ?? 1).magnitude < 1e-12)
  }

  @Test("A path of other elements set in mid-flight shows at once, undistorted")
  func otherPath() {
    let shape = ShapeLayer(path: .rect(Rect(x: 0, y: 0, width: 10, height: 10)))
    let stage = stage(with: shape)
    stage.animate(duration: 1) { shape.path = .rect(Rect(x: 50, y: 0, width: 10, height: 10)) }
    stage.at(0.5) { shape.path = .circle(radius: 5) }
    stage.advance(to: Clock(rate: 2).tick(1))
    #expect(shape.presentation.path == .circle(radius: 5))
  }

  @Test("Moving within the tree keeps animations going; a stage's root stays where it is")
  func reparent() {
    let (layer, other) = (Layer(), Layer())
    let stage = stage(with: layer)
    stage.rootLayer.addSublayer(other)
    var log: [String] = []
    stage.animate(duration: 1, curve: .linear) {
      layer.opacity = 0
    } completion: {
      log.append("\($0) \(stage.time)")
    }
    stage.at(0.25) { other.addSublayer(layer) }
    stage.advance(to: Clock(rate: 2).tick(1))
    #expect(layer.presentation.opacity == 0.5)
    #expect(stage.rootLayer.sublayers.count == 1)
    stage.advance(to: Clock(rate: 2).tick(2))
    #expect(log == ["true 1.0"])
    #expect(layer.presentation.opacity == 0)
    let elsewhere = Stage(size: stage.size)
    elsewhere.rootLayer.addSublayer(stage.rootLayer)
    #expect(stage.rootLayer.superlayer == nil)
    #expect(elsewhere.error == .rootLayerAdded)
  }

  @Test("A removed animation does not keep the stage awake; a block that animates nothing is complete at once")
  func restAfterRemoval() {
    let layer = Layer()
    let stage = stage(with: layer)
    var done: Double?
    stage.animate(duration: 5) { layer.opacity = 0 }
    stage.animate(duration: 1) {
    } completion: { _ in
      done = stage.time
    }
    stage.at(0.5) { layer.removeFromSuperlayer() }
    stage.advance(to: Clock(rate: 1).tick(1))
    #expect(stage.isAtRest)
    #expect(done == 0)
  }

  @Test("A spring with initial velocity starts with it")
  func initialVelocity() {
    let layer = Layer()
    let stage = stage(with: layer)
    stage.animate(duration: 1, dampingRatio: 0.8, initialVelocity: 2) { layer.position.y = 10 }
    stage.advance(to: Clock(rate: 10_000).tick(1))
    #expect((layer.presentation.position.y * 10_000 - 20).magnitude < 0.05)
  }

  @Test("A delay shows the old value until it is over")
  func delay() {
    let layer = Layer()
    let stage = stage(with: layer)
    stage.animate(duration: 1, delay: 0.5, curve: .linear) { layer.opacity = 0 }
    let clock = Clock(rate: 4)
    let seen = (0...6).map { index in
      stage.advance(to: clock.tick(index))
      return layer.presentation.opacity
    }
    #expect(seen == [1, 1, 1, 0.75, 0.5, 0.25, 0])
  }

  @Test("Completion runs at the exact end, with true; a layer that leaves ends its block with false")
  func completion() {
    let (stays, leaves) = (Layer(), Layer())
    let stage = stage(with: stays)
    stage.rootLayer.addSublayer(leaves)
    var log: [String] = []
    stage.animate(duration: 0.33, curve: .linear) {
      stays.opacity = 0
    } completion: {
      log.append("stays \($0) \(stage.time)")
    }
    stage.animate(duration: 1, curve: .linear) {
      leaves.opacity = 0
    } completion: {
      log.append("leaves \($0) \(stage.time)")
    }
    stage.at(0.5) { leaves.removeFromSuperlayer() }
    stage.advance(to: Clock(rate: 1).tick(2))
    #expect(log == ["stays true 0.33", "leaves false 0.5"])
  }

  @Test("Layers off the stage, and blocks of duration 0, change at once")
  func withoutAnimation() {
    let layer = Layer()
    let stage = Stage(size: Size(width: 10, height: 10))
    stage.animate(duration: 1) { layer.opacity = 0.5 }
    stage.rootLayer.addSublayer(layer)
    #expect(layer.presentation.opacity == 0.5)
    stage.animate(duration: 0) { layer.opacity = 0.25 }
    #expect(layer.presentation.opacity == 0.25)
    stage.animate(duration: 0, dampingRatio: 0.5) { layer.opacity = 0.75 }
    #expect(layer.presentation.opacity == 0.75)
  }

  @Test("Inside a drawing layer its own properties read as presentation values")
  func customProperty() {
    final class Gauge: Layer {
      @Animated var level = 0.0
      var seen: [Double] = []
      override func draw(in canvas: inout Canvas) { seen.append(level) }
    }
    let gauge = Gauge()
    let stage = stage(with: gauge)
    stage.animate(duration: 1, curve: .linear) { gauge.level = 4 }
    for index in 0...4 {
      stage.advance(to: Clock(rate: 4).tick(index))
      _ = stage.displayList(background: .white, showsTouches: false)
    }
    #expect(gauge.seen == [0, 1, 2, 3, 4])
    #expect(gauge.level == 4)
  }
}
