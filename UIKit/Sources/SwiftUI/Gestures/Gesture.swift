import CoreGraphics

/// Something that fingers do, and what it is worth.
public protocol Gesture<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Gesture
  var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that comes with the module.
protocol PrimitiveGesture: Gesture where Body == Never {
  /// What follows the fingers of one touch.
  func makeRecognition(in place: GesturePlace) -> Recognition<Value>
}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Gesture {
  /// What follows the fingers, of whichever gesture.
  func recognition(in place: GesturePlace) -> Recognition<Value> {
    if let primitive = self as? any PrimitiveGesture {
      func make<G: PrimitiveGesture>(_ gesture: G) -> Any { gesture.makeRecognition(in: place) }
      if let recognition = make(primitive) as? Recognition<Value> { return recognition }
    }
    guard let inner = place.attached(self).body.recognition(in: place.part(0)) as? Recognition<Value> else {
      misuse("\(Self.self) has another value than its body")
    }
    return BodyRecognition(inner)
  }
}

/// Where a gesture is: what its own property wrappers keep belongs to a node, and to its place among the node's gestures.
struct GesturePlace {
  private let node: Node
  /// Which part of the gesture around it each is, from outside inwards.
  private var path: [Int] = []

  init(_ node: Node) { self.node = node }

  /// The place of a part of the gesture that is here.
  func part(_ number: Int) -> GesturePlace {
    var inner = self
    inner.path.append(number)
    return inner
  }

  /// A copy whose property wrappers are connected.
  func attached<G: Gesture>(_ gesture: G) -> G {
    var copy = gesture
    node.attach(gesture: &copy, at: Node.GestureKey(path: path, type: ObjectIdentifier(G.self)))
    return copy
  }
}

/// How far a gesture has come.
enum GesturePhase<Value> {
  case possible
  case active(Value)
  case ended(Value)
  case failed

  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }
  var isPossible: Bool { if case .possible = self { true } else { false } }
  var isActive: Bool { if case .active = self { true } else { false } }
  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  func map<New>(_ transform: (Value) -> New) -> GesturePhase<New> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// What happens to the fingers on the views.
struct GestureEvent {
  enum Kind { case began, moved, ended, cancelled, timePassed }

  struct Finger {
    let id: ObjectIdentifier
    /// On the canvas, in points.
    var location: CGPoint
    var isDown: Bool
  }

  let kind: Kind
  /// All that are or were down, in the order in which they came.
  let fingers: [Finger]
  /// In seconds.
  let time: Double
  /// Of the view, in points.
  let size: CGSize
  /// A point of the canvas in a space of coordinates of the view.
  let convert: (CGPoint, CoordinateSpace) -> CGPoint
  /// Has the gesture told when so many seconds have passed.
  let wake: (Double) -> Void
}

/// What a recognition looks like from outside.
protocol AnyRecognition: AnyObject {
  func receive(_ event: GestureEvent)
  /// Calls what is to be called, as the gesture has been given its turn.
  func deliver()
  /// The gesture has lost its turn.
  func cancel()
  var isPossible: Bool { get }
  var isActive: Bool { get }
  var isOver: Bool { get }
  var hasEnded: Bool { get }
  /// Whether the gesture takes nothing from others while it is active, but only when it ends.
  var isTentative: Bool { get }
}

/// One gesture following fingers.
class Recognition<Value>: AnyRecognition {
  var phase = GesturePhase<Value>.possible

  func receive(_ event: GestureEvent) {}
  func deliver() {}
  func cancel() { phase = .failed }

  final var isPossible: Bool { phase.isPossible }
  final var isActive: Bool { phase.isActive }
  final var isOver: Bool { phase.isOver }
  final var hasEnded: Bool { if case .ended = phase { true } else { false } }
  var isTentative: Bool { false }
}

/// A gesture around another.
class WrappedRecognition<Inner, Value>: Recognition<Value> {
  let inner: Recognition<Inner>
  init(_ inner: Recognition<Inner>) { self.inner = inner }

  func transform(_ phase: GesturePhase<Inner>) -> GesturePhase<Value> { .failed }

  override func receive(_ event: GestureEvent) {
    inner.receive(event)
    phase = transform(inner.phase)
  }
  override func deliver() { inner.deliver() }
  override func cancel() {
    inner.cancel()
    phase = .failed
  }
  override var isTentative: Bool { inner.isTentative }
}

private final class BodyRecognition<Value>: WrappedRecognition<Value, Value> {
  override func transform(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public var body: Never { fatalError("an optional gesture has no body") }
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  func makeRecognition(in place: GesturePlace) -> Recognition<Wrapped.Value> {
    if let self { return self.recognition(in: place.part(0)) }
    let none = Recognition<Wrapped.Value>()
    none.cancel()
    return none
  }
}
