import Glibc

/// Colour spaces as red, green and blue of sRGB. The numbers are those of CSS Color, level 4, section 19, and of Björn
/// Ottosson's "A perceptual color space for image processing" (2020).
enum ColorSpaces {
  /// Of the spaces that `color()` knows; `nil` for others.
  static func rgb(_ channels: [Double], in space: String) -> [Double]? {
    switch space {
    case "srgb": channels
    case "srgb-linear": channels.map(encoded)
    case "display-p3":
      // The curve is sRGB's; the primaries are others.
      product(
        [
          [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0],
          [-0.0196375546, -0.0786360456, 1.0982736001],
        ],
        channels.map(linear)
      ).map(encoded)
    case "xyz", "xyz-d65": xyz(channels)
    default: nil
    }
  }

  static func oklab(_ lab: [Double]) -> [Double] {
    let roots = product(
      [[1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728], [1, -0.0894841775, -1.2914855480]], lab)
    return product(
      [
        [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
        [-0.0041960863, -0.7034186147, 1.7076147010],
      ], roots.map { $0 * $0 * $0 }
    ).map(encoded)
  }

  static func toOKLab(_ rgb: [Double]) -> [Double] {
    let cones = product(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], rgb.map(linear))
    return product(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], cones.map(cbrt))
  }

  /// CIE's, whose white is D50.
  static func lab(_ lab: [Double]) -> [Double] {
    let middle = (lab[0] + 16) / 116
    let roots = [middle + lab[1] / 500, middle, middle - lab[2] / 200]
    let shares = roots.map { $0 > 6.0 / 29 ? $0 * $0 * $0 : ($0 * 116 - 16) / (24389.0 / 27) }
    let d50 = zip(shares, [0.9642956764, 1, 0.8251046025]).map(*)
    return xyz(
      product(
        [
          [0.9554734528, -0.0230985368, 0.0632593086], [-0.0283697070, 1.0099954580, 0.0210413990],
          [0.0123140016, -0.0205076964, 1.3303659366],
        ], d50))
  }

  private static func xyz(_ d65: [Double]) -> [Double] {
    product(
      [
        [3.2409699419, -1.5373831776, -0.4986107603], [-0.9692436363, 1.8759675015, 0.0415550574],
        [0.0556300797, -0.2039769589, 1.0569715142],
      ], d65
    ).map(encoded)
  }

  private static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  /// sRGB's curve, there and back.
  static func encoded(_ light: Double) -> Double {
    let size = light.magnitude
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  static func linear(_ value: Double) -> Double {
    let size = value.magnitude
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }
}
