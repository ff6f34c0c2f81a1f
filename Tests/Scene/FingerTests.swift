import SpringformBitmap
import SpringformGeometry
import SpringformMotion
import SpringformRaster
import SpringformScene
import Testing

@Suite("The finger that is drawn")
struct FingerTests {
  /// A stage with a finger on its middle, which is down from 1 s on.
  private func bitmap(_ size: Size, touches: Bool = true, at time: Double = 1.5, diameter: Double? = nil) throws
    -> Bitmap
  {
    let stage = Stage(size: size)
    stage.tape.touch(nil, at: 1, location: Point(x: size.width / 2, y: size.height / 2)) { $0.hold(for: 2) }
    if let diameter { stage.tape.finger.diameter = diameter }
    let clock = Clock(rate: 50)
    for index in 0...clock.index(at: time) { stage.advance(to: clock.tick(index)) }
    return try Renderer().render(stage.displayList(background: .systemOrange, showsTouches: touches))
  }

  @Test("It is a ring: what it touches is seen as it is")
  func ring() throws {
    let (bare, touched) = (
      try bitmap(Size(width: 400, height: 400), touches: false), try bitmap(Size(width: 400, height: 400))
    )
    let change = try #require(touched.change(from: bare).area)
    // 36 points across, and the light line outside of it.
    #expect((36...40).contains(change.width) && (36...40).contains(change.height))
    // The ring is a tenth as wide as it is across, and its light lines another.
    for y in 188..<212 {
      for x in 188..<212 where (x - 200) * (x - 200) + (y - 200) * (y - 200) < 11 * 11 {
        #expect(touched[x, y] == bare[x, y])
      }
    }
  }

  @Test(
    "On a small stage it is smaller, unless it is told how large it is",
    arguments: [(90.0, nil, 10), (30, nil, 8), (90, 30, 30)] as [(Double, Double?, Int)])
  func size(side: Double, diameter: Double?, width: Int) throws {
    let size = Size(width: side, height: 2 * side)
    let change = try bitmap(size, diameter: diameter).change(from: bitmap(size, touches: false))
    let found = try #require(change.area).width
    #expect((width...width + 4).contains(found), "\(found)")
  }
}

/// A layer with a property of its own that others have, too.
private final class RocketLayer: Layer {
  var stage = 2
}

@Suite("Names that subclasses may use")
struct LayerNameTests {
  @Test("A subclass may have a property called stage, and is on a stage all the same")
  func stage() {
    let (stage, rocket) = (Stage(size: Size(width: 10, height: 10)), RocketLayer())
    stage.rootLayer.addSublayer(rocket)
    rocket.stage += 1
    #expect(rocket.stage == 3)
    #expect((rocket as Layer).stage === stage)
  }
}
