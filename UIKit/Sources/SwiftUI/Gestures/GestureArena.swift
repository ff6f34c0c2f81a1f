import Springform
import UIKit

/// Who may have the fingers: the gestures of the views below the first one, and which of them has its turn.
///
/// A gesture that follows a finger has its turn as soon as it is active; one that only ends waits until those before it have failed. Before
/// others come those of high priority, from outside inwards, and then the inner ones.
final class GestureArena {
  private unowned let host: ViewHost
  private var entries: [Entry] = []
  private var fingers: [GestureEvent.Finger] = []

  init(_ host: ViewHost) { self.host = host }

  private final class Entry {
    let node: Node
    let recognition: any AnyRecognition
    let isSimultaneous: Bool
    var hasTurn = false

    init(_ node: Node, _ recognition: any AnyRecognition, isSimultaneous: Bool) {
      (self.node, self.recognition, self.isSimultaneous) = (node, recognition, isSimultaneous)
    }
  }

  // MARK: Touches

  func began(_ touches: Set<UITouch>, in view: UIView) {
    for touch in inOrder(touches) {
      let location = touch.location(in: view)
      if fingers.isEmpty { begin(with: find(at: location)) }
      fingers.append(.init(id: ObjectIdentifier(touch), location: location, isDown: true))
    }
    send(.began)
  }

  /// A new touch: what waits for another tap goes on only if that is one on the same views.
  private func begin(with found: [Entry]) {
    guard found.map({ ObjectIdentifier($0.node) }) != entries.map({ ObjectIdentifier($0.node) })
    else { return }
    for entry in entries where !entry.hasTurn { entry.recognition.cancel() }
    entries = found
  }

  func moved(_ touches: Set<UITouch>, in view: UIView) {
    update(touches, in: view)
    send(.moved)
  }

  func ended(_ touches: Set<UITouch>, in view: UIView) {
    update(touches, in: view, isDown: false)
    send(.ended)
    clearUp()
  }

  func cancelled(_ touches: Set<UITouch>, in view: UIView) {
    update(touches, in: view, isDown: false)
    send(.cancelled)
    clearUp()
  }

  private func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
    touches.sorted {
      ($0.timestamp, $0.location(in: nil).x, $0.location(in: nil).y) < (
        $1.timestamp, $1.location(in: nil).x, $1.location(in: nil).y
      )
    }
  }

  private func update(_ touches: Set<UITouch>, in view: UIView, isDown: Bool = true) {
    for touch in touches {
      guard let index = fingers.firstIndex(where: { $0.id == ObjectIdentifier(touch) }) else {
        continue
      }
      fingers[index].location = touch.location(in: view)
      fingers[index].isDown = isDown
    }
  }

  private func clearUp() {
    guard !fingers.contains(where: \.isDown) else { return }
    fingers = []
    // Those that wait for another tap stay, and those that wait for them.
    entries.removeAll { $0.recognition.isOver && ($0.hasTurn || !$0.recognition.hasEnded) }
    if !entries.contains(where: { $0.recognition.isPossible }) { entries = [] }
  }

  // MARK: Turns

  private func send(_ kind: GestureEvent.Kind) {
    let shown = fingers.isEmpty ? lastFingers : fingers
    lastFingers = shown
    let time = host.time
    for entry in entries where !entry.recognition.isOver {
      let node = entry.node
      entry.recognition.receive(
        GestureEvent(
          kind: kind, fingers: shown, time: time, size: node.elements.first?.frame.size ?? .zero,
          convert: { [unowned self] point, space in host.convert(point, to: space, of: node) },
          wake: { [weak self] delay in
            guard let self else { return }
            host.loop.after(delay) { [weak self] in
              self?.send(.timePassed)
              self?.clearUp()
            }
          }))
    }
    takeTurns()
    for entry in entries where entry.hasTurn || entry.recognition.isTentative {
      entry.recognition.deliver()
    }
  }

  private var lastFingers: [GestureEvent.Finger] = []

  private func takeTurns() {
    for (index, entry) in entries.enumerated() where !entry.hasTurn {
      let recognition = entry.recognition
      if recognition.isActive, !recognition.isTentative {
        give(entry)
      } else if recognition.hasEnded {
        let waitsFor = entries[..<index].contains {
          !$0.isSimultaneous && !$0.recognition.isOver && !$0.recognition.isTentative
        }
        if !waitsFor || entry.isSimultaneous || recognition.isTentative { give(entry) }
      }
    }
  }

  private func give(_ entry: Entry) {
    guard entry.isSimultaneous || !entries.contains(where: { $0.hasTurn && !$0.isSimultaneous })
    else {
      return entry.recognition.cancel()
    }
    entry.hasTurn = true
    guard !entry.isSimultaneous else { return }
    for other in entries where other !== entry && !other.isSimultaneous && !other.hasTurn {
      other.recognition.cancel()
    }
  }

  // MARK: Who is there

  private func find(at point: CGPoint) -> [Entry] {
    guard let hit = host.node(at: point) else { return [] }
    var inner: [Entry] = []
    var high: [Entry] = []
    var above: Node? = hit
    while let node = above {
      if let source = node.gestureSource, node.environment.isEnabled {
        if source.counts.contains(.subviews) {
          // What lies below takes no part.
        } else {
          inner = []
          high = []
        }
        if source.counts.contains(.gesture) {
          let entry = Entry(
            node, source.makeRecognition(node), isSimultaneous: source.priority == .simultaneous)
          if source.priority == .high { high.insert(entry, at: 0) } else { inner.append(entry) }
        }
      }
      above = node.parent
    }
    return high + inner
  }
}

/// Which gestures count: a view's own, and those of what lies in it.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A modifier, or a view, that fingers can do something with.
protocol GestureSource {
  var priority: GesturePriority { get }
  var counts: GestureMask { get }
  func makeRecognition(_ node: Node) -> any AnyRecognition
}

enum GesturePriority { case usual, high, simultaneous }

extension Node {
  var gestureSource: (any GestureSource)? {
    if let source = view as? any GestureSource { return source }
    return (view as? any ModifiedView)?.anyModifier as? any GestureSource
  }
}

struct GestureModifier<G: Gesture>: PrimitiveModifier, GestureSource {
  let gesture: G
  let priority: GesturePriority
  let counts: GestureMask

  func update(_ node: Node, content: any View) { node.child(.only, content) }
  func makeRecognition(_ node: Node) -> any AnyRecognition { gesture.recognition(in: GesturePlace(node)) }
}

extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .usual, counts: mask))
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(GestureModifier(gesture: gesture, priority: .high, counts: mask))
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, counts: mask))
  }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      PressModifier(
        gesture: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance), action: action,
        pressing: onPressingChanged))
  }
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestEffect(isEnabled: enabled))
  }
}

/// A long press that also tells when it begins and ends.
struct PressModifier: PrimitiveModifier, GestureSource {
  let gesture: LongPressGesture
  let action: () -> Void
  let pressing: ((Bool) -> Void)?
  var priority: GesturePriority { .usual }
  var counts: GestureMask { .all }

  func update(_ node: Node, content: any View) { node.child(.only, content) }
  func makeRecognition(_ node: Node) -> any AnyRecognition {
    Press(gesture.recognition(in: GesturePlace(node)), action, pressing)
  }

  private final class Press: WrappedRecognition<Bool, Bool> {
    let action: () -> Void
    let pressing: ((Bool) -> Void)?
    private var isPressed = false
    private var isDone = false
    init(_ inner: Recognition<Bool>, _ action: @escaping () -> Void, _ pressing: ((Bool) -> Void)?) {
      (self.action, self.pressing) = (action, pressing)
      super.init(inner)
    }
    override func transform(_ phase: GesturePhase<Bool>) -> GesturePhase<Bool> { phase }
    private func press(_ new: Bool) {
      guard isPressed != new else { return }
      isPressed = new
      pressing?(new)
    }
    override func deliver() {
      press(isActive)
      guard hasEnded, !isDone else { return }
      isDone = true
      action()
    }
    override func cancel() {
      super.cancel()
      press(false)
    }
  }
}

struct HitTestEffect: LayerEffect {
  var isEnabled: Bool
  var animatableData = EmptyAnimatableData()
  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    layer.isUserInteractionEnabled = isEnabled
  }
}
