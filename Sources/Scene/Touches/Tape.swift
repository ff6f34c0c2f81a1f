public import SpringformGeometry

/// The touches of a scene, written down beforehand as on a roll of paper, and the finger that is drawn for them.
public final class Tape {
  weak var stage: Stage?
  private var touches: [Touch] = []
  /// How the finger looks.
  public var finger = Finger()

  /// Taps a layer: the finger lifts, and `action` runs, at `time`; it touches down a tenth of a second earlier.
  ///
  /// - Parameters:
  ///   - layer: the layer to be tapped.
  ///   - time: seconds.
  ///   - location: where, in the layer's own coordinates; the middle of its bounds by default.
  ///   - action: what the tap does.
  public func tap(_ layer: Layer, at time: Double, location: Point? = nil, action: @escaping () -> Void) {
    let touch = Touch(layer: layer, location: location, lift: time)
    touches.append(touch)
    stage?.schedule(at: touch.contact, .touch) { touch.fix() }
    stage?.schedule(at: time, .touch, action)
  }

  func isFingerVisible(at time: Double) -> Bool {
    touches.contains { time < finger.disappears(after: $0.lift) }
  }

  func drawFingers(at time: Double, in canvas: inout Canvas) {
    for touch in touches { finger.draw(touch.point, contact: touch.contact, lift: touch.lift, at: time, in: &canvas) }
  }
}

/// One contact of a finger with a layer.
final class Touch {
  private let layer: Layer
  private let location: Point?
  let lift: Double
  private var fixed: Point?

  init(layer: Layer, location: Point?, lift: Double) {
    self.layer = layer
    self.location = location
    self.lift = lift
  }

  var contact: Double { lift - 0.1 }

  /// Where the finger is on the stage: it hovers over its target until contact, then stays.
  var point: Point {
    if let fixed { return fixed }
    let target = location ?? layer.presentation.bounds.center
    return target.applying(layer.presentedTransformToStage)
  }

  func fix() { fixed = point }
}
