import SpringformBitmap
import SpringformGeometry
import SpringformScene
import TestSupport
import Testing

@Suite("SVG's path data, drawn by others")
struct PathDataPictureTests {
  private static let (cell, columns, rows) = (64, 20, 15)

  /// ffmpeg draws SVG with librsvg.
  @Test("300 random paths, all letters in all notations, look as librsvg draws them")
  func librsvg() throws {
    try Tool.ffmpeg.demand()
    let (width, height) = (Self.cell * Self.columns, Self.cell * Self.rows)
    var writer = PathWriter(seed: 1)
    var sketch = Sketch(width: Double(width), height: Double(height))
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)"><rect width="100%" height="100%" fill="white"/>
      <g fill="none" stroke="black" stroke-width="1.5" stroke-linejoin="round">
      """
    var paths: [String] = []
    for index in 0..<Self.columns * Self.rows {
      let (x, y) = (index % Self.columns * Self.cell, index / Self.columns * Self.cell)
      let data = try writer.path()
      svg += "<path transform=\"translate(\(x) \(y))\" d=\"\(data)\"/>\n"
      sketch.stroke(
        try Path(svg: data), StrokeStyle(width: 1.5, join: .round),
        transform: AffineTransform(translationX: Double(x), y: Double(y)))
      paths.append(data)
    }
    svg += "</g></svg>"
    let theirs = Tool.pixels(
      try Tool.output(
        of: "ffmpeg -v error -f svg_pipe -i $FILE -f rawvideo -pix_fmt rgba -", file: Array(svg.utf8)))
    #expect(theirs.count == width * height)
    guard theirs.count == width * height else { return }
    let ours = try sketch.bitmap()
    // Both rasterisers round coordinates to 1/256 of a pixel, which is a level of coverage or two along an edge.
    for (index, data) in paths.enumerated() {
      let (left, top) = (index % Self.columns * Self.cell, index / Self.columns * Self.cell)
      var farthest = 0
      for y in top..<top + Self.cell {
        for x in left..<left + Self.cell {
          let gray = Int(Pixel.green(theirs[y * width + x]))
          farthest = max(farthest, abs(ours.gray(x, y) - gray))
        }
      }
      #expect(farthest <= 8, "\(data)")
    }
  }
}

/// Writes random paths that stay about a cell of 64 points, with numbers run together, separated or with exponents.
private struct PathWriter {
  private static let letters = Array("MLHVCSQTAZmlhvcsqtaz")
  private var random: SeededRandom
  private var data = ""

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func path() throws -> String {
    data = ""
    write(choice(["M", "m"]), [coordinate(), coordinate()])
    for _ in 0..<6 {
      let letter = choice(Self.letters)
      let current = try Path(svg: data).currentPoint ?? .zero
      // Small letters lead to places in the cell, too.
      let origin = letter.isLowercase ? current : .zero
      do {
        let points = (0..<3).flatMap { _ in [coordinate() - origin.x, coordinate() - origin.y] }
        switch letter.uppercased() {
        case "H": write(letter, [points[0]])
        case "V": write(letter, [points[1]])
        case "C": write(letter, points)
        case "S", "Q": write(letter, Array(points.prefix(4)))
        case "A":
          write(letter, [radius(), radius(), random.number(in: -200...200)])
          data += " \(choice([0, 1]))\(choice([0, 1]))"
          write(nil, Array(points.prefix(2)))
        case "Z": data.append(letter)
        default: write(letter, Array(points.prefix(2)))
        }
      }
    }
    return data
  }

  private mutating func write(_ letter: Character?, _ numbers: [Double]) {
    if let letter { data.append(letter) }
    for (index, number) in numbers.enumerated() {
      let tenths = Int((number * 10).rounded())
      let text = notation(tenths)
      let isFirst = index == 0
      // A sign begins a number, and so does a point after a number that has one.
      let runsOn = isFirst || text.hasPrefix("-") || text.hasPrefix("+")
      data += (runsOn && choice([true, false]) ? "" : isFirst ? " " : choice([" ", ",", " , ", "\n"])) + text
    }
  }

  private mutating func notation(_ tenths: Int) -> String {
    let sign = tenths < 0 ? "-" : choice(["", "", "+"])
    let (whole, tenth) = (tenths.magnitude / 10, tenths.magnitude % 10)
    return sign
      + choice([
        "\(whole).\(tenth)", "\(whole).\(tenth)", "\(whole == 0 ? "" : "\(whole)").\(tenth)", "\(tenths.magnitude)e-1",
        "0.\(whole)\(tenth)E+\("\(whole)".count)",
      ])
  }

  private mutating func coordinate() -> Double { random.number(in: 12...52) }
  private mutating func radius() -> Double { random.number(in: -2...30) }
  private mutating func choice<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int(random.next() % UInt64(choices.count))]
  }
}
