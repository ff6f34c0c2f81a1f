import SpringformGeometry
import SpringformNumerics

/// Smooth random vectors over the plane and time: simplex noise after Perlin (2001), with a seeded table.
struct SimplexNoise {
  private let table: [Int]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var table = Array(0..<256)
    // Fisher and Yates' shuffle.
    for last in stride(from: 255, to: 0, by: -1) {
      table.swapAt(last, Int(random.next() % UInt64(last + 1)))
    }
    self.table = table
  }

  /// Components of about -1...1, continuous in all three; `time` in patterns.
  func vector(x: Double, y: Double, time: Double) -> Vector {
    // Two places far apart in one pattern are as good as two patterns.
    Vector(dx: value(x, y, time), dy: value(x + 113.5, y - 71.25, time + 37.75))
  }

  private func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    let point = SIMD3(x, y, z)
    guard [x, y, z].allSatisfy({ $0.magnitude < 1e9 }) else { return 0 }
    // Skew the grid of cubes so that each splits into six equal tetrahedra, and find the one around the point.
    let cell = (point + point.sum() / 3).rounded(.down)
    let inside = point - cell + cell.sum() / 6
    let base = SIMD3<Int>(cell)
    return Self.corners(inside).enumerated().reduce(0) { sum, next in
      let offset = inside - SIMD3<Double>(next.element) + Double(next.offset) / 6
      let fade = max(0.6 - (offset * offset).sum(), 0)
      return sum + 32 * fade * fade * fade * fade * Self.gradient(hash(base &+ next.element), offset)
    }
  }

  private func hash(_ corner: SIMD3<Int>) -> Int {
    table[(table[(table[corner.z & 255] + corner.y) & 255] + corner.x) & 255]
  }

  /// The corners of the tetrahedron around a point of the unit cube: one step after the other along the axes, the one with
  /// the largest coordinate first.
  private static func corners(_ inside: SIMD3<Double>) -> [SIMD3<Int>] {
    let axes = [0, 1, 2].sorted { inside[$0] == inside[$1] ? $0 < $1 : inside[$0] > inside[$1] }
    var corner = SIMD3<Int>.zero
    return [corner]
      + axes.map { axis in
        corner[axis] = 1
        return corner
      }
  }

  /// The dot product with one of the twelve gradients, the directions to the edges of a cube.
  private static func gradient(_ hash: Int, _ offset: SIMD3<Double>) -> Double {
    let pair = [(offset.x, offset.y), (offset.x, offset.z), (offset.y, offset.z)][hash % 12 / 4]
    return (hash & 1 == 0 ? pair.0 : -pair.0) + (hash & 2 == 0 ? pair.1 : -pair.1)
  }
}
