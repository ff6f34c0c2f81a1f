package import SpringformBitmap
package import SpringformComparison

/// What is shown of two animations where they are too large to be shown whole, as in a page that holds all its pictures:
/// first smaller pictures, then fewer.
package struct Excerpt: Hashable, Sendable {
  /// The numbers of the moments that are shown, ascending.
  package let moments: [Int]
  /// What the sides of the pictures are multiplied with: at most 1.
  package let scale: Double
  private let count: Int

  /// The most bytes of two animations that are shown whole, and about as many as an excerpt has.
  package static let byteBudget = 10_000_000

  /// Pictures are not made smaller than this for the sake of their number, while there are more than the least: a side of
  /// this many pixels.
  private static let leastSide = 667.0

  /// An excerpt has so many moments at least, however small that makes their pictures.
  private static let leastCount = 12

  /// What a pixel of a smaller picture takes as a rule, compared with one of the whole: fine detail is packed closer.
  package static let usualDensity = 3.0

  /// A pixel never takes more bytes than it has components.
  private static let highestDensity = 4.0

  /// - Parameters:
  ///   - tiers: of all moments.
  ///   - wanted: the numbers of moments that are shown above others, the most important first: that which differs most, and those
  ///     that show causes.
  ///   - size: of the larger picture.
  ///   - byteCount: of both animations' files.
  ///   - budget: the most bytes of animations that are shown whole, and as many as the excerpt should have.
  ///   - density: how many bytes a pixel of a smaller picture takes for each that one of the whole takes.
  package init(
    of tiers: [Tier], wanted: [Int] = [], size: PixelSize, byteCount: Int, budget: Int = byteBudget,
    density: Double = usualDensity
  ) {
    count = tiers.count
    guard byteCount > budget, !tiers.isEmpty else {
      (moments, scale) = (Array(tiers.indices), 1)
      return
    }
    let area = Double(size.area)
    let bytesPerPixel = min(
      Double(byteCount) / (area * Double(tiers.count)) * density, Self.highestDensity * 2)
    let pixels = Double(budget) / bytesPerPixel
    /// At which so many moments have these pixels.
    func fittingScale(_ count: Int) -> Double { min((pixels / (area * Double(count))).squareRoot(), 1) }
    let least = min(Self.leastSide / Double(max(size.width, size.height)), 1)
    let preferred = max(fittingScale(tiers.count), least)
    let fitting = Int(min(pixels / (area * preferred * preferred), Double(tiers.count)))
    moments = Self.spread(min(max(fitting, Self.leastCount), tiers.count), of: tiers, wanted)
    scale = min(preferred, fittingScale(moments.count))
  }

  /// - Parameter byteCount: of both animations' files.
  package init(_ comparison: AnimationComparison, byteCount: Int) {
    let (old, new) = (comparison.expected.size, comparison.actual.size)
    self.init(
      of: comparison.moments.map(\.tier), wanted: comparison.worst.map { [$0] } ?? [],
      size: PixelSize(width: max(old.width, new.width), height: max(old.height, new.height)), byteCount: byteCount)
  }

  /// Whether something is left out.
  package var isPartial: Bool { scale < 1 || moments.count < count }

  /// The size of a picture in the excerpt.
  package func size(of picture: PixelSize) -> PixelSize {
    PixelSize(
      width: max(Int((Double(picture.width) * scale).rounded()), 1),
      height: max(Int((Double(picture.height) * scale).rounded()), 1))
  }

  /// So many moments: of each stretch the first of those that are worst, so that not even a single wrong picture is lost.
  private static func spread(_ count: Int, of tiers: [Tier], _ wanted: [Int]) -> [Int] {
    (0..<count).compactMap { number in
      let stretch = tiers.count * number / count..<tiers.count * (number + 1) / count
      if let first = wanted.first(where: { stretch.contains($0) }) { return first }
      let highest = stretch.map { tiers[$0] }.max()
      return stretch.first { tiers[$0] == highest }
    }
  }
}

extension ComparisonResult {
  /// What of it an excerpt shows: some moments, with bounds in the smaller pictures.
  package func showing(_ excerpt: Excerpt) -> Self {
    var result = self
    result.moments = excerpt.moments.map { number in
      var moment = moments[number]
      moment.bounds = moment.bounds.map { $0.scaled(by: excerpt.scale) }
      return moment
    }
    func place(_ number: Int) -> Int? { excerpt.moments.firstIndex(of: number) }
    result.worst = worst.flatMap(place)
    result.flicker = flicker.compactMap(place)
    return result
  }
}

extension PixelRect {
  /// The smallest rectangle of whole pixels around it at another scale.
  func scaled(by scale: Double) -> Self {
    func edge(_ value: Int, _ rounding: FloatingPointRoundingRule) -> Int {
      Int((Double(value) * scale).rounded(rounding))
    }
    let (left, top) = (edge(x, .down), edge(y, .down))
    return Self(x: left, y: top, width: edge(x + width, .up) - left, height: edge(y + height, .up) - top)
  }
}
