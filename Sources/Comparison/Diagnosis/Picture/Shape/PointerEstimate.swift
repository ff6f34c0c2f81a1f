import SpringformBitmap

/// An arrow as desktops show it where the mouse is: its point at the upper left, one straight side, black and white.
struct PointerEstimate {
  init?(_ samples: ChangeSamples) {
    let bounds = samples.bounds
    guard Self.widths.contains(bounds.width), Self.proportions.contains(Float(bounds.height) / Float(bounds.width)),
      samples.isBlackAndWhite
    else { return nil }
    // The last column of each row, from the left side.
    var ends = [Int](repeating: -1, count: bounds.height)
    var begins = [Int](repeating: bounds.width, count: bounds.height)
    for place in samples.changed {
      let (x, y) = (place.x - bounds.x, place.y - bounds.y)
      ends[y] = max(ends[y], x)
      begins[y] = min(begins[y], x)
    }
    guard let widest = ends.indices.max(by: { (ends[$0], -$0) < (ends[$1], -$1) }),
      Self.heads.contains(Float(widest + 1) / Float(bounds.height))
    else { return nil }
    let slack = 1.5 + 0.06 * Float(bounds.width)
    let straight = (0...widest).count { begins[$0] <= 1 + bounds.width / 8 }
    let growing = (0...widest).count { row in
      abs(Float(ends[row]) - Float(row) * Float(ends[widest]) / Float(max(widest, 1))) <= slack
    }
    let tail = ends[(widest + 1)...]
    guard straight * 10 >= (widest + 1) * 9, growing * 10 >= (widest + 1) * 9,
      tail.suffix(max(tail.count / 2, 1)).allSatisfy({ $0 * 10 <= bounds.width * 9 })
    else { return nil }
  }

  /// Pixels.
  private static let widths = 6...64
  /// Of height to width.
  private static let proportions: ClosedRange<Float> = 1.2...2
  /// Where it is widest, as a share of its height: the tail is below.
  private static let heads: ClosedRange<Float> = 0.5...0.85
}

extension ChangeSamples {
  /// Whether what changed is nearly black or nearly white now, but for greys between the two.
  fileprivate var isBlackAndWhite: Bool {
    let greys = changed.count { place in
      let color = actual(place.x, place.y)
      let (low, high) = (min(color[0], color[1], color[2]), max(color[0], color[1], color[2]))
      return high - low <= 40 && color[3] >= 128
    }
    let ends = changed.count { place in
      let color = actual(place.x, place.y)
      return max(color[0], color[1], color[2]) <= 48 || min(color[0], color[1], color[2]) >= 207
    }
    return changedStep == 1 && greys * 20 >= changed.count * 19 && ends * 3 >= changed.count * 2
  }
}
