public import SpringformDynamics
public import SpringformGeometry

/// Any layer can be moved by physics: its model values are the simulation's, in its superlayer's coordinates.
///
/// The layer has to be a sublayer of its animator's reference layer, with its anchor point in the middle.
extension Layer: DynamicItem {
  /// UIKit's name for `position`.
  public final var center: Point {
    get { position }
    set { position = newValue }
  }
}

extension Layer {
  /// Shows the layer between the last two sub-steps of its animator where the tick was not a whole number of them.
  final func presentDynamics(on stage: Stage) {
    for animator in stage.animators.map(\.animator) where animator.isBlending {
      guard let state = animator.presentation(of: self) else { continue }
      position = state.center
      // An item that was never turned keeps what else is in its transform.
      if Vector(dx: transform.a, dy: transform.b).angle != state.angle {
        transform = AffineTransform(rotationAngle: state.angle)
      }
    }
  }
}
