import SpringformGeometry
import SpringformNumerics

/// A moment of a transition: what a layer showed, and how far it has given way to what it shows now.
struct LayerPassage {
  enum Way { case fade, moveIn, push, reveal, flip }

  private let old: Drawing
  private let way: Way
  /// Of length 1: where what comes goes.
  private let direction: Vector
  private let progress: Double

  init(from old: Drawing, _ way: Way, toward direction: Vector, progress: Double) {
    (self.old, self.way, self.direction, self.progress) = (old, way, direction, progress)
  }

  /// Shows both pictures.
  /// - Parameters:
  ///   - canvas: in the layer's own coordinates.
  ///   - box: what the layer takes up.
  ///   - new: draws what the layer shows now.
  func display(in canvas: inout Canvas, _ box: Rect, _ new: (inout Canvas) -> Void) {
    let whole = Vector(dx: direction.dx * box.width, dy: direction.dy * box.height)
    let (gone, missing) = (whole * progress, whole * (progress - 1))
    switch way {
    case .fade: dissolve(in: &canvas, new)
    case .moveIn:
      canvas.draw(old)
      canvas.moved(by: missing, new)
    case .push:
      canvas.moved(by: gone) { $0.draw(old) }
      canvas.moved(by: missing, new)
    case .reveal:
      new(&canvas)
      canvas.moved(by: gone) { $0.draw(old) }
    case .flip:
      // Only one side of a card is seen at a time.
      if progress < 0.5 {
        turn(by: progress * .pi, in: &canvas, box) { $0.draw(old) }
      } else {
        turn(by: (progress - 1) * .pi, in: &canvas, box, new)
      }
    }
  }

  /// As much of the one as is missing of the other: they are added, so that nothing shines through what both show.
  private func dissolve(in canvas: inout Canvas, _ new: (inout Canvas) -> Void) {
    let share = progress.clamped(to: 0...1, otherwise: 1)
    canvas.compose { canvas in
      canvas.withOpacity(1 - share) { $0.draw(old) }
      if share > 0 { canvas.group(Group(opacity: share, blendMode: share < 1 ? .plusLighter : .normal), new) }
    }
  }

  /// How far the eye is from a card that is turned: so many times as far as the card is long.
  private static let eyeDistance = 2.0

  /// Turns about the middle, with the side where it begins toward the viewer.
  private func turn(by angle: Double, in canvas: inout Canvas, _ box: Rect, _ body: (inout Canvas) -> Void) {
    let length = max(box.width, box.height)
    guard angle != 0, length > 0 else { return body(&canvas) }
    // A positive angle about y takes the right away, one about x brings near what lies below.
    let turn =
      direction.dy == 0
      ? Transform3D(rotationAngle: angle * direction.dx, x: 0, y: 1, z: 0)
      : Transform3D(rotationAngle: -angle * direction.dy, x: 1, y: 0, z: 0)
    var view = Transform3D.identity
    view.perspective = Self.eyeDistance * length
    canvas.withProjection(Projection(turn.concatenating(view).about(box.center)), body)
  }
}

extension Canvas {
  fileprivate mutating func moved(by offset: Vector, _ body: (inout Canvas) -> Void) {
    withTransform(AffineTransform(translationX: offset.dx, y: offset.dy), body)
  }
}
