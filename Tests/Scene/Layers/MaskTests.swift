import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

@Suite("Masks of layers")
struct MaskTests {
  @Test("The mask follows the content in one group; it lies in the layer's coordinates and takes the shadow too")
  func commands() {
    let layer = square(.systemRed, x: 20)
    layer.opacity = 0.5
    layer.shadowOpacity = 1
    layer.mask = square(.white, x: 3)
    let place = AffineTransform(translationX: 20, y: 0)
    let path = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      shown(layer) == [
        .beginGroup(Group(opacity: 0.5)),
        .beginGroup(Group(shadow: Shadow(color: .black, offset: Vector(dx: 0, dy: -3), radius: 3))),
        .fill(path, rule: .nonZero, paint: .color(.systemRed), transform: place),
        .endGroup,
        .beginMask,
        .fill(path, rule: .nonZero, paint: .color(.white), transform: AffineTransform(translationX: 23, y: 0)),
        .endGroup,
      ])
  }

  @Test("A mask that shows nothing hides the layer")
  func emptyMask() {
    let layer = square()
    layer.mask = Layer()
    #expect(shown(layer).isEmpty)
    layer.mask = nil
    #expect(shown(layer).count == 1)
  }

  @Test("A layer is in one place: a mask leaves its superlayer, a sublayer its mask's role")
  func onePlace() {
    let stage = Stage(size: Size(width: 10, height: 10))
    let (a, b, mask) = (Layer(), Layer(), Layer())
    for layer in [a, b, mask] { stage.rootLayer.addSublayer(layer) }
    a.mask = mask
    #expect(mask.superlayer == nil && stage.rootLayer.sublayers.count == 2)
    #expect(mask.stage === stage)
    b.mask = mask
    #expect(a.mask == nil && b.mask === mask)
    a.addSublayer(mask)
    #expect(b.mask == nil && mask.superlayer === a)
    b.mask = mask
    b.mask = Layer()
    #expect(mask.stage == nil)
  }

  @Test("A mask cycle is the stage's error, and nothing changes", arguments: [false, true])
  func cycle(asSublayer: Bool) {
    let stage = Stage(size: Size(width: 10, height: 10))
    let (layer, mask, inner) = (square(), square(), square())
    layer.name = "layer"
    stage.rootLayer.addSublayer(layer)
    layer.mask = mask
    mask.mask = inner
    if asSublayer { inner.addSublayer(layer) } else { inner.mask = layer }
    #expect(stage.error == .layerInsideItself(name: "layer"))
    #expect(inner.sublayers.isEmpty && inner.mask == nil && layer.superlayer === stage.rootLayer)
    #expect(stage.displayList(background: .white, showsTouches: false).commands.count == 9)
  }

  @Test("Masks are animated, and end with their layer")
  func animation() {
    let stage = Stage(size: Size(width: 10, height: 10))
    let (layer, mask) = (square(), square())
    layer.mask = mask
    stage.rootLayer.addSublayer(layer)
    layer.position = Point(x: 50, y: 50)
    stage.animate(duration: 1, curve: .linear) { mask.position.x = 15 }
    stage.advance(to: Clock(rate: 2).tick(1))
    #expect(mask.presentation.position.x == 10)
    #expect(mask.presentedProjectionToStage.image(of: .zero) == Point(x: 50, y: 45))
    layer.removeFromSuperlayer()
    #expect(mask.presentation.position.x == 15)
  }
}
