import QuartzCore

/// Recognises a quick stroke: 50 points in one direction within half a second.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that count.
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  // Points and seconds, as they are observed on phones; Apple documents none.
  private static let leastLength: CGFloat = 50
  private static let mostStray: CGFloat = 50
  private static let longestTime = 0.5

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var contact = 0.0

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty { contact = event.timestamp }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
    if state == .possible, numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard event.timestamp - contact <= Self.longestTime else { return state = .failed }
    let strokes = self.touches.compactMap { touch in
      starts[ObjectIdentifier(touch)].map { start in
        let place = touch.location(in: nil)
        return CGVector(dx: place.x - start.x, dy: place.y - start.y)
      }
    }
    guard strokes.count == numberOfTouchesRequired else { return }
    let lengths = [
      (Direction.right, \CGVector.dx, 1.0), (.left, \.dx, -1), (.up, \.dy, -1), (.down, \.dy, 1),
    ].filter { direction.contains($0.0) }
    let isDone = lengths.contains { _, axis, sign in
      let across = axis == \CGVector.dx ? \CGVector.dy : \CGVector.dx
      return strokes.allSatisfy {
        $0[keyPath: axis] * CGFloat(sign) >= Self.leastLength && abs($0[keyPath: across]) <= Self.mostStray
      }
    }
    if isDone { state = .ended }
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  override open func reset() { starts = [:] }
}
