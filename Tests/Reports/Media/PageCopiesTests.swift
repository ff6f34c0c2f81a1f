import SpringformCodecs
import SpringformComparison
import SpringformVerification
import Testing

@testable import SpringformReports

@Suite("What a page holds of animations")
struct PageCopiesTests {
  @Test("Copies take no more than their budget and a twentieth, even of noise", arguments: [300_000, 60_000])
  func noise(budget: Int) async throws {
    let folder = try Folder()
    for name in ["a/expected.apng", "a/actual.apng"] {
      try await folder.writeAnimation(name, width: 120, height: 100, frames: 30, noise: true)
    }
    var scene = sampleScene(
      "a", .changed, media: Media(expected: "a/expected.apng", actual: "a/actual.apng"))
    let moments = (0..<30).map { index in
      MomentResult(time: Double(index) / 25, expectedFrame: index, actualFrame: index, tier: .different)
    }
    scene.comparison = ComparisonResult(metric: "similar", moments: moments, failingCount: 30)
    let copies = try #require(try await PageCopies(scene, in: folder.path, budget: budget))
    let (expected, actual) = (try #require(copies.expected), try #require(copies.actual))
    #expect(Double(expected.count + actual.count) <= 1.05 * Double(budget))
    // Not far less, either: noise takes three of the four bytes that a pixel may take.
    #expect(Double(expected.count + actual.count) >= 0.5 * Double(budget))
    let info = try AnimationDecoder(bytes: expected).info
    #expect(info.frames.count >= 12 && info.width < 120)
    let small = "pictures of \(info.width)\u{A0}×\u{A0}\(info.height) instead of 120\u{A0}×\u{A0}100 pixels"
    #expect(copies.note.contains(small))
    // All of it is less than this.
    #expect(try await PageCopies(scene, in: folder.path, budget: 3_000_000) == nil)
  }

  @Test(
    "Scenes share a page: those that need little have it, the others as much as each other",
    arguments: [
      ([], 100), ([60], 100), ([160], 100), ([50, 50], 100), ([60, 60], 50), ([10, 200, 300], 45), ([10, 20, 300], 70),
      ([0, 0, 101], 100), ([34, 34, 34], 33),
    ] as [([Int], Int)])
  func share(sizes: [Int], share: Int) {
    #expect(PageBudget.share(of: 100, sizes) == share)
    let held = sizes.reduce(0) { $0 + min($1, share) }
    #expect(held <= 100)
  }
}
