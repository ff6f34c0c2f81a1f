import Springform

/// Glass that lets what lies behind through, blurred and tinted: the thicker, the less of it.
public struct Material: ShapeStyle {
  /// How much of the tint there is, 0...1, by figures that pictures of iOS show; Apple publishes none.
  private let share: Double

  public static let ultraThin = Material(share: 0.45)
  public static let thin = Material(share: 0.6)
  public static let regular = Material(share: 0.7)
  public static let thick = Material(share: 0.82)
  public static let ultraThick = Material(share: 0.9)
  public static let bar = Material(share: 0.82)

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    let white = environment.colorScheme == .dark ? 0.15 : 0.97
    var style = ResolvedStyle(ResolvedColor(sRGB: white, white, white, share))
    style.backdropBlur = 14
    return style
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

extension ShapeLayer {
  /// Blurs what lies behind the layer, within a rectangle whose corners are as round as the shape's.
  func blurBackdrop(by radius: Double, within shape: some Shape, _ size: CGSize) {
    backdropBlurRadius = radius
    guard radius > 0 else { return }
    let shorter = Double(min(size.width, size.height))
    switch shape {
    case is Rectangle: cornerRadius = 0
    case is Capsule, is Circle: cornerRadius = shorter / 2
    case let rounded as RoundedRectangle:
      cornerRadius = min(Double(rounded.cornerSize.width), shorter / 2)
    default:
      noteMissing("blurred backgrounds of shapes other than rectangles, capsules and circles")
    }
  }
}
