import SpringformBitmap

/// Applies a metric to the part that two pictures have both.
struct PictureJudge {
  /// What was found.
  struct Verdict {
    var changed = PixelBounds()
    var different = PixelBounds()
    /// The sum over all pixels of their largest difference of a component.
    var distance = 0
  }

  let rule: any PixelRule

  /// - Parameters:
  ///   - expected: the picture as it should be.
  ///   - actual: the picture as it is; what is ignored has been made equal.
  ///   - straight: both as they were before their colours were multiplied by alpha, for a metric that asks for it.
  ///   - mark: called for each pixel that counts as different.
  func judge(
    _ expected: Bitmap, _ actual: Bitmap, straight: (expected: StraightAlphaBitmap, actual: StraightAlphaBitmap)? = nil,
    mark: ((_ x: Int, _ y: Int) -> Void)? = nil
  ) -> Verdict {
    judge(expected, actual, straight, by: rule, mark)
  }

  private func judge<Rule: PixelRule>(
    _ expected: Bitmap, _ actual: Bitmap, _ straight: (expected: StraightAlphaBitmap, actual: StraightAlphaBitmap)?,
    by rule: Rule, _ mark: ((_ x: Int, _ y: Int) -> Void)?
  ) -> Verdict {
    PicturePair.with(expected.pixels, expected.size, actual.pixels, actual.size) { pair in
      let changes = PictureChanges(pair)
      var verdict = Verdict(changed: changes.area, distance: changes.distance)
      guard Rule.readsStraightAlpha else {
        if !changes.rows.isEmpty { verdict.different = worse(rule, changes, in: pair, mark) }
        return verdict
      }
      var rule = rule
      if changes.isOpaque, straight == nil {
        verdict.different = marked(&rule, changes, in: pair, mark)
        return verdict
      }
      let (a, b) = straight ?? (StraightAlphaBitmap(expected), StraightAlphaBitmap(actual))
      return PicturePair.with(a.pixels, a.size, b.pixels, b.size) { pair in
        let changes = PictureChanges(pair)
        verdict.changed = changes.area
        verdict.different = marked(&rule, changes, in: pair, mark)
        return verdict
      }
    }
  }

  /// Transparent pictures are judged on black and on white, and the backdrop counts that shows more differences.
  private func worse(
    _ rule: some PixelRule, _ changes: PictureChanges, in pair: PicturePair, _ mark: ((Int, Int) -> Void)?
  ) -> PixelBounds {
    var rule = rule
    var pair = pair
    guard !changes.isOpaque else { return marked(&rule, changes, in: pair, mark) }
    let onBlack = marked(&rule, changes, in: pair, nil)
    pair.backdrop = .white
    let onWhite = marked(&rule, changes, in: pair, nil)
    let isWorseOnWhite = onWhite.count > onBlack.count
    if mark != nil {
      pair.backdrop = isWorseOnWhite ? .white : .black
      _ = marked(&rule, changes, in: pair, mark)
    }
    return isWorseOnWhite ? onWhite : onBlack
  }

  private func marked(
    _ rule: inout some PixelRule, _ changes: PictureChanges, in pair: PicturePair, _ mark: ((Int, Int) -> Void)?
  ) -> PixelBounds {
    var marks = PixelMarks(visit: mark)
    rule.judge(changes, in: pair, &marks)
    return marks.area
  }
}
