import SpringformBitmap
import SpringformGeometry
import SpringformLottie
import SpringformRaster
import SpringformScene
import Testing

/// What a file says (Lottie 1.0.1, https://lottie.github.io/lottie-spec), part by part, and how lottie-web 5.13 draws it.
struct FeatureTests {
  private static func file(_ layers: String, assets: String = "", more: String = "") -> Fixture {
    Fixture(
      text: #"{"v":"5.9","fr":10,"ip":0,"op":20,"w":100,"h":100,"assets":[\#(assets)],"layers":[\#(layers)]\#(more)}"#)
  }

  /// A layer of shapes.
  private static func shapes(_ items: String, _ ks: String = "", more: String = "") -> String {
    #"{"ty":4,"nm":"S","ind":1,"ip":0,"op":20,"st":0,"ks":{\#(ks)},"shapes":[\#(items)]\#(more)}"#
  }

  /// A layer of one color, as large as the file.
  private static func solid(_ color: String, _ ks: String = "", more: String = "") -> String {
    #"{"ty":1,"nm":"Solid","ip":0,"op":20,"st":0,"sw":100,"sh":100,"sc":"\#(color)","ks":{\#(ks)}\#(more)}"#
  }

  private static let square = #"{"ty":"rc","d":1,"p":{"k":[50,50]},"s":{"k":[40,40]},"r":{"k":0}}"#
  private static let red = #"{"ty":"fl","c":{"k":[1,0,0,1]},"o":{"k":100}}"#

  private func expect(
    _ fixture: Fixture, at frame: Double = 0, _ places: [(x: Int, y: Int, color: String)],
    location: SourceLocation = #_sourceLocation
  ) throws {
    let picture = try fixture.picture(frame)
    for place in places {
      #expect(picture.color(place.x, place.y) == place.color, "at \(place.x), \(place.y)", sourceLocation: location)
    }
  }

  @Test("A key frame that holds leads nowhere: the next one's value counts, whatever it says itself")
  func hold() throws {
    let place = #""p":{"k":[{"t":0,"s":[0,0],"e":[80,0],"h":1},{"t":10,"s":[20,0],"h":1}]}"#
    let fixture = Self.file(Self.shapes("\(Self.square),\(Self.red)", place))
    try expect(fixture, at: 9, [(31, 50, "FF0000"), (29, 50, "-")])
    try expect(fixture, at: 10, [(51, 50, "FF0000"), (49, 50, "-")])
  }

  @Test("Where the next key frame begins counts, also when the one before says another end")
  func ends() throws {
    let place = #""p":{"k":[{"t":0,"s":[0,0],"e":[80,0]},{"t":10,"s":[20,0]}]}"#
    try expect(
      Self.file(Self.shapes("\(Self.square),\(Self.red)", place)), at: 5, [(41, 50, "FF0000"), (39, 50, "-")])
  }

  @Test("Each axis has an easing of its own where the file says so")
  func easingPerAxis() throws {
    let easing = #""o":{"x":[0,1],"y":[0,0]},"i":{"x":[0,1],"y":[1,1]}"#
    let scale =
      #""a":{"k":[50,50]},"p":{"k":[50,50]},"s":{"k":[{"t":0,"s":[50,50],\#(easing)},{"t":10,"s":[200,200]}]}"#
    // Halfway in time the first one is nearly there, the second one nearly not begun.
    let picture = try Self.file(Self.shapes("\(Self.square),\(Self.red)", scale)).picture(5)
    #expect(picture.color(20, 50) == "FF0000" && picture.color(50, 25) == "-")
  }

  @Test("Dimensions that are split move by themselves, and a layer turns to where it goes")
  func split() throws {
    let keys = { (end: Int) in #"{"a":1,"k":[{"t":0,"s":[0]},{"t":10,"s":[\#(end)]}]}"# }
    let place = #""a":{"k":[50,50]},"p":{"s":true,"x":\#(keys(100)),"y":{"k":50}}"#
    try expect(Self.file(Self.shapes("\(Self.square),\(Self.red)", place)), at: 5, [(50, 50, "FF0000"), (28, 50, "-")])
    let bar = #"{"ty":"rc","p":{"k":[0,0]},"s":{"k":[40,4]},"r":{"k":0}}"#
    let down = #""p":{"k":[{"t":0,"s":[50,0]},{"t":10,"s":[50,100]}]}"#
    let turned = Self.shapes("\(bar),\(Self.red)", down, more: #","ao":1"#)
    try expect(Self.file(turned), at: 5, [(50, 65, "FF0000"), (65, 50, "-")])
  }

  @Test("A point goes along its tangents, as fast all the way")
  func bow() throws {
    // A quarter of a circle around (0, 0), nearly.
    let place = #""p":{"k":[{"t":0,"s":[90,0],"to":[0,49.7],"ti":[49.7,0]},{"t":10,"s":[0,90]}]}"#
    let dot = #"{"ty":"el","p":{"k":[0,0]},"s":{"k":[10,10]}}"#
    try expect(Self.file(Self.shapes("\(dot),\(Self.red)", place)), at: 5, [(63, 63, "FF0000"), (45, 45, "-")])
  }

  @Test("Tangents along a straight way change nothing about its pace")
  func straightBow() throws {
    let place = #""p":{"k":[{"t":0,"s":[0,0],"to":[0,-40],"ti":[0,10]},{"t":10,"s":[0,40]}]}"#
    let fixture = Self.file(Self.shapes("\(Self.square),\(Self.red)", place))
    try expect(fixture, at: 5, [(50, 51, "FF0000"), (50, 49, "-"), (50, 89, "FF0000")])
  }

  @Test("A skew leans along its axis")
  func skew() throws {
    let lean = #""a":{"k":[50,50]},"p":{"k":[50,50]},"sk":{"k":45},"sa":{"k":0}"#
    // Upward to the right.
    try expect(
      Self.file(Self.shapes("\(Self.square),\(Self.red)", lean)),
      [(80, 35, "FF0000"), (35, 35, "-"), (20, 65, "FF0000"), (65, 65, "-")])
  }

  @Test("An axis that is turned takes the skew with it, in the direction of the layer's own rotation")
  func turnedSkew() throws {
    let lean = #""a":{"k":[50,50]},"p":{"k":[50,50]},"sk":{"k":45},"sa":{"k":30}"#
    try expect(
      Self.file(Self.shapes("\(Self.square),\(Self.red)", lean)),
      [(70, 25, "FF0000"), (30, 75, "FF0000"), (40, 35, "-"), (60, 65, "-")])
  }

  @Test("A faded layer and a faded group are one picture: nothing shows through within")
  func fading() throws {
    let second = #"{"ty":"rc","p":{"k":[60,60]},"s":{"k":[40,40]},"r":{"k":0}}"#
    let both =
      #"{"ty":"gr","it":[\#(Self.square),\#(Self.red),{"ty":"tr"}]},{"ty":"gr","it":[\#(second),\#(Self.red),{"ty":"tr"}]}"#
    for text in [
      Self.shapes(both, #""o":{"k":50}"#), Self.shapes(#"{"ty":"gr","it":[\#(both),{"ty":"tr","o":{"k":50}}]}"#),
    ] {
      let picture = try Self.file(text).picture(0)
      #expect(picture[35, 35] == picture[55, 55] && picture[35, 35] >> 24 == 128)
    }
  }

  @Test("Layers blend with what lies below in their composition")
  func blending() throws {
    let layers = Self.solid("#00ffff", more: #","bm":1"#) + "," + Self.solid("#ff00ff")
    try expect(Self.file(layers), [(50, 50, "0000FF")])
  }

  @Test(
    "A matte shows by its alpha or its light, or by what they lack",
    arguments: [(1, ["FF0000", "-"]), (2, ["-", "FF0000"]), (3, ["-", "-"]), (4, ["FF0000", "FF0000"])])
  func mattes(kind: Int, colors: [String]) throws {
    let matte = Self.shapes(
      #"\#(Self.square),{"ty":"fl","c":{"k":[0,0,0]},"o":{"k":100}}"#, more: #","td":1"#)
    let picture = try Self.file("\(matte),\(Self.solid("#ff0000", more: #","tt":\#(kind)"#))").picture(0)
    #expect([picture.color(50, 50), picture.color(5, 5)] == colors)
  }

  @Test("Before version 4.4.18, what has a path says whether it is closed")
  func oldMasks() throws {
    let zeros = "[[0,0],[0,0],[0,0]]"
    let path = #"{"k":{"i":\#(zeros),"o":\#(zeros),"v":[[0,0],[100,0],[0,100]]}}"#
    let layer = Self.solid(
      "#ff0000", more: #","hasMask":true,"masksProperties":[{"mode":"a","cl":true,"pt":\#(path)}]"#)
    try expect(Fixture(text: Self.file(layer).text.replacing("5.9", with: "4.4.17")), [(20, 20, "FF0000")])
    // Later the path itself does, and one that is open hides all.
    try expect(Self.file(layer), [(20, 20, "-")])
  }

  @Test("Masks take away, meet, differ and grow, each by its opacity")
  func masks() throws {
    func mask(_ mode: String, _ left: Int, _ right: Int, more: String = "") -> String {
      let zeros = "[[0,0],[0,0],[0,0],[0,0]]"
      return
        #"{"mode":"\#(mode)","pt":{"k":{"i":\#(zeros),"o":\#(zeros),"v":[[\#(left),20],[\#(right),20],[\#(right),80],[\#(left),80]],"c":true}}\#(more)}"#
    }
    func layer(_ masks: String...) -> Fixture {
      Self.file(
        Self.solid("#ff0000", more: #","hasMask":true,"masksProperties":[\#(masks.joined(separator: ","))]"#))
    }
    try expect(layer(mask("a", 10, 60), mask("s", 40, 90)), [(20, 50, "FF0000"), (50, 50, "-"), (80, 50, "-")])
    try expect(layer(mask("a", 10, 60), mask("i", 40, 90)), [(20, 50, "-"), (50, 50, "FF0000"), (80, 50, "-")])
    try expect(layer(mask("a", 10, 60), mask("f", 40, 90)), [(20, 50, "FF0000"), (50, 50, "-"), (80, 50, "FF0000")])
    try expect(layer(mask("s", 10, 60)), [(20, 50, "-"), (80, 50, "FF0000")])
    try expect(layer(mask("n", 10, 60)), [(20, 50, "FF0000"), (80, 50, "FF0000")])
    try expect(
      layer(mask("a", 40, 60, more: #","x":{"k":10}"#)), [(32, 50, "FF0000"), (32, 12, "FF0000"), (28, 50, "-")])
    try expect(layer(mask("a", 40, 60, more: #","x":{"k":-5}"#)), [(42, 50, "-"), (50, 50, "FF0000")])
    #expect(try layer(mask("a", 10, 60, more: #","o":{"k":50}"#)).picture(0)[20, 50] >> 24 == 128)
  }

  @Test("Trimmed one by one, outlines are one line from the first to the last")
  func trimming() throws {
    let line = { (y: Int) in
      #"{"ty":"sh","ks":{"k":{"i":[[0,0],[0,0]],"o":[[0,0],[0,0]],"v":[[10,\#(y)],[90,\#(y)]],"c":false}}}"#
    }
    let stroke = #"{"ty":"st","c":{"k":[1,0,0]},"o":{"k":100},"w":{"k":6},"lc":1}"#
    func fixture(_ mode: Int) -> Fixture {
      let trim = #"{"ty":"tm","s":{"k":0},"e":{"k":50},"o":{"k":0},"m":\#(mode)}"#
      return Self.file(Self.shapes("\(line(30)),\(line(70)),\(trim),\(stroke)"))
    }
    try expect(fixture(1), [(45, 30, "FF0000"), (55, 30, "-"), (45, 70, "FF0000"), (55, 70, "-")])
    try expect(fixture(2), [(45, 30, "FF0000"), (85, 30, "FF0000"), (45, 70, "-")])
  }

  @Test("What is left of a trimmed curve lies on the curve, also where only one of its ends has a handle")
  func trimmedCurve() throws {
    func picture(_ end: Double) throws -> Bitmap {
      let path = #"{"ty":"sh","ks":{"k":{"i":[[0,0],[0,-60]],"o":[[0,0],[0,0]],"v":[[10,90],[90,90]],"c":false}}}"#
      let trim = #"{"ty":"tm","s":{"k":0},"e":{"k":\#(end)},"o":{"k":0},"m":1}"#
      let stroke = #"{"ty":"st","c":{"k":[1,0,0]},"o":{"k":100},"w":{"k":2},"lc":1}"#
      return try Self.file(Self.shapes("\(path),\(trim),\(stroke)")).picture(0)
    }
    let (part, whole) = (try picture(50), try picture(100))
    for y in 0..<100 {
      for x in 0..<100 where part[x, y] >> 24 > 128 { #expect(whole[x, y] >> 24 > 100, "at \(x), \(y)") }
    }
  }

  @Test("A closed outline goes on where it began when it is trimmed over its beginning")
  func trimmingOver() throws {
    // From three quarters of the way to one quarter: the upper half of a circle, filled.
    let trim = #"{"ty":"tm","s":{"k":0},"e":{"k":50},"o":{"k":270},"m":1}"#
    let circle = #"{"ty":"el","p":{"k":[50,50]},"s":{"k":[80,80]}}"#
    try expect(Self.file(Self.shapes("\(circle),\(trim),\(Self.red)")), [(50, 30, "FF0000"), (50, 55, "-")])
  }

  @Test("All of an outline that is trimmed from elsewhere begins there, as a second trim shows")
  func trimmingTwice() throws {
    // From the lowest point a quarter of the way to the left: a segment of the circle, filled.
    let circle = #"{"ty":"el","p":{"k":[50,50]},"s":{"k":[80,80]}}"#
    let turn = #"{"ty":"tm","s":{"k":0},"e":{"k":100},"o":{"k":180},"m":1}"#
    let part = #"{"ty":"tm","s":{"k":0},"e":{"k":25},"o":{"k":0},"m":1}"#
    try expect(
      Self.file(Self.shapes("\(circle),\(turn),\(part),\(Self.red)")), [(26, 74, "FF0000"), (74, 26, "-")])
    // By itself it changes nothing of a fill.
    try expect(Self.file(Self.shapes("\(circle),\(turn),\(Self.red)")), [(26, 74, "FF0000"), (74, 26, "FF0000")])
  }

  @Test("Shapes that stand still look the same whenever they are drawn, and their colors change nevertheless")
  func stillShapes() throws {
    let color = #"{"ty":"fl","c":{"k":[{"t":0,"s":[1,0,0]},{"t":10,"s":[0,0,1]}]},"o":{"k":100}}"#
    let turned = #"{"ty":"tr","p":{"k":[50,50]},"a":{"k":[50,50]},"r":{"k":[{"t":0,"s":[0]},{"t":10,"s":[45]}]}}"#
    let groups = #"{"ty":"gr","it":[\#(Self.square),\#(color),\#(turned)]}"#
    let animation = try Self.file(Self.shapes(groups)).animation
    func picture(_ frame: Double) throws -> Bitmap {
      var canvas = Canvas()
      canvas.draw(animation, frame: frame, in: Rect(origin: .zero, size: animation.size))
      return try Renderer().render(DisplayList(size: animation.size, background: .clear, commands: canvas.commands))
    }
    let first = try picture(0)
    #expect(first.color(31, 31) == "FF0000" && first.color(50, 50) == "FF0000")
    let last = try picture(10)
    #expect(last.color(31, 31) == "-" && last.color(50, 50) == "0000FF" && last.color(50, 24) == "0000FF")
    #expect(try picture(0) == first)
  }

  @Test("Corners are rounded, shrink and bulge, and an outline moves aside")
  func modifiers() throws {
    func fixture(_ modifier: String) -> Fixture { Self.file(Self.shapes("\(Self.square),\(modifier),\(Self.red)")) }
    try expect(fixture(#"{"ty":"rd","r":{"k":20}}"#), [(32, 32, "-"), (50, 32, "FF0000"), (36, 50, "FF0000")])
    try expect(fixture(#"{"ty":"pb","a":{"k":50}}"#), [(32, 32, "-"), (42, 42, "FF0000")])
    try expect(
      fixture(#"{"ty":"op","a":{"k":10},"lj":1,"ml":{"k":100}}"#),
      [(22, 22, "FF0000"), (78, 50, "FF0000"), (18, 50, "-")])
    try expect(fixture(#"{"ty":"tw","a":{"k":45},"c":{"k":[50,50]}}"#), [(50, 25, "FF0000"), (32, 32, "-")])
  }

  @Test("Copies multiply what turns and stretches them, and fade from the first to the last")
  func repeating() throws {
    let dot = #"{"ty":"rc","p":{"k":[5,50]},"s":{"k":[10,10]},"r":{"k":0}}"#
    let repeater =
      #"{"ty":"rp","c":{"k":3},"o":{"k":1},"m":1,"tr":{"p":{"k":[20,0]},"so":{"k":100},"eo":{"k":50}}}"#
    let picture = try Self.file(Self.shapes("\(dot),\(Self.red),\(repeater)")).picture(0)
    #expect(picture.color(5, 50) == "-" && picture.color(25, 50) == "FF0000" && picture.color(45, 50) == "~")
    #expect(picture[65, 50] >> 24 == 128 && picture.color(85, 50) == "-")
  }

  @Test("A stroke is as wide as its own group makes it, whatever the groups of its outlines do")
  func strokes() throws {
    let outline =
      #"{"ty":"gr","it":[\#(Self.square),{"ty":"tr","a":{"k":[50,50]},"p":{"k":[50,50]},"s":{"k":[200,50]}}]}"#
    let stroke = #"{"ty":"st","c":{"k":[1,0,0]},"o":{"k":100},"w":{"k":10},"lj":1,"ml":4}"#
    // From (10, 40) to (90, 60), five points to each side.
    try expect(
      Self.file(Self.shapes("\(outline),\(stroke)")),
      [(6, 50, "FF0000"), (4, 50, "-"), (50, 36, "FF0000"), (50, 50, "-")])
    let within =
      #"{"ty":"gr","it":[\#(Self.square),\#(stroke),{"ty":"tr","a":{"k":[50,50]},"p":{"k":[50,50]},"s":{"k":[200,50]}}]}"#
    // Stretched as its outline is, and whole: the area of the pen is that of a circle's.
    try expect(
      Self.file(Self.shapes(within)),
      [(1, 50, "FF0000"), (18, 50, "FF0000"), (22, 50, "-"), (50, 38, "FF0000"), (50, 35, "-")])
  }

  @Test("Opacities of a gradient have places of their own, and a highlight moves its middle")
  func gradients() throws {
    let fade =
      #"{"ty":"gf","t":1,"s":{"k":[30,0]},"e":{"k":[70,0]},"o":{"k":100},"g":{"p":2,"k":{"k":[0,1,0,0,1,1,0,0,0,1,0.5,0,1,1]}}}"#
    let picture = try Self.file(Self.shapes("\(Self.square),\(fade)")).picture(0)
    #expect(picture[50, 50] >> 24 < 8 && picture[31, 50] >> 24 > 230 && picture[68, 50] >> 24 > 230)
    let focus =
      #"{"ty":"gf","t":2,"s":{"k":[50,50]},"e":{"k":[70,50]},"h":{"k":90},"a":{"k":0},"o":{"k":100},"g":{"p":2,"k":{"k":[0,1,1,1,1,1,0,0]}}}"#
    let lit = try Self.file(Self.shapes("\(Self.square),\(focus)")).picture(0)
    #expect(lit[67, 50] & 255 > 200 && lit[50, 50] & 255 < 150)
  }

  @Test("Effects change colors: one for all, two for dark and light, three, and levels")
  func effects() throws {
    func effect(_ kind: Int, _ values: String...) -> Fixture {
      let list = values.map { #"{"ty":0,"nm":"v","v":{"k":\#($0)}}"# }.joined(separator: ",")
      return Self.file(Self.solid("#808080", more: #","ef":[{"ty":\#(kind),"nm":"E","en":1,"ef":[\#(list)]}]"#))
    }
    try expect(effect(21, "0", "0", "[0,1,0,1]", "0", "0", "0", "1"), [(50, 50, "00FF00")])
    // Half of the light is 0.216 of it, as it is stored 128 of 255.
    try expect(effect(20, "[1,0,0,1]", "[1,1,0,1]", "100"), [(50, 50, "FF8000")])
    try expect(effect(23, "[1,1,1,1]", "[0,1,0,1]", "[0,0,0,1]"), [(50, 50, "01FF01")])
  }

  @Test("A shadow falls beside its layer, and a blur is softer than what it is of")
  func shadows() throws {
    let values = ["[0,0,0,1]", "255", "90", "30", "0"].map { #"{"ty":0,"nm":"v","v":{"k":\#($0)}}"# }.joined(
      separator: ",")
    let shadow = Self.shapes(
      "\(Self.square),\(Self.red)", more: #","ef":[{"ty":25,"nm":"E","en":1,"ef":[\#(values)]}]"#)
    try expect(Self.file(shadow), [(50, 50, "FF0000"), (85, 50, "000000"), (25, 50, "-")])
    let blur =
      #","ef":[{"ty":29,"nm":"E","en":1,"ef":[{"ty":0,"v":{"k":10}},{"ty":7,"v":{"k":1}},{"ty":7,"v":{"k":0}}]}]"#
    let soft = try Self.file(Self.shapes("\(Self.square),\(Self.red)", more: blur)).picture(0)
    #expect(soft.color(50, 50) == "FF0000" && soft.color(28, 50) == "~")
  }

  @Test("A layer's own time is remapped, stretched, and may stand still")
  func times() throws {
    let moving = Self.shapes("\(Self.square),\(Self.red)", #""p":{"k":[{"t":0,"s":[-50,0]},{"t":10,"s":[50,0]}]}"#)
    let asset = #"{"id":"a","layers":[\#(moving)]}"#
    func shown(_ more: String) -> Fixture {
      Self.file(#"{"ty":0,"refId":"a","w":100,"h":100,"ip":0,"op":20,"st":0,"ks":{}\#(more)}"#, assets: asset)
    }
    try expect(shown(""), at: 5, [(50, 50, "FF0000")])
    try expect(shown(#","sr":2"#), at: 10, [(50, 50, "FF0000"), (78, 50, "-")])
    for frame in [0.0, 9, 19] { try expect(shown(#","tm":{"k":0.5}"#), at: frame, [(50, 50, "FF0000")]) }
  }

  @Test("What is turned out of its plane is narrower")
  func space() throws {
    let turned = #""a":{"k":[50,50,0]},"p":{"k":[50,50,0]},"rx":{"k":0},"ry":{"k":60},"rz":{"k":0},"or":{"k":[0,0,0]}"#
    try expect(
      Self.file(Self.shapes("\(Self.square),\(Self.red)", turned, more: #","ddd":1"#)),
      [(42, 50, "FF0000"), (38, 50, "-"), (50, 32, "FF0000")])
  }

  @Test("A slot says what a property is, whatever the property itself says")
  func slots() throws {
    let fill = #"{"ty":"fl","c":{"sid":"main","k":[1,0,0]},"o":{"k":100}}"#
    let fixture = Self.file(
      Self.shapes("\(Self.square),\(fill)"), more: #","slots":{"main":{"p":{"a":0,"k":[0,0,1,1]}}}"#)
    try expect(fixture, [(50, 50, "0000FF")])
  }

  @Test("Expressions compute what key frames do not say")
  func expressions() throws {
    let turn = #""p":{"a":0,"k":[0,0],"x":"var $bm_rt; $bm_rt = [time * 20, effect('Far')('Slider')];"}"#
    let control = #","ef":[{"ty":5,"nm":"Far","mn":"ADBE Slider Control","ef":[{"ty":0,"nm":"Slider","v":{"k":10}}]}]"#
    let fixture = Self.file(Self.shapes("\(Self.square),\(Self.red)", turn, more: control))
    #expect(try fixture.animation.warnings.isEmpty)
    try expect(fixture, at: 10, [(51, 41, "FF0000"), (49, 50, "-"), (60, 38, "-")])
  }

  @Test("An expression that asks for its own property gets what there is without it")
  func circles() throws {
    let turn = #""p":{"k":[10,0],"x":"$bm_rt = transform.position + [10, 0];"}"#
    let fixture = Self.file(Self.shapes("\(Self.square),\(Self.red)", turn))
    #expect(try fixture.animation.warnings.isEmpty)
    try expect(fixture, [(51, 50, "FF0000"), (49, 50, "-")])
  }

  @Test("A file that a player saved has handles where they lie")
  func absoluteHandles() throws {
    let points = "[[30,30],[70,30],[70,70],[30,70]]"
    let path = #"{"ty":"sh","ks":{"k":{"i":\#(points),"o":\#(points),"v":\#(points),"c":true}}}"#
    try expect(
      Self.file(Self.shapes("\(path),\(Self.red)"), more: #","__complete":true"#), [(31, 31, "FF0000"), (72, 50, "-")])
  }
}
