import SpringformBitmap
import SpringformGeometry
import SpringformRaster
import SpringformScene
import SpringformText
import Testing

/// What texts with emoji look like. The face is yellow, its open mouth and eyes brown, its teeth white.
@Suite struct EmojiPictureTests {
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func picture(_ text: String, size: Double = 40, scale: Double = 1, _ change: (TextLayer) -> Void = { _ in })
    throws -> Bitmap
  {
    let stage = Stage(size: Size(width: 160, height: 140))
    let layer = TextLayer(text, font: Font(size: size), textColor: Self.blue)
    layer.anchorPoint = .zero
    change(layer)
    stage.rootLayer.addSublayer(layer)
    return try Renderer(scale: scale).render(stage.displayList(background: .white, showsTouches: false))
  }

  private func count(_ bitmap: Bitmap, columns: Range<Int>, _ isCounted: ([Int]) -> Bool) -> Int {
    (0..<bitmap.height).reduce(0) { $0 + columns.filter { [y = $1] in isCounted(bitmap.levels($0, y)) }.count }
  }

  private func isYellow(_ levels: [Int]) -> Bool { levels[0] > 230 && levels[1] > 160 && levels[2] < 110 }
  private func isBlue(_ levels: [Int]) -> Bool { levels == [0, 0, 255, 255] }

  /// An emoji's advance is 1.245 em, its drawing 128 / 109 em high and mostly a disc: pi / 4 of 47 by 47 pixels are 1,735.
  @Test func anEmojiIsColoredAndLettersAreTheTexts() throws {
    let bitmap = try picture("I😀I")
    let letter = Int(try FontLibrary().layout("I", font: Font(size: 40)).size.width)
    let emoji = letter..<letter + 50
    #expect(1000..<1735 ~= count(bitmap, columns: emoji, isYellow))
    #expect(count(bitmap, columns: emoji.dropFirst(2).dropLast(2), isBlue) == 0)
    for columns in [0..<letter, emoji.upperBound..<emoji.upperBound + letter] {
      #expect(count(bitmap, columns: columns, isBlue) > 50)
      #expect(count(bitmap, columns: columns.dropFirst(2).dropLast(2), isYellow) == 0)
    }
  }

  /// Twice the size, four times the pixels.
  @Test func sizesAndScalesEnlargeIt() throws {
    let small = count(try picture("😀", size: 50), columns: 0..<160, isYellow)
    for large in [try picture("😀", size: 100), try picture("😀", size: 50, scale: 2)] {
      let share = Double(count(large, columns: 0..<large.width, isYellow)) / Double(small)
      #expect(abs(share - 4) < 0.25)
    }
  }

  /// A gradient paints the letters alone; the text's alpha and the layer's opacity count for both.
  @Test func aGradientAndAlphaReachIt() throws {
    let plain = count(try picture("😀"), columns: 0..<160, isYellow)
    let painted = try picture("😀") { $0.gradient.colors = [.systemRed, .black] }
    #expect(count(painted, columns: 0..<160, isYellow) == plain)
    let faded = [
      try picture("😀") { $0.textColor = Self.blue.withAlpha(0.5) }, try picture("😀") { $0.opacity = 0.5 },
    ]
    #expect(faded[0] == faded[1])
    #expect(count(faded[0], columns: 0..<160, isYellow) == 0)
    // Half of white and half of yellow, whose blue is small.
    #expect(count(faded[0], columns: 0..<160) { $0[0] > 240 && 110..<190 ~= $0[2] } > 1000)
    #expect(try picture("😀") { $0.textColor = .clear } == picture(""))
  }
}
