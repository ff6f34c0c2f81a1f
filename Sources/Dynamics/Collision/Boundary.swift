import CBox2D
import SpringformGeometry

/// A wall that only the items of one collision behaviour feel.
final class Boundary {
  let identifier: String?
  let owner: ObjectIdentifier
  let path: Path
  private let handle: CBoxBody

  /// UIKit's skin of edges in metres, which keeps items 1.5 to 2 points away.
  private static let skin: Float = 0.02
  /// UIKit's material.
  private static let friction: Float = 0.2
  private static let elasticity: Float = 0.2

  /// Builds closed loops from the path's subpaths; a path of one straight line is a two-sided segment.
  init(
    _ path: Path, leavesGap: Bool, identifier: String?, owner: ObjectIdentifier, group: UInt64, in world: World
  ) throws(DynamicsError) {
    var handle = CBoxBody()
    let tag = world.newTag()
    CBoxBodyCreate(world.handle, CBoxVector(), 0, false, tag, &handle)
    var edges = 0
    for corners in path.isFinite ? path.polygons() : [] {
      // A loop of two corners is there and back again on the same line: once is enough.
      let ends = corners.count == 2 ? 1 : corners.count
      for index in 0..<ends {
        let (start, end) = (corners[index], corners[(index + 1) % corners.count])
        let status = CBoxBodyAddEdge(handle, CBoxVector(start), CBoxVector(end), leavesGap ? Self.skin : 0)
        if status == CBoxStatusOK { edges += 1 }
      }
    }
    guard edges > 0 else {
      CBoxBodyDestroy(handle)
      throw .invalidBoundary(identifier: identifier)
    }
    CBoxBodySetMaterial(handle, Self.friction, Self.elasticity)
    CBoxBodySetGroups(handle, [group], 1, nil, 0)
    self.identifier = identifier
    self.owner = owner
    self.path = path
    self.handle = handle
    world.contacts.register(.boundary(self), tag: tag)
  }

  func remove(from world: World) {
    world.wakeBodies(touching: self)
    CBoxBodyDestroy(handle)
    world.takeContacts()
    world.contacts.forget(self)
  }
}
