import SpringformBitmap
import SpringformCodecs
import SpringformComparison
import SpringformPipeline
import SpringformText
import SpringformVerification
import Testing

@testable import SpringformReports

@Suite struct SideBySideTests {
  private func scene(_ folder: Folder, width: Int = 40, height: Int = 30, noise: Bool = false) async throws
    -> SceneResult
  {
    try await folder.writeAnimation("a/expected.apng", width: width, height: height, noise: noise)
    try await folder.writeAnimation("a/actual.apng", width: width, height: height, late: 2, noise: noise)
    return sampleScene("a", .changed, media: Media(expected: "a/expected.apng", actual: "a/actual.apng"))
  }

  @Test("a comment's picture is the row at the moment that differs most, small; of a new scene it is what was drawn")
  func picture() async throws {
    let folder = try Folder()
    var large = try await scene(folder, width: 700, height: 500)
    large.comparison = ComparisonResult(
      metric: "similar",
      moments: [
        MomentResult(time: 0, expectedFrame: 0, actualFrame: 0, tier: .identical),
        MomentResult(time: 0.12, expectedFrame: 3, actualFrame: 1, tier: .different, differentPixels: 9, score: 1),
      ],
      worst: 1, failingCount: 1)
    let path = try #require(try SceneThumbnails(large, in: folder.path)?.writePicture())
    #expect(path == "a/picture.png")
    var frames = try AnimationFrames(path: folder.path + "/" + path)
    let row = try #require(try frames.next()).bitmap
    #expect(row.width == 3 * 320 + 48 && row.height == 229 + 38)
    #expect(try folder.bytes(path).count < 100_000)
    large.media.expected = nil
    _ = try SceneThumbnails(large, in: folder.path)?.writePicture()
    var alone = try AnimationFrames(path: folder.path + "/" + path)
    #expect(try alone.next()?.bitmap.width == 320)
  }

  @Test("the row shows baseline, new and difference of the same moment, below their titles")
  func row() async throws {
    let folder = try Folder()
    let changed = try await scene(folder)
    let film = try #require(try SceneThumbnails(changed, in: folder.path))
    let path = try #require(try await film.writeSideBySide())
    #expect(path == "a/side-by-side.gif")
    var gif = try AnimationFrames(path: folder.path + "/" + path)
    // Three panels of 40 pixels, four gaps of 12; 26 pixels of title above 30 of picture.
    #expect(gif.width == 168 && gif.height == 68)
    var index = 0
    while let frame = try gif.next() {
      // Two frames late, and at 25 pictures a second a row for each; equal rows are one, so go by the time.
      let number = Int((frame.start * 25).rounded())
      let (old, new) = (
        try Folder.picture(40, 30, position: number), try Folder.picture(40, 30, position: max(number - 2, 0))
      )
      let difference = try DifferencePicture(expected: old, actual: new).bitmap
      for (panel, picture) in [old, new, difference].enumerated() {
        for y in 0..<30 {
          for x in 0..<40 {
            let (shown, meant) = (frame.bitmap[12 + panel * 52 + x, 26 + y], picture[x, y])
            // A palette may stand between.
            #expect(Pixel.squaredDistance(shown, meant) < 100, "frame \(index), panel \(panel), \(x), \(y)")
          }
        }
      }
      index += 1
    }
    #expect(index == 10)
  }

  @Test("what would be too large is made smaller, and if that is not enough there is no row")
  func budget() async throws {
    let folder = try Folder()
    let changed = try await scene(folder, width: 240, height: 160, noise: true)
    let film = try #require(try SceneThumbnails(changed, in: folder.path))
    let whole = try #require(try await film.writeSideBySide())
    let size = try folder.bytes(whole).count
    let smaller = try #require(try await film.writeSideBySide(budget: size / 3))
    #expect(try folder.bytes(smaller).count <= size / 3)
    #expect(try AnimationFrames(path: folder.path + "/" + smaller).width < 3 * 240)
    #expect(try await film.writeSideBySide(budget: 100) == nil)
  }

  @Test("a scene without a baseline has no row, and one without animations no film")
  func incomplete() async throws {
    let folder = try Folder()
    var scene = try await scene(folder)
    scene.media.expected = nil
    let film = try #require(try SceneThumbnails(scene, in: folder.path))
    #expect(try await film.writeSideBySide() == nil)
    #expect(try posterPicture(film) == Folder.picture(40, 30, position: 0))
    scene.media = Media()
    #expect(try SceneThumbnails(scene, in: folder.path) == nil)
  }

  @Test("the poster shows the new picture at the worst moment")
  func poster() async throws {
    let folder = try Folder()
    let changed = try await scene(folder)
    let film = try #require(try SceneThumbnails(changed, in: folder.path))
    // The sample's worst moment is at 0.04 s, the second frame.
    #expect(try posterPicture(film) == Folder.picture(40, 30, position: 0))
  }

  private func posterPicture(_ film: SceneThumbnails) throws -> Bitmap? {
    var decoder = try AnimationDecoder(bytes: try #require(try film.poster()))
    return try decoder.nextFrame()?.bitmap
  }

  @Test("pictures that are not opaque lie on white")
  func translucent() throws {
    let half = try Bitmap(width: 4, height: 4, fill: 0x8000_0080)
    let row = try SideBySide(titles: ["a"], panel: PixelSize(width: 4, height: 4), fonts: FontLibrary())
    // Half blue over white: 128 + 127.
    #expect(try row.picture([half])[13, 27] == 0xFF7F_7FFF)
  }
}
