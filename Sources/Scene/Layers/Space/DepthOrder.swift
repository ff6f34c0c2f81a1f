import SpringformGeometry

/// A layer in a space, and where its corners are.
struct Face {
  let layer: Layer
  let space: LayerSpace
  /// As the eye sees them: x and y in the picture, z toward the viewer. Empty when a corner is beside or behind the eye.
  let corners: [SIMD3<Double>]
  /// How near its middle is.
  let depth: Double
  /// The smallest upright rectangle around what is seen of it; `nil` without corners.
  private let bounds: Rect?
  /// At right angles to it, of length 1 and toward the viewer; zero for a face without an area, or seen from its edge.
  private let normal: SIMD3<Double>

  init(_ layer: Layer, in space: LayerSpace) {
    (self.layer, self.space) = (layer, space)
    let matrix = layer.matrixToSuperlayer.concatenating(space.transform)
    let seen = layer.extent.corners.map { matrix.image(of: SIMD4($0.x, $0.y, 0, 1)) }
    corners = seen.allSatisfy { $0.w > 0 } ? seen.map { SIMD3($0.x, $0.y, $0.z) / $0.w } : []
    depth = corners.map(\.z).reduce(0, +) / Double(max(corners.count, 1))
    bounds = corners.map { Point(x: $0.x, y: $0.y) }.bounds
    normal = Self.normal(to: corners)
  }
}

/// Brings faces that do not pass through one another into an order in which each covers only what lies behind it.
enum DepthOrder {
  /// More faces than this are ordered by the depth of their middles alone.
  private static let maximumCount = 256

  /// From the farthest to the nearest; where it makes no difference they keep their order.
  static func sorted(_ faces: [Face]) -> [Face] {
    guard faces.count > 1 else { return faces }
    guard faces.count <= maximumCount else {
      return faces.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(\.element)
    }
    // Who lies directly or indirectly below whom.
    let below = faces.map { face in faces.indices.filter { faces[$0].isBehind(face) } }
    var rest = Array(faces.indices)
    var isPlaced = Array(repeating: false, count: faces.count)
    var result: [Face] = []
    while !rest.isEmpty {
      let free = rest.firstIndex { below[$0].allSatisfy { isPlaced[$0] } }
      // Three that each cover the next have no order, nor have those that pass through each other: the farthest goes first.
      let position = free ?? rest.indices.min { faces[rest[$0]].depth < faces[rest[$1]].depth } ?? 0
      let next = rest.remove(at: position)
      isPlaced[next] = true
      result.append(faces[next])
    }
    return result
  }
}

extension Face {
  /// Whether the other face covers this one where they overlap in the picture.
  fileprivate func isBehind(_ other: Face) -> Bool {
    guard layer !== other.layer, overlaps(other) else { return false }
    // What lies all on the viewer's side of a plane is in front of it. A face behind the other's plane, with the other before
    // its own, is told twice; one of them is enough, and two that contradict each other pass through one another.
    let (before, after) = (other.side(of: self), side(of: other))
    return (before == .front && after != .front) || (after == .behind && before != .behind)
  }

  private enum Side { case front, behind, within, across }

  /// On which side of another face's plane this one lies.
  private func side(of other: Face) -> Side {
    guard other.normal != .zero, let origin = other.corners.first else { return .across }
    let heights = corners.map { other.normal.dot($0 - origin) }
    if heights.allSatisfy({ abs($0) < 1e-6 }) { return .within }
    if heights.allSatisfy({ $0 > -1e-6 }) { return .front }
    if heights.allSatisfy({ $0 < 1e-6 }) { return .behind }
    return .across
  }

  private static func normal(to corners: [SIMD3<Double>]) -> SIMD3<Double> {
    guard corners.count == 4 else { return .zero }
    let across = (corners[2] - corners[0]).cross(corners[3] - corners[1])
    guard abs(across.z) > 1e-12 * across.length else { return .zero }
    return across / (across.z < 0 ? -across.length : across.length)
  }

  private func overlaps(_ other: Face) -> Bool {
    guard let bounds, let others = other.bounds else { return false }
    return bounds.intersection(others) != nil
  }
}
