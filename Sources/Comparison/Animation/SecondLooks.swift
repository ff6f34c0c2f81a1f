import SpringformBitmap

/// The pictures of some of the moments that differ, evenly spread, for a second look: kept as they pass, so that no picture is
/// decoded twice, and so few that memory does not grow with their number.
struct SecondLooks {
  private typealias Look = (expected: Bitmap, actual: Bitmap)

  /// Every ``step``-th, from the first on.
  private var kept: [Look] = []
  private var count = 0
  private var step = 1
  private let most: Int

  /// - Parameter area: pixels of a picture of both animations together.
  init(area: Int) {
    most = min(max(Limits.memory / (area * MemoryLayout<UInt32>.stride), Limits.fewest), Limits.most)
  }

  /// Takes the pictures of the next moment that differs.
  mutating func add(_ expected: Bitmap, _ actual: Bitmap) {
    defer { count += 1 }
    guard count % step == 0 else { return }
    if kept.count == most {
      step *= 2
      kept = stride(from: 0, to: kept.count, by: 2).map { kept[$0] }
      guard count % step == 0 else { return }
    }
    // Whoever makes the next picture from this one has to copy it, so no other is kept.
    kept.append((expected, actual))
  }

  /// Hands them out in order, the first moment that differs among them.
  func forEach(_ body: (_ expected: Bitmap, _ actual: Bitmap) -> Void) {
    let number = min(kept.count, Limits.looks)
    for place in 0..<number {
      let look = kept[place * (kept.count - 1) / max(number - 1, 1)]
      body(look.expected, look.actual)
    }
  }
}

private enum Limits {
  /// How many moments are looked at again.
  static let looks = 9
  /// How many pairs of pictures are kept: of large ones fewer.
  static let most = 18
  static let fewest = 4
  /// The most bytes of all pictures that are kept.
  static let memory = 256 << 20
}
