import SpringformBitmap
import SpringformGeometry
import SpringformLottie
import Testing

/// Styles of layers as After Effects has them, and effects that follow masks and other layers.
struct LayerStyleTests {
  private static func file(_ layers: String...) -> Fixture {
    Fixture(
      text: #"{"v":"5.9","fr":10,"ip":0,"op":20,"w":100,"h":100,"layers":[\#(layers.joined(separator: ","))]}"#)
  }

  /// A red square from 30 to 70.
  private static func square(_ more: String, _ ks: String = "") -> String {
    let shapes =
      #"{"ty":"rc","p":{"k":[0,0]},"s":{"k":[40,40]},"r":{"k":0}},{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}}"#
    return
      #"{"ty":4,"nm":"Square","ind":1,"ip":0,"op":20,"st":0,"ks":{"p":{"k":[50,50]}\#(ks)},"shapes":[\#(shapes)]\#(more)}"#
  }

  private static func style(_ kind: Int, _ values: String, _ ks: String = "") -> Fixture {
    file(square(#","sy":[{"ty":\#(kind),\#(values)}]"#, ks))
  }

  private static let (red, blue) = ("FF0000", "0000FF")

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

  @Test("A shadow falls away from the light, however its layer is turned")
  func dropShadow() throws {
    func shadow(_ angle: Int) -> String {
      #""c":{"k":[0,0,1]},"o":{"k":100},"a":{"k":\#(angle)},"d":{"k":20},"s":{"k":0}"#
    }
    let below = [(50, 85, Self.blue), (50, 50, Self.red), (50, 25, "-"), (15, 50, "-")]
    try expect(Self.style(1, shadow(90)), below)
    try expect(Self.style(1, shadow(90), #","r":{"k":90}"#), below)
    try expect(Self.style(1, shadow(0)), [(15, 50, Self.blue), (85, 50, "-")])
    try expect(
      Self.style(1, #""c":{"k":[0,0,0]},"o":{"k":100},"a":{"k":90},"d":{"k":20},"s":{"k":0},"bm":{"k":5}"#),
      [(50, 85, "000000")])
  }

  @Test("An inner shadow falls in from where the light comes")
  func innerShadow() throws {
    let values = #""c":{"k":[0,0,1]},"o":{"k":100},"a":{"k":90},"d":{"k":10},"s":{"k":0}"#
    try expect(Self.style(2, values), [(50, 35, Self.blue), (50, 45, Self.red), (50, 68, Self.red), (50, 28, "-")])
  }

  @Test("A glow is soft, around a picture or within it")
  func glows() throws {
    let values = #""c":{"k":[0,0,1]},"o":{"k":100},"r":{"k":20}"#
    try expect(Self.style(3, values), [(25, 50, "~"), (50, 50, Self.red), (2, 50, "-")])
    let inner = try Self.style(4, values).picture(0)
    // At the edge half of what lies around is seen.
    #expect(abs(Int(inner[30, 50] & 255) - 122) < 12 && inner[50, 50] & 255 < 8)
  }

  @Test("A color lies over all of a picture, as opaque as it is, and a stroke around it")
  func overlayAndStroke() throws {
    try expect(Self.style(7, #""c":{"k":[0,0,1]},"so":{"k":100}"#), [(50, 50, Self.blue), (28, 50, "-")])
    try expect(Self.style(7, #""c":{"k":[0,0,1]},"so":{"k":20}"#), [(50, 50, "CC0033")])
    try expect(
      Self.style(0, #""c":{"k":[0,0,1]},"s":{"k":5}"#),
      [(26, 50, Self.blue), (23, 50, "-"), (50, 73, Self.blue), (27, 27, Self.blue), (25, 25, "-"), (50, 50, Self.red)])
  }

  @Test(
    "Other styles, and what of these is not drawn, are told",
    arguments: [
      (5, #""s":{"k":5}"#), (1, #""c":{"k":[0,0,0]},"ch":{"k":10}"#), (1, #""c":{"k":[1,1,1]},"bm":{"k":5}"#),
      (3, #""c":{"k":[1,1,1]},"no":{"k":50}"#),
    ])
  func told(kind: Int, values: String) throws {
    #expect(try Self.style(kind, values).animation.warnings == [.layerStyles])
  }

  // MARK: Effects

  private static func effect(_ kind: Int, _ values: [String]) -> String {
    let list = values.map { #"{"ty":0,"nm":"v","v":{"k":\#($0)}}"# }.joined(separator: ",")
    return #","ef":[{"ty":\#(kind),"nm":"E","en":1,"ef":[\#(list)]}]"#
  }

  private static let composition =
    #"{"ty":0,"nm":"Inner","refId":"a","w":9,"h":9,"ip":0,"op":20,"ks":{},"sy":[{"ty":0,"s":{"k":1}}]}"#

  @Test("A stroke around a composition is told, since compositions lie within each other")
  func strokedComposition() throws {
    let text =
      #"{"v":"5.9","fr":10,"ip":0,"op":20,"w":9,"h":9,"assets":[{"id":"a","layers":[]}],"layers":[\#(Self.composition)]}"#
    #expect(try LottieAnimation(Array(text.utf8)).warnings == [.layerStyles])
  }

  private static func solid(_ more: String) -> String {
    ##"{"ty":1,"nm":"Solid","ind":2,"ip":0,"op":20,"sw":100,"sh":100,"sc":"#ff0000","ks":{}"## + more + "}"
  }

  @Test("A stroke follows the masks: above the layer, in its place, or as what is seen of it")
  func strokeEffect() throws {
    func fixture(_ painting: Int, end: Int = 100) -> Fixture {
      let zeros = "[[0,0],[0,0],[0,0],[0,0]]"
      let path = #"{"k":{"i":\#(zeros),"o":\#(zeros),"v":[[20,20],[80,20],[80,80],[20,80]],"c":true}}"#
      let values = ["1", "1", "0", "[0,0,1,1]", "3", "1", "1", "0", "\(end)", "0", "\(painting)"]
      let mask = #","hasMask":true,"masksProperties":[{"mode":"a","pt":\#(path)}]"#
      return Self.file(Self.solid(mask + Self.effect(22, values)))
    }
    try expect(fixture(1), [(20, 50, Self.blue), (50, 50, Self.red), (5, 5, Self.red)])
    try expect(fixture(2), [(20, 50, Self.blue), (18, 50, Self.blue), (50, 50, "-"), (5, 5, "-")])
    try expect(fixture(3), [(21, 50, Self.red), (50, 50, "-")])
    try expect(fixture(2, end: 50), [(50, 20, Self.blue), (80, 50, Self.blue), (50, 80, "-"), (20, 50, "-")])
  }

  @Test("Set Matte shows a layer where another is, which is seen itself")
  func setMatte() throws {
    let fixture = Self.file(Self.solid(#","bm":0,"nm":"Seen""# + Self.effect(28, ["1"])), Self.square(""))
    try expect(fixture, [(50, 50, Self.red), (5, 5, "-")])
    let alone = Self.file(Self.solid(Self.effect(28, ["7"])), Self.square(""))
    try expect(alone, [(5, 5, Self.red)])
  }

  @Test("An orientation turns the shortest way, at a steady pace whatever its easing")
  func orientation() throws {
    let easing = #""o":{"x":1,"y":0},"i":{"x":1,"y":0}"#
    let turn = #","or":{"k":[{"t":0,"s":[0,0,0],\#(easing)},{"t":10,"s":[0,0,90]}]},"s":{"k":[100,20]}"#
    try expect(Self.file(Self.square("", turn)), at: 5, [(61, 61, Self.red), (64, 50, "-"), (39, 61, "-")])
  }
}
