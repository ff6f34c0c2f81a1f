import SpringformBitmap

/// A colour in opponent coordinates: lightness, and two colour differences. They are encoded sRGB rotated so that lightness
/// is an axis; a rotation keeps distances.
///
/// Steps of encoded sRGB are about equally visible from dark to light, and the error of a decoded picture is commonly
/// measured in them.
struct OpponentColor: Hashable, Sendable {
  /// 0 for black to 1 for white, which is the unit of all distances.
  var lightness: Float
  /// Green (negative) to red (positive), about -0.4...0.4.
  var redGreen: Float
  /// Blue (negative) to yellow (positive), about -0.5...0.5.
  var yellowBlue: Float

  init(lightness: Float, redGreen: Float, yellowBlue: Float) {
    self.lightness = lightness
    self.redGreen = redGreen
    self.yellowBlue = yellowBlue
  }

  /// The colour of an sRGB pixel 0x??RRGGBB; alpha is ignored.
  init(pixel: UInt32) {
    self.init(red: Float(Pixel.red(pixel)), green: Float(Pixel.green(pixel)), blue: Float(Pixel.blue(pixel)))
  }

  /// The colour of sRGB channels of 0...255.
  init(red: Float, green: Float, blue: Float) {
    // Three orthonormal axes, divided by the distance from black to white.
    lightness = (red + green + blue) / (3 * 255)
    redGreen = (red - green) / (Self.sixRoot * 255)
    yellowBlue = (red + green - 2 * blue) / (Self.eighteenRoot * 255)
  }

  /// The square of the distance: cheaper than the distance and in the same order.
  @inline(__always)
  func squaredDistance(to other: Self) -> Float {
    let offset = difference(from: other)
    return offset.product(with: offset)
  }

  @inline(__always)
  func difference(from other: Self) -> Self {
    Self(
      lightness: lightness - other.lightness, redGreen: redGreen - other.redGreen,
      yellowBlue: yellowBlue - other.yellowBlue)
  }

  /// The scalar product of two differences.
  @inline(__always)
  func product(with other: Self) -> Float {
    lightness * other.lightness + redGreen * other.redGreen + yellowBlue * other.yellowBlue
  }

  private static let sixRoot: Float = 2.449_489_7
  private static let eighteenRoot: Float = 4.242_640_7
}
