package import Springform

/// A colour in sRGB, not premultiplied.
public final class CGColor: Hashable, Sendable {
  package let color: Color
  /// 2 for greys: the white and the alpha.
  public let numberOfComponents: Int

  package init(_ color: Color, isGray: Bool = false) {
    self.color = color
    numberOfComponents = isGray ? 2 : 4
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(gray), alpha: Double(alpha)), isGray: true)
  }

  public var alpha: CGFloat { CGFloat(color.alpha) }

  /// Red, green, blue and alpha; of a grey, white and alpha.
  public var components: [CGFloat]? {
    let all = numberOfComponents == 2 ? [color.red, color.alpha] : [color.red, color.green, color.blue, color.alpha]
    return all.map { CGFloat($0) }
  }

  public func copy() -> CGColor? { self }
  /// The same, as every colour here is in sRGB; a grey's components stay one unless the space has three.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? {
    guard space.numberOfComponents == 1 else { return CGColor(color) }
    let luminance = color.red * 0.2126 + color.green * 0.7152 + color.blue * 0.0722
    return CGColor(gray: CGFloat(luminance), alpha: alpha)
  }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(color.withAlpha(Double(alpha)), isGray: numberOfComponents == 2)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
