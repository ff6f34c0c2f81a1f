import SpringformBitmap

/// Everything that decides one image of a GIF: a value, so that images can be made anywhere and in any order.
struct GIFImageTask: Sendable {
  /// The picture's width.
  var width: Int
  /// What has to be covered.
  var rect: PixelRect
  /// What is on screen before, in the source's colours, 0 where nothing is.
  var before: [UInt32]
  /// What has to be on screen. Pixels that differ from `before` are drawn; none of them may be transparent.
  var after: [UInt32]
  /// The colours that a viewer certainly shows before, 0 where that is not known.
  var known: [UInt32]
  /// Whether all colours that are drawn fit into a table, beside an entry for what stays where that is needed.
  var isExact: Bool
  /// Colours that have to be in the palette and are shown exactly.
  var fixedColors: [UInt32] = []
  /// How many others may be.
  var additionalColors = 256
  /// Whether the palette has a transparent entry even if nothing stays as it is: some readers take the area that was disposed
  /// of for filled unless the image upon it has one.
  var needsTransparentEntry = false
  var settings: GIFSettings
  var global: GIFGlobalPalette?

  /// Chooses the palette and compresses the rectangle.
  func run() -> GIFImage {
    let changes = GIFChanges(rect: rect, width: width, before: before, after: after)
    if isExact, let image = GIFExactImage(of: changes, for: self).smallest() { return image }
    let limit = settings.maximumColors - (changes.hasUnchanged || needsTransparentEntry ? 1 : 0)
    let histogram = OpponentHistogram(changes.histogram)
    if fixedColors.isEmpty, let global, let map = fittingMap(of: histogram, to: global.palette),
      let table = GIFTable(
        wholeGlobal: global.palette.colors, hasTransparentEntry: changes.hasUnchanged || needsTransparentEntry)
    {
      return dithered(changes, histogram, map, table) ?? image(of: changes, map, table, neighbors(in: map.palette))
    }
    let map = localMap(of: histogram, limit: limit)
    let table = GIFTable(
      local: map.palette.colors, hasTransparentEntry: changes.hasUnchanged || needsTransparentEntry)
    if let image = dithered(changes, histogram, map, table) { return image }
    return image(of: changes, map, table, neighbors(in: map.palette))
  }

  /// None where colours on screen have to be in the palette, because these are drawn again.
  private func neighbors(in palette: Palette) -> PaletteNeighbors {
    fixedColors.isEmpty ? PaletteNeighbors(in: palette, tolerance: settings.lossyTolerance) : .none
  }

  /// The mean distance from which on gradients show bands.
  private static let coarseError: Float = 0.008

  /// The dithered image, nil where it is not to be dithered. What fits the global colour table has no gradients to speak
  /// of: it is only dithered where the options ask for it.
  private func dithered(
    _ changes: GIFChanges, _ histogram: OpponentHistogram, _ map: GIFColorMap, _ table: GIFTable
  ) -> GIFImage? {
    let isAutomatic = settings.dither == .auto
    guard settings.dither != .none, !isAutomatic || !table.isGlobal else { return nil }
    let dither = GIFDither(
      isAutomatic ? .ordered : settings.dither, everywhere: !isAutomatic, width: width, picture: after)
    if isAutomatic, dither.visibleError(of: changes, histogram, map, above: Self.coarseError) <= Self.coarseError {
      return nil
    }
    return image(
      of: changes, map, table, neighbors(in: map.palette), indices: dither.indices(of: changes, histogram, map))
  }

  /// Of a picture's own palette; more take time and hardly improve it.
  private static let refinements = 1

  /// With the transparent one 128, which 7 bits tell apart.
  private static let halfTable = 127

  /// Half a colour table makes shorter codes; it does where the quality allows it, but not in pictures of very many colours,
  /// such as those of footage: similar colours of a whole table, which make longer strings, save more there for the same error.
  private func localMap(of histogram: OpponentHistogram, limit: Int) -> GIFColorMap {
    let simple = histogram.simplified
    let fixed = fixedColors.isEmpty ? global?.exactColors(in: histogram.rgb) ?? [] : fixedColors
    if fixedColors.isEmpty, settings.tolerance > 0, min(limit, additionalColors) > Self.halfTable,
      !histogram.rgb.hasManyColors
    {
      let half = Palette(for: simple, fixed: fixed, limit: Self.halfTable, refinements: Self.refinements)
      if let map = GIFColorMap(histogram, to: half, tolerance: settings.tolerance) { return map }
    }
    let palette = Palette(
      for: simple, fixed: fixed, additional: additionalColors, limit: limit, refinements: Self.refinements)
    return GIFColorMap(histogram, to: palette)
  }

  /// A palette that is near enough, for the pixels that it changes and for the picture as a whole.
  private func fittingMap(of histogram: OpponentHistogram, to palette: Palette) -> GIFColorMap? {
    GIFColorMap(histogram, to: palette, tolerance: settings.tolerance, area: after.count)
  }

  private func image(
    of changes: GIFChanges, _ map: GIFColorMap, _ table: GIFTable, _ neighbors: PaletteNeighbors,
    indices: [UInt8]? = nil
  ) -> GIFImage {
    let indices = indices ?? changes.indices(map.indices, else: map.transparentIndex)
    let unchanged =
      changes.hasUnchanged
      ? changes.unchangedIndices(in: known, none: map.transparentIndex) {
        $0 == 0 ? nil : map.palette.index(of: $0)
      } : []
    return GIFRectangle(
      rect: changes.rect, table: table, indices: indices, unchanged: unchanged, neighbors: neighbors
    ).small(drawnCount: changes.positions.count)
  }
}
