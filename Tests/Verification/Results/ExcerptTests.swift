import SpringformBitmap
import SpringformComparison
import SpringformVerification
import Testing

@Suite("What is shown of large animations")
struct ExcerptTests {
  private let phone = PixelSize(width: 750, height: 1334)

  @Test("What is small is shown whole")
  func small() {
    let excerpt = Excerpt(
      of: Array(repeating: .different, count: 600), size: phone, byteCount: Excerpt.byteBudget)
    #expect(!excerpt.isPartial)
    #expect(excerpt.moments == Array(0..<600) && excerpt.scale == 1)
  }

  @Test(
    "Pictures become smaller first, then fewer", arguments: [(20_000_000, 600), (80_000_000, 600), (40_000_000, 90)])
  func large(byteCount: Int, count: Int) {
    let excerpt = Excerpt(of: Array(repeating: .different, count: count), size: phone, byteCount: byteCount)
    let size = excerpt.size(of: phone)
    #expect(excerpt.isPartial && size.height >= 667)
    #expect(size.height == 667 || excerpt.moments.count == count)
    // A pixel of a smaller picture is taken to need three times the bytes.
    let share = Double(excerpt.moments.count * size.area) / Double(count * phone.area)
    let bytes = 3 * Double(byteCount) * share
    #expect(bytes < 1.01 * Double(Excerpt.byteBudget) && bytes > 0.9 * Double(Excerpt.byteBudget))
  }

  @Test("Of noise a dozen moments remain, as small as they have to be", arguments: [1, 4, 1000])
  func noise(part: Int) {
    // Four bytes a pixel, of each animation.
    let excerpt = Excerpt(
      of: Array(repeating: .different, count: 100), size: phone, byteCount: 100 * phone.area * 8,
      budget: Excerpt.byteBudget / part)
    let bytes = Double(excerpt.moments.count * excerpt.size(of: phone).area * 8)
    #expect(excerpt.moments.count == 12)
    #expect(abs(bytes / Double(Excerpt.byteBudget / part) - 1) < 0.1)
  }

  @Test("A large still picture stays one moment, and as large as it can")
  func still() {
    let excerpt = Excerpt(of: [.different], size: PixelSize(width: 4000, height: 3000), byteCount: 40_000_000)
    #expect(excerpt.moments == [0])
    #expect(excerpt.size(of: PixelSize(width: 4000, height: 3000)).width > 1100)
  }

  @Test("A single wrong picture is shown wherever it is, and so is the worst", arguments: [0, 1, 137, 598, 599])
  func glitch(number: Int) {
    var tiers = [Tier](repeating: .identical, count: 600)
    tiers[number] = .different
    tiers[(number + 1) % 600] = .similar
    #expect(Excerpt(of: tiers, size: phone, byteCount: 80_000_000).moments.contains(number))
    let worst = Excerpt(
      of: Array(repeating: .different, count: 600), wanted: [number], size: phone, byteCount: 80_000_000)
    #expect(worst.moments.contains(number))
    #expect(worst.moments == worst.moments.sorted() && Set(worst.moments).count == worst.moments.count)
  }

  @Test("Of a comparison the moments that are shown remain, with their bounds in the smaller pictures")
  func comparison() {
    let moments = (0..<600).map { index in
      MomentResult(
        time: Double(index) / 60, expectedFrame: index, actualFrame: index, tier: .different, differentPixels: 9,
        bounds: PixelRect(x: 101, y: 3, width: 10, height: 10))
    }
    let whole = ComparisonResult(metric: "similar", moments: moments, worst: 301, failingCount: 600, flicker: [301])
    let excerpt = Excerpt(
      of: moments.map(\.tier), wanted: [301, 7, 302], size: PixelSize(width: 1334, height: 100), byteCount: 80_000_000)
    #expect(excerpt.scale == 0.5)
    let shown = whole.showing(excerpt)
    #expect(shown.moments.map(\.expectedFrame) == excerpt.moments)
    #expect(shown.moments.allSatisfy { $0.bounds == PixelRect(x: 50, y: 1, width: 6, height: 6) })
    #expect(shown.worst.map { shown.moments[$0].expectedFrame } == 301)
    #expect(shown.flicker == [shown.worst])
    #expect(shown.failingCount == 600)
    // A cause's moment is there, with its layer, unless one that is wanted more takes its place.
    let causes = [7, 302, 599].map { moment in
      CauseResult(phrase: "a", moment: moment, bounds: PixelRect(x: 101, y: 3, width: 10, height: 10)).showing(excerpt)
    }
    let frames = causes.map { $0.moment.flatMap { shown.moments[$0].expectedFrame } }
    #expect(frames[0] == 7 && causes[0].bounds == PixelRect(x: 50, y: 1, width: 6, height: 6))
    for (frame, cause) in zip(frames, causes).dropFirst() {
      #expect(cause.bounds == nil || frame == 302 || frame == 599)
    }
    #expect(frames[1] == 301 || frames[1] == 302)
  }
}
