import Glibc

/// A colour in Björn Ottosson's OKLab space, where equal distances look about equally different.
///
/// Source of the matrices: "A perceptual color space for image processing", bottosson.github.io/posts/oklab, 2020.
public struct OKLab: Hashable, Sendable {
  /// Lightness, 0 for black to 1 for white.
  public var lightness: Float
  /// Green (negative) to red (positive), about -0.4...0.4.
  public var a: Float
  /// Blue (negative) to yellow (positive), about -0.4...0.4.
  public var b: Float

  @inlinable public init(lightness: Float, a: Float, b: Float) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The colour of an sRGB pixel 0x??RRGGBB; alpha is ignored.
  public init(pixel: UInt32) {
    let red = Self.linear[Int(Pixel.red(pixel))]
    let green = Self.linear[Int(Pixel.green(pixel))]
    let blue = Self.linear[Int(Pixel.blue(pixel))]
    let l = cbrtf(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
    let m = cbrtf(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
    let s = cbrtf(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
    a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
    b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
  }

  /// The square of the distance: cheaper than the distance and in the same order.
  @inlinable public func squaredDistance(to other: Self) -> Float {
    let l = lightness - other.lightness
    let x = a - other.a
    let y = b - other.b
    return l * l + x * x + y * y
  }

  /// Linear light for each sRGB component (IEC 61966-2-1).
  private static let linear: [Float] = (0...255).map { component in
    let encoded = Double(component) / 255
    return Float(encoded <= 0.040_45 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4))
  }
}
