import SpringformBitmap

/// Everything that decides one image of a GIF: a value, so that images can be made anywhere and in any order.
struct GIFImageTask: Sendable {
  /// The picture's width.
  var width: Int
  /// What has to be covered, nil for the smallest rectangle around what changes.
  var rect: PixelRect?
  /// What is on screen before, in the source's colours, 0 where nothing is.
  var before: [UInt32]
  /// What has to be on screen. Pixels that differ from `before` are drawn; none of them may be transparent.
  var after: [UInt32]
  /// Whether the source changes more colours here than a palette holds, so that the image need not be exact even if fewer
  /// of them are left to draw.
  var exceedsPalette = false
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
    let rect =
      rect ?? PixelRect.difference(of: before, and: after, width: width) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    var changes = GIFChanges(rect: rect, width: width, before: before, after: after)
    changes.posterize { fixedColors.contains($0) || global?.isExact($0) ?? false }
    let limit = settings.maximumColors - (changes.hasUnchanged || needsTransparentEntry ? 1 : 0)
    let histogram = OpponentHistogram(changes.histogram)
    if !exceedsPalette, fixedColors.isEmpty, histogram.colors.count <= min(limit, additionalColors) {
      return exactImage(of: changes, histogram, limit: limit)
    }
    if fixedColors.isEmpty, let global, let map = fittingMap(of: histogram, to: global.palette) {
      return dithered(changes, histogram, map, isGlobal: true)
        ?? image(of: changes, map, neighbors: neighbors(in: map.palette), isGlobal: true)
    }
    let map = localMap(of: histogram, limit: limit)
    if let image = dithered(changes, histogram, map, isGlobal: false) { return image }
    return image(of: changes, map, neighbors: fixedColors.isEmpty ? neighbors(in: map.palette) : .none)
  }

  private func neighbors(in palette: Palette) -> PaletteNeighbors {
    PaletteNeighbors(in: palette, tolerance: settings.lossyTolerance)
  }

  /// The mean distance from which on gradients show bands.
  private static let coarseError: Float = 0.008

  /// The dithered image, nil where it is not to be dithered. What fits the global colour table has no gradients to speak
  /// of: it is only dithered where the options ask for it.
  private func dithered(
    _ changes: GIFChanges, _ histogram: OpponentHistogram, _ map: GIFColorMap, isGlobal: Bool
  ) -> GIFImage? {
    var method = settings.dither
    if method == .auto { method = !isGlobal && map.error.mean > Self.coarseError ? .ordered : .none }
    guard method != .none else { return nil }
    let indices = GIFDither(method, everywhere: settings.dither != .auto, width: width, picture: after)
      .indices(of: changes, histogram, map)
    return image(of: changes, map, indices: indices, neighbors: .none, isGlobal: isGlobal)
  }

  /// The smaller of an image with the global colour table, if that has all colours, and one with a local table.
  private func exactImage(of changes: GIFChanges, _ histogram: OpponentHistogram, limit: Int) -> GIFImage {
    let local = Palette(for: histogram, limit: limit)
    let image = image(of: changes, GIFColorMap(histogram, to: local), neighbors: .none)
    guard let global, let map = GIFColorMap(histogram, to: global.palette, tolerance: 0) else { return image }
    let shared = self.image(of: changes, map, neighbors: .none, isGlobal: true)
    return shared.size <= image.size ? shared : image
  }

  /// Of a picture's own palette; more take time and hardly improve it.
  private static let refinements = 1

  /// With the transparent one 128, which 7 bits tell apart.
  private static let halfTable = 127

  /// Half a colour table makes shorter codes; it does where the quality allows it.
  private func localMap(of histogram: OpponentHistogram, limit: Int) -> GIFColorMap {
    let fixed = fixedColors.isEmpty ? global?.exactColors(in: histogram.rgb) ?? [] : fixedColors
    if fixedColors.isEmpty, settings.tolerance > 0, min(limit, additionalColors) > Self.halfTable {
      let half = Palette(for: histogram, fixed: fixed, limit: Self.halfTable, refinements: Self.refinements)
      if let map = GIFColorMap(histogram, to: half, tolerance: settings.tolerance) { return map }
    }
    let palette = Palette(
      for: histogram, fixed: fixed, additional: additionalColors, limit: limit, refinements: Self.refinements)
    return GIFColorMap(histogram, to: palette)
  }

  /// A palette that is near enough, for the pixels that it changes and for the picture as a whole.
  private func fittingMap(of histogram: OpponentHistogram, to palette: Palette) -> GIFColorMap? {
    let map = GIFColorMap(histogram, to: palette, tolerance: settings.tolerance)
    return map.flatMap { $0.error.isTolerable(settings.tolerance, area: after.count) ? $0 : nil }
  }

  private func image(
    of changes: GIFChanges, _ map: GIFColorMap, indices: [UInt8]? = nil, neighbors: PaletteNeighbors,
    isGlobal: Bool = false
  ) -> GIFImage {
    let indices = indices ?? changes.indices(map)
    let policy = LZWLossyPolicy(
      unchanged: unchangedIndices(of: changes, in: map.palette), transparentIndex: map.transparentIndex,
      neighbors: neighbors)
    return GIFImage(
      rect: changes.rect, palette: map.palette.colors,
      transparentIndex: changes.hasUnchanged || needsTransparentEntry ? Int(map.transparentIndex) : nil,
      indices: indices, drawnCount: changes.positions.count, usesGlobalPalette: isGlobal, policy: policy)
  }

  /// The indices of unchanged pixels whose colours are exact in every frame: whichever frame drew them, these colours are
  /// on screen.
  private func unchangedIndices(of changes: GIFChanges, in palette: Palette) -> [UInt8] {
    guard let global, changes.hasUnchanged else { return [] }
    return changes.unchangedIndices(in: after, none: UInt8(truncatingIfNeeded: palette.colors.count)) { color in
      global.isExact(color) ? palette.index(of: color) : nil
    }
  }
}
