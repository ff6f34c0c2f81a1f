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
  /// Whether the source changes more colours here than a palette has: what is left of them need not be exact.
  var isRich = false
  /// Colours that have to be in the palette, and which nothing else may be shown for.
  var fixedColors: [UInt32] = []
  /// How many others may be.
  var additionalColors = 256
  var settings: GIFSettings
  var global: GIFGlobalPalette?

  /// Chooses the palette and compresses the rectangle.
  func run() -> GIFImage {
    let rect =
      rect ?? PixelRect.difference(of: before, and: after, width: width) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    var changes = GIFChanges(rect: rect, width: width, before: before, after: after)
    changes.simplify { fixedColors.contains($0) || global?.isExact($0) ?? false }
    let limit = settings.maximumColors - (changes.hasUnchanged ? 1 : 0)
    let cloud = OpponentHistogram(changes.histogram)
    if !isRich, fixedColors.isEmpty, cloud.colors.count <= min(limit, additionalColors) {
      return exactImage(of: changes, cloud, limit: limit)
    }
    if fixedColors.isEmpty, let global, let map = fittingMap(of: cloud, to: global.palette) {
      return dithered(changes, cloud, map, isGlobal: true)
        ?? image(of: changes, map, substitutes: substitutes(in: map.palette), isGlobal: true)
    }
    let map = localMap(of: cloud, limit: limit)
    if let image = dithered(changes, cloud, map, isGlobal: false) { return image }
    return image(of: changes, map, substitutes: fixedColors.isEmpty ? substitutes(in: map.palette) : .none)
  }

  private func substitutes(in palette: Palette) -> Substitutes {
    Substitutes(in: palette, tolerance: settings.lossyTolerance)
  }

  /// The mean distance from which on gradients show bands.
  private static let coarseError: Float = 0.008

  /// The image with mixed colours, nil where it is to have none. What fits the file's palette has no gradients to speak
  /// of: it is only mixed where that is asked for.
  private func dithered(
    _ changes: GIFChanges, _ cloud: OpponentHistogram, _ map: GIFColorMap, isGlobal: Bool
  ) -> GIFImage? {
    var method = settings.dither
    if method == .auto { method = !isGlobal && map.error.mean > Self.coarseError ? .ordered : .none }
    guard method != .none else { return nil }
    let indices = GIFDither(method, everywhere: settings.dither != .auto, width: width, picture: after)
      .indices(of: changes, cloud, map)
    return image(of: changes, map, indices: indices, substitutes: .none, isGlobal: isGlobal)
  }

  /// The smaller of an image with the file's palette, if that has all colours, and one with its own.
  private func exactImage(of changes: GIFChanges, _ cloud: OpponentHistogram, limit: Int) -> GIFImage {
    let own = Palette(for: cloud, limit: limit)
    let image = image(of: changes, GIFColorMap(cloud, to: own), substitutes: .none)
    guard let global, let map = GIFColorMap(cloud, to: global.palette, tolerance: 0) else { return image }
    let shared = self.image(of: changes, map, substitutes: .none, isGlobal: true)
    return shared.size <= image.size ? shared : image
  }

  /// With the transparent one 128, which 7 bits tell apart.
  private static let halfTable = 127

  /// Half a colour table makes shorter codes; it does where the quality allows it.
  private func localMap(of cloud: OpponentHistogram, limit: Int) -> GIFColorMap {
    let fixed = fixedColors.isEmpty ? global?.exactColors(in: cloud.histogram) ?? [] : fixedColors
    if fixedColors.isEmpty, settings.tolerance > 0, min(limit, additionalColors) > Self.halfTable {
      let half = Palette(for: cloud, fixed: fixed, limit: Self.halfTable)
      if let map = GIFColorMap(cloud, to: half, tolerance: settings.tolerance) { return map }
    }
    let palette = Palette(for: cloud, fixed: fixed, additional: additionalColors, limit: limit)
    return GIFColorMap(cloud, to: palette)
  }

  /// A palette that is near enough, for the pixels that it changes and for the picture as a whole.
  private func fittingMap(of cloud: OpponentHistogram, to palette: Palette) -> GIFColorMap? {
    let map = GIFColorMap(cloud, to: palette, tolerance: settings.tolerance)
    return map.flatMap { $0.error.isTolerable(settings.tolerance, area: after.count) ? $0 : nil }
  }

  private func image(
    of changes: GIFChanges, _ map: GIFColorMap, indices: [UInt8]? = nil, substitutes: Substitutes,
    isGlobal: Bool = false
  ) -> GIFImage {
    let indices = indices ?? changes.indices(map)
    let policy = LZWLossyPolicy(
      own: ownIndices(of: changes, in: map.palette), transparentIndex: map.transparentIndex, substitutes: substitutes)
    return GIFImage(
      rect: changes.rect, palette: map.palette.colors,
      transparentIndex: changes.hasUnchanged ? Int(map.transparentIndex) : nil, indices: indices,
      drawnCount: changes.positions.count, usesGlobalPalette: isGlobal, policy: policy)
  }

  /// The indices of unchanged pixels whose colours the file's palette keeps exact: whichever frame drew them, they are
  /// on screen as they are.
  private func ownIndices(of changes: GIFChanges, in palette: Palette) -> [UInt8] {
    guard let global, changes.hasUnchanged else { return [] }
    return changes.unchangedIndices(in: after, none: UInt8(truncatingIfNeeded: palette.colors.count)) { color in
      global.isExact(color) ? palette.index(of: color) : nil
    }
  }
}
