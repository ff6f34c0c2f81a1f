extension Bitmap {
  /// A part of the picture as browsers want it: red, green, blue and straight alpha, a byte each, row by row.
  /// - Parameters:
  ///   - part: what is taken.
  ///   - bytes: where the bytes are appended.
  /// - Precondition: the part lies inside the picture.
  package func appendStraightBytes(of part: PixelRect, to bytes: inout [UInt8]) {
    precondition(part.x >= 0 && part.y >= 0 && part.x + part.width <= width && part.y + part.height <= height)
    bytes.reserveCapacity(bytes.count + part.area * 4)
    pixels.withUnsafeBufferPointer { pixels in
      for row in part.y..<part.y + part.height {
        let start = row &* width &+ part.x
        let line = [UInt32](unsafeUninitializedCapacity: part.width) { line, count in
          for column in 0..<part.width {
            let pixel = Pixel.unpremultiplied(pixels[start &+ column])
            let abgr = pixel & 0xFF00_FF00 | pixel &<< 16 & 0xFF_0000 | pixel &>> 16 & 0xFF
            line[column] = abgr.littleEndian
          }
          count = part.width
        }
        line.withUnsafeBytes { bytes.append(contentsOf: $0) }
      }
    }
  }
}
