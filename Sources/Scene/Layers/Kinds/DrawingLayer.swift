import SpringformGeometry

/// A layer with a drawing of its own, which ends at its bounds, as that of a layer with a backing store does in Core
/// Animation.
///
/// Subclasses override ``Layer/draw(in:)`` and declare what they draw from as ``Animated``: setting such a property draws
/// anew, and animating it interpolates.
///
/// ```swift
/// final class Gauge: DrawingLayer {
///   @Animated var level = 0.0
///
///   override func draw(in canvas: inout Canvas) {
///     let bar = Rect(x: 0, y: 0, width: bounds.width * level, height: bounds.height)
///     canvas.fill(.rect(bar), with: .systemGreen)
///   }
/// }
///
/// stage.animate(duration: 1, dampingRatio: 0.5) { gauge.level = 0.8 }
/// ```
open class DrawingLayer: Layer {
  final override func contentClip() -> Path? { .rect(bounds) }
}
