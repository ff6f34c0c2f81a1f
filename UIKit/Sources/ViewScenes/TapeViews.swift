public import QuartzCore
public import Springform
public import UIKit

extension Tape {
  /// Taps a view; see `tap(_:at:location:action:)` of layers.
  ///
  /// A note says so where the finger meets another view than the one that it is meant for.
  /// - Parameter location: where, as for ``touch(_:at:location:_:)``.
  public func tap(_ view: UIView, at time: Double, location: CGPoint? = nil) {
    touch(view, at: time - 0.1, location: location) { $0.hold(for: 0.1) }
  }

  /// Touches a view at a time, does what `script` says, and lifts.
  /// - Parameters:
  ///   - view: what is touched.
  ///   - time: when the finger comes down, in seconds.
  ///   - location: where, in the view's coordinates, and in a view that scrolls from the upper left corner of what is seen by then, however
  ///     far it has scrolled; its middle by default.
  ///   - script: moves and pauses, from contact to lift.
  public func touch(
    _ view: UIView, at time: Double, location: CGPoint? = nil, _ script: (inout FingerScript) -> Void
  ) {
    AimedTouches.add(view, at: time)
    if view is UIScrollView, let location {
      touch(view.layer.base, at: time, fromCorner: Vector(dx: Double(location.x), dy: Double(location.y)), script)
    } else {
      touch(view.layer.base, at: time, location: location.map { Point($0) }, script)
    }
  }

  /// Taps the window at a point: whatever is there by then, even what is made or presented only later. The finger comes down a tenth
  /// of a second before it lifts.
  /// - Parameters:
  ///   - point: where, in the window's coordinates.
  ///   - time: when the finger lifts, in seconds.
  public func tap(_ point: CGPoint, at time: Double) { tap(nil as Layer?, at: time, location: Point(point)) }

  /// Touches the window at a point and a time, does what `script` says, and lifts: whatever is there by then feels it.
  /// - Parameters:
  ///   - point: where the finger comes down, in the window's coordinates.
  ///   - time: when it comes down, in seconds.
  ///   - script: moves and pauses, from contact to lift.
  public func touch(_ point: CGPoint, at time: Double, _ script: (inout FingerScript) -> Void) {
    touch(nil as Layer?, at: time, location: Point(point), script)
  }
}

extension FingerScript {
  /// Moves to a point of the window.
  @_disfavoredOverload
  public mutating func drag(to point: CGPoint, duration: Double, curve: TimingCurve = .easeInEaseOut) {
    drag(to: Point(point), duration: duration, curve: curve)
  }

  /// Moves on from where the finger is.
  @_disfavoredOverload
  public mutating func drag(by offset: CGVector, duration: Double, curve: TimingCurve = .easeInEaseOut) {
    drag(by: Vector(dx: Double(offset.dx), dy: Double(offset.dy)), duration: duration, curve: curve)
  }

  /// Moves along a path in the window's coordinates, at even speed but for the curve.
  public mutating func drag(along path: UIBezierPath, duration: Double, curve: TimingCurve = .easeInEaseOut) {
    drag(along: path.cgPath.path, duration: duration, curve: curve)
  }
}
