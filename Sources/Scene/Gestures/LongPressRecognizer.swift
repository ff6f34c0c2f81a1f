/// Recognises a finger that stays: the gesture begins when it has, goes on while the finger moves, and ends when it lifts.
public final class LongPressRecognizer: GestureRecognizer {
  /// How long the finger has to stay, in seconds.
  public var minimumPressDuration = 0.5
  /// How far it may stray before, in points.
  public var allowableMovement = TouchTravel.slop
  private let action: (LongPressRecognizer) -> Void
  private var travel = TouchTravel()

  public init(_ action: @escaping (LongPressRecognizer) -> Void) { self.action = action }

  override func callAction() { action(self) }

  override func record(in properties: PropertyRecorder) {
    super.record(in: properties)
    properties.add("minimumPressDuration", minimumPressDuration, default: 0.5)
    properties.add("allowableMovement", allowableMovement, default: TouchTravel.slop)
  }

  override func touchBegan(_ touch: Touch) {
    travel = TouchTravel(touch)
    layer?.stage?.schedule(at: touch.timestamp + max(minimumPressDuration, 0), .touch) { [weak self, weak touch] in
      guard let self, let touch, self.touch === touch, state == .possible, layer?.stage != nil else { return }
      recognize(.began)
    }
  }

  override func touchMoved(_ touch: Touch) {
    if state == .began || state == .changed {
      recognize(.changed)
    } else if travel.distance(to: touch) > allowableMovement {
      fail()
    }
  }

  override func touchEnded(_ touch: Touch) {
    if state == .possible { fail() } else { recognize(.ended) }
  }
}
