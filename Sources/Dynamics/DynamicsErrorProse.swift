import SpringformGeometry
import SpringformNumerics

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
