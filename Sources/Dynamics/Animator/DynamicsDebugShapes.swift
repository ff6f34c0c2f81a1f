import CBox2D
public import SpringformGeometry

/// The shapes that the physics computes with, to be drawn over a picture for debugging: all outlines in the
/// reference coordinate system, in points, where the items are drawn.
public struct DynamicsDebugShapes: Hashable, Sendable {
  /// The collision shape of every item; one subpath for each part of a group.
  public var bodies: [Path] = []
  /// A straight line for every attachment, and the four springs of every snap.
  public var attachments: [Path] = []
  public var boundaries: [Path] = []
  /// Where things touch.
  public var contacts: [Point] = []
}

extension DynamicAnimator {
  /// The shapes behind the items, as they are drawn now.
  public var debugShapes: DynamicsDebugShapes {
    var debugShapes = DynamicsDebugShapes()
    debugShapes.bodies = world.bodies.map { world.outline(of: $0) }
    for behavior in connected {
      switch behavior {
      case let attachment as AttachmentBehavior: debugShapes.attachments += attachment.lines(in: world)
      case let snap as SnapBehavior: debugShapes.attachments += snap.lines(in: world)
      case let collision as CollisionBehavior: debugShapes.boundaries += collision.boundaryPaths
      default: break
      }
    }
    debugShapes.contacts = world.touchPoints
    return debugShapes
  }
}

extension World {
  func outline(of body: Body) -> Path {
    var path = Path()
    for part in body.shape.parts {
      switch part {
      case .circle(let center, let radius): path.addPath(.circle(center: center, radius: radius))
      case .polygon(let corners):
        for (index, corner) in corners.enumerated() {
          if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.closeSubpath()
      }
    }
    return path.applying(placement(of: body))
  }

  /// From an item's own coordinates to where it is drawn.
  func placement(of body: Body) -> AffineTransform {
    let state = presentation(of: body)
    return AffineTransform(rotationAngle: state.angle).concatenating(
      AffineTransform(translationX: state.center.x, y: state.center.y))
  }

  var touchPoints: [Point] {
    let count = CBoxWorldTouchPoints(handle, nil, 0)
    guard count > 0 else { return [] }
    let points = [CBoxVector](unsafeUninitializedCapacity: count) { buffer, written in
      written = min(CBoxWorldTouchPoints(handle, buffer.baseAddress, count), count)
    }
    return points.map(\.point)
  }
}
