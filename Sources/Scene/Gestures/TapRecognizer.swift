/// Recognises one tap or several in a row: contacts that do not move further than 10 points.
public final class TapRecognizer: GestureRecognizer {
  public var numberOfTapsRequired = 1
  private let action: (TapRecognizer) -> Void
  private var count = 0
  private var lastEnd = -Double.infinity
  private var travel = TouchTravel()

  /// The longest pause between two taps of one gesture, in seconds.
  public static let maximumPause = 0.35

  public init(_ action: @escaping (TapRecognizer) -> Void) { self.action = action }

  override func callAction() { action(self) }

  override func record(in properties: PropertyRecorder) {
    super.record(in: properties)
    properties.add("numberOfTapsRequired", numberOfTapsRequired, default: 1)
  }

  override func touchBegan(_ touch: Touch) {
    travel = TouchTravel(touch)
    if touch.timestamp - lastEnd > Self.maximumPause { count = 0 }
  }

  override func touchMoved(_ touch: Touch) {
    guard travel.distance(to: touch) > TouchTravel.slop else { return }
    count = 0
    fail()
  }

  override func touchEnded(_ touch: Touch) {
    count += 1
    lastEnd = touch.timestamp
    guard count >= numberOfTapsRequired else { return }
    count = 0
    recognize(.ended)
  }
}
