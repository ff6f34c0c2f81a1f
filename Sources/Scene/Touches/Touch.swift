public import SpringformGeometry

/// A finger on the stage, from contact to lift.
public final class Touch {
  let target: Layer?
  let targetLocation: Point?
  /// Whether the location begins where the target's bounds do, wherever that is in its coordinates.
  private let isFromCorner: Bool
  /// Finds the place on the stage, instead.
  private let find: (() -> Point?)?
  let script: FingerScript
  /// When the finger comes down and goes up, in seconds.
  let contact: Double
  let lift: Double
  private var start: Point?
  private var lastFound: Point?
  /// The recognisers that follow the touch, in the order of their claims.
  var recognizers: [GestureRecognizer] = []

  /// Where the finger is on the stage.
  public private(set) var location = Point.zero
  /// The time of the location, in seconds.
  public private(set) var timestamp = 0.0

  /// - Parameters:
  ///   - target: the layer to be touched, or `nil` for the stage itself.
  ///   - location: where, in the target's coordinates; the middle of its bounds by default.
  ///   - isFromCorner: whether the location is counted from the upper left corner of the bounds instead.
  init(target: Layer?, location: Point?, isFromCorner: Bool = false, contact: Double, script: FingerScript) {
    self.target = target
    find = nil
    (targetLocation, self.isFromCorner) = (location, isFromCorner)
    self.contact = contact
    self.script = script
    lift = contact + script.duration
  }

  /// - Parameter find: where the finger is to come down, as far as there is such a place.
  init(finding find: @escaping () -> Point?, contact: Double, script: FingerScript) {
    (target, targetLocation, isFromCorner) = (nil, nil, false)
    self.find = find
    self.contact = contact
    self.script = script
    lift = contact + script.duration
  }

  /// Where the finger is in a layer's coordinates.
  public func location(in layer: Layer?) -> Point { layer.map { $0.convert(location, from: nil) } ?? location }

  /// Where the finger is or hovers: over its target until contact, then where the script leads it; `nil` as long as there has been no
  /// target.
  func location(at time: Double) -> Point? {
    guard let start else {
      // Hovers where it was last seen.
      lastFound = aim ?? lastFound
      return lastFound
    }
    return time > contact ? script.location(at: time - contact, from: start) : start
  }

  /// Where the finger would come down now.
  private var aim: Point? {
    if let find { return find() }
    guard let target else { return targetLocation ?? .zero }
    var point = targetLocation ?? target.presentation.extent.center
    if isFromCorner { point += target.presentation.bounds.origin - .zero }
    return target.presentedProjectionToStage.image(of: point) ?? .zero
  }

  /// Whether the finger came down.
  var hasBegun: Bool { start != nil }

  /// The finger's way, looked at so often that no turn of a hand's is missed; of a touch that has begun.
  var stroke: Stroke? {
    let steps = max(Int(((lift - contact) * 120).rounded(.up)), 1)
    return Stroke(
      (0...min(steps, 20_000)).compactMap { step in
        let time = contact + (lift - contact) * Double(step) / Double(steps)
        return location(at: time).map { Stroke.Sample(time: time, location: $0) }
      })
  }

  /// - Returns: whether there is something to come down on.
  func begin(at time: Double) -> Bool {
    start = aim
    move(to: time)
    return hasBegun
  }

  /// Takes a finger that came down to where it is at `time`; tells whether it moved.
  @discardableResult
  func move(to time: Double) -> Bool {
    guard hasBegun, let place = location(at: time) else { return false }
    let before = location
    location = place
    timestamp = time
    return location != before
  }
}
