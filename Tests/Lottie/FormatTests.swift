import SpringformBitmap
import SpringformGeometry
import SpringformLottie
import Testing

/// What a Lottie file says (Lottie 1.0, https://lottie.github.io/lottie-spec), and what is seen of it.
struct FormatTests {
  /// Where a color is seen in a frame.
  private func expect(
    _ name: String, frame: Double, _ places: [(x: Int, y: Int, color: String)],
    location: SourceLocation = #_sourceLocation
  ) throws {
    let picture = try Fixture(name).picture(frame)
    for place in places {
      #expect(
        picture.color(place.x, place.y) == place.color, "\(name), frame \(frame), at \(place.x), \(place.y)",
        sourceLocation: location)
    }
  }

  @Test("Rectangles, ellipses, paths, lines and holes lie where the file says")
  func shapes() throws {
    try expect(
      "shapes", frame: 0,
      [
        (11, 11, "FF0000"), (38, 38, "FF0000"), (9, 20, "-"), (41, 20, "-"), (75, 25, "00FF00"), (61, 11, "-"),
        (61, 25, "00FF00"), (25, 85, "0000FF"), (12, 62, "-"), (61, 71, "000000"), (61, 78, "000000"), (61, 81, "-"),
        (58, 75, "-"), (51, 46, "FF00FF"), (54, 49, "-"),
      ])
  }

  /// A star's first corner is above its middle; the angle is clockwise. rlottie turns twice by it, and its polygons lean.
  @Test("Stars and polygons have their corners where their angle says")
  func stars() throws {
    // A corner at 25 points to the upper right, and 5 points above the middle nothing of it.
    try expect(
      "star", frame: 0, [(42, 17, "FF0000"), (30, 30, "FF0000"), (30, 20, "-"), (50, 30, "-"), (17, 42, "FF0000")])
    // A square, upright.
    try expect(
      "star", frame: 0, [(51, 51, "0000FF"), (88, 51, "0000FF"), (51, 88, "0000FF"), (88, 88, "0000FF"), (48, 70, "-")])
    let picture = try Fixture("star").picture(0)
    for y in 51..<89 { #expect(picture.color(51, y) == "0000FF" && picture.color(48, y) == "-") }
  }

  @Test(
    "Key frames: linear, held, on one axis, eased by CSS's ease-in, and fading",
    arguments: [0.0, 2.5, 5, 7.5, 9.984375])
  func keyframes(frame: Double) throws {
    let picture = try Fixture("keyframes").picture(frame)
    let linear = 8 * frame
    // A row's square begins here.
    func left(_ y: Int) -> Double {
      let alpha = (0..<100).map { Double(picture[$0, y] >> 24) / 255 }
      return (0..<100).first { alpha[$0] > 0 }.map { Double($0) + 1 - alpha[$0] } ?? .nan
    }
    #expect(abs(left(5) - linear) < 0.02)
    #expect(left(25) == 0)
    #expect(abs(left(45) - linear) < 0.02)
    #expect(abs(left(65) - 80 * Self.easeIn(frame / 10)) < 0.05)
    #expect(abs(Double(picture[5, 85] >> 24) - 255 * (1 - frame / 10)) <= 1)
  }

  /// `cubic-bezier(0.42, 0, 1, 1)`.
  private static func easeIn(_ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let t = (low + high) / 2
      let value = 3 * 0.42 * t * (1 - t) * (1 - t) + 3 * t * t * (1 - t) + t * t * t
      if value < x { low = t } else { high = t }
    }
    return 3 * low * low * (1 - low) + low * low * low
  }

  @Test("A layer moves with its parent, and a group turns about its anchor")
  func parents() throws {
    // The parent doubles heights: 10 points right of it, 20 wide and 40 high.
    try expect("parents", frame: 0, [(61, 51, "FF0000"), (78, 88, "FF0000"), (58, 60, "-"), (70, 92, "-")])
    // It has turned by a quarter: what was right is below, what was below is left.
    try expect("parents", frame: 10, [(48, 61, "FF0000"), (12, 78, "FF0000"), (52, 70, "-"), (30, 58, "-")])
    try expect("parents", frame: 0, [(16, 11, "0000FF"), (24, 28, "0000FF"), (11, 20, "-"), (29, 20, "-")])
  }

  @Test("A line is trimmed to a share of its length")
  func trim() throws {
    try expect("trim", frame: 0, [(11, 20, "-"), (29, 60, "-"), (31, 60, "0000FF"), (69, 60, "0000FF"), (71, 60, "-")])
    try expect("trim", frame: 5, [(11, 20, "FF0000"), (49, 20, "FF0000"), (51, 20, "-")])
    try expect("trim", frame: 10, [(89, 20, "FF0000"), (91, 20, "-")])
  }

  @Test("Dashes and gaps follow each other from the line's beginning, or from an offset in their pattern")
  func dashes() throws {
    try expect(
      "dashes", frame: 0, [(11, 20, "FF0000"), (18, 20, "FF0000"), (22, 20, "-"), (32, 20, "FF0000"), (85, 20, "-")])
    try expect(
      "dashes", frame: 0, [(11, 60, "0000FF"), (14, 60, "0000FF"), (16, 60, "-"), (24, 60, "-"), (26, 60, "0000FF")])
  }

  @Test("A dash of no length is a dot where the caps are round")
  func dots() throws {
    let text = String(decoding: Fixture("dashes").bytes, as: UTF8.self)
      .replacing(#""n":"d","nm":"dash","v":{"a":0,"k":10}"#, with: #""n":"d","nm":"dash","v":{"a":0,"k":0}"#)
      .replacing(#""lc":1"#, with: #""lc":2"#)
    let picture = try Fixture(text: text).picture(0)
    #expect(picture.color(10, 20) == "FF0000" && picture.color(20, 20) == "FF0000" && picture.color(15, 13) == "-")
  }

  @Test("Gradients run along a line or outward, and end with their last color")
  func gradients() throws {
    let picture = try Fixture("gradients").picture(0)
    for x in stride(from: 5, to: 100, by: 10) {
      let (red, blue) = (Double(picture[x, 20] >> 16 & 255), Double(picture[x, 20] & 255))
      #expect(abs(red - 255 * (1 - (Double(x) + 0.5) / 100)) <= 3 && abs(red + blue - 255) <= 3)
    }
    for (x, gray) in [(50, 252.0), (60, 191), (70, 127), (80, 64), (95, 0)] {
      #expect(abs(Double(picture[x, 75] & 255) - gray) <= 6, "\(x)")
    }
  }

  @Test("Masks add, cut and intersect; what is outside of an inverted one shows; one without a mode does nothing")
  func masks() throws {
    try expect("masks", frame: 0, [(11, 11, "FF0000"), (28, 28, "FF0000"), (5, 5, "-"), (35, 20, "-")])
    try expect("masks", frame: 0, [(55, 5, "00FF00"), (65, 15, "-"), (85, 35, "00FF00"), (95, 5, "-")])
    try expect("masks", frame: 0, [(5, 55, "-"), (15, 65, "0000FF"), (25, 75, "-")])
    try expect("inverted", frame: 0, [(5, 5, "FF0000"), (20, 20, "-"), (35, 35, "FF0000"), (45, 5, "-")])
    try expect("inverted", frame: 0, [(55, 5, "00FF00"), (65, 15, "00FF00"), (88, 38, "00FF00")])
  }

  @Test("A matte shows by its alpha, its absence or its brightness, and never by itself")
  func mattes() throws {
    try expect("mattes", frame: 0, [(5, 10, "-"), (20, 10, "FF0000"), (35, 10, "-"), (20, 25, "-")])
    try expect("mattes", frame: 0, [(5, 60, "0000FF"), (20, 60, "-"), (35, 60, "0000FF"), (20, 85, "-")])
    try expect("mattes", frame: 0, [(70, 10, "00FF00"), (90, 10, "-"), (70, 30, "-")])
  }

  @Test("A matte may lie anywhere, when the layer names it, and serve two")
  func namedMatte() throws {
    try expect("named-matte", frame: 0, [(5, 5, "0000FF"), (20, 20, "FF0000"), (35, 35, "0000FF"), (45, 5, "-")])
  }

  @Test("A repeater draws what stands before it again, each copy moved on")
  func repeater() throws {
    try expect(
      "repeater", frame: 0,
      [(11, 11, "FF0000"), (25, 15, "-"), (41, 15, "FF0000"), (55, 15, "-"), (78, 15, "FF0000"), (95, 15, "-")])
  }

  @Test("A composition is cut off at its edges, begins when its layer does, and can be played backwards")
  func compositions() throws {
    try expect("compositions", frame: 0, [(1, 5, "FF0000"), (22, 5, "-"), (1, 55, "-")])
    try expect("compositions", frame: 5, [(26, 5, "FF0000"), (23, 5, "-"), (1, 55, "FF0000"), (22, 55, "-")])
    try expect("compositions", frame: 10, [(59, 5, "FF0000"), (61, 5, "-"), (26, 55, "FF0000"), (23, 55, "-")])
    try expect("remapped", frame: 0, [(51, 5, "FF0000"), (48, 5, "-")])
    try expect("remapped", frame: 5, [(26, 5, "FF0000"), (23, 5, "-")])
    try expect("remapped", frame: 9.984375, [(1, 5, "FF0000"), (22, 5, "-")])
  }

  @Test("Pictures are embedded in the file, or lie beside it in its archive", arguments: ["image", "picture.lottie"])
  func pictures(name: String) throws {
    try expect(
      name, frame: 0,
      [(31, 41, "FF0000"), (48, 41, "00FF00"), (31, 58, "0000FF"), (48, 58, "-"), (28, 45, "-"), (52, 45, "-")])
  }

  /// As `xMidYMid slice` does in SVG: the picture of 20 x 20 fills 60 x 40, ten points of it are cut above and below.
  @Test("A picture is shown at the size that the file says, which it fills and beyond which it is cut")
  func smallPicture() throws {
    try expect(
      "small-picture", frame: 0,
      [
        (32, 42, "FF0000"), (86, 42, "00FF00"), (32, 76, "0000FF"), (86, 76, "-"), (28, 50, "-"), (92, 50, "-"),
        (50, 38, "-"),
        (50, 82, "-"), (55, 55, "FF0000"),
      ])
  }

  @Test("The order of keys means nothing, what is missing has its default, and what is hidden is not drawn")
  func order() throws {
    try expect("order", frame: 0, [(16, 16, "FF0000"), (43, 43, "FF0000"), (11, 11, "-"), (60, 60, "-")])
  }

  @Test("Markers name parts of the animation, in frames; a stored archive holds the same")
  func markers() throws {
    let animation = try Fixture("markers").animation
    #expect(animation.size == Size(width: 100, height: 100))
    #expect(animation.frameRate == 10 && animation.frames == 0...20 && animation.duration == 2)
    #expect(animation.markers.map(\.name) == ["in", "wait", "out"])
    #expect(animation.frames(ofMarker: "wait") == 5...15 && animation.frames(ofMarker: "none") == nil)
    #expect(try Fixture("second.lottie").animation.markers == animation.markers)
  }
}
