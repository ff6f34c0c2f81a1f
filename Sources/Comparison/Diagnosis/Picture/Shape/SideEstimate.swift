import SpringformBitmap

/// How the outermost edges of what is drawn moved on each side, compared to how a placement says that they did.
struct SideEstimate {
  /// Of those that the placement moves: how far they moved, as a share of that.
  private var shares: [Float] = []

  /// - Parameter placement: of another size.
  init(_ samples: ChangeSamples, _ placement: PlacementEstimate) {
    guard let background = samples.background, let before = InkProfile(samples, samples.expected, background),
      let after = InkProfile(samples, samples.actual, background)
    else { return }
    let bounds = samples.bounds
    let middle = SIMD2(Float(2 * bounds.x + bounds.width - 1), Float(2 * bounds.y + bounds.height - 1)) / 2
    let axes = [(before.columns, after.columns), (before.rows, after.rows)]
    for (axis, (old, new)) in axes.enumerated() {
      for isFar in [false, true] {
        guard let from = old.edge(isFar: isFar), let to = new.edge(isFar: isFar) else { continue }
        var way = SIMD2<Float>.zero
        way[axis] = from - middle[axis]
        let said = placement.moved(at: way)[axis]
        if abs(said) > Self.least { shares.append((to - from) / said) }
      }
    }
  }

  /// Whether one of them did not move that far, or the other way.
  var contradict: Bool { shares.contains { !Self.likely.contains($0) } }

  /// Pixels; what is less depends on how an edge is antialiased.
  private static let least: Float = 0.1
  /// Found: sides of what was scaled by 1 to 8 % lie between 0.5 and 1.7; those of a card whose corners changed around 0.
  private static let likely: ClosedRange<Float> = 0.3...2.5
}

/// How much of what is drawn each column, or row, of what changed has where it has most: from 0 to 1.
private struct InkProfile {
  struct Line {
    /// The first column or row.
    var start: Int
    var values: [Float]

    /// Where it first becomes half as much as it ever is, from the near end or the far one; between pixels it is interpolated.
    /// Nil where that lies beyond the end.
    func edge(isFar: Bool) -> Float? {
      let ordered = isFar ? values.reversed() : values
      guard let first = ordered.firstIndex(where: { $0 > 0.5 }), first > 0 else { return nil }
      let (outside, inside) = (ordered[first - 1], ordered[first])
      let place = Float(first) - (inside - 0.5) / (inside - outside)
      return Float(start) + (isFar ? Float(values.count - 1) - place : place)
    }
  }

  let columns: Line
  let rows: Line

  init?(_ samples: ChangeSamples, _ picture: Bitmap, _ background: UInt32) {
    let bounds = samples.bounds
    let outer = PixelRect(x: bounds.x - 3, y: bounds.y - 3, width: bounds.width + 6, height: bounds.height + 6)
    guard let area = outer.clipped(to: picture.size), area.area < Self.limit else { return nil }
    let paper = SIMD4<Float>(Pixel.components(background))
    var (columns, rows) = ([Float](repeating: 0, count: area.width), [Float](repeating: 0, count: area.height))
    for y in 0..<area.height {
      for x in 0..<area.width {
        let pixel = picture[area.x + x, area.y + y]
        guard pixel != background else { continue }
        let ink = (SIMD4<Float>(Pixel.components(pixel)) - paper).squaredLength
        columns[x] = max(columns[x], ink)
        rows[y] = max(rows[y], ink)
      }
    }
    guard let most = columns.max(), most > 0 else { return nil }
    self.columns = Line(start: area.x, values: columns.map { ($0 / most).squareRoot() })
    self.rows = Line(start: area.y, values: rows.map { ($0 / most).squareRoot() })
  }

  /// Pixels; of what is larger, the sides are not looked at.
  private static let limit = 1_000_000
}
