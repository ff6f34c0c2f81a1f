import SpringformBitmap

/// Turns the samples of unfiltered rows into pixels.
struct PNGSamples {
  private let header: PNGHeader
  private let rows: [UInt8]
  private let premultiplies: Bool
  /// Pixels by index, for palettes.
  private let palette: [UInt32]
  private let largest: UInt32
  /// The samples of the transparent colour side by side, nil without one.
  private let transparent: UInt64?

  init(header: PNGHeader, rows: [UInt8], premultiplies: Bool) {
    self.header = header
    self.rows = rows
    self.premultiplies = premultiplies
    largest = 1 << UInt32(header.bitDepth) - 1
    transparent =
      header.transparentColor.isEmpty ? nil : header.transparentColor.reduce(0) { $0 << 16 | UInt64($1) }
    palette = header.palette.enumerated().map { index, color in
      let alpha = index < header.paletteAlphas.count ? UInt32(header.paletteAlphas[index]) : 255
      return Self.packed(
        Pixel.red(color), Pixel.green(color), Pixel.blue(color), alpha: alpha, premultiplies: premultiplies)
    }
  }

  /// Reads a row of pixels whose samples start at byte `row` into every `step`th pixel from `start`.
  ///
  /// Returns an index that the palette does not have, nil when all is well; its last colour stands for those.
  func read(row: Int, count: Int, into pixels: inout [UInt32], at start: Int, step: Int) -> Int? {
    if header.isPlainRGB, step == 1 {
      pixels.withUnsafeMutableBufferPointer { pixels in
        put(row: row, on: UnsafeMutableBufferPointer(rebasing: pixels[start..<start + count]), blends: false)
      }
    } else if header.bitDepth == 8, header.colorType == .rgba {
      readColors(row: row, count: count, into: &pixels, at: start, step: step)
    } else if header.colorType == .palette {
      var wrong: Int?
      for column in 0..<count {
        let index = Int(sample(column, row: row))
        if index >= palette.count { wrong = index }
        pixels[start &+ column &* step] = palette[min(index, palette.count &- 1)]
      }
      return wrong
    } else {
      for column in 0..<count { pixels[start &+ column &* step] = pixel(column, row: row) }
    }
    return nil
  }

  /// Four bytes a pixel, without asking at each of them what it is.
  private func readColors(row: Int, count: Int, into pixels: inout [UInt32], at start: Int, step: Int) {
    rows.withUnsafeBytes { rows in
      pixels.withUnsafeMutableBufferPointer { pixels in
        for column in 0..<count {
          let word = UInt32(bigEndian: rows.loadUnaligned(fromByteOffset: row &+ column &* 4, as: UInt32.self))
          let alpha = word & 0xFF
          pixels[start &+ column &* step] =
            alpha == 255 || !premultiplies
            ? alpha << 24 | word >> 8
            : Pixel.straight(red: word >> 24, green: word >> 16 & 0xFF, blue: word >> 8 & 0xFF, alpha: alpha)
        }
      }
    }
  }

  /// Puts a row of three bytes a pixel, as nearly all files hold, on as many pixels.
  /// - Parameters:
  ///   - row: the byte at which its samples start.
  ///   - target: what becomes the row.
  ///   - blends: whether a pixel stays what it is where the row is transparent.
  func put(row: Int, on target: UnsafeMutableBufferPointer<UInt32>, blends: Bool) {
    // No pixel is 0 before the transparent ones are.
    let key: UInt32 = transparent == nil ? 0 : 0xFF00_0000 | header.transparentColor.reduce(0) { $0 << 8 | UInt32($1) }
    let replacement = premultiplies ? 0 : key & 0xFF_FFFF
    rows.withUnsafeBytes { rows in
      let bytes = UnsafeMutableRawBufferPointer(target)
      var column = 0
      // Four bytes at a time for each of four pixels; the last byte is the next pixel's, which there has to be.
      while column &+ 4 < target.count {
        let place = row &+ column &* 3
        let words = SIMD4(
          rows.loadUnaligned(fromByteOffset: place, as: UInt32.self),
          rows.loadUnaligned(fromByteOffset: place &+ 3, as: UInt32.self),
          rows.loadUnaligned(fromByteOffset: place &+ 6, as: UInt32.self),
          rows.loadUnaligned(fromByteOffset: place &+ 9, as: UInt32.self))
        let colors = words &<< 16 & 0xFF_0000 | words & 0xFF00 | words &>> 16 & 0xFF | 0xFF00_0000
        let below =
          blends
          ? bytes.loadUnaligned(fromByteOffset: column &* 4, as: SIMD4<UInt32>.self) : SIMD4(repeating: replacement)
        bytes.storeBytes(
          of: colors.replacing(with: below, where: colors .== key), toByteOffset: column &* 4, as: SIMD4<UInt32>.self)
        column &+= 4
      }
      for column in column..<target.count {
        let place = row &+ column &* 3
        let color = 0xFF00_0000 | UInt32(rows[place]) << 16 | UInt32(rows[place &+ 1]) << 8 | UInt32(rows[place &+ 2])
        target[column] = color != key ? color : blends ? target[column] : replacement
      }
    }
  }

  @inline(__always)
  private func pixel(_ column: Int, row: Int) -> UInt32 {
    let first = column &* header.colorType.channels
    let a = sample(first, row: row)
    switch header.colorType {
    case .gray, .palette:
      return gray(a, alpha: isTransparent(0, 0, a) ? 0 : 255)
    case .grayAlpha:
      return gray(a, alpha: eightBits(sample(first &+ 1, row: row)))
    case .rgb:
      let b = sample(first &+ 1, row: row)
      let c = sample(first &+ 2, row: row)
      return color(a, b, c, alpha: isTransparent(a, b, c) ? 0 : 255)
    case .rgba:
      return color(
        a, sample(first &+ 1, row: row), sample(first &+ 2, row: row), alpha: eightBits(sample(first &+ 3, row: row)))
    }
  }

  /// A sample as stored: of 1, 2, 4, 8 or 16 bits.
  @inline(__always)
  private func sample(_ index: Int, row: Int) -> UInt32 {
    switch header.bitDepth {
    case 8: return UInt32(rows[row &+ index])
    case 16: return UInt32(rows[row &+ index &* 2]) << 8 | UInt32(rows[row &+ index &* 2 &+ 1])
    default:
      let bit = index &* header.bitDepth
      let shift = 8 &- header.bitDepth &- bit & 7
      return UInt32(rows[row &+ bit >> 3]) >> UInt32(shift) & largest
    }
  }

  @inline(__always)
  private func eightBits(_ sample: UInt32) -> UInt32 {
    largest == 255 ? sample : (sample &* 255 &+ largest / 2) / largest
  }

  private func gray(_ sample: UInt32, alpha: UInt32) -> UInt32 {
    let level = eightBits(sample)
    return Self.packed(level, level, level, alpha: alpha, premultiplies: premultiplies)
  }

  @inline(__always)
  private func color(_ red: UInt32, _ green: UInt32, _ blue: UInt32, alpha: UInt32) -> UInt32 {
    Self.packed(eightBits(red), eightBits(green), eightBits(blue), alpha: alpha, premultiplies: premultiplies)
  }

  @inline(__always)
  private static func packed(
    _ red: UInt32, _ green: UInt32, _ blue: UInt32, alpha: UInt32, premultiplies: Bool
  ) -> UInt32 {
    premultiplies
      ? Pixel.straight(red: red, green: green, blue: blue, alpha: alpha)
      : Pixel.premultiplied(red: red, green: green, blue: blue, alpha: alpha)
  }

  @inline(__always)
  private func isTransparent(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> Bool {
    transparent == UInt64(red) << 32 | UInt64(green) << 16 | UInt64(blue)
  }
}
