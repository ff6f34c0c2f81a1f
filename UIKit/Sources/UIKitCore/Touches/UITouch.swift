public import QuartzCore
import Springform

/// A finger on the screen.
public final class UITouch: NSObject {
  let touch: Touch
  public internal(set) var phase = Phase.began
  /// The view that the finger came down on.
  public internal(set) var view: UIView?
  public let window: UIWindow?
  /// How many times the finger came down here in a row.
  public internal(set) var tapCount = 1
  var previous: CGPoint
  /// Where it came down.
  let start: CGPoint
  /// The recognisers that follow the finger.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Whether the view hears no more of the finger, because a recogniser has taken it over.
  var isTakenFromView = false
  /// Whether the view follows another finger, and never hears of this one.
  var isUnheard = false
  var isHeardByView: Bool { !isTakenFromView && !isUnheard }
  /// Whether the view is yet to hear of the finger, which may begin to scroll; see ContentTouches.swift.
  var isHeldBack = false
  /// Whether a recogniser that may still recognise its gesture keeps it from the view.
  var isDelayed: Bool { gestureRecognizers?.contains { $0.delaysTouchesBegan && $0.isUndecided } == true }
  var hasLifted = false
  /// Whether the view has heard of it.
  var hasReachedView = false

  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    /// Of pointers, of which a stage has none.
    case regionEntered, regionMoved, regionExited
  }

  init(_ touch: Touch, in window: UIWindow) {
    (self.touch, self.window) = (touch, window)
    previous = CGPoint(touch.location)
    start = previous
  }

  /// In seconds of the scene.
  public var timestamp: TimeInterval { touch.timestamp }

  /// Where the finger is, in a view's coordinates; without one, in the window's.
  public func location(in view: UIView?) -> CGPoint { place(CGPoint(touch.location), in: view) }

  /// Where it was before it moved last.
  public func previousLocation(in view: UIView?) -> CGPoint { place(previous, in: view) }

  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: window) } ?? point
  }

  // MARK: What a finger is like

  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  public var type: TouchType { .direct }
  /// 1 is that of an average touch; the screen that a stage stands for does not feel more.
  public var force: CGFloat { 1 }
  /// 0, as phones say that feel no force.
  public var maximumPossibleForce: CGFloat { 0 }
  /// In points: half of the breadth of a fingertip, as phones report it of adults.
  public var majorRadius: CGFloat { 20 }
  public var majorRadiusTolerance: CGFloat { 5 }
  // Of pencils: a finger stands upright.
  public var altitudeAngle: CGFloat { .pi / 2 }
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
