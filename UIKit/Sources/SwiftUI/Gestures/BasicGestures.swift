public import CoreGraphics
import Foundation
public import QuartzCore

/// Short touches, as many as are asked for.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = ()
  public var count: Int
  public init(count: Int = 1) { self.count = count }
  func makeRecognition(in place: GesturePlace) -> Recognition<()> { TapRecognition<()>(count: count) { _ in () } }
}

/// A tap, and where it was.
public struct SpatialTapGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    /// In points.
    public var location: CGPoint
  }
  public var count: Int
  let space: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.count, space) = (count, coordinateSpace.coordinateSpace)
  }
  func makeRecognition(in place: GesturePlace) -> Recognition<Value> {
    let space = space
    return TapRecognition(count: count) {
      Value(location: $0.convert($0.fingers[0].location, space))
    }
  }
}

private final class TapRecognition<Value>: Recognition<Value> {
  /// How far a finger may move, in points, and how long the next tap may take to come, in seconds: what is measured on phones.
  private static var allowance: CGFloat { 45 }
  private static var patience: Double { 0.35 }

  private let count: Int
  private let value: (GestureEvent) -> Value
  private var taps = 0
  private var start = CGPoint.zero
  private var deadline = Double.infinity

  init(count: Int, value: @escaping (GestureEvent) -> Value) {
    (self.count, self.value) = (max(count, 1), value)
  }

  override func receive(_ event: GestureEvent) {
    guard isPossible, let finger = event.fingers.first else { return }
    switch event.kind {
    case .began:
      if event.fingers.filter(\.isDown).count > 1 {
        phase = .failed
      } else {
        (start, deadline) = (finger.location, .infinity)
      }
    case .moved:
      if hypot(finger.location.x - start.x, finger.location.y - start.y) > Self.allowance {
        phase = .failed
      }
    case .ended:
      taps += 1
      if taps >= count {
        phase = .ended(value(event))
      } else {
        deadline = event.time + Self.patience
        event.wake(Self.patience)
      }
    case .timePassed: if event.time >= deadline - 1e-9 { phase = .failed }
    case .cancelled: phase = .failed
    }
  }
}

/// A touch that stays.
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  /// In seconds.
  public var minimumDuration: Double
  /// In points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  func makeRecognition(in place: GesturePlace) -> Recognition<Bool> { LongPressRecognition(self) }
}

private final class LongPressRecognition: Recognition<Bool> {
  private let gesture: LongPressGesture
  private var start: (location: CGPoint, time: Double)?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var isTentative: Bool { true }

  override func receive(_ event: GestureEvent) {
    guard !isOver, let finger = event.fingers.first else { return }
    switch event.kind {
    case .began:
      guard start == nil else { return }
      start = (finger.location, event.time)
      phase = .active(true)
      event.wake(gesture.minimumDuration)
    case .moved:
      guard let start else { return }
      let distance = hypot(
        finger.location.x - start.location.x, finger.location.y - start.location.y)
      if distance > gesture.maximumDistance { phase = .failed }
    case .timePassed:
      if let start, event.time - start.time >= gesture.minimumDuration - 1e-9 {
        phase = .ended(true)
      }
    case .ended, .cancelled: phase = .failed
    }
  }
}

/// A finger that moves.
public struct DragGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: QuartzCore.Date
    /// In points.
    public var location: CGPoint
    public var startLocation: CGPoint
    /// In points a second.
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the finger would come to, if it slowed down as what is scrolled does.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.afterglow,
        y: location.y + velocity.height * Self.afterglow)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
    /// In seconds.
    private static let afterglow: CGFloat = 0.25
  }

  /// In points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.minimumDistance, self.coordinateSpace) = (
      minimumDistance, coordinateSpace.coordinateSpace
    )
  }
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  func makeRecognition(in place: GesturePlace) -> Recognition<Value> { DragRecognition(self) }
}

private final class DragRecognition: Recognition<DragGesture.Value> {
  private let gesture: DragGesture
  private var start: (onCanvas: CGPoint, location: CGPoint)?
  /// The last places, by which the velocity is told.
  private var samples: [(time: Double, location: CGPoint)] = []

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override func receive(_ event: GestureEvent) {
    guard !isOver, let finger = event.fingers.first else { return }
    let location = event.convert(finger.location, gesture.coordinateSpace)
    switch event.kind {
    case .began:
      guard start == nil else { return }
      start = (finger.location, location)
      samples = [(event.time, finger.location)]
      if gesture.minimumDistance <= 0 { phase = .active(value(at: location, event)) }
    case .moved:
      guard let start else { return }
      samples = (samples + [(event.time, finger.location)]).filter { event.time - $0.time <= 0.1 }
      let distance = hypot(
        finger.location.x - start.onCanvas.x, finger.location.y - start.onCanvas.y)
      if isActive || distance >= gesture.minimumDistance {
        phase = .active(value(at: location, event))
      }
    case .ended: phase = isActive ? .ended(value(at: location, event)) : .failed
    case .cancelled: phase = .failed
    case .timePassed: break
    }
  }

  private func value(at location: CGPoint, _ event: GestureEvent) -> DragGesture.Value {
    var velocity = CGSize.zero
    if let first = samples.first, let last = samples.last, last.time > first.time,
      event.time - last.time < 0.1
    {
      let duration = CGFloat(last.time - first.time)
      velocity = CGSize(
        width: (last.location.x - first.location.x) / duration,
        height: (last.location.y - first.location.y) / duration)
    }
    return DragGesture.Value(
      time: QuartzCore.Date(timeIntervalSinceReferenceDate: event.time), location: location,
      startLocation: start?.location ?? location, velocity: velocity)
  }
}
