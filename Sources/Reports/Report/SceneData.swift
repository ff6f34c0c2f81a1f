import FoundationEssentials
import SpringformBitmap
import SpringformComparison
import SpringformNumerics
import SpringformVerification

/// What the report's player knows about a scene, beside the pictures.
struct SceneData: Encodable {
  struct Samples: Encodable {
    let times: [Double]
    let values: [Double?]

    init(_ samples: CurveResult.Samples) {
      let count = min(samples.times.count, samples.values.count)
      times = samples.times.prefix(count).map { shortened($0) }
      values = samples.values.prefix(count).map { $0.flatMap { $0.isFinite ? shortened($0) : nil } }
    }
  }

  /// Where a cause is seen.
  struct Cause: Encodable {
    /// The number of one of the moments.
    let moment: Int?
    /// Of its layer, in pixels of the page's pictures.
    let bounds: [Int]?
  }

  struct Curve: Encodable {
    let expected: Samples?
    let actual: Samples?
  }

  let number: Int
  /// One value for each moment; all of them absent where nothing was compared.
  let times: [Double]?
  let expected: [Int?]?
  let actual: [Int?]?
  let tier: [String]?
  let different: [Int]?
  let causes: [Cause]
  /// How many pixels of the scene are as wide as one of the page's pictures.
  let shrinking: Double
  /// x, y, width and height in pixels of the page's pictures.
  let bounds: [[Int]?]?
  let flicker: [Int]
  let worst: Int?
  /// How many different pixels a moment may have.
  let allowed: Int
  /// Seconds.
  let lag: Double
  /// What the error chart shows, in words.
  let chartText: String
  let curves: [Curve]

  /// - Parameter copies: what the page holds in the place of animations that are too large for it.
  init(_ scene: SceneResult, number: Int, _ copies: PageCopies? = nil) {
    self.number = number
    shrinking = copies?.shrinking ?? 1
    let comparison = (copies?.comparison ?? scene.comparison).flatMap { $0.moments.isEmpty ? nil : $0 }
    let moments = comparison?.moments
    times = moments?.map { shortened($0.time) }
    expected = moments?.map(\.expectedFrame)
    actual = moments?.map(\.actualFrame)
    tier = moments?.map(\.tier.rawValue)
    different = moments?.map(\.differentPixels)
    bounds = moments?.map { $0.bounds.map { [$0.x, $0.y, $0.width, $0.height] } }
    flicker = comparison?.flicker ?? []
    worst = comparison?.worst.flatMap { moments?.indices.contains($0) == true ? $0 : nil }
    allowed = comparison?.maximumDifferentPixels ?? 0
    lag = shortened(comparison?.lag ?? 0)
    chartText = scene.comparison.map { Self.words($0) } ?? ""
    causes = (copies?.causes ?? scene.causes).map { cause in
      let moment = cause.moment.flatMap { moments?.indices.contains($0) == true ? $0 : nil }
      return Cause(moment: moment, bounds: cause.bounds.map { [$0.x, $0.y, $0.width, $0.height] })
    }
    curves = scene.curves.map { Curve(expected: $0.expected.map(Samples.init), actual: $0.actual.map(Samples.init)) }
  }

  /// For a `script` element.
  func scriptText() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return scriptEscaped(try encoder.encode(self))
  }

  /// How much differs and when most, and if wanted, where.
  static func words(_ comparison: SpringformVerification.ComparisonResult, withPlace: Bool = false) -> String {
    let total = comparison.moments.count
    let start = "Different pixels at each of \(total) moments: \(comparison.failingCount) of them fail"
    guard let worst = comparison.worst, comparison.moments.indices.contains(worst) else { return start + "." }
    let moment = comparison.moments[worst]
    let place = moment.bounds.map { " in \($0.width) × \($0.height) pixels at (\($0.x), \($0.y))" } ?? ""
    return start
      + ", the worst at \(moment.time.typographicText(places: 3)) s with \(moment.differentPixels.groupedText)"
      + (withPlace ? place : "") + "."
  }
}

/// Without digits that no picture could show.
private func shortened(_ value: Double) -> Double {
  value.magnitude < 1e9 ? value.rounded(places: 6) : value
}
