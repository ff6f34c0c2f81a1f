import SpringformBitmap
import SpringformGeometry
import SpringformRaster
import SpringformScene
import SpringformText
import Testing

@testable import SpringformReports

@Suite("Chart drawing")
struct ChartDrawingTests {
  private func drawing(_ chart: Chart, size: Size? = nil) throws -> ChartDrawing {
    try ChartDrawing(chart, size: size, fonts: FontLibrary())
  }

  @Test("The picture has the asked size and shows every curve's colour")
  func picture() throws {
    let chart = try chart { stage in
      for index in Palette.colors.indices { stage.trace("curve\(index)") { stage.time * Double(index + 2) } }
    }
    let drawing = try drawing(chart, size: Size(width: 700, height: 500))
    let bitmap = try Renderer(scale: 2).render(drawing.displayList())
    #expect(bitmap.width == 1400)
    #expect(bitmap.height == 1000)
    let shown = Set(bitmap.pixels)
    for color in Palette.colors {
      let components = [color.red, color.green, color.blue].map { UInt32(($0 * 255).rounded()) }
      let isShown = shown.contains(components.reduce(0xFF) { $0 << 8 | $1 })
      #expect(isShown, "\(color) is missing")
    }
  }

  @Test("A flat curve is drawn at its value's height and nowhere else")
  func height() throws {
    let chart = try chart { $0.trace("v") { 5 } }
    let panel = try #require(try layout(chart).panels.first)
    let drawing = try drawing(chart)
    let picture = try Renderer().render(drawing.displayList()).pixels
    let width = Int(drawing.size.width)
    let x = Int(panel.plot.midX) + 9
    func pixel(_ y: Double) -> UInt32 { picture[Int(y) * width + x] }
    #expect(pixel(panel.y(5)) != 0xFFFF_FFFF)
    #expect(pixel(panel.y(5) - 6) == 0xFFFF_FFFF)
    #expect(pixel(panel.y(5) + 6) == 0xFFFF_FFFF)
  }

  @Test("SVG is well formed, has a title, a description, a view box, and texts that stay texts")
  func svg() throws {
    let drawing = try drawing(richChart())
    let document = try StrictXML(drawing.svg(scale: 2))
    let root = try #require(document.elements.first)
    #expect(root.name == "svg")
    #expect(root.attributes["viewBox"] == "0 0 800 \(Int(drawing.size.height))")
    #expect(root.attributes["width"] == "1600")
    #expect(document.elements[1].name == "title")
    #expect(document.elements[1].text == "rich")
    #expect(document.elements[2].text.hasPrefix("Curves from 0 to 3 seconds: ball.x from 100 to"))
    #expect(document.elements[2].text.contains("released at 2.1 s"))
    let texts = document.elements.filter { $0.name == "text" }.map(\.text)
    for text in [
      "rich", "damping=0.3, seed=7", "ball.x", "points", "rad", "points/s", "0 s", "1.5 s", "yes", "contact 4",
    ] {
      #expect(texts.contains(text), "'\(text)' is missing")
    }
    let used = Set(document.elements.map(\.name))
    #expect(used == ["svg", "title", "desc", "rect", "path", "circle", "text"])
  }

  @Test(
    "Names are escaped and come back as they were",
    arguments: [
      "<script>alert(\"1\")</script>", "a & b", "it's > \"quoted\"", "&amp;", "]]>", "&\u{301}<\u{301}", "名前",
    ])
  func escaping(name: String) throws {
    let chart = try chart(title: name, subtitle: name) { stage in
      stage.trace(name, unit: name) { stage.time }
      stage.at(0.2) { stage.traceEvent(name, 0) }
    }
    let svg = try drawing(chart).svg()
    let document = try StrictXML(svg)
    #expect(document.elements[1].text == name)
    // Title, subtitle, legend and event show it; the unit may be cut.
    #expect(document.elements.count { $0.name == "text" && $0.text == name } >= 4)
    #expect(!svg.contains("<script"))
  }

  @Test("The strict reader refuses what is not well formed")
  func reader() {
    for text in [
      "<a>", "<a><b></a></b>", "<a>&</a>", "<a b=\"<\"/>", "<a/><b/>", "<a b=\"1\" b=\"2\"/>", "<a>\u{1}</a>",
    ] {
      #expect(throws: StrictXML.Malformed.self, "\(text)") { try StrictXML(text) }
    }
  }

  @Test("The same chart gives the same bytes in every process, whatever seed it hashes with")
  func determinism() async throws {
    let digests = try Self.digests()
    for _ in 0..<2 {
      let process = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        print(try ChartDrawingTests.digests())
      }
      #expect(process.map { String(decoding: $0.standardOutputContent, as: UTF8.self).contains(digests) } == true)
    }
  }

  /// Of the texts of an SVG and the pixels of a picture.
  private static func digests() throws -> String {
    let drawing = try ChartDrawing(richChart(), fonts: FontLibrary())
    return "\(Digest(of: Array(drawing.svg().utf8))) \(try Renderer().render(drawing.displayList()).digest)"
  }
}
