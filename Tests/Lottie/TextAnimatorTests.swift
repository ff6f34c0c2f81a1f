import Glibc
import SpringformBitmap
import SpringformGeometry
import SpringformLottie
import Testing

/// Four letters of 10 points, 20 points apart, on a baseline at y = 60, and what animators do to them.
struct TextAnimatorTests {
  private func text(_ string: String, _ properties: String, _ selector: String) -> TextFixture {
    var fixture = TextFixture(string)
    fixture.position = "10,60"
    fixture.document = #""tr":1000"#
    fixture.animators = #"{"a":{\#(properties)},"s":{"t":0,"a":{"k":100},"b":1,"sh":1,"r":1,\#(selector)}}"#
    return fixture
  }

  /// How far each letter is above its place, in points.
  private func rises(_ selector: String, frame: Double = 0) throws -> [Double] {
    let picture = try text("ABAB", #""p":{"k":[0,-16]}"#, selector).picture(frame)
    return [15, 35, 55, 75].map { x in
      let shares = (0..<100).map { y in 1 - Double(picture[x, y] & 255) / 255 }
      let middle = (0..<100).reduce(0) { $0 + (Double($1) + 0.5) * shares[$1] } / shares.reduce(0, +)
      return ((55 - middle) * 10).rounded() / 10
    }
  }

  @Test("A square chooses letters whole or in part, by percent or by number, from the lower end to the higher")
  func square() throws {
    #expect(try rises(#""s":{"k":25},"e":{"k":75}"#) == [0, 16, 16, 0])
    #expect(try rises(#""s":{"k":75},"e":{"k":25}"#) == [0, 16, 16, 0])
    #expect(try rises(#""s":{"k":0},"e":{"k":37.5}"#) == [16, 8, 0, 0])
    #expect(try rises(#""s":{"k":0},"e":{"k":25},"o":{"k":50}"#) == [0, 0, 16, 0])
    #expect(try rises(#""r":2,"s":{"k":1},"e":{"k":3}"#) == [0, 16, 16, 0])
    #expect(
      try rises(#""s":{"k":[{"t":0,"s":[0],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},{"t":10,"s":[100]}]}"#, frame: 5) == [
        0, 0, 16, 16,
      ])
  }

  @Test("The amount counts, also a negative one")
  func amount() throws {
    #expect(try rises(#""a":{"k":50}"#) == [8, 8, 8, 8])
    #expect(try rises(#""a":{"k":-100}"#) == [-16, -16, -16, -16])
  }

  @Test("Ramps, triangles, rounds and smooth hills are as high as in the middle of each letter")
  func shapes() throws {
    #expect(try rises(#""sh":2"#) == [2, 6, 10, 14])
    #expect(try rises(#""sh":3"#) == [14, 10, 6, 2])
    #expect(try rises(#""sh":4"#) == [4, 12, 12, 4])
    func rounded(_ share: Double) -> Double { (160 * share).rounded() / 10 }
    let round = [0.75, 0.25].map { rounded((1 - $0 * $0).squareRoot()) }
    #expect(try rises(#""sh":5"#) == [round[0], round[1], round[1], round[0]])
    let smooth = [0.125, 0.375].map { rounded((1 - cos(2 * .pi * $0)) / 2) }
    #expect(try rises(#""sh":6"#) == [smooth[0], smooth[1], smooth[1], smooth[0]])
  }

  @Test("Eases bend the way from not chosen to chosen, and smoothness makes it shorter")
  func easing() throws {
    // Half chosen, by a way that begins flat and ends flat, stays half.
    #expect(try rises(#""sh":1,"e":{"k":37.5},"xe":{"k":100},"ne":{"k":100}"#) == [16, 8, 0, 0])
    // Begins flat: less than half.
    let low = try rises(#""sh":1,"e":{"k":37.5},"ne":{"k":100}"#)
    #expect(low[0] == 16 && low[1] > 0 && low[1] < 8)
    let high = try rises(#""sh":1,"e":{"k":37.5},"xe":{"k":100}"#)
    #expect(high[1] > 8 && high[1] < 16)
    #expect(try rises(#""sh":2,"sm":{"k":50}"#) == [0, 4, 12, 16])
    #expect(try rises(#""sh":2,"sm":{"k":0}"#) == [0, 0, 16, 16])
  }

  @Test("Letters, letters without spaces, words or lines are counted")
  func basis() throws {
    // Three letters, a space between them, at the places of four; the space is 5 points wide and has tracking, too.
    func places(_ basis: Int, _ end: Double) throws -> [String] {
      try text("A A", #""p":{"k":[0,-16]}"#, #""b":\#(basis),"s":{"k":0},"e":{"k":\#(end)}"#).places()
    }
    #expect(try places(1, 100.0 / 3) == ["10,34 10x10", "45,50 10x10"])
    #expect(try places(1, 200.0 / 3) == ["10,34 10x10", "45,50 10x10"])
    #expect(try places(2, 50) == ["10,34 10x10", "45,50 10x10"])
    #expect(try places(3, 50) == ["10,34 10x10", "45,50 10x10"])
    #expect(try places(4, 100) == ["10,34 10x10", "45,34 10x10"])
    let lines = try text(#"A\rA"#, #""p":{"k":[0,-16]}"#, #""b":4,"s":{"k":50},"e":{"k":100}"#).places()
    #expect(lines == ["10,50 10x10", "10,55 10x10"] || lines == ["10,50 10x15"])
  }

  @Test("In an order that is none, as many letters are chosen, and always the same")
  func random() throws {
    let rises = try rises(#""rn":1,"s":{"k":0},"e":{"k":50}"#)
    #expect(rises.sorted() == [0, 0, 16, 16])
    #expect(try self.rises(#""rn":1,"s":{"k":0},"e":{"k":50}"#) == rises)
  }

  @Test("Letters are moved, enlarged, turned and slanted about the middle of their baseline")
  func transforms() throws {
    func place(_ properties: String) throws -> String? { try text("A", properties, #""s":{"k":0}"#).places().first }
    #expect(try place(#""p":{"k":[3,4]}"#) == "13,54 10x10")
    #expect(try place(#""s":{"k":[200,300]}"#) == "5,30 20x30")
    #expect(try place(#""a":{"k":[2,-5]}"#) == "8,55 10x10")
    // A quarter to the right.
    #expect(try place(#""r":{"k":90}"#) == "15,55 10x10")
    // Seen from the side it is half as wide.
    #expect(try place(#""s":{"k":[200,100]},"ry":{"k":60}"#) == "10,50 10x10")
    #expect(try place(#""s":{"k":[100,200]},"rx":{"k":60}"#) == "10,50 10x10")
    let slanted = try text("A", #""sk":{"k":45},"sa":{"k":0}"#, #""s":{"k":0}"#).picture()
    // Its upper edge goes to the right by its height.
    #expect(slanted.hex(26, 51) == "FF0000" && slanted.hex(16, 51) == "FFFFFF" && slanted.hex(13, 58) == "FF0000")
  }

  @Test("The middle about which letters turn is one of letters, words or lines, and can be moved")
  func grouping() throws {
    func places(_ grouping: Int, _ alignment: String, _ properties: String) throws -> [String] {
      var fixture = text("AB", properties, #""s":{"k":0}"#)
      fixture.document = ""
      (fixture.grouping, fixture.alignment) = (grouping, alignment)
      return try fixture.places()
    }
    let twice = #""s":{"k":[300,100]}"#
    // Each about its own middle: from 0 to 30 and from 10 to 40.
    #expect(try places(1, "0,0", twice) == ["0,50 40x10"])
    // Both about the middle between them.
    #expect(try places(2, "0,0", twice) == ["0,50 50x10"])
    // At the left edge of the letter.
    #expect(try places(1, "-100,0", twice) == ["10,50 40x10"])
  }

  @Test("Animated tracking moves all letters but the first")
  func tracking() throws {
    #expect(try text("AB", #""t":{"k":5}"#, #""s":{"k":0}"#).places() == ["10,50 10x10", "35,50 10x10"])
  }

  @Test("Fills and strokes change, and letters fade")
  func paint() throws {
    func color(_ properties: String, _ document: String = "") throws -> String {
      var fixture = text("A", properties, #""s":{"k":0}"#)
      if !document.isEmpty { fixture.document = document }
      return try fixture.picture().hex(15, 55)
    }
    #expect(try color(#""fc":{"k":[0,0,1]}"#) == "0000FF")
    #expect(try color(#""fh":{"k":120}"#) == "00FF00")
    #expect(try color(#""fs":{"k":-100}"#) == "FFFFFF")
    #expect(try color(#""fb":{"k":-100}"#) == "000000")
    #expect(try color(#""o":{"k":0}"#) == "FFFFFF")
    #expect(["FF7F7F", "FF8080"].contains(try color(#""o":{"k":50}"#)))
    #expect(try color(#""sc":{"k":[0,0,1]},"sw":{"k":30}"#, #""sc":[0,1,0],"sw":0"#) == "0000FF")
  }

  @Test("What is not animated here is told")
  func told() throws {
    #expect(
      try text("A", #""fo":{"k":50}"#, #""s":{"k":0}"#).animation.warnings == [
        .textFeature("an animated opacity of fills or strokes")
      ])
    #expect(try text("A", #""o":{"k":50}"#, #""s":{"k":0}"#).animation.warnings.isEmpty)
  }
}
