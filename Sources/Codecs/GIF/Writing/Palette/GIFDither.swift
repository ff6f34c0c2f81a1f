import SpringformBitmap

/// Dithers: shows colours that a palette does not hold by patterns of those that it holds, only where a picture changes.
struct GIFDither {
  private let method: Dithering
  /// Else only smooth areas are dithered: edges stay sharp and fills clean.
  private let everywhere: Bool
  private let width: Int
  private let picture: [UInt32]

  init(_ method: Dithering, everywhere: Bool, width: Int, picture: [UInt32]) {
    self.method = method
    self.everywhere = everywhere
    self.width = width
    self.picture = picture
  }

  /// The palette index for each pixel of the changed rectangle.
  func indices(of image: GIFQuantizedImage) -> [UInt8] {
    method == .diffusion ? diffused(image.changes, image.map) : ordered(image.changes, image.histogram, image.map)
  }

  /// Two palette colours alternate by a threshold that depends on a pixel's position alone, so nothing crawls (B. Bayer, "An
  /// optimum method for two-level rendition of continuous-tone pictures", 1973).
  private func ordered(_ changes: GIFChanges, _ histogram: OpponentHistogram, _ map: GIFColorMap) -> [UInt8] {
    // Of very many colours those that differ little share one.
    var cells = ColorTable()
    var cellMixes: [Palette.Mix] = []
    let mixes = histogram.colors.indices.map { position in
      let (cell, isNew) = cells.insert(histogram.rgb.cell(of: histogram.colors[position]))
      if isNew {
        cellMixes.append(map.palette.mix(for: histogram.opponentColors[position], nearest: map.indices[position]))
      }
      return cellMixes[cell]
    }
    return picture.withUnsafeBufferPointer { picture in
      mixes.withUnsafeBufferPointer { mixes in
        map.indices.withUnsafeBufferPointer { nearest in
          changes.indices(else: map.transparentIndex) { x, y, position in
            guard everywhere || isSmooth(picture, x, y) else { return nearest[position] }
            let mix = mixes[position]
            return mix.share > Self.threshold(x, y) ? mix.second : mix.first
          }
        }
      }
    }
  }

  /// Calls `body` with what tells whether a pixel of the picture is in a smooth area.
  func withSmoothness(_ body: (_ isSmooth: (_ x: Int, _ y: Int) -> Bool) -> Void) {
    picture.withUnsafeBufferPointer { picture in body { isSmooth(picture, $0, $1) } }
  }

  /// Whether a pixel differs little from those to the left and above.
  @inline(__always)
  private func isSmooth(_ picture: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int) -> Bool {
    let pixel = y &* width &+ x
    let color = picture[pixel]
    let left = x > 0 ? picture[pixel &- 1] : color
    let above = y > 0 ? picture[pixel &- width] : color
    return Pixel.squaredDistance(color, left) <= Self.smoothStep
      && Pixel.squaredDistance(color, above) <= Self.smoothStep
  }

  /// Squared steps of the channels: 4 levels of grey. Footage mostly varies more than that, and its noise dithers it.
  private static let smoothStep = 3 * 4 * 4

  /// The mean distance between what smooth areas of a picture have and what they show; pixels that differ much from their
  /// neighbours hide theirs and count as exact.
  /// - Parameter limit: a bound may be returned instead that is not greater than this.
  func visibleError(of image: GIFQuantizedImage, above limit: Float) -> Float {
    let map = image.map
    // The error of everything is soon told, and mostly tells enough.
    let count = Float(max(image.changes.positions.count, 1))
    let error = (map.error.squares / count).squareRoot()
    guard error > limit else { return error }
    let squares = zip(image.histogram.opponentColors, map.indices).map {
      $0.squaredDistance(to: OpponentColor(pixel: map.palette.colors[Int($1)]))
    }
    var sum: Float = 0
    picture.withUnsafeBufferPointer { picture in
      image.changes.forEachDrawn { x, y, position in
        if isSmooth(picture, x, y) { sum += squares[position] }
      }
    }
    return (sum / count).squareRoot()
  }

  /// 0...3, each once in a square of two by two pixels, on the diagonals first.
  @inline(__always)
  private static func threshold(_ x: Int, _ y: Int) -> Int { ((x ^ y) & 1) << 1 | y & 1 }

  /// Each pixel's error goes to its neighbours: 7/16 to the right, 3/16, 5/16 and 1/16 below.
  private func diffused(_ changes: GIFChanges, _ map: GIFColorMap) -> [UInt8] {
    let rect = changes.rect
    // One more on each side, so that the row's ends need no care.
    var current = [SIMD4<Float>](repeating: .zero, count: rect.width + 2)
    var below = current
    var row = 0
    return changes.indices(else: map.transparentIndex) { x, y, position in
      while row < y - rect.y {
        swap(&current, &below)
        for column in below.indices { below[column] = .zero }
        row += 1
      }
      let column = x - rect.x
      let color = changes.histogram.colors[position]
      var index = map.indices[position]
      let smooth = everywhere || picture.withUnsafeBufferPointer { isSmooth($0, x, y) }
      guard smooth, map.palette.colors[Int(index)] != color else { return index }
      let target = Self.channels(color) + current[column + 1]
      index = map.palette.nearest(to: OpponentColor(pixel: Self.color(target))).index
      let error = target - Self.channels(map.palette.colors[Int(index)])
      current[column + 2] += error * (7 / 16)
      below[column] += error * (3 / 16)
      below[column + 1] += error * (5 / 16)
      below[column + 2] += error * (1 / 16)
      return index
    }
  }

  private static func channels(_ color: UInt32) -> SIMD4<Float> {
    SIMD4(Float(Pixel.red(color)), Float(Pixel.green(color)), Float(Pixel.blue(color)), 0)
  }

  private static func color(_ channels: SIMD4<Float>) -> UInt32 {
    let levels = SIMD4<UInt32>(channels.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
    return Pixel.premultiplied(red: levels[0], green: levels[1], blue: levels[2], alpha: 255)
  }
}
