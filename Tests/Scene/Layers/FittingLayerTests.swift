import SpringformGeometry
import SpringformMotion
import SpringformScene
import SpringformText
import Testing

@Suite("Layers that fit their content")
struct FittingLayerTests {
  private let stage = Stage(size: Size(width: 400, height: 300))

  private func text(_ string: String, _ change: (TextLayer) -> Void = { _ in }) -> TextLayer {
    let layer = TextLayer(string, font: Font(size: 20))
    layer.position = Point(x: 200, y: 100)
    change(layer)
    stage.rootLayer.addSublayer(layer)
    return layer
  }

  private func measured(_ string: String, _ paragraph: Paragraph = Paragraph()) throws -> Size {
    try FontLibrary().layout(string, font: Font(size: 20), paragraph: paragraph).size
  }

  /// The rectangles and outlines that a layer draws, in the stage's coordinates.
  private func drawn() -> [Rect] {
    stage.displayList(background: .white, showsTouches: false).commands.compactMap { command in
      command.path?.controlBounds.flatMap { box in command.transform.map { box.applying($0) } }
    }
  }

  @Test(
    "A text without bounds has its frame around the anchor point",
    arguments: [Point(x: 0.5, y: 0.5), Point(x: 0, y: 0.5), Point(x: 1, y: 1), Point(x: 0.3, y: 0)])
  func frame(anchor: Point) throws {
    let layer = text("HAMBURGEFONTS") { $0.anchorPoint = anchor }
    let size = try measured("HAMBURGEFONTS")
    let frame = layer.frame
    #expect(abs(frame.width - size.width) < 1e-9 && abs(frame.height - size.height) < 1e-9)
    #expect(abs(frame.minX - 200 + anchor.x * size.width) < 1e-9)
    #expect(abs(frame.minY - 100 + anchor.y * size.height) < 1e-9)
    #expect(layer.bounds == .zero)
    // The letters lie in it.
    let ink = try #require(drawn().first)
    #expect(ink.minX > frame.minX && ink.maxX < frame.maxX && ink.minY > frame.minY && ink.maxY < frame.maxY)
    #expect(abs(ink.midX - frame.midX) < 1)
  }

  @Test("Padding lies around the text, and the least size around both; background, border and gradient fill them")
  func pill() throws {
    let size = try measured("tag")
    let layer = text("tag") {
      $0.padding = Size(width: 12, height: 5)
      $0.backgroundColor = Color(red: 0, green: 0.5, blue: 0.5)
      $0.anchorPoint = .zero
    }
    #expect(layer.frame.size == Size(width: size.width + 24, height: size.height + 10))
    let (box, ink) = (try #require(drawn().first), try #require(drawn().last))
    #expect(abs(box.minX - 200) < 1e-9 && abs(box.minY - 100) < 1e-9 && abs(box.width - size.width - 24) < 1e-9)
    #expect(abs(ink.midX - box.midX) < 1)
    layer.minimumSize = Size(width: 120, height: 20)
    #expect(layer.frame.size == Size(width: 120, height: size.height + 10))
    for (alignment, start) in [
      (Paragraph.Alignment.leading, 212.0), (.center, 260 - size.width / 2), (.trailing, 308 - size.width),
    ] {
      layer.alignment = alignment
      #expect(abs(try #require(drawn().last).minX - start) < 1.5)
    }
    // A text that is given bounds lies in them, as far as the padding lets it.
    layer.bounds.size = Size(width: 60, height: 40)
    #expect(layer.frame.size == Size(width: 60, height: 40))
    #expect(try #require(drawn().last).maxX <= 200 + 48)
  }

  @Test(
    "A text may become only so wide: then it is broken, or cut",
    arguments: [Paragraph.Alignment.leading, .center, .trailing])
  func maximumWidth(alignment: Paragraph.Alignment) throws {
    let words = "the quick brown fox jumps over the lazy dog"
    let layer = text(words) {
      $0.isWrapped = true
      $0.maximumWidth = 150
      $0.alignment = alignment
      $0.padding = Size(width: 10, height: 0)
    }
    let size = try measured(words, Paragraph(width: 150))
    #expect(size.width < 150)
    #expect(abs(layer.frame.width - size.width - 20) < 1e-9 && abs(layer.frame.height - size.height) < 1e-9)
    // The widest line lies in the middle of the frame wherever lines stand.
    #expect(abs(try #require(drawn().last).midX - 200) < 1)
    layer.isWrapped = false
    #expect(layer.frame.width <= 170 && layer.frame.width > 150)
    #expect(abs(layer.frame.height - (try measured("x").height)) < 1e-9)
  }

  @Test("Line height and letter spacing are measured and animated as they are shown")
  func spacing() throws {
    let layer = text("HAMBURGEFONTS")
    let size = try measured("HAMBURGEFONTS")
    layer.lineHeight = 2
    #expect(abs(layer.frame.height - 2 * size.height) < 1e-9)
    stage.animate(duration: 1, curve: .linear) { layer.letterSpacing = 3 }
    // Each of the 12 gaps is rounded to 1/262144 em.
    #expect(abs(layer.frame.width - size.width - 36) < 12 * 4e-5)
    stage.advance(to: Clock(rate: 2).tick(1))
    #expect(abs(layer.presentation.frame.width - size.width - 18) < 12 * 4e-5)
  }

  @Test("An empty text has the height of a line, and no width")
  func empty() throws {
    let layer = text("")
    #expect(layer.frame.size == Size(width: 0, height: try measured("x").height))
    layer.padding = Size(width: 4, height: 0)
    #expect(layer.frame.width == 8)
    layer.removeFromSuperlayer()
    #expect(layer.frame.width == 8 && layer.frame.height == 0)
  }

  @Test("A text of its own size lets touches through until somebody listens; its frame can be set")
  func touches() {
    let button = Layer(frame: Rect(x: 100, y: 50, width: 200, height: 100))
    stage.rootLayer.addSublayer(button)
    let layer = text("tap me")
    #expect(stage.rootLayer.hitTest(Point(x: 200, y: 100)) === button)
    layer.addGestureRecognizer(TapRecognizer { _ in })
    #expect(stage.rootLayer.hitTest(Point(x: 200, y: 100)) === layer)
    #expect(stage.rootLayer.hitTest(Point(x: 110, y: 60)) === button)
    layer.frame = Rect(x: 10, y: 20, width: 80, height: 30)
    #expect(layer.frame == Rect(x: 10, y: 20, width: 80, height: 30))
  }
}
