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
    if fixedColors.isEmpty, changes.histogram.colors.count <= min(limit, additionalColors) {
      return exactImage(of: changes, limit: limit)
    }
    if fixedColors.isEmpty, let global {
      let map = GIFColorMap(changes.histogram, to: global.palette)
      if fits(map) { return image(of: changes, map, substitutes: global.substitutes, isGlobal: true) }
    }
    let map = localMap(for: changes, limit: limit)
    let isCoarse = map.error > Self.coarseError
    let dither = settings.dither == .auto ? isCoarse ? .ordered : .none : settings.dither
    guard dither == .none else {
      let indices = GIFDither(dither, everywhere: settings.dither != .auto, width: width, picture: after)
        .indices(of: changes, map)
      return image(of: changes, map, indices: indices, substitutes: .none)
    }
    let substitutes =
      fixedColors.isEmpty ? Substitutes(in: map.palette, tolerance: settings.lossyTolerance) : .none
    return image(of: changes, map, substitutes: substitutes)
  }

  /// The mean distance in OKLab from which on gradients show bands.
  private static let coarseError: Float = 0.008

  /// The smaller of an image with the file's palette, if that has all colours, and one with its own.
  private func exactImage(of changes: GIFChanges, limit: Int) -> GIFImage {
    let own = Palette(for: changes.histogram, limit: limit)
    let image = image(of: changes, GIFColorMap(changes.histogram, to: own), substitutes: .none)
    guard let global else { return image }
    let map = GIFColorMap(changes.histogram, to: global.palette)
    guard map.error == 0 else { return image }
    let shared = self.image(of: changes, map, substitutes: .none, isGlobal: true)
    return shared.size <= image.size ? shared : image
  }

  /// With the transparent one 128, which 7 bits tell apart.
  private static let halfTable = 127

  /// Half a colour table makes shorter codes; it does where the quality allows it.
  private func localMap(for changes: GIFChanges, limit: Int) -> GIFColorMap {
    let fixed = fixedColors.isEmpty ? global?.exactColors(in: changes.histogram) ?? [] : fixedColors
    if fixedColors.isEmpty, settings.tolerance > 0, min(limit, additionalColors) > Self.halfTable {
      let half = Palette(for: changes.histogram, fixed: fixed, limit: Self.halfTable)
      let map = GIFColorMap(changes.histogram, to: half)
      if map.error <= settings.tolerance { return map }
    }
    let palette = Palette(for: changes.histogram, fixed: fixed, additional: additionalColors, limit: limit)
    return GIFColorMap(changes.histogram, to: palette)
  }

  /// Whether a palette is near enough, for the pixels that it changes and for the picture as a whole.
  private func fits(_ map: GIFColorMap) -> Bool {
    map.error <= settings.tolerance && map.error(over: after.count) <= settings.tolerance / 8
  }

  private func image(
    of changes: GIFChanges, _ map: GIFColorMap, indices: [UInt8]? = nil, substitutes: Substitutes,
    isGlobal: Bool = false
  ) -> GIFImage {
    let indices = indices ?? changes.indices(map)
    let freedom = LZWFreedom(
      own: ownIndices(of: changes, in: map.palette), transparentIndex: map.transparentIndex, substitutes: substitutes)
    return GIFImage(
      rect: changes.rect, palette: map.palette.colors,
      transparentIndex: changes.hasUnchanged ? Int(map.transparentIndex) : nil, indices: indices,
      usesGlobalPalette: isGlobal, freedom: freedom)
  }

  /// The indices of unchanged pixels whose colours the file's palette keeps exact: whichever frame drew them, they are
  /// on screen as they are.
  private func ownIndices(of changes: GIFChanges, in palette: Palette) -> [UInt8] {
    guard let global, changes.hasUnchanged else { return [] }
    let transparent = UInt8(truncatingIfNeeded: palette.colors.count)
    let rect = changes.rect
    return [UInt8](unsafeUninitializedCapacity: rect.area) { own, count in
      count = rect.area
      after.withUnsafeBufferPointer { after in
        changes.positions.withUnsafeBufferPointer { positions in
          var last: UInt32 = 0
          var lastIndex = transparent
          var position = 0
          for y in rect.y..<rect.y + rect.height {
            for pixel in y &* width &+ rect.x..<y &* width &+ rect.x &+ rect.width {
              own[position] = transparent
              if positions[position] == GIFChanges.unchanged {
                let color = after[pixel]
                if color != last {
                  last = color
                  lastIndex = global.isExact(color) ? palette.index(of: color) ?? transparent : transparent
                }
                own[position] = lastIndex
              }
              position &+= 1
            }
          }
        }
      }
    }
  }
}
