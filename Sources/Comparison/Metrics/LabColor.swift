import Glibc
import SpringformBitmap

/// A colour in CIE 1976 L*a*b* under the white D65.
struct LabColor {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The colour of an sRGB pixel 0x??RRGGBB. Matrix and curve: IEC 61966-2-1; L*a*b*: CIE 15:2004, section 8.2.1.
  init(color: UInt32) {
    let red = Self.linear[Int(color >> 16 & 0xFF)]
    let green = Self.linear[Int(color >> 8 & 0xFF)]
    let blue = Self.linear[Int(color & 0xFF)]
    let x = Self.compress((0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue) / 0.950_47)
    let y = Self.compress(0.212_672_9 * red + 0.715_152_2 * green + 0.072_175_0 * blue)
    let z = Self.compress((0.019_333_9 * red + 0.119_192_0 * green + 0.950_304_1 * blue) / 1.088_83)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  /// The square of the CIE 1976 difference: plain distance.
  func squaredDifference76(to other: Self) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return dl * dl + da * da + db * db
  }

  /// The square of the CIE 1994 difference with the weights of graphic arts; this colour is the reference (CIE 116-1995).
  func squaredDifference94(to other: Self) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    let chroma = (a * a + b * b).squareRoot()
    let dc = chroma - (other.a * other.a + other.b * other.b).squareRoot()
    let dh = max(da * da + db * db - dc * dc, 0)
    let chromaWeight = 1 + 0.045 * chroma
    let hueWeight = 1 + 0.015 * chroma
    return dl * dl + dc * dc / (chromaWeight * chromaWeight) + dh / (hueWeight * hueWeight)
  }

  private static func compress(_ ratio: Double) -> Double {
    ratio > 216 / 24389.0 ? cbrt(ratio) : (24389 / 27.0 * ratio + 16) / 116
  }

  /// Linear light for each sRGB component.
  private static let linear: [Double] = (0...255).map { SRGB.linear(Double($0) / 255) }
}

/// Remembers conversions, because pictures have few colours and many pixels.
struct LabColors {
  private static let bits: UInt32 = 12
  /// No colour 0x00RRGGBB.
  private static let nothing = UInt32.max
  private var keys = [UInt32](repeating: nothing, count: 1 << bits)
  private var colors = [LabColor](repeating: LabColor(lightness: 0, a: 0, b: 0), count: 1 << bits)

  /// The colour of 0x00RRGGBB.
  @inline(__always)
  mutating func color(_ color: UInt32) -> LabColor {
    let place = Int((color &* 0x9E37_79B1) >> (32 &- Self.bits))
    if keys[place] != color {
      keys[place] = color
      colors[place] = LabColor(color: color)
    }
    return colors[place]
  }
}
