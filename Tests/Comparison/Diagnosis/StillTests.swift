import Springform
import SpringformComparison
import Testing

/// Single pictures, which are animations of one frame.
@Suite("The cause of a difference between stills")
struct StillTests {
  private func sentence(_ change: (inout Subject.Variant) -> Void) async throws -> String {
    let expected = try await picture(Subject())
    let actual = try await picture(Subject(change))
    return try AnimationComparison(expected: PictureSequence([expected]), actual: PictureSequence([actual])).sentence
  }

  private func picture(_ scene: Subject) async throws -> Bitmap {
    let film = try await Film(scene)
    return film.pictures[0]
  }

  @Test("The sentence tells the cause, the number of pixels and the place")
  func sentences() async throws {
    let shifted = try await sentence { $0.shift = Vector(dx: 1, dy: 0) }
    #expect(
      shifted
        == "shifted by 1 pixel to the right in 146x145 pixels at (40, 25); 815 pixels are different in 146x145 pixels at (40, 25)"
    )
    let hidden = try await sentence { $0.hidesBall = true }
    #expect(
      hidden.hasPrefix("something is missing in 40x40 pixels at (40, 80); 1,318 pixels are different in 40x40 pixels"))
    let same = try await sentence { _ in }
    #expect(same == "identical")
    let noisy = try await sentence { $0.noise = 0.03 }
    #expect(noisy == "similar: at most 663 pixels differ, by no more than is allowed")
  }

  /// Of two greys on white, the darker may have been recoloured or be more opaque.
  @Test("A grey that changed may have had its opacity changed, and the sentence says both")
  func gray() throws {
    func picture(_ gray: UInt32) throws -> PictureSequence {
      var bitmap = try Bitmap(width: 30, height: 30, fill: 0xFFFF_FFFF)
      for y in 10..<20 { for x in 10..<20 { bitmap[x, y] = 0xFF00_0000 | gray * 0x01_0101 } }
      return try PictureSequence([bitmap])
    }
    // 255 - 138 is 117, and 255 - 128 is 127: 0.921.
    #expect(
      try AnimationComparison(expected: picture(128), actual: picture(138)).sentence.hasPrefix(
        "the colour #808080 became #8A8A8A, by 10 levels, on 100 pixels in 10x10 pixels at (10, 10), as would an opacity "
          + "7.9 % lower"))
  }

  @Test("On a transparent background opacity is told from colour")
  func transparent() throws {
    func picture(_ pixel: UInt32) throws -> PictureSequence {
      var bitmap = try Bitmap(width: 30, height: 30)
      for y in 10..<20 { for x in 10..<20 { bitmap[x, y] = pixel } }
      return try PictureSequence([bitmap])
    }
    let half = Pixel.straight(red: 0, green: 200, blue: 100, alpha: 128)
    let less = Pixel.straight(red: 0, green: 200, blue: 100, alpha: 118)
    let fainter = try AnimationComparison(expected: picture(half), actual: picture(less)).sentence
    #expect(fainter.hasPrefix("opacity is 7.5 % lower in 10x10 pixels at (10, 10)"))
    let other = Pixel.straight(red: 200, green: 0, blue: 100, alpha: 128)
    #expect(
      try AnimationComparison(expected: picture(half), actual: picture(other)).sentence.hasPrefix(
        "the colour #00C76480 became #C7006480, by 199 levels, on 100 pixels"))
  }
}
