import SpringformBitmap
import SpringformGeometry
import SpringformRaster
import SpringformSVG
import SpringformScene
import Testing

/// A small document and what browsers show of it at some points.
struct SVGFeature: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let points: [(x: Int, y: Int, color: UInt32)]

  init(
    _ name: String, _ content: String, _ points: [(Int, Int, UInt32)],
    attributes: String = "width='60' height='40'"
  ) {
    testDescription = name
    self.points = points
    text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>"
  }

  /// The document on white.
  static func picture(_ text: String) throws -> (Bitmap, [SVGWarning]) {
    let document = try SVGDocument(Array(text.utf8))
    let stage = Stage(size: Size(width: 60, height: 40))
    let layer = SVGLayer(document)
    layer.anchorPoint = .zero
    layer.position = .zero
    stage.rootLayer.addSublayer(layer)
    let list = stage.displayList(background: .white, showsTouches: false)
    #expect(stage.error == nil)
    return (try Renderer(scale: 1).render(list), document.warnings)
  }
}

@Suite("SVG documents as browsers show them")
struct SVGFeatureTests {
  /// Of the channel that differs most.
  private static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let channels = [(Pixel.red(a), Pixel.red(b)), (Pixel.green(a), Pixel.green(b)), (Pixel.blue(a), Pixel.blue(b))]
    return channels.reduce(0) { max($0, max($1.0, $1.1) - min($1.0, $1.1)) }
  }

  @Test(
    "Every feature looks as in Chromium, and nothing is warned of", arguments: SVGFeature.styles + SVGFeature.shapes)
  func feature(_ feature: SVGFeature) throws {
    let (picture, warnings) = try SVGFeature.picture(feature.text)
    #expect(warnings.isEmpty)
    for (x, y, color) in feature.points {
      let seen = picture[x, y] & 0xFF_FFFF
      let difference = Self.difference(seen, color)
      #expect(difference <= 3, "(\(x), \(y)) is \(String(seen, radix: 16)), not \(String(color, radix: 16))")
    }
  }

  @Test("Letters follow a path, by its middle and its offsets")
  func textPath() throws {
    let (picture, warnings) = try SVGFeature.picture(
      """
      <svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'><path id='p' d='M5 35Q30 -10 55 35' fill='none'/>
      <text font-size='12' text-anchor='middle'><textPath href='#p' startOffset='50%'>III</textPath></text></svg>
      """)
    #expect(warnings == [.text])
    func dark(_ columns: Range<Int>, _ rows: Range<Int>) -> Int {
      rows.reduce(0) { sum, y in sum + columns.count { x in picture[x, y] & 0xFF < 128 } }
    }
    // The middle of the curve lies at (30, 12.5); the letters stand on it.
    #expect(dark(20..<40, 2..<16) > 15)
    #expect(dark(0..<60, 20..<40) == 0)
  }

  @Test("Text is as long as it says", arguments: ["spacing", "spacingAndGlyphs"])
  func textLength(adjust: String) throws {
    let (picture, _) = try SVGFeature.picture(
      """
      <svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'>
      <text x='5' y='25' font-size='10' textLength='50' lengthAdjust='\(adjust)'>HHH</text></svg>
      """)
    let columns = (0..<60).filter { x in (0..<40).contains { y in picture[x, y] & 0xFF < 128 } }
    #expect((5...7).contains(columns.first ?? 0) && (49...55).contains(columns.last ?? 0), "\(columns)")
  }

  /// CSS Transforms, level 1: but for 0, lengths and angles have units outside of attributes, or the declaration is none.
  @Test("A transform in CSS that lacks units does not count")
  func unitlessTransforms() throws {
    let (picture, warnings) = try SVGFeature.picture(
      """
      <svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'>
      <rect width='10' height='10' fill='red' transform='translate(40 0)' style='transform:translate(20, 10)'/>
      <rect y='20' width='10' height='4' fill='red' style='transform:rotate(90) translate(0, 0)'/>
      <rect y='30' width='10' height='4' fill='red' style='transform:translate(20px, 0)'/></svg>
      """)
    let isRed = [(45, 5), (25, 15), (5, 22), (25, 32), (5, 32)].map { picture[$0.0, $0.1] & 0xFFFFFF == 0xFF0000 }
    #expect(isRed == [true, false, true, true, false])
    let reason = "a 'transform' in CSS whose lengths or angles have no units, which is left out"
    #expect(warnings == [.undrawn(reason, line: 3)])
  }

  @Test(
    "What is not drawn as in browsers is told with its line",
    arguments: [
      (
        "\n<rect width='9' height='9' style='transform:rotate3d(1, 1, 0, 40deg)'/>",
        SVGWarning.undrawn("a 'transform' in space or one that is not understood, which is left out", line: 2)
      ),
      (
        "\n\n<rect width='9' height='9' style='clip-path:shape(from 0 0)'/>",
        .undrawn("a 'clip-path' that is not understood, which does not clip", line: 3)
      ),
      (
        "<defs><path id='a' d='M0 0h9' stroke='red' vector-effect='non-scaling-stroke'/></defs><use href='#a'/>",
        .undrawn("'vector-effect' in what is used elsewhere, whose line is scaled", line: 1)
      ),
      (
        "<path d='M0 9H1e9' stroke='red' stroke-dasharray='2 1'/>",
        .undrawn("the dashes of <path>, of which there are more than 100000", line: 1)
      ),
      ("<text>a<textPath href='#p'>b</textPath></text>", .undrawn("a <textPath>, which is not drawn", line: 1)),
      (
        "<style>g { rect { fill: red } }</style>",
        .undrawn("style rules in each other, which are not followed", line: 1)
      ),
    ])
  func told(content: String, warning: SVGWarning) throws {
    let document = try SVGDocument(
      Array("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(content)</svg>".utf8))
    #expect(document.warnings.contains(warning), "\(document.warnings)")
  }
}
