import SpringformBitmap

/// The global colour table, which images may use instead of storing a local one.
///
/// It is chosen from the pictures that are looked at beforehand: colours that make many of them exact, fills, which are
/// exact from then on in every frame, and representatives of what else changes.
struct GIFGlobalPalette: Sendable {
  let palette: Palette
  /// The mean distance of the quantised colours of these pictures from their representatives in the whole palette.
  let quantizationError: Float

  /// The palette with which the fewest bytes of local colour tables are stored; nil when there are no colours.
  init?(for statistics: GIFColorStatistics, settings: GIFSettings) {
    // An image that draws many colours needs an entry for what stays; one that draws few has another's.
    let limit = settings.maximumColors - (statistics.quantizedPictures.isEmpty ? 0 : 1)
    let colors = statistics.quantizedColors.colors.isEmpty ? statistics.all : statistics.quantizedColors
    guard !colors.colors.isEmpty else { return nil }
    let histogram = OpponentHistogram(colors)
    var covers: [[UInt32]] = []
    for part in 0...Self.parts {
      let cover = GIFSetCover.colors(of: statistics.exactPictures, room: limit * part / Self.parts)
      if cover.count != covers.last?.count { covers.append(cover) }
    }
    let candidates = covers.map { cover in
      let palette = Palette(
        for: histogram, fixed: cover, limit: limit,
        refinements: max(Self.refinements, Palette.refinements(limit: limit)))
      return Candidate(palette, for: statistics, histogram, settings)
    }
    guard let plain = candidates.first, let best = candidates.min(by: { $0.bytes < $1.bytes }) else { return nil }
    let kept = statistics.all.byFrequency(
      where: ColorTable(best.palette.colors.prefix(best.palette.exactCount)).contains)
    palette = Palette(
      exact: GIFColorOrder(of: kept, drawing: statistics.exactPictures).colors,
      representatives: Array(best.palette.colors.dropFirst(kept.count)))
    exact = ColorTable(kept.prefix(settings.maximumColors / Self.exactShare))
    quantizationError = plain.error
  }

  /// Covering pictures may take none, one, two or three thirds of the palette.
  private static let parts = 3
  private static let refinements = 3

  /// The colours that are exact in every frame, whichever palette it has: the most frequent ones.
  private let exact: ColorTable
  /// Not more than this part of a palette, because they take room in every one.
  private static let exactShare = 4

  /// Whether a colour is shown as it is in every frame.
  func isExact(_ color: UInt32) -> Bool {
    exact.contains(color)
  }

  /// The colours among these that have to stay exact, most frequent first.
  func exactColors(in histogram: ColorHistogram) -> [UInt32] { histogram.byFrequency(where: isExact) }

  /// A palette and what it costs.
  private struct Candidate {
    let palette: Palette
    let error: Float
    /// The tables of the pictures that cannot use it.
    let bytes: Int

    /// - Parameter histogram: the colours that have to be quantised.
    init(
      _ palette: Palette, for statistics: GIFColorStatistics, _ histogram: OpponentHistogram, _ settings: GIFSettings
    ) {
      self.palette = palette
      let squares = zip(histogram.colors, histogram.opponentColors).map { color, opponentColor in
        palette.index(of: color) == nil ? palette.nearest(to: opponentColor).squaredDistance : 0
      }
      var overall = GIFPaletteError()
      for (square, count) in zip(squares, histogram.counts) { overall.add(square, pixels: count) }
      error = overall.mean
      var bytes = 0
      for colors in statistics.exactPictures where !colors.allSatisfy({ palette.index(of: $0) != nil }) {
        bytes += GIFTable.size(colors: colors.count)
      }
      for picture in statistics.quantizedPictures {
        var error = GIFPaletteError()
        for share in picture.shares { error.add(squares[Int(share.position)], pixels: Int(share.count)) }
        if !error.isTolerable(settings.tolerance, area: picture.area) { bytes += Self.usualTable }
      }
      self.bytes = bytes
    }

    /// Of a picture with many colours.
    private static let usualTable = GIFTable.size(colors: 127)
  }
}
