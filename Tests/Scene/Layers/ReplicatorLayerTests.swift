import SpringformGeometry
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
}
