import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

/// Where something with a name is, at a moment.
@Suite struct NamedFrameTests {
  @Test("What moves is where it is shown, what is turned is surrounded, and what is hidden counts, too")
  func frames() {
    let stage = Stage(size: Size(width: 200, height: 100))
    let (badge, tile) = (Layer(), Layer())
    for (layer, name) in [(badge, "badge"), (tile, "tile")] {
      layer.name = name
      layer.bounds = Rect(x: 0, y: 0, width: 20, height: 10)
      layer.position = Point(x: 50, y: 50)
      stage.rootLayer.addSublayer(layer)
    }
    badge.isHidden = true
    tile.transform = AffineTransform(rotationAngle: .pi / 2)
    stage.at(0) { stage.animate(duration: 1, curve: .linear) { badge.position.x = 150 } }
    let clock = Clock(rate: 10)
    for index in 0...5 { stage.advance(to: clock.tick(index)) }

    // Half of the way from 50 to 150, 10 to the left of its middle.
    #expect(stage.frame(of: "badge").map { [$0.minX, $0.minY, $0.width, $0.height] } == [90, 45, 20, 10])
    let turned = stage.frame(of: "tile") ?? .zero
    for (value, expected) in zip([turned.minX, turned.minY, turned.width, turned.height], [45, 40, 10.0, 20]) {
      #expect(abs(value - expected) < 1e-9)
    }
    #expect(stage.frame(of: "badge", index: 1) == nil && stage.frame(of: "nobody") == nil)
  }
}
