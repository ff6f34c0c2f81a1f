public import SpringformGeometry
public import SpringformMotion

/// A touch script: what fingers do on a stage and when, written down beforehand, and the finger that is drawn for them.
///
/// Touches are delivered to the gesture recognisers of the layer they hit and of its superlayers. A finger that is down
/// reports its place at every refresh, its contact and its lift at their own exact times.
public final class Tape {
  var stageReference: BackReference<Stage>?
  private var stage: Stage? { stageReference?.object }
  private var touches: [Touch] = []
  var followers: [(Touch, Touch.Phase) -> Void] = []
  /// How the finger looks.
  public var finger = Finger()

  /// How long a tap lasts, in seconds.
  package static let tapDuration = 0.1

  /// Touches a layer, or with `nil` the stage, at a time, does what `script` says, and lifts.
  ///
  /// - Parameters:
  ///   - layer: what is touched.
  ///   - time: when the finger comes down, in seconds.
  ///   - location: where, in the layer's own coordinates (the stage's without a layer); the middle of its bounds by default.
  ///   - script: moves and pauses, from contact to lift.
  public func touch(
    _ layer: Layer?, at time: Double, location: Point? = nil, _ script: (inout FingerScript) -> Void
  ) {
    var finger = FingerScript()
    script(&finger)
    add(Touch(target: layer, location: location, contact: time, script: finger))
  }

  /// Touches a layer whose bounds may begin anywhere by then, as those of one that scrolls do.
  ///
  /// - Parameters:
  ///   - layer: what is touched.
  ///   - time: when the finger comes down, in seconds.
  ///   - offset: where, from the upper left corner of the bounds that the layer shows then.
  ///   - script: moves and pauses, from contact to lift.
  public func touch(_ layer: Layer, at time: Double, fromCorner offset: Vector, _ script: (inout FingerScript) -> Void)
  {
    var finger = FingerScript()
    script(&finger)
    add(Touch(target: layer, location: .zero + offset, isFromCorner: true, contact: time, script: finger))
  }

  /// Taps a layer, or with `nil` the stage: the finger lifts at `time`, a tenth of a second after contact. Recognisers see the touch as any other.
  ///
  /// - Parameters:
  ///   - layer: the layer to be tapped.
  ///   - time: when the finger lifts, in seconds.
  ///   - location: where, in the layer's own coordinates (the stage's without a layer); the middle of its bounds by default.
  ///   - action: what the tap does, besides what recognisers make of it.
  public func tap(_ layer: Layer?, at time: Double, location: Point? = nil, action: @escaping () -> Void = {}) {
    touch(layer, at: time - Self.tapDuration, location: location) { $0.hold(for: Self.tapDuration) }
    stage?.schedule(at: time, .touch, action)
  }

  /// Presses a layer from `time` on for `duration` seconds.
  public func longPress(_ layer: Layer, at time: Double, duration: Double = 0.8, location: Point? = nil) {
    touch(layer, at: time, location: location) { $0.hold(for: duration) }
  }

  /// Takes hold of a layer's middle at `time`, moves to a point of the stage, and lets go.
  public func drag(
    _ layer: Layer, at time: Double, to point: Point, duration: Double, curve: TimingCurve = .easeInEaseOut
  ) {
    touch(layer, at: time) { $0.drag(to: point, duration: duration, curve: curve) }
  }

  /// Touches what is looked for when the finger comes down.
  func touch(at time: Double, _ target: NamedTarget, _ script: (inout FingerScript) -> Void) {
    var finger = FingerScript()
    script(&finger)
    guard let stage else { return }
    add(Touch(finding: { [unowned stage] in target.location(on: stage) }, contact: time, script: finger)) {
      [unowned stage] in stage.fail(.failed(target.problem(at: time, on: stage)))
    }
  }

  /// - Parameter miss: called where there is nothing to come down on; nobody hears of that finger then.
  private func add(_ touch: Touch, orElse miss: @escaping () -> Void = {}) {
    touches.append(touch)
    guard let stage else { return }
    stage.schedule(at: touch.contact, .touch) { [unowned stage] in
      if touch.begin(at: touch.contact) { stage.began(touch) } else { miss() }
    }
    stage.schedule(at: touch.lift, .touch) { [unowned stage] in
      guard touch.hasBegun else { return }
      if touch.move(to: touch.lift) { stage.moved(touch) }
      stage.ended(touch)
    }
  }

  /// Fingers that are down at a refresh report where they are.
  func scheduleMoves(at time: Double) {
    guard let stage else { return }
    for touch in touches where touch.contact < time && time < touch.lift {
      stage.schedule(at: time, .touch) { [unowned stage] in if touch.move(to: time) { stage.moved(touch) } }
    }
  }

  /// In the order of their contacts.
  var recordedTouches: [Touch] { touches.sorted { $0.contact < $1.contact } }

  /// What fingers have done that came down so far, each up to its lift, in the order of their contacts.
  package var strokes: [Stroke] { recordedTouches.filter(\.hasBegun).compactMap(\.stroke) }

  func dropTouches() { touches = [] }

  func end() { (touches, followers) = ([], []) }

  func isFingerVisible(at time: Double) -> Bool { touches.contains { time < finger.disappears(after: $0.lift) } }

  func isFingerDown(at time: Double) -> Bool { touches.contains { $0.contact <= time && time <= $0.lift } }

  func drawFingers(at time: Double, in canvas: inout Canvas) {
    guard let stage else { return }
    for touch in touches { finger.draw(touch, at: time, on: stage.size, in: &canvas) }
  }
}
