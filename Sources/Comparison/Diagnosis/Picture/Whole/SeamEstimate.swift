import SpringformBitmap

/// A line across the picture with one side where it was, and the other one shifted.
struct SeamEstimate {
  /// Whether it runs from the top to the bottom.
  let isVertical: Bool
  /// Whether what lies to the right of it, or below, is shifted, rather than what lies to the left or above.
  let isBehind: Bool
  /// The first column or row that may lie behind the line, and the last one that may.
  private(set) var places: ClosedRange<Int>
  /// By how many pixels one side is shifted.
  let x: Int
  let y: Int

  /// Nil when no line explains what differs, or nothing lies across it: then it is something by itself that stands elsewhere.
  init?(_ samples: ChangeSamples) {
    guard samples.expected.size == samples.actual.size, samples.count >= Self.fewest, Self.comesAndGoes(samples) else {
      return nil
    }
    let found = [true, false].flatMap { isVertical in
      Self.shifts.compactMap { Line(samples, isVertical: isVertical, shift: $0, lineCount: Self.fewLines) }
    }
    guard let likely = found.min(by: { $0.share < $1.share }), likely.share < Self.likely,
      let best = Line(samples, isVertical: likely.isVertical, shift: likely.shift, lineCount: Self.lines),
      best.share < Self.rest, best.places.count <= Self.width
    else { return nil }
    (isVertical, isBehind, places) = (best.isVertical, best.isBehind, best.places)
    (x, y) = best.shift
  }

  /// Where the lines of several moments may both lie; nil unless it is one and the same.
  func common(with other: Self) -> Self? {
    guard isVertical == other.isVertical, isBehind == other.isBehind, (x, y) == (other.x, other.y),
      places.overlaps(other.places)
    else { return nil }
    var result = self
    result.places = places.clamped(to: other.places)
    return result
  }

  /// Whether something is seen before and after: what is gone may have gone anywhere.
  private static func comesAndGoes(_ samples: ChangeSamples) -> Bool {
    [samples.expected, samples.actual].allSatisfy { picture in
      samples.changed.count { picture[$0.x, $0.y] != samples.background } * 4 > samples.changed.count
    }
  }

  private static let shifts: [(x: Int, y: Int)] = (1...reach).flatMap { [($0, 0), (-$0, 0), (0, $0), (0, -$0)] }
  /// Pixels.
  private static let reach = 8
  private static let fewest = 30
  /// As far as an edge that is antialiased leaves it uncertain; two things side by side have more between them.
  private static let width = 2
  /// Of the squared difference.
  private static let rest: Float = 0.03
  /// The same for a first look.
  private static let likely: Float = 0.15
  /// So many rows or columns show by how much one side may be shifted, and so many where the line is.
  private static let fewLines = 10
  private static let lines = 64

  private struct Line {
    let isVertical: Bool
    let shift: (x: Int, y: Int)
    let length: Int
    let isBehind: Bool
    let places: ClosedRange<Int>
    /// Of the squared difference, what is left.
    let share: Float

    init?(_ samples: ChangeSamples, isVertical: Bool, shift: (x: Int, y: Int), lineCount: Int) {
      (self.isVertical, self.shift) = (isVertical, shift)
      let (width, height) = (samples.expected.width, samples.expected.height)
      let (old, new) = (samples.expected.pixels, samples.actual.pixels)
      length = isVertical ? width : height
      var (plain, moved) = ([Float](repeating: 0, count: length), [Float](repeating: 0, count: length))
      let across = isVertical ? samples.bounds.rows : samples.bounds.columns
      for line in stride(from: across.lowerBound, to: across.upperBound, by: across.count / lineCount + 1) {
        for place in 0..<length {
          let (x, y) = isVertical ? (place, line) : (line, place)
          // What comes from beyond the picture is not known.
          guard (0..<width).contains(x - shift.x), (0..<height).contains(y - shift.y) else { continue }
          let (index, pixel) = (y &* width &+ x, new[y &* width &+ x])
          plain[place] += Self.squaredDistance(pixel, old[index])
          moved[place] += Self.squaredDistance(pixel, old[index &- shift.y &* width &- shift.x])
        }
      }
      let energy = plain.reduce(0, +)
      guard energy > 0 else { return nil }
      // What is left with the line before each place: all before it unmoved, all behind it moved.
      var rests = [moved.reduce(0, +)]
      let all = energy + rests[0]
      for place in 0..<length { rests.append(rests[place] + plain[place] - moved[place]) }
      let (least, most) = (rests.min() ?? 0, rests.max() ?? 0)
      isBehind = least <= all - most
      if !isBehind { rests = rests.map { all - $0 } }
      share = max(min(least, all - most), 0) / energy
      let limit = min(least, all - most) + energy * 1e-3
      guard let first = rests.firstIndex(where: { $0 <= limit }), let last = rests.lastIndex(where: { $0 <= limit }),
        first > 0, last < length
      else { return nil }
      places = first...last
    }

    /// In most places both are the same.
    @inline(__always)
    private static func squaredDistance(_ a: UInt32, _ b: UInt32) -> Float {
      a == b ? 0 : (SIMD4<Float>(Pixel.components(a)) - SIMD4<Float>(Pixel.components(b))).squaredLength
    }
  }
}
