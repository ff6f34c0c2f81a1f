import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

/// What is known of an animation from the moment it is added: Core Animation's `animationForKey:`, `animationDidStart:`, and
/// animations of layers that are in no tree yet.
@Suite("The life of an animation")
struct AnimationLifeTests {
  private let stage = Stage(size: Size(width: 100, height: 100))
  private let layer = Layer()

  private func play(to index: Int) { stage.advance(to: Clock(rate: 4).tick(index)) }

  @Test("An animation added before its layer begins when the layer comes onto the stage")
  func pending() {
    layer.opacity = 0.5
    let group = Layer()
    group.addSublayer(layer)
    var ended: [Bool] = []
    layer.add(BasicAnimation(\.opacity, to: 1, duration: 1), forKey: "fade") { ended.append($0) }
    #expect(layer.animationKeys == ["fade"])
    play(to: 4)
    stage.rootLayer.addSublayer(group)
    #expect(layer.presentation.opacity == 0.5)
    play(to: 6)
    #expect(layer.presentation.opacity == 0.75, "half a second after it came onto the stage")
    play(to: 8)
    #expect(ended == [true])
    #expect(layer.animationKeys.isEmpty)
  }

  @Test("What waits for a stage can be replaced and removed; it was never begun, so nothing ends")
  func pendingRemoved() {
    var ended = 0
    layer.add(BasicAnimation(\.opacity, to: 0, duration: 1), forKey: "fade") { _ in ended += 1 }
    layer.add(BasicAnimation(\.opacity, from: 0.2, to: 0.2, duration: 1), forKey: "fade")
    layer.add(BasicAnimation(\.position.x, to: 10, duration: 1), forKey: "move")
    layer.add(BasicAnimation(\.zPosition, to: 10, duration: 1))
    layer.removeAnimation(forKey: "move")
    stage.rootLayer.addSublayer(layer)
    play(to: 2)
    #expect(layer.presentation.opacity == 0.2)
    #expect(layer.presentation.position.x == 0)
    #expect(layer.presentation.zPosition == 5)
    #expect(ended == 0)
    let other = Layer()
    other.add(BasicAnimation(\.opacity, to: 0, duration: 1))
    other.removeAllAnimations()
    stage.rootLayer.addSublayer(other)
    play(to: 3)
    #expect(other.presentation.opacity == 1)
  }

  @Test("What waits on a mask begins with the layer that it masks")
  func pendingOnMask() {
    let mask = Layer()
    mask.add(BasicAnimation(\.opacity, from: 0, to: 1, duration: 1))
    layer.mask = mask
    stage.rootLayer.addSublayer(layer)
    play(to: 2)
    #expect(mask.presentation.opacity == 0.5)
  }

  @Test("An animation is found by its key while it runs, with the time at which it began")
  func found() throws {
    stage.rootLayer.addSublayer(layer)
    play(to: 2)
    var fade = BasicAnimation(\Layer.opacity, to: 0, duration: 1)
    fade.isAdditive = true
    layer.add(fade, forKey: "fade")
    let found = try #require(layer.animation(forKey: "fade") as? BasicAnimation<Layer, Double>)
    #expect(found.timing.beginTime == 0.5)
    #expect(found.isAdditive)
    #expect(found.to == 0)
    #expect(layer.animation(forKey: "other") == nil)
    play(to: 6)
    #expect(layer.animation(forKey: "fade") == nil)
    let waiting = Layer()
    waiting.add(fade, forKey: "fade")
    #expect(waiting.animation(forKey: "fade")?.timing.duration == 1)
  }

  @Test("The beginning is told at its own time, once, and not of an animation that was removed before")
  func start() {
    stage.rootLayer.addSublayer(layer)
    var seen: [String] = []
    func tell(_ word: String) -> () -> Void { { [stage] in seen.append("\(word) \(stage.time)") } }
    layer.add(BasicAnimation(\.opacity, to: 0, duration: 1), start: tell("at once"))
    var late = BasicAnimation(\Layer.position.x, to: 10, duration: 1)
    late.beginTime = 0.3
    late.repeatCount = 2
    layer.add(late, completion: { [stage] _ in seen.append("over \(stage.time)") }, start: tell("late"))
    layer.add(late, forKey: "removed", start: tell("removed"))
    layer.removeAnimation(forKey: "removed")
    play(to: 12)
    #expect(seen == ["at once 0.0", "late 0.3", "over 2.3"])
  }

  @Test("A paused layer's animation begins when the layer's time goes on")
  func startOfPaused() {
    stage.rootLayer.addSublayer(layer)
    layer.speed = 0
    var begun: Double?
    var fade = BasicAnimation(\Layer.opacity, to: 0, duration: 1)
    fade.beginTime = 0.5
    layer.add(fade, start: { [stage] in begun = stage.time })
    play(to: 4)
    #expect(begun == nil)
    (layer.speed, layer.beginTime) = (1, stage.time)
    play(to: 8)
    #expect(begun == 1.5)
  }
}
