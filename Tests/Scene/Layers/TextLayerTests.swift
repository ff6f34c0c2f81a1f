import SpringformGeometry
import SpringformScene
import SpringformText
import Testing

@Suite("Text layers")
struct TextLayerTests {
  private let words = "the quick brown fox jumps over the lazy dog"

  private func layer(width: Double = 100, height: Double = 60, _ change: (TextLayer) -> Void = { _ in }) -> TextLayer {
    let layer = TextLayer(words, font: Font(size: 10))
    layer.bounds = Rect(x: 5, y: 7, width: width, height: height)
    layer.anchorPoint = .zero
    change(layer)
    return layer
  }

  /// Where the text is drawn, in the layer's own coordinates.
  private func outlines(_ layer: TextLayer) -> Rect? {
    guard let command = shown(layer).first, let transform = command.transform else { return nil }
    return command.path?.controlBounds?.applying(transform).offsetBy(Vector(dx: 5, dy: 7))
  }

  @Test("One line is cut to the bounds' width, or reaches beyond it; wrapped lines keep within")
  func wrapping() throws {
    let line = try #require(outlines(layer()))
    #expect(line.width <= 100 && line.width > 80)
    #expect(line.height < 12)
    let free = try #require(outlines(layer { $0.truncation = .none }))
    #expect(free.width > 150)
    #expect((free.midX - 55).magnitude < 1)
    let wrapped = try #require(outlines(layer { $0.isWrapped = true }))
    #expect(wrapped.width <= 100)
    #expect(wrapped.height > 20)
  }

  @Test("The block of lines stands in the middle of the height, whether it fits or not", arguments: [60.0, 10])
  func vertical(height: Double) throws {
    let layer = layer(height: height) { $0.isWrapped = true }
    let text = try #require(outlines(layer))
    let size = layer.sizeThatFits(Size(width: 100, height: 0))
    #expect(text.minY > 7 + height / 2 - size.height / 2)
    #expect(text.maxY < 7 + height / 2 + size.height / 2)
    #expect((text.midY - 7 - height / 2).magnitude < 2)
  }

  @Test("Lines stand at the left, in the middle, at the right", arguments: [false, true])
  func alignment(isWrapped: Bool) throws {
    func text(_ alignment: Paragraph.Alignment) throws -> Rect {
      try #require(
        outlines(
          layer(width: 300) {
            $0.string = "fox"
            $0.isWrapped = isWrapped
            $0.alignment = alignment
          }))
    }
    let (left, middle, right) = (try text(.leading), try text(.center), try text(.trailing))
    #expect((left.minX - 5).magnitude < 1)
    #expect((middle.midX - 155).magnitude < 1)
    #expect((right.maxX - 305).magnitude < 1)
  }

  @Test("The number of lines is limited")
  func lineLimit() {
    let layer = layer { $0.isWrapped = true }
    let all = layer.sizeThatFits(Size(width: 60, height: 0))
    layer.maximumLines = 2
    let two = layer.sizeThatFits(Size(width: 60, height: 0))
    layer.maximumLines = 1
    let one = layer.sizeThatFits(Size(width: 60, height: 0))
    #expect((two.height / one.height - 2).magnitude < 0.1)
    #expect(all.height > two.height)
    layer.maximumLines = -5
    #expect(layer.sizeThatFits(Size(width: 60, height: 0)) == one)
  }

  @Test("The size that fits is the same on and off the stage, and grows with the font")
  func sizeThatFits() {
    let layer = layer { $0.isWrapped = true }
    let off = layer.sizeThatFits(Size(width: 80, height: 0))
    #expect(off.width <= 80 && off.width > 40)
    let stage = Stage(size: Size(width: 10, height: 10))
    stage.rootLayer.addSublayer(layer)
    #expect(layer.sizeThatFits(Size(width: 80, height: 0)) == off)
    let free = layer.sizeThatFits(.zero)
    #expect(free.height < off.height && free.width > 150)
    layer.font.size = 20
    #expect((layer.sizeThatFits(.zero).width / free.width - 2).magnitude < 1e-9)
  }

  @Test("A text that is too long, and a font that is missing, are the stage's errors")
  func errors() {
    let stage = Stage(size: Size(width: 10, height: 10))
    let huge = layer { $0.string = String(repeating: "x", count: 1_000_000) }
    stage.rootLayer.addSublayer(huge)
    _ = stage.displayList(background: .white, showsTouches: false)
    #expect(stage.error == .font(.textLength(1_000_000)))
    #expect(huge.sizeThatFits(.zero) == .zero)
    huge.removeFromSuperlayer()
    #expect(huge.sizeThatFits(.zero) == .zero)
  }
}
