public import SpringformGeometry
import SpringformNumerics

/// What the physics refused, with the facts.
///
/// The calls of an animator and its behaviours read like UIKit's and do not throw. A value that cannot be simulated is
/// left out, what was there before stays, and the first such error is kept in `DynamicAnimator.error`.
public enum DynamicsError: Error, Hashable, Sendable {
  /// The Box2D found at run time is not a 2.4 version; others do not move like UIKit.
  case unsupportedLibrary(major: Int, minor: Int, revision: Int)
  /// An item's width or height is not a number in 0.01...10 000 000 points.
  case invalidSize(Size)
  /// A centre, anchor or offset is not finite or more than 10 000 000 points away from the origin.
  case invalidPoint(Point)
  /// An item's transform has no angle, because it is not finite.
  case invalidTransform(AffineTransform)
  /// An item's collision path is not one closed, convex shape with an area, or has more than 1000 corners.
  case invalidCollisionPath
  /// A boundary has no extent, or a point that is not finite.
  case invalidBoundary(identifier: String?)
  /// A property got a value out of its range, or one that is not finite.
  case invalidValue(property: String, value: Double)
  /// An attachment ties an item to itself, or slides along no direction.
  case invalidAttachment
  /// The item is simulated by another animator already, or is part of a group.
  case itemInUse
  /// The behaviour belongs to another animator or to another behaviour, or would contain itself.
  case behaviorInUse
  /// The simulation left the range of numbers. The animator has stopped for good.
  case diverged
}

extension DynamicsError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unsupportedLibrary(let major, let minor, let revision):
      "Box2D \(major).\(minor).\(revision) moves differently from UIKit; 'apt-get install libbox2d-dev' of Debian 12 has 2.4"
    case .invalidSize(let size):
      "a dynamic item of \(size.width.decimalText)x\(size.height.decimalText) points cannot be simulated"
    case .invalidPoint(let point): "the point (\(point.x.decimalText), \(point.y.decimalText)) cannot be simulated"
    case .invalidTransform: "a dynamic item's transform is not finite"
    case .invalidCollisionPath: "a dynamic item's collision path is not one convex shape of at most 1000 corners"
    case .invalidBoundary(let identifier):
      "the boundary '\(identifier ?? "of the reference bounds")' has no extent or is not finite"
    case .invalidValue(let property, let value): "the physics cannot use \(value.decimalText) as \(property)"
    case .invalidAttachment: "an attachment ties an item to itself, or slides along no direction"
    case .itemInUse: "an item is in two dynamic animators, or is part of a group"
    case .behaviorInUse: "a behaviour is in two dynamic animators or behaviours"
    case .diverged: "the simulation left the range of numbers"
    }
  }
}
