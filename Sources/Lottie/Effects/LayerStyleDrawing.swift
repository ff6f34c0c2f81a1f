import Glibc
import SpringformGeometry
import SpringformScene

/// Styles of layers, as After Effects has them: lottie-web leaves them out.
extension LottiePlayer {
  /// - Parameter styles: in the order in which they come upon each other.
  func drawStyled(
    _ styles: ArraySlice<LayerStyleModel>, at frame: Double, into canvas: inout Canvas, _ body: (inout Canvas) -> Void
  ) {
    guard let style = styles.last else { return body(&canvas) }
    func inner(_ canvas: inout Canvas) { drawStyled(styles.dropLast(), at: frame, into: &canvas, body) }
    let value = value(style.color, at: frame)
    let opacity = share(style.opacity, at: frame)
    let color = Color(
      red: value.x.clampedToUnit, green: value.y.clampedToUnit, blue: value.z.clampedToUnit, alpha: opacity)
    let size = max(number(style.size, at: frame), 0)
    let angle = Self.radians(number(style.angle, at: frame))
    let away = Vector(dx: -cos(angle), dy: sin(angle)) * number(style.distance, at: frame)
    let radius = size * Self.blurOfSize
    switch style.kind {
    case .dropShadow: canvas.withShadow(color, offset: away, radius: radius) { inner(&$0) }
    case .outerGlow: canvas.withShadow(color, offset: .zero, radius: radius) { inner(&$0) }
    case .innerShadow: canvas.withInnerShadow(color, offset: away, radius: radius) { inner(&$0) }
    case .innerGlow: canvas.withInnerShadow(color, offset: .zero, radius: radius) { inner(&$0) }
    case .colorOverlay: canvas.withColorEffects([ColorEffects.overlay(color)]) { inner(&$0) }
    case .stroke:
      if size > 0, opacity > 0 { drawSilhouette(color, around: size, into: &canvas, inner) }
      inner(&canvas)
    }
  }

  /// How much of a style's size, or of a blur's, is the standard deviation.
  static let blurOfSize = 0.3

  /// What a picture covers, wider by a distance to all sides.
  private func drawSilhouette(
    _ color: Color, around distance: Double, into canvas: inout Canvas, _ body: (inout Canvas) -> Void
  ) {
    let count = Self.silhouettes
    canvas.withOpacity(color.alpha) { canvas in
      canvas.withColorEffects(ColorEffects.fill(color, opacity: 1)) { canvas in
        for index in 0..<count where limits.takesShape() {
          let way = Vector(angle: 2 * .pi * Double(index) / Double(count)) * distance
          canvas.withTransform(AffineTransform(translationX: way.dx, y: way.dy), body)
        }
      }
    }
  }

  /// How often a picture is drawn around itself for a stroke of up to ten points: none of its corners is a tenth of a point off.
  static let silhouettes = 16
}
