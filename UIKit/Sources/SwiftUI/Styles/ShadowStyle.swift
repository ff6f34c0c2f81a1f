public import CoreGraphics
import Springform

/// A shadow that a style has: below what is drawn with it, or within it.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  /// The standard deviation of its blur, in points.
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  /// A shadow below what is drawn.
  /// - Parameter radius: how far it is blurred, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow that the edges of what is drawn cast into it.
  /// - Parameter radius: how far it is blurred, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

/// A shadow as it is drawn.
struct ResolvedShadow: Sendable {
  var color: ResolvedColor
  /// The standard deviation of its blur, in points.
  var radius: Double
  var offset: Vector
  let isInner: Bool

  /// How many numbers a shadow is made of that move.
  static let count = 7

  /// Colours in the steps in which styles have them.
  var values: [Double] {
    get {
      [color.red * 128, color.green * 128, color.blue * 128, color.opacity * 128, radius, offset.dx, offset.dy]
    }
    set {
      color = ResolvedColor(linear: newValue[0] / 128, newValue[1] / 128, newValue[2] / 128, newValue[3] / 128)
      (radius, offset) = (newValue[4], Vector(dx: newValue[5], dy: newValue[6]))
    }
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    var resolved = style.resolve(in: environment)
    resolved.shadows.append(
      ResolvedShadow(
        color: shadow.color.resolved(in: environment), radius: Double(max(shadow.radius, 0)),
        offset: Vector(dx: Double(shadow.offset.width), dy: Double(shadow.offset.height)), isInner: shadow.isInner))
    return resolved
  }
}

extension ShapeStyle {
  /// The style with a shadow, beside those that it has.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The style of what is in front, with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: ForegroundStyle(), shadow: style)
  }
}

extension ResolvedStyle {
  /// Draws within an outline what a closure draws there, over the shadows that fall from it and below those that fall into it.
  func drawShadows(
    of outline: Springform.Path, rule: FillRule, in canvas: inout Springform.Canvas, _ body: @escaping DrawingStep
  ) {
    let dropping = shadows.filter { !$0.isInner }.reduce(body) { step, shadow in
      { $0.withShadow(shadow.color.stageColor, offset: shadow.offset, radius: shadow.radius, step) }
    }
    dropping(&canvas)
    guard let bounds = outline.bounds else { return }
    for shadow in shadows where shadow.isInner {
      // What casts it is all around: as much of it as the blur can carry inside.
      let reach = 4 * shadow.radius + max(shadow.offset.dx.magnitude, shadow.offset.dy.magnitude) + 1
      let around = Rect(
        x: bounds.minX - reach, y: bounds.minY - reach, width: bounds.width + 2 * reach,
        height: bounds.height + 2 * reach)
      canvas.withMask({ $0.fill(outline, with: .black, rule: rule) }) { canvas in
        canvas.withShadow(shadow.color.stageColor, offset: shadow.offset, radius: shadow.radius) { canvas in
          canvas.withMask(isInverted: true, { $0.fill(outline, with: .black, rule: rule) }) {
            $0.fill(.rect(around), with: .black)
          }
        }
      }
    }
  }
}

extension Layer {
  /// Gives the layer the first shadow of each kind that a style has.
  func show(_ shadows: [ResolvedShadow]) {
    if let drop = shadows.first(where: { !$0.isInner }) {
      (shadowColor, shadowOpacity) = (drop.color.stageColor, 1)
      (shadowOffset, shadowRadius) = (drop.offset, drop.radius)
    } else {
      shadowOpacity = 0
    }
    if let inner = shadows.first(where: \.isInner) {
      (innerShadowColor, innerShadowOpacity) = (inner.color.stageColor, 1)
      (innerShadowOffset, innerShadowRadius) = (inner.offset, inner.radius)
    } else {
      innerShadowOpacity = 0
    }
    if shadows.count(where: { $0.isInner }) > 1 || shadows.count(where: { !$0.isInner }) > 1 {
      noteMissing("texts with several shadows of one kind, of which the first is shown")
    }
  }
}
