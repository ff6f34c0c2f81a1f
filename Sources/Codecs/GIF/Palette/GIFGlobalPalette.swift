import SpringformBitmap

/// The palette at a file's head, which frames may use without storing their own.
///
/// It is chosen from the first pictures: their fills, which are exact from then on in every frame, and stand-ins for
/// what else changes.
struct GIFGlobalPalette: Sendable {
  let palette: Palette
  let substitutes: Substitutes

  /// The palette for some pictures that follow each other, the first one whole and of the others what changes.
  init(for pictures: [[UInt32]], settings: GIFSettings) {
    var histogram = ColorHistogram()
    var before: [UInt32]?
    for picture in pictures {
      if let before { histogram.add(picture, except: before) } else { histogram.add(picture, except: []) }
      before = picture
    }
    palette = Palette(for: ColorCloud(histogram), limit: settings.maximumColors - 1)
    substitutes = Substitutes(in: palette, tolerance: settings.lossyTolerance * 1.15)
  }

  /// So many of the palette's first colours are exact in every frame, whichever palette it has: not more, because they
  /// take room there.
  private static let mostExactColors = 64

  /// Whether a colour is shown as it is in every frame.
  func isExact(_ color: UInt32) -> Bool {
    guard let index = palette.index(of: color) else { return false }
    return index < min(palette.exactCount, Self.mostExactColors)
  }

  /// The colours among these that have to stay exact, most frequent first.
  func exactColors(in histogram: ColorHistogram) -> [UInt32] { histogram.byFrequency(where: isExact) }
}
