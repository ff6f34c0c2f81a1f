import Springform
import SpringformBitmap
import SpringformComparison
import Testing

/// One change at a time to a picture drawn by our own renderer, with text, shadows and a gradient.
@Suite("Causes of a difference between drawn pictures")
struct DrawnCauseTests {
  private func expectSentence(
    _ beginning: String, from original: Poster = Poster(), _ change: (inout Poster) -> Void
  ) async throws {
    var poster = original
    change(&poster)
    let expected = try await Film(original, scale: 2).pictures[0]
    let actual = try await Film(poster, scale: 2).pictures[0]
    let sentence = try AnimationComparison(expected: PictureSequence([expected]), actual: PictureSequence([actual]))
      .sentence
    #expect(sentence.hasPrefix(beginning), "\(sentence)")
  }

  @Test("A shadow's opacity, colour, blur and offset are told apart")
  func shadow() async throws {
    // 0.45 is 28.6 % more than 0.35, and 0.25 as much less; the levels of a shadow are rounded.
    try await expectSentence("the shadow is 29 % stronger in ") { $0.shadowOpacity = 0.45 }
    try await expectSentence("the shadow is 28 % weaker in ") { $0.shadowOpacity = 0.25 }
    try await expectSentence("the shadow has another colour in ") { $0.shadowColor = 0x1040A0 }
    try await expectSentence("the shadow is softer in ") { $0.shadowRadius = 13 }
    try await expectSentence("the shadow is harder in ") { $0.shadowRadius = 6 }
    try await expectSentence("the shadow lies further down in ") { $0.shadowOffset = 11 }
    try await expectSentence("the shadow lies further up in ") { $0.shadowOffset = 5 }
  }

  @Test("A gradient's colours are no colour that became another one")
  func gradient() async throws {
    try await expectSentence("the gradient has other colours in 180x92 pixels at (220, 80)") {
      $0.barColors = [0x7887F3, 0x9AD8FF]
    }
  }

  @Test("Other letters are no shift of those after them")
  func text() async throws {
    try await expectSentence("the text reads otherwise in ") { $0.title = "Thank yau" }
    try await expectSentence("the text reads otherwise in ") { $0.note = "We saved your plane in the queue" }
  }

  @Test("Heavier strokes are no larger letters, and larger letters no heavier strokes")
  func type() async throws {
    var poster = Poster()
    poster.note = "Saved"
    try await expectSentence("the text is heavier, its strokes wider, in ", from: poster) { $0.noteWeight = .medium }
    try await expectSentence("what is drawn is 4.", from: poster) { $0.noteSize = 12.5 }
  }

  /// A word on an empty stage, from its left side on.
  private struct Label: Scene {
    var text = ""
    var fontSize = 12.0
    var size: Size { Size(width: 240, height: 80) }
    var duration: Double? { 0.1 }

    func build(on stage: Stage) {
      stage.rootLayer.backgroundColor = .white
      let layer = TextLayer(text, font: Font(size: fontSize, weight: .bold), textColor: Color(white: 0.1))
      layer.anchorPoint = Point(x: 0, y: 0.5)
      layer.position = Point(x: 20, y: 40)
      stage.rootLayer.addSublayer(layer)
    }
  }

  @Test(
    "Type of a few pixels that grew by a point is larger, where its sides tell nothing",
    arguments: [
      ("Playlist", 16), ("Playlist", 20), ("Playlist", 22), ("Loading", 12), ("Loading", 16), ("Loading", 22),
    ] as [(String, Double)])
  func smallType(text: String, fontSize: Double) async throws {
    let small = try await Film(Label(text: text, fontSize: fontSize), scale: 0.25).pictures[0]
    let large = try await Film(Label(text: text, fontSize: fontSize + 1), scale: 0.25).pictures[0]
    let said = try sentence([small], [large])
    #expect(said.hasPrefix("what is drawn is ") && said.contains("larger in "), "\(said)")
    // Another word with as much ink is not.
    let other = try await Film(Label(text: "Palsylit", fontSize: fontSize), scale: 0.25).pictures[0]
    #expect(!(try sentence([small], [other]).contains("larger")))
  }

  @Test("Everything together is larger, whatever its sides seem to do", arguments: [0.3, 0.5, 1])
  func everything(scale: Double) async throws {
    let picture = try await Film(Poster(), scale: scale).pictures[0]
    let said = try sentence([picture], [picture.enlarged(by: 1.01)])
    #expect(said.hasPrefix("what is drawn is 1 % larger in "), "\(said)")
  }

  @Test("What is turned or moved is told by how much, whatever is near")
  func placement() async throws {
    try await expectSentence("turned by 2.9 degrees clockwise in ") { $0.titleTurn = 0.05 }
    try await expectSentence("turned by 1.1 degrees counterclockwise in ") { $0.titleTurn = -0.02 }
    try await expectSentence("shifted by 0.5 pixels to the right in ") { $0.noteShift = Vector(dx: 0.25, dy: 0) }
  }

  @Test("What each moment shows weakly, and all show alike, is told; other corners are no other size")
  func agreement() async throws {
    func film(_ change: (inout Poster) -> Void) async throws -> PictureSequence {
      var pictures: [Bitmap] = []
      for number in 0..<5 {
        var poster = Poster()
        poster.badgeShift.dx = Double(number) * 4.3
        change(&poster)
        pictures.append(try await Film(poster, scale: 0.5).pictures[0])
      }
      return try PictureSequence(pictures)
    }
    let original = try await film { _ in }
    let larger = try AnimationComparison(expected: original, actual: try await film { $0.badgeRadius *= 1.02 })
    #expect(larger.sentence.hasPrefix("what is drawn is 2"), "\(larger.sentence)")
    let rounder = try AnimationComparison(expected: original, actual: try await film { $0.cardRadius = 17 })
    #expect(!rounder.sentence.contains("smaller"), "\(rounder.sentence)")
  }

  @Test("Where nothing is left but one colour, what was there is missing")
  func uncovered() throws {
    let plain = try Bitmap(width: 40, height: 40, fill: 0xFFF2_F3F8)
    let comparison = try AnimationComparison(
      expected: PictureSequence([noise(width: 40, height: 40, seed: 1)]), actual: PictureSequence([plain]))
    #expect(comparison.sentence.hasPrefix("something is missing in 40x40 pixels at (0, 0)"), "\(comparison.sentence)")
  }

  @Test("What becomes less opaque together with its shadow has another opacity, and no other shadow")
  func opacity() async throws {
    let original = try await Film(Poster(), scale: 2).pictures[0]
    var paler = original
    paler.withMutablePixels { pixels in
      for index in pixels.indices {
        func mixed(_ channel: (UInt32) -> UInt32) -> UInt32 {
          (channel(pixels[index]) * 19 + channel(original[0, 0])) / 20
        }
        pixels[index] = Pixel.premultiplied(
          red: mixed(Pixel.red), green: mixed(Pixel.green), blue: mixed(Pixel.blue), alpha: 255)
      }
    }
    let sentence = try AnimationComparison(expected: PictureSequence([original]), actual: PictureSequence([paler]))
      .sentence
    #expect(sentence.hasPrefix("opacity is 5"), "\(sentence)")
  }
}
