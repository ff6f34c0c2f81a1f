import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

/// What Core Animation's documentation says of implicit transactions: 0.25 seconds, the default curve (0.25, 0.1), (0.25, 1).
@Suite("Implicit animation")
struct ImplicitAnimationTests {
  private let stage = Stage(size: Size(width: 100, height: 100))
  private let layer = ShapeLayer()

  init() {
    layer.animatesImplicitly = true
    stage.rootLayer.addSublayer(layer)
  }

  private func advance(to time: Double) { stage.advance(to: Clock(rate: 1 / time).tick(1)) }

  @Test("A change takes a quarter of a second along the default curve")
  func standard() {
    stage.at(1) { [layer] in layer.opacity = 0 }
    advance(to: 1.125)
    #expect(layer.opacity == 0)
    #expect(abs(layer.presentation.opacity - (1 - TimingCurve.default.value(at: 0.5))) < 1e-12)
    #expect(abs(layer.presentation.opacity - 0.19759) < 1e-4)
    stage.advance(to: Clock(rate: 4).tick(5))
    #expect(layer.presentation.opacity == 0 && stage.isAtRest)
  }

  @Test("A later change begins where the earlier one has come to, and takes its place")
  func replaced() {
    stage.at(1) { [layer] in layer.position.x = 100 }
    stage.at(1.125) { [layer] in layer.position.x = 0 }
    advance(to: 1.125)
    let half = 100 * TimingCurve.default.value(at: 0.5)
    #expect(abs(layer.presentation.position.x - half) < 1e-9)
    stage.advance(to: Clock(rate: 8).tick(10))
    #expect(abs(layer.presentation.position.x - half * (1 - TimingCurve.default.value(at: 0.5))) < 1e-9)
  }

  @Test("Nothing moves that nobody has seen: before the layer enters, and in the event that it enters in")
  func entry() {
    layer.opacity = 0.5
    #expect(layer.presentation.opacity == 0.5)
    let late = Layer()
    late.animatesImplicitly = true
    stage.at(1) { [stage] in
      stage.rootLayer.addSublayer(late)
      late.opacity = 0.5
    }
    stage.at(1) { late.borderWidth = 4 }
    advance(to: 1.01)
    #expect(late.presentation.opacity == 0.5 && late.presentation.borderWidth < 4)
  }

  @Test("Transactions have a duration of their own, or none at all")
  func transactions() {
    stage.at(1) { [layer, stage] in
      stage.transaction(duration: 2, curve: .linear) { layer.opacity = 0 }
      stage.transaction(disablesActions: true) { layer.borderWidth = 4 }
    }
    advance(to: 2)
    #expect(abs(layer.presentation.opacity - 0.5) < 1e-12)
    #expect(layer.presentation.borderWidth == 4)
  }

  @Test("Paths change at once, as do layers that are not asked to animate")
  func exceptions() {
    let plain = square()
    stage.rootLayer.addSublayer(plain)
    layer.path = .rect(Rect(x: 0, y: 0, width: 1, height: 1))
    let path = Path.rect(Rect(x: 0, y: 0, width: 9, height: 9))
    stage.at(1) { [layer] in
      layer.path = path
      plain.opacity = 0
    }
    advance(to: 1.01)
    #expect(layer.presentation.path == path && plain.presentation.opacity == 0)
    #expect(stage.isAtRest)
  }
}
