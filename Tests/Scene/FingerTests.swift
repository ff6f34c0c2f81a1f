import SpringformBitmap
import SpringformGeometry
import SpringformMotion
import SpringformRaster
import SpringformScene
import Testing

@Suite("The finger that is drawn")
struct FingerTests {
  /// A stage with a finger on its middle, which is down from 1 s on.
  private func bitmap(
    _ size: Size, on ground: Color = .systemOrange, touches: Bool = true, at time: Double = 1.5,
    script: (inout FingerScript) -> Void = { $0.hold(for: 2) }, _ change: (inout Finger) -> Void = { _ in }
  ) throws -> Bitmap {
    let stage = Stage(size: size)
    stage.tape.touch(nil, at: 1, location: Point(x: size.width / 2, y: size.height / 2), script)
    change(&stage.tape.finger)
    let clock = Clock(rate: 50)
    for index in 0...clock.index(at: time) { stage.advance(to: clock.tick(index)) }
    return try Renderer().render(stage.displayList(background: ground, showsTouches: touches))
  }

  private let large = Size(width: 400, height: 400)

  @Test("A ring leaves what it touches to be seen as it is, while it moves, too", arguments: [0, 600.0])
  func ring(speed: Double) throws {
    let (bare, touched) = (
      try bitmap(large, touches: false),
      try bitmap(large) {
        $0.drag(by: Vector(dx: -speed / 2, dy: 0), duration: 0, curve: .linear)
        $0.drag(by: Vector(dx: speed, dy: 0), duration: 1, curve: .linear)
      } _: {
        $0.style = .ring
        if speed == 0 { $0.trailDuration = 0 }
      }
    )
    let change = try #require(touched.change(from: bare).area)
    // 36 points across, and the light line outside of it; of a trail of 0.18 s at least half is seen.
    #expect((36...40).contains(change.height))
    #expect(speed == 0 ? (36...40).contains(change.width) : change.width > 18 + 54)
    // The ring is a tenth as wide as it is across, and its light lines another.
    for y in 188..<212 {
      for x in 188..<212 where (x - 200) * (x - 200) + (y - 200) * (y - 200) < 11 * 11 {
        #expect(touched[x, y] == bare[x, y])
      }
    }
  }

  @Test("A disc and its trail are one silhouette: within the disc nothing of the trail is seen")
  func disc() throws {
    let resting = try bitmap(large)
    let moving = try bitmap(large) {
      $0.drag(by: Vector(dx: -300, dy: 0), duration: 0, curve: .linear)
      $0.drag(by: Vector(dx: 600, dy: 0), duration: 1, curve: .linear)
    }
    let inside = resting[200, 200]
    #expect(inside != resting[100, 100])
    for y in 190...210 {
      for x in 190...210 where (x - 200) * (x - 200) + (y - 200) * (y - 200) < 10 * 10 {
        #expect(resting[x, y] == inside && moving[x, y] == inside)
      }
    }
    // The trail has the disc's own colour, and narrows: at 600 points a second it is 108 points long.
    #expect(moving[170, 200] == inside)
    func width(at x: Int) -> Int { (0..<400).count { moving[x, $0] == inside } }
    #expect(width(at: 172) > width(at: 150) && width(at: 150) > width(at: 125) && width(at: 125) > 0)
    #expect(moving[70, 200] == resting[70, 200])
  }

  @Test(
    "A disc is seen on white, black and gray alike: at its edge as clearly as WCAG 2.2 asks of what is no text, or nearly so",
    arguments: [0.0, 0.25, 0.5, 0.75, 1])
  func legibility(ground: Double) throws {
    let bitmap = try bitmap(large, on: Color(white: ground, alpha: 1))
    func luminance(_ x: Int) -> Double { SRGB.linear(Double(bitmap[x, 200] & 0xFF) / 255) }
    let lights = (175...200).map(luminance)
    let (light, dark) = (lights.max() ?? 0, lights.min() ?? 0)
    #expect((light + 0.05) / (dark + 0.05) > 1.7, "\(ground): \((light + 0.05) / (dark + 0.05))")
  }

  @Test("A finger fades evenly after its lift, and is gone a quarter of a second later")
  func lift() throws {
    func strength(at time: Double) throws -> Int {
      let bitmap = try bitmap(large, on: .white, at: time) { $0.hold(for: 0.5) }
      return 255 - Int(bitmap[200, 200] & 0xFF)
    }
    let strengths = try [1.5, 1.56, 1.62, 1.68, 1.74, 1.76].map(strength)
    #expect(zip(strengths, strengths.dropFirst()).allSatisfy { $0 > $1 || $0 == 0 })
    // Half way it is half as strong.
    #expect(abs(try strength(at: 1.62) * 2 - strengths[0]) < strengths[0] / 5)
    #expect(strengths[5] == 0)
  }

  @Test(
    "On a small stage it is smaller, unless it is told how large it is",
    arguments: [(90.0, nil, 10), (30, nil, 8), (90, 30, 30)] as [(Double, Double?, Int)])
  func size(side: Double, diameter: Double?, width: Int) throws {
    let size = Size(width: side, height: 2 * side)
    let finger = try bitmap(size) {
      $0.hold(for: 2)
    } _: {
      $0.style = .ring
      $0.diameter = diameter
    }
    let found = try #require(finger.change(from: bitmap(size, touches: false)).area).width
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
