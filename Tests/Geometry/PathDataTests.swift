import SpringformGeometry
import SpringformNumerics
import Testing

@Suite("SVG's path data")
struct PathDataTests {
  private static func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  private static let productions: [(data: String, elements: [Path.Element])] = [
    ("", []), (" \n", []),
    // The examples of SVG 2, 9.3: a triangle; the same with H, V and repeated operands.
    (
      "M 100 100 L 300 100 L 200 300 z",
      [.move(to: p(100, 100)), .line(to: p(300, 100)), .line(to: p(200, 300)), .close]
    ),
    ("M100,200 300,400-5-6", [.move(to: p(100, 200)), .line(to: p(300, 400)), .line(to: p(-5, -6))]),
    ("m1 2 3 4 5 6", [.move(to: p(1, 2)), .line(to: p(4, 6)), .line(to: p(9, 12))]),
    ("M1 2m3 4", [.move(to: p(1, 2)), .move(to: p(4, 6))]),
    ("M1 2l3 4-5 6", [.move(to: p(1, 2)), .line(to: p(4, 6)), .line(to: p(-1, 12))]),
    ("M1 2H3 4", [.move(to: p(1, 2)), .line(to: p(3, 2)), .line(to: p(4, 2))]),
    ("M1 2h3 4", [.move(to: p(1, 2)), .line(to: p(4, 2)), .line(to: p(8, 2))]),
    ("M1 2V3 4", [.move(to: p(1, 2)), .line(to: p(1, 3)), .line(to: p(1, 4))]),
    ("M1 2v3 4", [.move(to: p(1, 2)), .line(to: p(1, 5)), .line(to: p(1, 9))]),
    (
      "M1 2C3 4 5 6 7 8",
      [.move(to: p(1, 2)), .curve(to: p(7, 8), control1: p(3, 4), control2: p(5, 6))]
    ),
    (
      "M1 2c3 4 5 6 7 8 1 1 2 2 3 3",
      [
        .move(to: p(1, 2)), .curve(to: p(8, 10), control1: p(4, 6), control2: p(6, 8)),
        .curve(to: p(11, 13), control1: p(9, 11), control2: p(10, 12)),
      ]
    ),
    // Of SVG 2, 9.3.6: the first control point is the reflection of the second one before.
    (
      "M100,200 C100,100 250,100 250,200 S400,300 400,200",
      [
        .move(to: p(100, 200)), .curve(to: p(250, 200), control1: p(100, 100), control2: p(250, 100)),
        .curve(to: p(400, 200), control1: p(250, 300), control2: p(400, 300)),
      ]
    ),
    (
      "M1 2s3 4 5 6 1 1 2 2",
      [
        .move(to: p(1, 2)), .curve(to: p(6, 8), control1: p(1, 2), control2: p(4, 6)),
        .curve(to: p(8, 10), control1: p(8, 10), control2: p(7, 9)),
      ]
    ),
    ("M1 2Q3 4 5 6", [.move(to: p(1, 2)), .quadCurve(to: p(5, 6), control: p(3, 4))]),
    ("M1 2q3 4 5 6", [.move(to: p(1, 2)), .quadCurve(to: p(6, 8), control: p(4, 6))]),
    // Of SVG 2, 9.3.7.
    (
      "M200,300 Q400,50 600,300 T1000,300",
      [
        .move(to: p(200, 300)), .quadCurve(to: p(600, 300), control: p(400, 50)),
        .quadCurve(to: p(1000, 300), control: p(800, 550)),
      ]
    ),
    // A T mirrors the control point that the T before it mirrored; a line, or a curve of the other degree, leaves none.
    (
      "M0 0t1 1Q2 0 4 0t2 2 1 0",
      [
        .move(to: p(0, 0)), .quadCurve(to: p(1, 1), control: p(0, 0)), .quadCurve(to: p(4, 0), control: p(2, 0)),
        .quadCurve(to: p(6, 2), control: p(6, 0)), .quadCurve(to: p(7, 2), control: p(6, 4)),
      ]
    ),
    (
      "M0 0Q1 1 2 0S3 3 4 0L5 0S6 6 7 0",
      [
        .move(to: p(0, 0)), .quadCurve(to: p(2, 0), control: p(1, 1)),
        .curve(to: p(4, 0), control1: p(2, 0), control2: p(3, 3)), .line(to: p(5, 0)),
        .curve(to: p(7, 0), control1: p(5, 0), control2: p(6, 6)),
      ]
    ),
    // After closing, the pen is at the subpath's start.
    (
      "m1 2h3v4zl5 5Zm1 1",
      [
        .move(to: p(1, 2)), .line(to: p(4, 2)), .line(to: p(4, 6)), .close, .line(to: p(6, 7)), .close,
        .move(to: p(2, 3)),
      ]
    ),
    // Numbers run together wherever one cannot go on.
    ("M10-5.5.5.25", [.move(to: p(10, -5.5)), .line(to: p(0.5, 0.25))]),
    ("M+1e-3,-.5E+1", [.move(to: p(0.001, -5))]),
    ("M 6.\t7 \r\n L1\u{C}2", [.move(to: p(6, 7)), .line(to: p(1, 2))]),
    // An arc without a radius is a line, and one without a way is none.
    ("M1 2A0 5 0 0 1 3 4", [.move(to: p(1, 2)), .line(to: p(3, 4))]),
    ("M1 2A5 5 0 1 1 1 2", [.move(to: p(1, 2))]),
  ]

  @Test("Each production draws what SVG says", arguments: productions.indices)
  func production(index: Int) throws {
    let (data, elements) = Self.productions[index]
    #expect(try Path(svg: data).elements == elements, "\(data)")
  }

  @Test("Flags and numbers of arcs need no separators")
  func flags() throws {
    let spaced = try Path(svg: "M0 0 a 1 1 0 0 1 0.5 0.5 a 2 3 -10 1 0 1.5 -2 a 2 3 -10 1 1 12 5")
    #expect(try Path(svg: "M0 0a1 1 0 01.5.5 2 3-10 101.5-2 2 3-10 1112 5") == spaced)
    #expect(try Path(svg: "M0,0a1,1,0,0,1,.5,.5,2,3,-10,1,0,1.5,-2,2,3,-10,1,1,12,5") == spaced)
  }

  @Test(
    "What breaks the grammar is an error with its offset",
    arguments: [
      ("L1 2", .start, 0), ("  5 5", .start, 2), ("M1 2 X3", .unknownLetter("X"), 5),
      ("M1 2O0 0 1 0 1", .unknownLetter("O"), 4),
      ("M1 2 L3", .operands(of: "L"), 5), ("M", .operands(of: "M"), 0), ("M1 2 3", .operands(of: "M"), 0),
      ("M1 2z3", .operands(of: "z"), 4), ("M1 2 c1 2 3 4 5", .operands(of: "c"), 5),
      ("M1 2A5 5 0 2 1 3 4", .flag, 11), ("M1 2A5 5 0 0 .5 3 4", .flag, 13),
      ("M1,,2", .stray(","), 3), ("M,1 2", .stray(","), 1), ("M1 2,", .stray(","), 4), ("M1 2,L3 4", .stray(","), 4),
      ("M1 - 2", .stray("-"), 3), ("M1 .", .stray("."), 3), ("M1 2e", .unknownLetter("e"), 4), ("M1 #", .stray("#"), 3),
      ("M{x} 0", .stray("{"), 1), ("M1e999 0", .number("1e999"), 1), ("M1 2ſ1 1 2 2", .stray("ſ"), 4),
    ] as [(String, PathDataError.Reason, Int)])
  func errors(data: String, reason: PathDataError.Reason, offset: Int) {
    let error = #expect(throws: PathDataError.self) { try Path(svg: data) }
    #expect(error?.reason == reason && error?.offset == offset, "\(data): \(error.map(String.init) ?? "")")
  }

  @Test("Whatever is written makes a path or an error")
  func anything() {
    let scalars = Array("MmLlHhVvCcSsQqTtAaZzOo00112359.-+eE,, {}[\n")
    var random = SplitMix64(seed: 3)
    var paths = [Path()]
    for _ in 0..<3000 {
      let text = String(
        (0..<Int.random(in: 1...9, using: &random)).map { _ in scalars.randomElement(using: &random) ?? "M" })
      if let path = try? Path(svg: "M0 0" + text) { paths.append(path) }
      var parser = PathDataParser(text, dialect: .sceneFilePart)
      while let token = try? parser.next() {
        if case .expression(let inside) = token, (try? parser.take(isPoint: inside.isEmpty)) == nil { break }
      }
    }
    // Paths of all sorts, for which there is always a way.
    #expect(paths.count > 100)
    for (from, to) in zip(paths, paths.dropFirst()) {
      #expect(PathMorph(from: from, to: to).path(at: 0.5).isFinite)
    }
  }

  @Test("Errors are sentences")
  func sentences() {
    func sentence(_ data: String) -> String {
      do { return "\(try Path(svg: data))" } catch { return "\(error)" }
    }
    #expect(sentence("M1 2 q3 4") == "'q' takes a control point and an end (at offset 5)")
    #expect(sentence("M1 2 B") == "a path has no 'B' (at offset 5)")
    #expect(
      sentence("M0 0A5 5 0 a") == "'A' takes two radii, a rotation in degrees, two flags and an end (at offset 4)")
    #expect(sentence("H5") == "a path begins with M (at offset 0)")
  }
}
