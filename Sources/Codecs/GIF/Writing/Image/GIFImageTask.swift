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
  /// What a viewer certainly shows before.
  var known: GIFKnownColors
  /// Whether all colours that are drawn fit into a table, beside an entry for what stays where that is needed.
  var isExact: Bool
  /// For each pixel of the picture 1 where it stays for a while, else 0; empty where no pixel may be off.
  var resting: [UInt8] = []
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
    let image = quantized(changes)
    guard let dither, isCandidate(image, for: dither) else { return compressed(image, image.indices) }
    return compressed(image, dither.indices(of: image))
  }

  /// Adds this picture to a trial of dithering, unless it would not be dithered anyway.
  func tryDithering(in trial: inout GIFDitherTrial) {
    let changes = GIFChanges(rect: rect, width: width, before: before, after: after)
    guard let dither, changes.histogram.colors.count > settings.maximumColors else { return }
    let image = quantized(changes)
    if isCandidate(image, for: dither) { trial.add(image, dither, neighbors(in: image.map.palette)) }
  }

  /// The global palette where that is near enough, or hardly farther than a local one.
  private func quantized(_ changes: GIFChanges) -> GIFQuantizedImage {
    let hasTransparentEntry = changes.hasUnchanged || needsTransparentEntry
    let weighed = changes.weighed(by: resting)
    let histogram = OpponentHistogram(weighed)
    let staying = stayingColors(changes.histogram, weighed)
    let global = fixedColors.isEmpty ? global?.palette : nil
    let globalTable = global.flatMap { palette in
      let hasScreen = settings.needsScreen && known.pixels.contains { $0 != 0 }
      return GIFTable(wholeGlobal: palette.colors, hasTransparentEntry: hasTransparentEntry || hasScreen)
    }
    if let global, let globalTable, let map = fittingMap(of: histogram, to: global, staying) {
      return GIFQuantizedImage(changes: changes, histogram: histogram, map: map, table: globalTable, fitsGlobal: true)
    }
    let map = localMap(of: histogram, limit: settings.maximumColors - (hasTransparentEntry ? 1 : 0), staying)
    if let global, let globalTable, settings.needsScreen, settings.tolerance > 0,
      let common = GIFColorMap(histogram, to: global, limit: map.error.squares * Self.commonShare * Self.commonShare)
    {
      return GIFQuantizedImage(changes: changes, histogram: histogram, map: common, table: globalTable)
    }
    let table = GIFTable(local: map.palette.colors, hasTransparentEntry: hasTransparentEntry)
    return GIFQuantizedImage(changes: changes, histogram: histogram, map: map, table: table)
  }

  /// The error of the global palette may be so many times that of a local one: pixels that keep their colour in it from picture to
  /// picture need not be drawn again.
  private static let commonShare: Float = 1.1

  /// None where colours on screen have to be in the palette, because these are drawn again.
  private func neighbors(in palette: Palette) -> PaletteNeighbors {
    fixedColors.isEmpty
      ? PaletteNeighbors(in: palette, tolerance: settings.lossyTolerance, restingLevels: settings.restingLevels) : .none
  }

  /// What ``resting`` says of the rectangle's pixels; empty where no pixel may be off.
  var restingInRect: [UInt8] {
    guard !resting.isEmpty, rect.width < width else {
      return resting.isEmpty ? [] : Array(resting[(rect.y * width)..<(rect.y + rect.height) * width])
    }
    var result: [UInt8] = []
    result.reserveCapacity(rect.area)
    for y in rect.y..<rect.y + rect.height {
      result += resting[(y * width + rect.x)..<(y * width + rect.x + rect.width)]
    }
    return result
  }

  /// The mean distance from which on gradients show bands.
  private static let coarseError: Float = 0.008

  /// Nil where nothing is to be dithered.
  private var dither: GIFDither? {
    switch settings.dither {
    case .none: nil
    case .auto: GIFDither(.ordered, everywhere: false, width: width, picture: after)
    case .ordered, .diffusion: GIFDither(settings.dither, everywhere: true, width: width, picture: after)
    }
  }

  /// Whether an image may be dithered. What fits the global colour table has no gradients to speak of: it is only dithered where
  /// the options ask for it.
  private func isCandidate(_ image: GIFQuantizedImage, for dither: GIFDither) -> Bool {
    guard settings.dither == .auto else { return true }
    return !image.fitsGlobal && dither.visibleError(of: image, above: Self.coarseError) > Self.coarseError
  }

  /// With the transparent one 128, which 7 bits tell apart.
  private static let halfTable = 127

  /// Half a colour table makes shorter codes; it does where the quality allows it, but not in pictures of very many colours,
  /// such as those of footage: similar colours of a whole table, which make longer strings, save more there for the same error.
  private func localMap(
    of histogram: OpponentHistogram, limit: Int, _ staying: GIFColorMap.StayingColors
  ) -> GIFColorMap {
    let simple = histogram.simplified
    let fixed = fixedColors.isEmpty ? global?.exactColors(in: histogram.rgb) ?? [] : fixedColors
    if fixedColors.isEmpty, settings.tolerance > 0, min(limit, additionalColors) > Self.halfTable,
      !histogram.rgb.hasManyColors
    {
      let half = Palette(for: simple, fixed: fixed, limit: Self.halfTable, refinements: 1)
      if let map = GIFColorMap(histogram, to: half, tolerance: settings.tolerance, staying: staying) { return map }
    }
    let palette = Palette(
      for: simple, fixed: fixed, additional: additionalColors, limit: limit,
      refinements: Palette.refinements(limit: limit))
    return GIFColorMap(histogram, to: palette)
  }

  /// A palette that is near enough, for the pixels that it changes and for the picture as a whole.
  private func fittingMap(
    of histogram: OpponentHistogram, to palette: Palette, _ staying: GIFColorMap.StayingColors
  ) -> GIFColorMap? {
    GIFColorMap(histogram, to: palette, tolerance: settings.tolerance, area: after.count, staying: staying)
  }

  private func stayingColors(_ histogram: ColorHistogram, _ weighed: ColorHistogram) -> GIFColorMap.StayingColors {
    guard !resting.isEmpty, !histogram.hasManyColors else { return GIFColorMap.StayingColors() }
    return GIFColorMap.StayingColors(
      flags: zip(weighed.counts, histogram.counts).map { $0 > $1 }, levels: settings.stayingLevels)
  }

  private func compressed(_ image: GIFQuantizedImage, _ indices: [UInt8]) -> GIFImage {
    let changes = image.changes
    return GIFRectangle(
      rect: changes.rect, table: image.table, indices: indices, unchanged: indicesOnScreen(of: image, indices),
      neighbors: neighbors(in: image.map.palette), resting: settings.lossyTolerance > 0 ? restingInRect : []
    ).small(drawnCount: changes.positions.count)
  }

  /// For each pixel that shall have the colour that it certainly has on screen its index, else the transparent one; empty when
  /// there are none.
  private func indicesOnScreen(of image: GIFQuantizedImage, _ indices: [UInt8]) -> [UInt8] {
    let changes = image.changes
    let palette = image.map.palette
    guard let transparent = image.table.transparentIndex else { return [] }
    var result =
      changes.hasUnchanged
      ? changes.unchangedIndices(in: known, none: transparent) { $0 == 0 ? nil : palette.index(of: $0) } : []
    guard settings.needsScreen else { return result }
    if result.isEmpty { result = Array(repeating: transparent, count: indices.count) }
    changes.forEachDrawn { x, y, _ in
      let offset = (y &- rect.y) &* rect.width &+ x &- rect.x
      if known.pixels[y &* width &+ x] == palette.colors[Int(indices[offset])] { result[offset] = indices[offset] }
    }
    return result
  }
}
