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
    var feltTaps = 0
    layer.addGestureRecognizer(TapRecognizer { _ in feltTaps += 1 })
    tape?.tap(layer, at: 1) { feltTaps += 1 }
    tape?.drag(layer, at: 2, to: Point(x: 9, y: 9), duration: 1)
    let later = makeStage()
    later.rootLayer.addSublayer(layer)
    for index in 0...4 { later.advance(to: Clock(rate: 1).tick(index)) }
    #expect(feltTaps == 0 && later.isAtRest && later.error == nil)
    #expect(layer.position == Point(x: 25, y: 25))
  }

  @Test("A recogniser outlives a stage that has ended")
  func endedStage() {
    let recognizer = TapRecognizer { _ in }
    var stage: Stage? = makeStage()
    stage?.rootLayer.addGestureRecognizer(recognizer)
    stage?.end()
    stage = nil
    #expect(recognizer.layer == nil)
    Layer().addGestureRecognizer(recognizer)
  }

  @Test("A layer may take itself apart while it goes")
  func ownDeinit() {
    final class Panel: Layer {
      let knob = Layer()
      let pan = PanRecognizer { _ in }
      override init() {
        super.init()
        addSublayer(knob)
        mask = Layer()
        addGestureRecognizer(pan)
      }
      deinit {
        #expect(knob.localTime == 0)
        knob.removeFromSuperlayer()
        mask = nil
        removeGestureRecognizer(pan)
      }
    }
    var panel: Panel? = Panel()
    let knob = panel?.knob
    panel = nil
    #expect(knob?.superlayer == nil)
  }

  @Test("What a callback owns may use layers while the stage goes")
  func callbackOwner() {
    final class Owner {
      let layer: Layer
      init(_ layer: Layer) { self.layer = layer }
      deinit {
        layer.opacity = 0.5
        layer.removeFromSuperlayer()
      }
    }
    let layer = Layer()
    var stage: Stage? = makeStage()
    stage?.rootLayer.addSublayer(layer)
    stage?.animate(duration: 1) {
      layer.opacity = 0
    } completion: { [owner = Owner(layer)] _ in
      _ = owner
    }
    stage = nil
    #expect(layer.stage == nil && layer.superlayer == nil && layer.opacity == 0.5)
  }

  @Test("A scroll layer that goes while it is dragged is dragged no more")
  func scrollLayer() {
    let stage = makeStage()
    var scroll: ScrollLayer? = ScrollLayer(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    scroll?.contentHeight = 500
    scroll.map { stage.rootLayer.addSublayer($0) }
    stage.tape.touch(nil, at: 0, location: Point(x: 50, y: 90)) {
      $0.drag(by: Vector(dx: 0, dy: -80), duration: 1)
    }
    stage.at(0.5) {
      scroll?.removeFromSuperlayer()
      scroll = nil
    }
    let clock = Clock(rate: 60)
    for index in 0...90 { stage.advance(to: clock.tick(index)) }
    #expect(stage.rootLayer.sublayers.isEmpty && stage.error == nil)
  }

  @Test("An animation whose layer moves to another superlayer ends in that one's time")
  func movedLayer() {
    let stage = makeStage()
    let (paused, layer) = (Layer(), Layer())
    paused.speed = 0
    stage.rootLayer.addSublayer(paused)
    paused.addSublayer(layer)
    var hasEnded = false
    stage.animate(duration: 1) {
      layer.opacity = 0
    } completion: {
      hasEnded = $0
    }
    let clock = Clock(rate: 10)
    for index in 0...20 { stage.advance(to: clock.tick(index)) }
    #expect(!hasEnded && !stage.isAtRest)
    stage.rootLayer.addSublayer(layer)
    for index in 21...40 { stage.advance(to: clock.tick(index)) }
    #expect(hasEnded && stage.isAtRest)
  }

  @Test("A recogniser whose action gives it away belongs to its new layer")
  func givenAway() {
    let stage = makeStage()
    let other = Layer()
    let pan = PanRecognizer { pan in
      if pan.state == .cancelled { other.addGestureRecognizer(pan) }
    }
    stage.rootLayer.addGestureRecognizer(pan)
    stage.tape.touch(stage.rootLayer, at: 0) { $0.drag(by: Vector(dx: 40, dy: 0), duration: 1) }
    let clock = Clock(rate: 10)
    for index in 0...6 { stage.advance(to: clock.tick(index)) }
    stage.rootLayer.removeGestureRecognizer(pan)
    #expect(pan.layer === other)
    #expect(stage.rootLayer.gestureRecognizers.isEmpty && other.gestureRecognizers.count == 1)
  }

  @Test("What an animation owns may change the tree while layers leave their stage")
  func animationOwner() {
    final class Owner {
      let layer: Layer
      init(_ layer: Layer) { self.layer = layer }
      deinit { layer.removeFromSuperlayer() }
    }
    let old = makeStage()
    let (holder, first, second) = (Layer(), Layer(), Layer())
    old.rootLayer.addSublayer(holder)
    for layer in [first, second] { holder.addSublayer(layer) }
    first.add(animation: Owned(owner: Owner(second)))
    var new: Stage? = makeStage()
    new?.rootLayer.addSublayer(holder)
    #expect(first.stage === new && second.superlayer == nil && second.stage == nil)
    new = nil
    #expect(first.stage == nil && second.stage == nil)
  }

  @Test("A sublayer's deinit finds the superlayer that goes with it, or none")
  func deinitBelow() {
    final class Child: Layer {
      let note: (Bool) -> Void
      init(_ note: @escaping (Bool) -> Void) { self.note = note }
      deinit { note(superlayer == nil && stage == nil) }
    }
    var notes: [Bool] = []
    var holder: Layer? = Layer()
    holder?.addSublayer(Child { notes.append($0) })
    holder = nil
    #expect(notes == [true])
  }
}

/// An animation that does nothing but own an object.
private struct Owned: LayerAnimation {
  var timing = Timing(duration: 1)
  let owner: AnyObject
  var isRemovedOnCompletion: Bool { true }

  init(owner: AnyObject) { self.owner = owner }

  func effect(on layer: Layer) -> (Layer, Double) -> Void { { [owner] _, _ in _ = owner } }
}
