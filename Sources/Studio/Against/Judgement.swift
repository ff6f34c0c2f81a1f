import SpringformComparison

/// What a scene is beside the file that it is held against.
struct Judgement: Encodable, Hashable {
  /// What the page asked with.
  let id: Int
  /// `identical`, `similar` or `different`; `unknown` where nothing could be compared.
  let tier: String
  /// What differs, and why, as far as it can be told. Frames are the file's.
  let sentence: String
  /// How many pixels of a picture differ on average over time; `nil` where nothing could be compared.
  private(set) var pixels: Double?
  /// When either animation goes on, in seconds, and how many pixels differ from then on.
  private(set) var starts: [Double] = []
  private(set) var differing: [Int] = []
  /// When most differs, in seconds; `nil` where nothing does.
  private(set) var worst: Double?

  init(id: Int, unknown reason: String) { (self.id, tier, sentence) = (id, "unknown", reason) }

  /// - Parameter comparison: of the file with the scene.
  init(id: Int, _ comparison: AnimationComparison) {
    self.id = id
    tier = "\(comparison.tier)"
    sentence = comparison.cause(frames: .ofExpected) ?? comparison.sentence(cause: nil, frames: .ofExpected)
    let moments = comparison.moments
    starts = moments.map(\.start)
    differing = moments.map(\.comparison.differentPixels)
    worst = comparison.worst.flatMap { moments.indices.contains($0) ? moments[$0].start : nil }
    pixels = Self.average(moments)
  }

  private static func average(_ moments: [Moment]) -> Double {
    let duration = moments.reduce(0) { $0 + ($1.end - $1.start) }
    guard duration > 0 else { return Double(moments.first?.comparison.differentPixels ?? 0) }
    return moments.reduce(0) { $0 + Double($1.comparison.differentPixels) * ($1.end - $1.start) } / duration
  }
}
