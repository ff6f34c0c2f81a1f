import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

@Suite("Replicator layers")
struct ReplicatorLayerTests {
  private func replicator(_ count: Int, _ change: (ReplicatorLayer) -> Void = { _ in }) -> ReplicatorLayer {
    let layer = ReplicatorLayer()
    layer.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    layer.instanceCount = count
    layer.addSublayer(square(.white, x: 70, y: 45))
    change(layer)
    return layer
  }

  @Test("Each copy is a step further, about the middle of the bounds")
  func transforms() throws {
    let commands = shown(
      replicator(4) { $0.instanceTransform = AffineTransform(rotationAngle: .pi / 2) })
    let middles = commands.compactMap { $0.transform.map(Point(x: 5, y: 5).applying) }
    // From 25 points right of the middle, a quarter turn at a time.
    for (middle, expected) in zip(middles, [(75.0, 50.0), (50, 75), (25, 50), (50, 25)]) {
      #expect(middle.distance(to: Point(x: expected.0, y: expected.1)) < 1e-9)
    }
    #expect(middles.count == 4)
    let moved = shown(replicator(3) { $0.instanceTransform = AffineTransform(translationX: 5, y: 2) })
    #expect(
      moved.compactMap { $0.transform?.translation }
        == [(70.0, 45.0), (75, 47), (80, 49)].map { Vector(dx: $0, dy: $1) })
  }

  @Test("Colours are multiplied by one that changes from copy to copy, within 0...1")
  func colors() {
    let commands = shown(
      replicator(4) {
        $0.instanceColor = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
        ($0.instanceRedOffset, $0.instanceGreenOffset, $0.instanceBlueOffset) = (-0.5, 0.25, 0.5)
        $0.instanceAlphaOffset = -0.25
      })
    #expect(
      commands.compactMap(\.color) == [
        Color(red: 1, green: 0.5, blue: 0, alpha: 1), Color(red: 0.5, green: 0.75, blue: 0.5, alpha: 0.75),
        Color(red: 0, green: 1, blue: 1, alpha: 0.5), Color(red: 0, green: 1, blue: 1, alpha: 0.25),
      ])
  }

  @Test("A copy of several layers fades as one picture; shadows grow, clips and masks move along")
  func groups() {
    let layer = replicator(2) {
      $0.instanceTransform = AffineTransform(scaleX: 2, y: 2)
      $0.instanceAlphaOffset = -0.5
      $0.sublayers[0].shadowOpacity = 1
      $0.sublayers[0].mask = square()
    }
    let commands = shown(layer)
    let first: [DisplayList.Command] = Array(commands.prefix(7))
    #expect(first.first == .beginGroup(Group()) && first.last == .endGroup)
    #expect(commands[7] == .beginGroup(Group(opacity: 0.5)))
    #expect(
      commands[9]
        == .beginGroup(Group(shadow: Shadow(color: .black, offset: Vector(dx: 0, dy: -6), radius: 6))))
    #expect(commands.filter { $0 == .beginMask }.count == 2)
  }

  @Test("Counts are bounded, nested ones too, and nothing costs nothing")
  func counts() {
    for count in [0, -1, .min] { #expect(shown(replicator(count)).isEmpty) }
    #expect(shown(replicator(.max)).count == 10_000)
    var layer: Layer = square()
    for _ in 0..<5 {
      let outer = replicator(.max)
      outer.addSublayer(layer)
      layer = outer
    }
    #expect(shown(layer).count <= 100_000)
    #expect(shown(replicator(.max) { $0.sublayers[0].isHidden = true }).isEmpty)
  }

  @Test("Each copy's animations are as much later as the delay says")
  func delay() throws {
    let layer = replicator(3) { $0.instanceDelay = 0.5 }
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.rootLayer.addSublayer(layer)
    var fade = BasicAnimation(\Layer.opacity, from: 0, to: 1, duration: 2)
    fade.isRemovedOnCompletion = false
    fade.fillMode = .backwards
    layer.sublayers[0].add(fade, forKey: "fade")
    stage.advance(to: Clock(rate: 1).tick(1))
    let alphas = stage.displayList(background: .white, showsTouches: false).commands.compactMap { $0.color?.alpha }
    // The third copy's time is where the animation began.
    #expect(alphas == [0.5, 0.25])
    #expect(layer.sublayers[0].presentation.opacity == 0.5)
  }

  @Test("Steps that lead out of the plane are seen through the layer's view, each copy by itself")
  func space() throws {
    let layer = replicator(2) {
      $0.instanceTransform3D = Transform3D(translationX: 0, y: 0, z: 50)
      $0.sublayerTransform.perspective = 100
    }
    // Half way to the eye the second copy is twice as large, and twice as far from the middle.
    let transforms = shown(layer).compactMap(\.transform)
    #expect(
      transforms == [
        AffineTransform(translationX: 70, y: 45), AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 90, ty: 40),
      ])
    layer.instanceTransform3D = Transform3D(rotationAngle: 1, x: 0, y: 1, z: 0)
    let planes = shown(layer).compactMap { if case .beginGroup(let group) = $0 { group.projection } else { nil } }
    #expect(planes.count == 1)
  }

  @Test("Animations lead through the number of copies, which changes at once without")
  func animatedCounts() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let layer = replicator(1)
    stage.rootLayer.addSublayer(layer)
    layer.add(BasicAnimation(\ReplicatorLayer.copyCount, from: 1, to: 5, duration: 1))
    let counts = (0..<5).map { index in
      stage.advance(to: Clock(rate: 4).tick(index))
      return stage.displayList(background: .white, showsTouches: false).commands.count
    }
    #expect(counts == [1, 2, 3, 4, 1] && layer.instanceCount == 1)
    stage.animate(duration: 1) { layer.copyCount = 2.6 }
    #expect(layer.instanceCount == 3 && layer.presentation.copyCount == 3)
  }

  @Test("Replicators with delays inside one another are bounded")
  func bounded() {
    var layer: Layer = square()
    for _ in 0..<4 {
      let outer = ReplicatorLayer()
      (outer.instanceCount, outer.instanceDelay) = (10_000, 0.001)
      outer.addSublayer(layer)
      layer = outer
    }
    #expect(shown(layer).count <= 2 * ReplicatorLayer.maximumCommandCount)
    #expect(shown(replicator(-3)).isEmpty)
  }
}
