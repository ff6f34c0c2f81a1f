/// Conversions of one premultiplied 0xAARRGGBB word.
public enum Pixel {
  @inlinable public static func alpha(_ pixel: UInt32) -> UInt32 { pixel >> 24 }
  @inlinable public static func red(_ pixel: UInt32) -> UInt32 { pixel >> 16 & 0xFF }
  @inlinable public static func green(_ pixel: UInt32) -> UInt32 { pixel >> 8 & 0xFF }
  @inlinable public static func blue(_ pixel: UInt32) -> UInt32 { pixel & 0xFF }

  /// Packs components that are premultiplied already, each 0...255.
  @inlinable public static func premultiplied(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) -> UInt32 {
    alpha << 24 | red << 16 | green << 8 | blue
  }

  /// Packs straight components 0...255, multiplying by alpha and rounding to the nearest.
  @inlinable package static func straight(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) -> UInt32 {
    guard alpha < 255 else { return premultiplied(red: red, green: green, blue: blue, alpha: 255) }
    return premultiplied(
      red: (red &* alpha &+ 127) / 255, green: (green &* alpha &+ 127) / 255, blue: (blue &* alpha &+ 127) / 255,
      alpha: alpha)
  }

  /// The same pixel with red, green and blue divided by alpha, rounded to the nearest: 0xAARRGGBB, not premultiplied.
  @inlinable public static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
    let a = alpha(pixel)
    if a == 255 { return pixel }
    if a == 0 { return 0 }
    let half = a >> 1
    return a << 24
      | min((red(pixel) &* 255 &+ half) / a, 255) << 16
      | min((green(pixel) &* 255 &+ half) / a, 255) << 8
      | min((blue(pixel) &* 255 &+ half) / a, 255)
  }

  /// The sum of the three squared differences of red, green and blue; alpha is ignored.
  @inlinable public static func squaredDistance(_ a: UInt32, _ b: UInt32) -> Int {
    let red = Int(Self.red(a)) &- Int(Self.red(b))
    let green = Int(Self.green(a)) &- Int(Self.green(b))
    let blue = Int(Self.blue(a)) &- Int(Self.blue(b))
    return red &* red &+ green &* green &+ blue &* blue
  }
}

extension Pixel {
  /// Reads red, green, blue and straight alpha, a byte each, into pixels.
  /// - Precondition: there are four bytes for each pixel.
  package static func premultiply(rgba bytes: [UInt8], into pixels: UnsafeMutableBufferPointer<UInt32>) {
    precondition(bytes.count == pixels.count * 4, "four bytes make a pixel")
    bytes.withUnsafeBytes { bytes in
      // Opaque stretches, which are most, need no arithmetic.
      for start in stride(from: 0, to: pixels.count, by: stretch) {
        let stretch = start..<min(start &+ stretch, pixels.count)
        var all = UInt32.max
        for index in stretch {
          let abgr = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
          pixels[index] = abgr & 0xFF00_FF00 | abgr &<< 16 & 0xFF_0000 | abgr &>> 16 & 0xFF
          all &= abgr
        }
        guard alpha(all) < 255 else { continue }
        for index in stretch {
          let pixel = pixels[index]
          pixels[index] = straight(red: red(pixel), green: green(pixel), blue: blue(pixel), alpha: alpha(pixel))
        }
      }
    }
  }

  private static let stretch = 256
}
