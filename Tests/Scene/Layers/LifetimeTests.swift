import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

/// What a layer, a recogniser or a tape knows of those above it when they are gone.
struct LifetimeTests {
  private func makeStage() -> Stage { Stage(size: Size(width: 100, height: 100)) }

  @Test("A layer that outlives its superlayer has none and can be added anew")
  func superlayer() {
    let layer = Layer()
    var holder: Layer? = Layer()
    holder?.addSublayer(layer)
    #expect(layer.superlayer === holder)
    holder = nil
    #expect(layer.superlayer == nil)
    #expect(layer.localTime == 0)
    let stage = makeStage()
    stage.rootLayer.addSublayer(layer)
    #expect(layer.stage === stage)
  }

  @Test("A mask that outlives its layer masks nothing")
  func mask() {
    let mask = Layer()
    var masked: Layer? = Layer()
    masked?.mask = mask
    masked = nil
    let other = Layer()
    other.mask = mask
    #expect(other.mask === mask)
    mask.removeFromSuperlayer()
    #expect(mask.localTime == 0)
  }

  @Test("A layer that outlives its stage is on none, and its animations are over")
  func stage() {
    let (layer, inner) = (Layer(), Layer())
    var stage: Stage? = makeStage()
    stage?.rootLayer.addSublayer(layer)
    layer.addSublayer(inner)
    stage?.animate(duration: 1) { inner.opacity = 0 }
    inner.add(BasicAnimation(\.zPosition, from: 0, to: 1), forKey: "rise")
    #expect(inner.presentation.opacity == 1)
    stage = nil
    #expect(layer.stage == nil && inner.stage == nil && layer.superlayer == nil && inner.superlayer === layer)
    #expect(inner.animationKeys.isEmpty && inner.presentation.opacity == 0)
    inner.speed = 2
    inner.opacity = 0.5
    inner.removeAllAnimations()
    #expect(inner.presentation.opacity == 0.5)
  }

  @Test("A recogniser that outlives its layer has none and can be given to another")
  func recognizer() {
    var taps = 0
    let recognizer = TapRecognizer { _ in taps += 1 }
    var layer: Layer? = Layer()
    layer?.addGestureRecognizer(recognizer)
    layer = nil
    #expect(recognizer.layer == nil)
    let stage = makeStage()
    stage.rootLayer.addGestureRecognizer(recognizer)
    stage.tape.tap(stage.rootLayer, at: 0.5)
    let clock = Clock(rate: 10)
    for index in 0...6 { stage.advance(to: clock.tick(index)) }
    #expect(taps == 1)
  }

  @Test("A tape that outlives its stage takes touches that nobody feels")
  func tape() {
    var stage: Stage? = makeStage()
    let tape = stage?.tape
    let layer = Layer(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage = nil
    tape?.tap(layer, at: 1)
    tape?.drag(layer, at: 2, to: Point(x: 9, y: 9), duration: 1)
  }
}
