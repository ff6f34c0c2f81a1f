import SpringformBitmap
import SpringformGeometry
import SpringformLottie
import Testing

/// What cameras see: a point at (x, y) beside the camera's axis, at the distance d before its eye, is seen at (x, y) zoom / d from the
/// picture's middle. The axes are those of After Effects: x to the right, y down, z away from the viewer.
struct CameraTests {
  /// A square of 40 points around its anchor, red in its left half and blue in its right one.
  private static func card(
    _ name: String = "Card", _ place: String = "[50,50,0]", _ turns: String = "", more: String = #","ddd":1"#
  )
    -> String
  {
    func half(_ x: Int, _ color: String) -> String {
      #"{"ty":"gr","it":[{"ty":"rc","p":{"k":[\#(x),0]},"s":{"k":[20,40]},"r":{"k":0}},{"ty":"fl","c":{"k":[\#(color)]},"o":{"k":100}},{"ty":"tr"}]}"#
    }
    return
      #"{"ty":4,"nm":"\#(name)","ip":0,"op":20,"st":0,"ks":{"p":{"k":\#(place)}\#(turns)},"shapes":[\#(half(-10, "1,0,0")),\#(half(10, "0,0,1"))]\#(more)}"#
  }

  private static func camera(
    _ place: String, _ more: String = "", zoom: String = "100", end: Int = 20, layer: String = ""
  ) -> String {
    #"{"ty":13,"nm":"Camera","ip":0,"op":\#(end),"st":0,"ddd":1,"pe":{"k":\#(zoom)},"ks":{"p":{"k":\#(place)}\#(more)}\#(layer)}"#
  }

  private static func file(_ layers: String..., assets: String = "") -> Fixture {
    Fixture(
      text:
        #"{"v":"5.9","fr":10,"ip":0,"op":20,"w":100,"h":100,"ddd":1,"assets":[\#(assets)],"layers":[\#(layers.joined(separator: ","))]}"#
    )
  }

  private static let (red, blue) = ("FF0000", "0000FF")
  private static let ahead = camera("[50,50,-100]", #","a":{"k":[50,50,0]}"#)

  private func expect(
    _ fixture: Fixture, at frame: Double = 0, _ places: [(x: Int, y: Int, color: String)],
    location: SourceLocation = #_sourceLocation
  ) throws {
    let picture = try fixture.picture(frame)
    for place in places {
      #expect(picture.color(place.x, place.y) == place.color, "at \(place.x), \(place.y)", sourceLocation: location)
    }
    #expect(try fixture.animation.warnings.isEmpty, sourceLocation: location)
  }

  @Test(
    "What lies at the zoom's distance has its own size, and what lies farther is smaller",
    arguments: [(0, 30, 70), (100, 40, 60), (-50, 10, 90)])
  func distance(depth: Int, left: Int, right: Int) throws {
    let fixture = Self.file(Self.ahead, Self.card("Card", "[50,50,\(depth)]"))
    try expect(
      fixture,
      [
        (left + 1, 50, Self.red), (left - 2, 50, "-"), (right - 2, 50, Self.blue), (right + 1, 50, "-"),
        (51, left + 1, Self.blue), (51, left - 2, "-"),
      ])
  }

  @Test("Behind the eye nothing is seen")
  func behind() throws {
    try expect(Self.file(Self.ahead, Self.card("Card", "[50,50,-120]")), [(50, 50, "-"), (40, 40, "-")])
  }

  @Test("A camera without a point of interest looks straight ahead, and one with it to that point")
  func pointOfInterest() throws {
    // 20 points to the right of the card, so that this moves as far to the left.
    try expect(
      Self.file(Self.camera("[70,50,-100]"), Self.card()),
      [(11, 50, Self.red), (8, 50, "-"), (48, 50, Self.blue), (51, 50, "-")])
    // At 45 degrees, as far away as its zoom: the right edge is 141.4 - 14.1 away and seen at 50 + 14.1 * 141.4 / 127.3 = 65.7, the
    // left one at 50 - 14.1 * 141.4 / 155.6 = 37.1; half of their heights are 22.2 and 18.2.
    let aside = Self.camera("[150,50,-100]", #","a":{"k":[50,50,0]}"#, zoom: "141.421")
    try expect(
      Self.file(aside, Self.card()),
      [
        (64, 50, Self.blue), (67, 50, "-"), (39, 50, Self.red), (35, 50, "-"), (64, 29, Self.blue), (64, 26, "-"),
        (39, 33, Self.red), (39, 29, "-"),
      ])
    // From the side a card is seen from its edge.
    let side = Self.camera("[150,50,0]", #","a":{"k":[50,50,0]}"#)
    try expect(Self.file(side, Self.card()), [(50, 50, "-"), (45, 45, "-")])
  }

  @Test("A camera that is turned sees all turned the other way")
  func turned() throws {
    // The left half goes up.
    try expect(
      Self.file(Self.camera("[50,50,-100]", #","rz":{"k":-90},"rx":{"k":0},"ry":{"k":0}"#), Self.card()),
      [(50, 35, Self.red), (50, 65, Self.blue)])
    // By atan(20 / 100) to the right, so that the card's middle is seen 20 points to the left.
    try expect(
      Self.file(Self.camera("[50,50,-100]", #","rz":{"k":0},"rx":{"k":0},"ry":{"k":11.3099}"#), Self.card()),
      [(28, 50, Self.red), (32, 50, Self.blue)])
    try expect(
      Self.file(Self.camera("[50,50,-100]", #","or":{"k":[0,11.3099,0]}"#), Self.card()),
      [(28, 50, Self.red), (32, 50, Self.blue)])
  }

  @Test(
    "Turned about an upright axis by a positive angle, a layer's right edge comes nearer; orientation does the same")
  func turnedLayer() throws {
    for turn in [#","rx":{"k":0},"ry":{"k":30},"rz":{"k":0}"#, #","or":{"k":[0,30,0]}"#] {
      // The right edge is 100 - 10 away and seen at 50 + 17.3 / 0.9 = 69.2, the left one at 50 - 17.3 / 1.1 = 34.3.
      try expect(
        Self.file(Self.ahead, Self.card("Card", "[50,50,0]", turn)),
        [(36, 50, Self.red), (32, 50, "-"), (67, 50, Self.blue), (71, 50, "-"), (67, 30, Self.blue), (36, 30, "-")])
    }
  }

  @Test("A camera moves in time, and with its parent")
  func motion() throws {
    let moving = Self.camera(
      #"[{"t":0,"s":[50,50,-100]},{"t":10,"s":[50,50,-200]}]"#, #","a":{"k":[50,50,0]}"#)
    try expect(Self.file(moving, Self.card()), at: 10, [(41, 50, Self.red), (38, 50, "-")])
    let null = #"{"ty":3,"nm":"Dolly","ind":7,"ip":0,"op":20,"ddd":1,"ks":{"p":{"k":[20,0,0]}}}"#
    let parented = Self.camera("[50,50,-100]", layer: #","parent":7"#)
    try expect(Self.file(parented, null, Self.card()), [(11, 50, Self.red), (48, 50, Self.blue), (51, 50, "-")])
  }

  @Test("Layers in space hide each other by their distance, parted by those that are not")
  func order() throws {
    let green =
      ##"{"ty":1,"nm":"Wall","ip":0,"op":20,"sw":100,"sh":100,"sc":"#00ff00","ks":{"p":{"k":[0,0,50]}},"ddd":1}"##
    let flat = #"{"ty":3,"nm":"Null","ip":0,"op":20,"ddd":1,"ks":{}}"#
    try expect(Self.file(Self.ahead, green, flat, Self.card()), [(40, 50, Self.red), (22, 50, "00FF00")])
    let plane = ##"{"ty":1,"nm":"Line","ip":0,"op":20,"sw":100,"sh":2,"sc":"#ffffff","ks":{}}"##
    try expect(Self.file(Self.ahead, green, plane, Self.card()), [(40, 50, "00FF00"), (40, 0, "FFFFFF")])
  }

  @Test("A camera sees what is in space, while it is there, and only in its composition")
  func reach() throws {
    let near = Self.camera("[50,50,-50]", #","a":{"k":[50,50,0]}"#, end: 10)
    try expect(Self.file(near, Self.card()), at: 5, [(12, 50, Self.red)])
    try expect(Self.file(near, Self.card()), at: 15, [(31, 50, Self.red), (28, 50, "-")])
    try expect(Self.file(near, Self.card(more: "")), at: 5, [(31, 50, Self.red), (28, 50, "-")])
    // The topmost one counts.
    try expect(Self.file(Self.ahead, near, Self.card()), at: 5, [(31, 50, Self.red), (28, 50, "-")])
    let shown = #"{"ty":0,"nm":"Inner","refId":"c","w":80,"h":100,"ip":0,"op":20,"ks":{}}"#
    let assets =
      #"{"id":"c","layers":[\#(Self.camera("[40,50,-50]", #","a":{"k":[40,50,0]}"#)),\#(Self.card("Card", "[40,50,0]"))]}"#
    try expect(Self.file(Self.ahead, shown, assets: assets), [(2, 50, Self.red), (78, 50, Self.blue), (82, 50, "-")])
  }
}
