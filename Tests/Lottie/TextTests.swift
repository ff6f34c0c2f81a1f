import SpringformGeometry
import SpringformLottie
import Testing

/// Texts whose letters are squares of 10 points, on a baseline at y = 30 that begins at x = 50 (Lottie 1.0 and the
/// files of After Effects' exporter say what the numbers mean).
struct TextTests {
  private func text(_ string: String, _ change: (inout TextFixture) -> Void = { _ in }) -> TextFixture {
    var fixture = TextFixture(string)
    fixture.position = "50,30"
    change(&fixture)
    return fixture
  }

  @Test(
    "Letters stand on the baseline one after the other, as far apart as they are wide, and tracking moves them apart")
  func line() throws {
    #expect(try text("A").places() == ["50,20 10x10"])
    #expect(try text("A A").places() == ["50,20 10x10", "65,20 10x10"])
    // 200 thousandths of 10 points.
    #expect(try text("AB") { $0.document = #""tr":200"# }.places() == ["50,20 10x10", "62,20 10x10"])
    #expect(try text("A") { $0.document = #""ls":4"# }.places() == ["50,16 10x10"])
    #expect(try text("A") { $0.document = #""s":20"# }.places() == ["50,10 20x20"])
  }

  @Test("Lines begin, end or have their middle at the layer's origin", arguments: [(0, 50), (1, 25), (2, 38)])
  func justification(kind: Int, left: Int) throws {
    let fixture = text("A A") { $0.document = #""j":\#(kind)"# }
    // In the middle it lies between pixels.
    let row = try fixture.picture()
    #expect(row.hex(left + 5, 25) == "FF0000" && row.hex(left - 2, 25) == "FFFFFF")
    #expect(row.hex(left + 20, 25) == "FF0000" && row.hex(left + 26, 25) == "FFFFFF")
  }

  @Test(
    "Breaks begin lines, as far below as the file says, the second a point more",
    arguments: [#"\r"#, #"\n"#, #"\u0003"#, #"\r\n"#])
  func breaks(mark: String) throws {
    let places = try text("A\(mark)A\(mark)A").places()
    #expect(places == ["50,20 10x10", "50,41 10x10", "50,61 10x10"])
    let right = try text("AB\(mark)A") { $0.document = #""j":1"# }.places()
    #expect(right == ["30,20 20x10", "40,41 10x10"])
  }

  @Test("In a box lines break at spaces, or within words that are too long, and begin below its upper edge")
  func box() throws {
    func places(_ string: String, width: Int) throws -> [String] {
      try text(string) { $0.document = #""sz":[\#(width),60],"ps":[-40,-10]"# }.places()
    }
    // Its corner is at 10, 20, and the ascent is the em.
    #expect(try places("AB A", width: 30) == ["10,20 20x10", "10,41 10x10"])
    #expect(try places("ABA", width: 20) == ["10,20 20x10", "10,41 10x10"])
    // Not even one letter has room.
    #expect(try places("AB", width: 5) == ["10,20 10x10", "10,41 10x10"])
  }

  @Test("Each document holds until the next one")
  func documents() throws {
    let fixture = text("") {
      $0.documents = ["2,\"A\"", "5,\"AB\""].map { pair in
        let parts = pair.split(separator: ",")
        return #"{"t":\#(parts[0]),"s":{"t":\#(parts[1]),"f":"F","s":10,"fc":[1,0,0]}}"#
      }.joined(separator: ",")
    }
    #expect(try fixture.places(0) == ["50,20 10x10"])
    #expect(try fixture.places(4.9) == ["50,20 10x10"])
    #expect(try fixture.places(5) == ["50,20 20x10"])
  }

  @Test("A stroke lies above the fill, as wide as the file says, half of it outside")
  func stroke() throws {
    let picture = try text("A") { $0.document = #""sc":[0,0,1],"sw":4"# }.picture()
    #expect(picture.hex(55, 25) == "FF0000" && picture.hex(51, 25) == "0000FF" && picture.hex(48, 25) == "0000FF")
    #expect(picture.hex(47, 25) == "FFFFFF" && picture.hex(52, 25) == "FF0000")
    // Without a fill there is none.
    #expect(try text("A") { $0.document = #""fc":null,"sc":[0,0,1],"sw":4"# }.picture().hex(55, 25) == "FFFFFF")
  }

  @Test("A fill is replaced by the layer's name")
  func color() throws {
    let fixture = text("A")
    #expect(try fixture.animation.colorPaths == ["Words"])
    #expect(
      try fixture.picture(colors: [LottieColor("Words", Color(red: 0, green: 1, blue: 0))]).hex(55, 25) == "00FF00")
  }

  @Test("A letter that the file does not bring along takes no room, and is told")
  func missing() throws {
    let fixture = text("AXA")
    #expect(try fixture.places() == ["50,20 20x10"])
    #expect(try fixture.animation.warnings == [.missingGlyph("X")])
    #expect(try text("AB A").animation.warnings.isEmpty)
  }

  @Test("An expression gives the letters, and sees those of the file")
  func expression() throws {
    #expect(try text("A") { $0.expression = "var $bm_rt; $bm_rt = 'B A';" }.places() == ["50,20 10x10", "65,20 10x10"])
    let doubled = text("A") { $0.expression = "var $bm_rt; $bm_rt = value + text.sourceText;" }
    #expect(try doubled.places() == ["50,20 20x10"])
  }

  @Test(
    "Fonts draw what no letters are brought along for; one that is not installed has another stand in, which is told")
  func fonts() throws {
    func font(_ family: String) -> TextFixture {
      text("H") {
        $0.chars = nil
        $0.fonts = #"{"fName":"F","fFamily":"\#(family)","fStyle":"Bold","ascent":75}"#
        $0.document = #""s":40"#
      }
    }
    let installed = font("No Such Family, 'DejaVu Sans'")
    #expect(try installed.animation.warnings.isEmpty)
    // The left stem of a bold H, and the room between its stems.
    let picture = try installed.picture()
    #expect(picture.hex(56, 10) == "FF0000" && picture.hex(66, 5) == "FFFFFF" && picture.hex(56, 32) == "FFFFFF")
    let animation = try font("No Such Family").animation
    guard case .fontStandIn("No Such Family", let used)? = animation.warnings.first else {
      Issue.record("\(animation.warnings)")
      return
    }
    #expect(try font(used).animation.warnings.isEmpty && font(used).picture() == font("No Such Family").picture())
  }

  @Test("A text that is too long is refused, and so are too many letters of different kinds")
  func limits() throws {
    let most = LottieAnimation.maximumItems
    #expect(throws: LottieError.tooManyItems) { try text(String(repeating: "A", count: most + 1)).animation }
    let animated = text(String(repeating: "A", count: most / 2 + 1)) {
      $0.animators = Array(repeating: #"{"a":{"o":{"k":0}},"s":{}}"#, count: 2).joined(separator: ",")
    }
    #expect(throws: LottieError.tooManyItems) { try animated.animation }
  }

  /// A line from 10, 50 to 90, 50, in the layer's coordinates, which are the composition's.
  private static let mask = """
    "hasMask":true,"masksProperties":[{"mode":"n",
    "pt":{"k":{"i":[[0,0],[0,0]],"o":[[0,0],[0,0]],"v":[[10,50],[90,50]],"c":false}},
    "o":{"k":100},"x":{"k":0}}]
    """

  @Test("On a path, letters stand where they begin on it, and turn with it")
  func path() throws {
    func places(_ options: String, _ document: String = "", mask: String = Self.mask) throws -> [String] {
      var fixture = TextFixture("A A")
      fixture.layer = mask
      fixture.path = #""m":0,"# + options
      fixture.document = document
      return try fixture.places()
    }
    #expect(try places(#""f":{"k":0}"#) == ["10,40 10x10", "25,40 10x10"])
    #expect(try places(#""f":{"k":7}"#) == ["17,40 10x10", "32,40 10x10"])
    #expect(try places(#""f":{"k":0}"#, #""j":1"#) == ["65,40 10x10", "80,40 10x10"])
    // From its end to its beginning, upright all the same.
    #expect(try places(#""r":{"k":1}"#) == ["65,40 10x10", "80,40 10x10"])
    let down = Self.mask.replacing("[90,50]", with: "[10,130]")
    #expect(try places(#""p":{"k":1}"#, mask: down) == ["10,50 10x10", "10,65 10x10"])
    // Spread from end to end.
    #expect(try places(#""a":{"k":1}"#) == ["10,40 10x10", "80,40 10x10"])
  }
}
