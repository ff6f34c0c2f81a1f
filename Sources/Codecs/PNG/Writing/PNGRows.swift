import SpringformBitmap

/// Pixels as the rows of a PNG: samples of 8 bits, each row after the number of its filter, none (PNG specification,
/// section 9.1).
enum PNGRows {
  /// One sample a pixel.
  static func indexed(_ indices: [UInt8], width: Int) -> [UInt8] {
    make(indices, width: width, bytesPerPixel: 1) { index, output in output.storeBytes(of: index, as: UInt8.self) }
  }

  /// Red, green and blue of pixels that are opaque; others become a colour 0xRRGGBB.
  static func rgb(_ pixels: [UInt32], width: Int, key: UInt32 = 0) -> [UInt8] {
    make(pixels, width: width, bytesPerPixel: 3) { pixel, output in
      let color = pixel == 0 ? key : pixel
      output.storeBytes(of: (color &<< 8).bigEndian, as: UInt32.self)
    }
  }

  /// Red, green, blue and alpha of premultiplied pixels, which become straight.
  static func rgba(_ pixels: [UInt32], width: Int) -> [UInt8] {
    make(pixels, width: width, bytesPerPixel: 4) { pixel, output in
      let color = Pixel.unpremultiplied(pixel)
      output.storeBytes(of: (color &<< 8 | color &>> 24).bigEndian, as: UInt32.self)
    }
  }

  /// Calls `store` for each pixel with the place of its samples. It may write 4 bytes: what is too much is written over.
  @inline(__always)
  private static func make<Element>(
    _ pixels: [Element], width: Int, bytesPerPixel: Int, store: (Element, UnsafeMutableRawPointer) -> Void
  ) -> [UInt8] {
    let length = pixels.count * bytesPerPixel + pixels.count / width
    return [UInt8](unsafeUninitializedCapacity: length + 4) { output, count in
      count = length
      guard var place = UnsafeMutableRawBufferPointer(output).baseAddress else { return }
      pixels.withUnsafeBufferPointer { pixels in
        var pixel = 0
        while pixel < pixels.count {
          place.storeBytes(of: 0, as: UInt8.self)
          place += 1
          for _ in 0..<width {
            store(pixels[pixel], place)
            place += bytesPerPixel
            pixel &+= 1
          }
        }
      }
    }
  }
}

extension [UInt32] {
  /// Whether a pixel is among them. A block is gone through to its end, which is simple enough to be done for many at a time.
  func has(_ pixel: UInt32) -> Bool {
    withUnsafeBufferPointer { pixels in
      stride(from: 0, to: pixels.count, by: 512).contains { start in
        var found: UInt32 = 0
        for place in start..<Swift.min(start &+ 512, pixels.count) { found |= pixels[place] == pixel ? 1 : 0 }
        return found != 0
      }
    }
  }

  /// Whether no pixel is translucent.
  var areOpaque: Bool { withUnsafeBufferPointer { $0.reduce(UInt32.max, &) } >= 0xFF00_0000 }

  /// Whether most pixels equal their left neighbour. Such art compresses best as it is: filters and transparent gaps break up
  /// its repetitions.
  var isFlat: Bool {
    withUnsafeBufferPointer { pixels in
      var equal = 0
      for pixel in 1..<Swift.max(pixels.count, 1) where pixels[pixel] == pixels[pixel &- 1] { equal &+= 1 }
      return equal * 2 > pixels.count
    }
  }
}
