import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

@Suite("Blending, blur, inner shadow and skew of layers")
struct LayerEffectTests {
  private let outline = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))

  private func fill(_ color: Color, _ transform: AffineTransform = .identity) -> DisplayList.Command {
    .fill(outline, rule: .nonZero, paint: .color(color), transform: transform)
  }

  @Test("A layer has a group only for what is done to it as a whole")
  func groups() {
    let layer = square()
    #expect(shown(layer) == [fill(.black)])
    layer.blendMode = .multiply
    layer.opacity = 0.5
    #expect(shown(layer) == [.beginGroup(Group(opacity: 0.5, blendMode: .multiply)), fill(.black), .endGroup])
    (layer.blendMode, layer.opacity) = (.normal, 1)
    layer.blurRadius = -1
    #expect(shown(layer) == [fill(.black)])
    layer.blurRadius = 2
    #expect(shown(layer) == [.beginGroup(Group(blurRadius: 2)), fill(.black), .endGroup])
  }

  @Test("Colours are changed in the layer's group, below its blur")
  func colorEffects() {
    let layer = square()
    let gray = ColorEffect.matrix(ColorMatrix(red: .init(0.3, 0.6, 0.1, 0, 0)))
    layer.colorEffects = [gray]
    layer.blurRadius = 2
    #expect(shown(layer) == [.beginGroup(Group(blurRadius: 2, colorEffects: [gray])), fill(.black), .endGroup])
  }

  @Test("Lengths grow with the layer, and with a replicator's copies")
  func scaled() {
    let layer = square()
    layer.position = .zero
    layer.transform = AffineTransform(scaleX: 2, y: 2)
    layer.blurRadius = 3
    layer.innerShadowOpacity = 0.5
    layer.innerShadowRadius = 4
    layer.innerShadowOffset = Vector(dx: 1, dy: 2)
    let groups = shown(layer).compactMap { if case .beginGroup(let group) = $0 { group } else { nil } }
    let shadow = Shadow(color: .black.withAlpha(0.5), offset: Vector(dx: 2, dy: 4), radius: 8)
    #expect(groups == [Group(blurRadius: 6), Group(innerShadow: shadow)])
    let replicator = ReplicatorLayer()
    replicator.instanceCount = 2
    replicator.instanceTransform = AffineTransform(scaleX: 3, y: 3)
    replicator.addSublayer(layer)
    let copies = shown(replicator).compactMap { if case .beginGroup(let group) = $0 { group } else { nil } }
    let larger = Shadow(color: .black.withAlpha(0.5), offset: Vector(dx: 6, dy: 12), radius: 24)
    #expect(copies == groups + [Group(blurRadius: 18), Group(innerShadow: larger)])
  }

  @Test("An inner shadow holds the layer's own content, not what lies in it; a mask takes blur and shadow together")
  func nested() {
    let layer = square()
    layer.innerShadowOpacity = 1
    layer.addSublayer(square(.white))
    let shadow = Shadow(color: .black, offset: Vector(dx: 0, dy: 3), radius: 3)
    #expect(shown(layer) == [.beginGroup(Group(innerShadow: shadow)), fill(.black), .endGroup, fill(.white)])
    let masked = square()
    (masked.blurRadius, masked.blendMode) = (2, .screen)
    masked.mask = square(.white)
    #expect(
      shown(masked) == [
        .beginGroup(Group(blendMode: .screen)), .beginGroup(Group(blurRadius: 2)), fill(.black), .endGroup, .beginMask,
        fill(.white), .endGroup,
      ])
  }

  /// CSS Transforms 1: [1 tan y; tan x 1].
  @Test("Skew comes before the transform, about the anchor point, and touches and frames know it")
  func skew() {
    let layer = Layer(frame: Rect(x: 0, y: 0, width: 40, height: 20))
    layer.skew = Vector(dx: .pi / 4, dy: 0)
    func isNear(_ a: Rect, _ b: Rect) -> Bool {
      a.origin.distance(to: b.origin) < 1e-9 && abs(a.width - b.width) < 1e-9
    }
    #expect(isNear(layer.frame, Rect(x: -10, y: 0, width: 60, height: 20)))
    #expect(layer.hitTest(Point(x: 45, y: 19)) === layer)
    #expect(layer.hitTest(Point(x: -5, y: 19)) == nil)
    layer.transform = AffineTransform(scaleX: 1, y: 2)
    #expect(isNear(layer.frame, Rect(x: -10, y: -10, width: 60, height: 40)))
    let down = AffineTransform(skewX: 0, y: .pi / 4)
    #expect(Point(x: 3, y: 1).applying(down).distance(to: Point(x: 3, y: 4)) < 1e-12)
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.rootLayer.addSublayer(layer)
    stage.animate(duration: 1, curve: .linear) { layer.skew.dx = 0 }
    stage.advance(to: Clock(rate: 2).tick(1))
    #expect(abs(layer.presentation.skew.dx - .pi / 8) < 1e-12)
  }
}
