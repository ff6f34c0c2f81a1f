import SpringformBitmap
import SpringformGeometry
import SpringformRaster
import SpringformSVG
import SpringformScene
import Testing

/// A small document that moves, and what Chromium shows of it at some moments and points: SMIL by `setCurrentTime`, CSS by the
/// `currentTime` of its animations.
struct SVGMotion: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  /// In seconds.
  let moments: [(time: Double, points: [(x: Int, y: Int, color: UInt32)])]

  init(
    _ name: String, _ content: String, _ moments: [(Double, [(Int, Int, UInt32)])],
    attributes: String = "width='60' height='40'"
  ) {
    testDescription = name
    self.moments = moments.map { ($0, $1.map { ($0, $1, $2) }) }
    text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>"
  }

  /// The document on white at a moment.
  static func picture(_ document: SVGDocument, at time: Double) throws -> Bitmap {
    let stage = Stage(size: Size(width: 60, height: 40))
    let layer = SVGLayer(document)
    layer.anchorPoint = .zero
    layer.position = .zero
    layer.moment = time
    stage.rootLayer.addSublayer(layer)
    let list = stage.displayList(background: .white, showsTouches: false)
    #expect(stage.error == nil)
    return try Renderer(scale: 1).render(list)
  }
}

@Suite("SVG documents that move, as browsers show them")
struct SVGMotionTests {
  /// Of the channel that differs most.
  private static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let channels = [(Pixel.red(a), Pixel.red(b)), (Pixel.green(a), Pixel.green(b)), (Pixel.blue(a), Pixel.blue(b))]
    return channels.reduce(0) { max($0, max($1.0, $1.1) - min($1.0, $1.1)) }
  }

  @Test(
    "Every moment looks as in Chromium, and nothing is warned of",
    arguments: SVGMotion.smil + SVGMotion.smilDetails + SVGMotion.css + SVGMotion.cssDetails + SVGMotion.whole)
  func moments(_ motion: SVGMotion) throws {
    let document = try SVGDocument(Array(motion.text.utf8))
    #expect(document.warnings.isEmpty, "\(document.warnings)")
    for (time, points) in motion.moments {
      let picture = try SVGMotion.picture(document, at: time)
      for (x, y, color) in points {
        let seen = picture[x, y] & 0xFF_FFFF
        let words = "at \(time) (\(x), \(y)) is \(String(seen, radix: 16)), not \(String(color, radix: 16))"
        #expect(Self.difference(seen, color) <= 4, "\(words)")
      }
    }
  }

  @Test("A document is drawn at many moments at a time as at one after the other")
  func parallel() async throws {
    let motion = try #require(SVGMotion.css.first)
    let document = try SVGDocument(Array(motion.text.utf8))
    let times = (0..<12).map { Double($0) / 12 }
    let one = try times.map { try SVGMotion.picture(document, at: $0) }
    let all = try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
      for (index, time) in times.enumerated() {
        group.addTask { (index, try SVGMotion.picture(document, at: time)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for (index, picture) in one.enumerated() { #expect(all[index]?.pixels == picture.pixels) }
  }
}
