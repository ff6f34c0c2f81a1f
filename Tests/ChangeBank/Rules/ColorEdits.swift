import Glibc
import SpringformBitmap

/// What programs do wrongly with all of a picture's colours.
enum ColorEdit: Sendable {
  /// The weights of red and blue in the luma of ITU-R BT.601 and BT.709.
  case matrix(from: SIMD2<Double>, to: SIMD2<Double>)
  /// Levels 0...255 that are taken for 16...235.
  case full
  /// Levels 16...235 that are taken for 0...255.
  case limited
  case gamma(Double)
  case linearLight
  case gray

  static let bt601 = SIMD2(0.299, 0.114)
  static let bt709 = SIMD2(0.2126, 0.0722)

  /// Red, green and blue, each 0...1.
  func callAsFunction(_ color: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .matrix(let old, let new):
      let luma = Self.luma(color, old)
      // Both differences are divided by twice what they can become.
      let (red, blue) = ((color.x - luma) / (1 - old.x) * (1 - new.x), (color.z - luma) / (1 - old.y) * (1 - new.y))
      let green = -(new.x * red + new.y * blue) / (1 - new.x - new.y)
      return SIMD3(luma + red, luma + green, luma + blue)
    case .full: return (color * 255 - 16) / 219
    case .limited: return (color * 219 + 16) / 255
    case .gamma(let gamma): return Self.each(color) { pow($0, gamma) }
    case .linearLight: return Self.each(color, SRGB.linear)
    case .gray: return SIMD3(repeating: Self.luma(color, Self.bt709))
    }
  }

  private static func luma(_ color: SIMD3<Double>, _ weights: SIMD2<Double>) -> Double {
    weights.x * color.x + (1 - weights.x - weights.y) * color.y + weights.y * color.z
  }

  private static func each(_ color: SIMD3<Double>, _ curve: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(curve(color.x), curve(color.y), curve(color.z))
  }
}

extension Bitmap {
  /// All opaque pixels with their colours edited.
  func applying(_ edit: ColorEdit) -> Bitmap {
    var known: [UInt32: UInt32] = [:]
    return mapPixels { pixel in
      if let other = known[pixel] { return other }
      let color = SIMD3(Double(Pixel.red(pixel)), Double(Pixel.green(pixel)), Double(Pixel.blue(pixel))) / 255
      let levels = (edit(color).clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrAwayFromZero)
      let other = Pixel.premultiplied(
        red: UInt32(levels.x), green: UInt32(levels.y), blue: UInt32(levels.z), alpha: Pixel.alpha(pixel))
      known[pixel] = other
      return other
    }
  }

  /// What is drawn without the corner's colour behind it, with soft edges.
  var cutOut: Bitmap {
    let back = self[0, 0]
    return mapPixels { pixel in
      let channels = [UInt32(16), 8, 0].map { (pixel: Int(pixel >> $0 & 0xFF), back: Int(back >> $0 & 0xFF)) }
      // The least alpha with which the color can lie before the corner's, and no less than that for what is faint.
      let alpha = channels.reduce(0) { most, channel in
        let way = channel.pixel - channel.back
        return max(most, way > 0 ? way * 255 / (255 - channel.back) : way < 0 ? -way * 255 / channel.back : 0)
      }
      let shown = min(alpha * 3 / 2, 255)
      let colors = channels.map { channel in
        UInt32(min(max(channel.back + (channel.pixel - channel.back) * 255 / max(shown, 1), 0), 255))
      }
      return Pixel.straight(red: colors[0], green: colors[1], blue: colors[2], alpha: UInt32(shown))
    }
  }

  /// Colours that were multiplied by alpha once more.
  var multipliedTwice: Bitmap {
    mapPixels { pixel in
      Pixel.straight(
        red: Pixel.red(pixel), green: Pixel.green(pixel), blue: Pixel.blue(pixel), alpha: Pixel.alpha(pixel))
    }
  }

  /// Colours that should have been multiplied by alpha, as far as they can be shown.
  var notMultiplied: Bitmap {
    mapPixels { pixel in
      let (straight, alpha) = (Pixel.unpremultiplied(pixel), Pixel.alpha(pixel))
      return Pixel.premultiplied(
        red: min(Pixel.red(straight), alpha), green: min(Pixel.green(straight), alpha),
        blue: min(Pixel.blue(straight), alpha), alpha: alpha)
    }
  }
}
