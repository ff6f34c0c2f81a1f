import Glibc
import SpringformBitmap

/// What was done to all colours alike, wherever they stand.
public enum ColorConversion: Hashable, Sendable {
  /// Decoded from luma and two differences by the weights of BT.601 instead of those of BT.709, or the other way round.
  case matrix(isBT601: Bool)
  /// The levels 0...255 became 16...235.
  case limitedRange
  /// The levels 16...235 became 0...255.
  case fullRange
  /// Every component, from 0 to 1, to this power.
  case gamma(Double)
  /// Light is shown as if it were sRGB.
  case linearLight
  /// Components of sRGB are taken for light and encoded once more.
  case encodedTwice
  /// How far colours are from grey, as a factor: 0 for grey.
  case saturation(Double)
}

/// A conversion as it is computed: of blue, green, red and alpha, 0...255.
struct ColorFunction {
  typealias Components = ChangeSamples.Components

  let conversion: ColorConversion
  private let weights: Components
  private let otherWeights: Components
  private let table: [Float]

  /// The weights of blue, green and red in the luma of ITU-R BT.601 and BT.709; and equal ones.
  static let bt601 = Components(0.114, 0.587, 0.299, 0)
  static let bt709 = Components(0.0722, 0.7152, 0.2126, 0)
  static let equal = Components(1, 1, 1, 0) / 3

  /// - Parameter weights: of the luma that grey pictures show.
  init(_ conversion: ColorConversion, weights: Components = Self.bt709) {
    self.conversion = conversion
    switch conversion {
    case .matrix(let isBT601):
      (self.weights, otherWeights, table) =
        isBT601 ? (Self.bt709, Self.bt601, []) : (Self.bt601, Self.bt709, [])
    case .saturation: (self.weights, otherWeights, table) = (weights, weights, [])
    case .limitedRange: (self.weights, otherWeights, table) = (weights, weights, Self.table { ($0 * 219 + 16) / 255 })
    case .fullRange: (self.weights, otherWeights, table) = (weights, weights, Self.table { ($0 * 255 - 16) / 219 })
    case .gamma(let gamma): (self.weights, otherWeights, table) = (weights, weights, Self.table { pow($0, gamma) })
    case .linearLight: (self.weights, otherWeights, table) = (weights, weights, Self.table(SRGB.linear))
    case .encodedTwice: (self.weights, otherWeights, table) = (weights, weights, Self.table(SRGB.encoded))
    }
  }

  private static func table(_ curve: (Double) -> Double) -> [Float] {
    (0..<256).map { Float(min(max(curve(Double($0) / 255), 0), 1) * 255) }
  }

  func callAsFunction(_ color: Components) -> Components {
    let result: Components
    switch conversion {
    case .matrix:
      let luma = (color * weights).sum()
      // Differences are divided by twice what they can become, and multiplied by the same of the other standard.
      let blue = (color[0] - luma) / (1 - weights[0]) * (1 - otherWeights[0])
      let red = (color[2] - luma) / (1 - weights[2]) * (1 - otherWeights[2])
      let green = -(otherWeights[0] * blue + otherWeights[2] * red) / otherWeights[1]
      result = Components(luma + blue, luma + green, luma + red, color[3])
    case .saturation(let factor):
      let luma = (color * weights).sum()
      var grey = Components(repeating: luma)
      grey[3] = color[3]
      result = grey + (color - grey) * Float(factor)
    default:
      result = Components(table[Int(color[0])], table[Int(color[1])], table[Int(color[2])], color[3])
    }
    return result.clamped(lowerBound: .zero, upperBound: Components(repeating: 255))
  }
}
