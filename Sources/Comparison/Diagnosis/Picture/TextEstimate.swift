import SpringformBitmap

/// What changed in a row of text.
struct TextEstimate {
  enum Change {
    case heavier, lighter, otherText
  }

  let change: Change

  /// Nil for what is no text, and for what cannot be told.
  /// - Parameter placement: the best one for all that changed.
  init?(_ samples: ChangeSamples, placement: PlacementEstimate?) {
    guard samples.count >= Self.fewestPixels, samples.roughness > 0.3, let row = InkRow(samples) else { return nil }
    let growths = row.growths
    // Strokes of small type run into each other, but change from one pixel to the next.
    let isSmallType = growths.count > 3 && samples.roughness > 1 && (placement?.whole ?? 0) < 0.5 && !row.isWithinWord
    guard row.isText || isSmallType else { return nil }
    let mean = growths.reduce(0, +) / Float(max(growths.count, 1))
    let alike = growths.count { $0 * mean > 0 && abs($0) > 0.01 }
    let same = growths.count { abs($0) < 0.02 }
    let isWithinWord = row.isWithinWord
    // Heavier letters have more ink everywhere, and are as high as they were.
    let isWeight =
      growths.count > 1 && alike * 5 >= growths.count * 4 && abs(mean) > 0.03 && abs(row.spread - 1) < 0.015
    if isWeight, !isWithinWord {
      change = mean > 0 ? .heavier : .lighter
    } else if !row.isText {
      return nil
    } else if isWithinWord
      || (placement?.whole ?? 0) < 0.5 && same * 3 > growths.count && abs(row.growth) < 0.05
        && abs(row.spread - 1) < 0.015
    {
      change = .otherText
    } else {
      return nil
    }
  }

  /// What is smaller tells nothing.
  private static let fewestPixels = 12
}
