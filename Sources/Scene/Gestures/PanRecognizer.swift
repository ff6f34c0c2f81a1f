public import SpringformGeometry

/// Recognises a drag: the gesture begins when the finger has moved 10 points, changes while it moves, and ends when it
/// lifts.
public final class PanRecognizer: GestureRecognizer {
  /// How far the finger has to move before the gesture begins, in points.
  public var minimumDistance = TouchTravel.slop
  private let action: (PanRecognizer) -> Void
  private var travel = TouchTravel()
  private var origin = Point.zero
  private var current = Point.zero
  private var samples: [(time: Double, location: Point)] = []

  /// Velocities are taken over this many seconds.
  private static let velocityWindow = 0.1

  public init(_ action: @escaping (PanRecognizer) -> Void) { self.action = action }

  /// How far the finger has moved since the gesture began, in a layer's coordinates.
  public func translation(in layer: Layer?) -> Vector {
    guard let layer else { return current - origin }
    return layer.convert(current, from: nil) - layer.convert(origin, from: nil)
  }

  /// Counts from now on as if the finger had moved by `translation`; zero to ask for steps.
  public func setTranslation(_ translation: Vector, in layer: Layer?) {
    guard let layer else {
      origin = current - translation
      return
    }
    origin = layer.convert(layer.convert(current, from: nil) - translation, to: nil)
  }

  /// The finger's speed over the last tenth of a second, in points per second of a layer's coordinates.
  public func velocity(in layer: Layer?) -> Vector {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let displacement =
      layer.map { $0.convert(last.location, from: nil) - $0.convert(first.location, from: nil) }
      ?? last.location - first.location
    return displacement / (last.time - first.time)
  }

  override func callAction() { action(self) }

  override func record(in properties: PropertyRecorder) {
    super.record(in: properties)
    properties.add("minimumDistance", minimumDistance, default: TouchTravel.slop)
  }

  override func touchBegan(_ touch: Touch) {
    travel = TouchTravel(touch)
    samples = []
    note(touch)
    origin = current
  }

  override func touchMoved(_ touch: Touch) {
    note(touch)
    if state == .began || state == .changed {
      recognize(.changed)
    } else if travel.distance(to: touch) >= minimumDistance {
      // What it took to be sure does not count as translation: it is counted from where the finger crossed the limit, not
      // from the first sample beyond, so that it does not depend on the refresh rate.
      origin += ((current - origin).unit ?? .zero) * minimumDistance
      recognize(.began)
    }
  }

  override func touchEnded(_ touch: Touch) {
    note(touch)
    if state == .possible { fail() } else { recognize(.ended) }
  }

  private func note(_ touch: Touch) {
    current = touch.location
    samples.append((touch.timestamp, touch.location))
    // One sample from before the window stays, so that a finger that rests is seen to rest.
    while samples.count > 2, samples[1].time <= touch.timestamp - Self.velocityWindow { samples.removeFirst() }
  }
}

/// How far a touch has gone from where it began.
struct TouchTravel {
  /// The movement that tells a drag from a press, in points: UIKit's.
  static let slop = 10.0

  private var start = Point.zero

  init() {}

  init(_ touch: Touch) { start = touch.location }

  func distance(to touch: Touch) -> Double { touch.location.distance(to: start) }
}
