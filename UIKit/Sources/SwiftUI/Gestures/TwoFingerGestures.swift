public import CoreGraphics
import Foundation
public import QuartzCore

/// Two fingers that move apart or together.
public struct MagnifyGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: QuartzCore.Date
    /// How far the fingers are from each other, in parts of how far they were.
    public var magnification: CGFloat
    /// In parts a second.
    public var velocity: CGFloat
    /// Between the fingers when they came, in parts of the view's size.
    public var startAnchor: UnitPoint
    /// In points.
    public var startLocation: CGPoint
  }

  /// How much has to change before the gesture begins, in parts.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  func makeRecognition(in place: GesturePlace) -> Recognition<Value> {
    let least = minimumScaleDelta
    return PairRecognition<Value>(
      measure: { first, now in first.distance > 0 ? now.distance / first.distance : 1 }, rest: 1,
      begins: { ($0 - 1).magnitude >= least },
      value: { measured in
        Value(
          time: QuartzCore.Date(timeIntervalSinceReferenceDate: measured.time), magnification: measured.amount,
          velocity: measured.velocity, startAnchor: measured.anchor, startLocation: measured.start)
      })
  }
}

/// Two fingers that turn about each other.
public struct RotateGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: QuartzCore.Date
    /// Clockwise.
    public var rotation: Angle
    /// Each second.
    public var velocity: Angle
    /// Between the fingers when they came, in parts of the view's size.
    public var startAnchor: UnitPoint
    /// In points.
    public var startLocation: CGPoint
  }

  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  func makeRecognition(in place: GesturePlace) -> Recognition<Value> {
    let least = CGFloat(minimumAngleDelta.radians)
    return PairRecognition<Value>(
      measure: { first, now in now.angle - first.angle }, rest: 0, turn: 2 * .pi,
      begins: { $0.magnitude >= least },
      value: { measured in
        Value(
          time: QuartzCore.Date(timeIntervalSinceReferenceDate: measured.time),
          rotation: .radians(Double(measured.amount)), velocity: .radians(Double(measured.velocity)),
          startAnchor: measured.anchor, startLocation: measured.start)
      })
  }
}

/// The older form of ``MagnifyGesture``, whose value is the magnification.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map { $0.magnification }
  }
}

/// The older form of ``RotateGesture``, whose value is the angle.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  public var body: _MapGesture<RotateGesture, Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map { $0.rotation }
  }
}

/// Two fingers, as seen on the canvas.
private struct FingerPair {
  let middle: CGPoint
  let distance: CGFloat
  /// In radians, clockwise.
  let angle: CGFloat

  init(_ a: CGPoint, _ b: CGPoint) {
    middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    distance = hypot(b.x - a.x, b.y - a.y)
    angle = atan2(b.y - a.y, b.x - a.x)
  }
}

/// What two fingers have done.
private struct MeasuredPair {
  let time: Double
  let amount: CGFloat
  let velocity: CGFloat
  let start: CGPoint
  let anchor: UnitPoint
}

/// Follows the first two fingers.
private final class PairRecognition<Value>: Recognition<Value> {
  private let measure: (_ first: FingerPair, _ now: FingerPair) -> CGFloat
  private let begins: (CGFloat) -> Bool
  private let value: (MeasuredPair) -> Value
  /// The amount of fingers that have not moved, and after how much it is the same again.
  private let (rest, turn): (CGFloat, CGFloat?)
  private var ids: [ObjectIdentifier] = []
  private var first: FingerPair?
  private var amount: CGFloat
  private var samples: [(time: Double, amount: CGFloat)] = []
  private var start = CGPoint.zero
  private var anchor = UnitPoint.center

  init(
    measure: @escaping (_ first: FingerPair, _ now: FingerPair) -> CGFloat, rest: CGFloat, turn: CGFloat? = nil,
    begins: @escaping (CGFloat) -> Bool, value: @escaping (MeasuredPair) -> Value
  ) {
    (self.measure, self.rest, self.turn) = (measure, rest, turn)
    (self.begins, self.value, amount) = (begins, value, rest)
  }

  private func pair(_ event: GestureEvent) -> FingerPair? {
    let known = ids.compactMap { id in event.fingers.first { $0.id == id } }
    return known.count == 2 ? FingerPair(known[0].location, known[1].location) : nil
  }

  override func receive(_ event: GestureEvent) {
    guard !isOver else { return }
    switch event.kind {
    case .began:
      let down = event.fingers.filter(\.isDown)
      guard first == nil, down.count >= 2 else { return }
      ids = down.prefix(2).map(\.id)
      guard let pair = pair(event) else { return }
      first = pair
      start = event.convert(pair.middle, .local)
      anchor = UnitPoint(
        x: event.size.width > 0 ? start.x / event.size.width : 0.5,
        y: event.size.height > 0 ? start.y / event.size.height : 0.5)
      samples = [(event.time, rest)]
    case .moved:
      guard let first, let now = pair(event) else { return }
      var new = measure(first, now)
      // Of what goes round, the nearest to what it was.
      if let turn { new += ((amount - new) / turn).rounded() * turn }
      amount = new
      samples = (samples + [(event.time, amount)]).filter { event.time - $0.time <= 0.1 }
      if isActive || begins(amount) { phase = .active(measured(event)) }
    case .ended:
      // Both have to be there; a first finger alone may still be joined.
      let isWhole = event.fingers.filter { ids.contains($0.id) && $0.isDown }.count == 2
      if first == nil {
        if !event.fingers.contains(where: \.isDown) { phase = .failed }
      } else if !isWhole {
        phase = isActive ? .ended(measured(event)) : .failed
      }
    case .cancelled: phase = .failed
    case .timePassed: break
    }
  }

  private func measured(_ event: GestureEvent) -> Value {
    var velocity: CGFloat = 0
    if let old = samples.first, let new = samples.last, new.time > old.time, event.time - new.time < 0.1 {
      velocity = (new.amount - old.amount) / CGFloat(new.time - old.time)
    }
    return value(
      MeasuredPair(time: event.time, amount: amount, velocity: velocity, start: start, anchor: anchor))
  }
}
