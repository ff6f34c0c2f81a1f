public import SpringformGeometry

/// Follows touches on a layer and says when they are a certain gesture.
///
/// Of the recognisers that follow a touch, the first to recognise its gesture wins: the others fail, unless
/// ``shouldRecognizeSimultaneously`` lets both go on. Those of deeper layers are asked before those of their superlayers,
/// and on one layer those added first.
open class GestureRecognizer {
  /// UIKit's states. A gesture that happens at once, such as a tap, goes from `possible` to `ended`.
  public enum State: Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  public final internal(set) var state = State.possible
  /// The layer the recogniser was added to.
  public final internal(set) weak var layer: Layer?
  /// A recogniser that is not enabled sees no touches; switching it off ends what it follows.
  public final var isEnabled = true { didSet { if !isEnabled { abandon() } } }
  /// Whether the gesture and another one on the same touch may both be recognised, as UIKit's delegate is asked; it is
  /// enough when one of them says so. Without it they may not.
  public final var shouldRecognizeSimultaneously: ((GestureRecognizer) -> Bool)?
  final weak var touch: Touch?

  init() {}

  /// Where the touch is, in a layer's coordinates or without one in the stage's.
  public final func location(in layer: Layer?) -> Point { touch?.location(in: layer) ?? lastLocation(in: layer) }

  private var lastStageLocation = Point.zero

  private func lastLocation(in layer: Layer?) -> Point {
    layer.map { $0.convert(lastStageLocation, from: nil) } ?? lastStageLocation
  }

  // Overridden by the kinds of recognisers, which call `recognize` and `fail`.

  func touchBegan(_ touch: Touch) {}
  func touchMoved(_ touch: Touch) {}
  func touchEnded(_ touch: Touch) {}

  /// Runs the action in the current state.
  func callAction() {}

  /// Lists the properties for a motion record.
  func record(in properties: PropertyRecorder) { properties.add("isEnabled", isEnabled, default: true) }

  /// Enters a state of the recognised gesture and tells the action. The first time, the others on the touch fail.
  final func recognize(_ newState: State) {
    if state == .possible, let touch {
      let losers = touch.recognizers.filter { $0 !== self && !isSimultaneous(with: $0) }
      for other in losers { other.stop() }
      touch.recognizers.removeAll { recognizer in losers.contains { $0 === recognizer } }
    }
    state = newState
    callAction()
  }

  private func isSimultaneous(with other: GestureRecognizer) -> Bool {
    shouldRecognizeSimultaneously?(other) == true || other.shouldRecognizeSimultaneously?(self) == true
  }

  final func fail() {
    state = .failed
    touch?.recognizers.removeAll { $0 === self }
    touch = nil
  }

  /// Lost to another recogniser, or its layer is gone: a gesture under way is cancelled, any other fails.
  final func stop() {
    switch state {
    case .began, .changed:
      state = .cancelled
      callAction()
    case .possible: state = .failed
    default: break
    }
    touch = nil
  }

  private func abandon() {
    touch?.recognizers.removeAll { $0 === self }
    stop()
  }

  /// Follows a new touch, unless one is being followed.
  final func follow(_ touch: Touch) {
    self.touch = touch
    state = .possible
    touchBegan(touch)
  }

  final func release(_ touch: Touch) {
    lastStageLocation = touch.location
    self.touch = nil
  }
}
