import Springform
import SwiftUIAnimation

/// What a mesh gradient shows, on its way from one to another.
struct MeshPicture: Animatable, Equatable {
  let width: Int
  let height: Int
  let smoothsColors: Bool
  var background: ResolvedColor
  var points: [SIMD2<Float>]
  var colors: [ResolvedColor]

  var animatableData: Numbers {
    get {
      Numbers(
        points.flatMap { [Double($0.x), Double($0.y)] }
          + ([background] + colors).flatMap { [$0.red, $0.green, $0.blue, $0.opacity] })
    }
    set {
      let numbers = newValue.numbers
      guard numbers.count == points.count * 2 + (colors.count + 1) * 4 else { return }
      for index in points.indices {
        points[index] = SIMD2(Float(numbers[index * 2]), Float(numbers[index * 2 + 1]))
      }
      func color(_ index: Int) -> ResolvedColor {
        let start = points.count * 2 + index * 4
        return ResolvedColor(linear: numbers[start], numbers[start + 1], numbers[start + 2], numbers[start + 3])
      }
      background = color(0)
      for index in colors.indices { colors[index] = color(index + 1) }
    }
  }

  /// Numbers that move together; of different counts, none do.
  struct Numbers: VectorArithmetic {
    var numbers: [Double]
    init(_ numbers: [Double]) { self.numbers = numbers }

    static var zero: Numbers { Numbers([]) }
    static func + (a: Numbers, b: Numbers) -> Numbers { a.with(b, +) }
    static func - (a: Numbers, b: Numbers) -> Numbers { a.with(b, -) }
    mutating func scale(by factor: Double) { numbers = numbers.map { $0 * factor } }
    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

    private func with(_ other: Numbers, _ combine: (Double, Double) -> Double) -> Numbers {
      let count = max(numbers.count, other.numbers.count)
      return Numbers(
        (0..<count).map {
          combine(
            numbers.indices.contains($0) ? numbers[$0] : 0, other.numbers.indices.contains($0) ? other.numbers[$0] : 0)
        })
    }
  }

  // MARK: Drawing

  /// Into how many pieces a cell is cut along each side.
  private static let pieces = 12

  /// A corner of a piece: where it lies, in pixels, and its colour as sRGB has it, multiplied with its opacity.
  private struct Corner {
    var place: SIMD2<Double>
    var color: SIMD4<Double>
  }

  func bitmap(_ size: PixelSize) -> Bitmap? {
    var pixels = [SIMD4<Double>](repeating: Self.stored(background), count: size.width * size.height)
    let stored = colors.map(Self.stored)
    let scale = SIMD2(Double(size.width), Double(size.height))
    let places = points.map { SIMD2(Double($0.x), Double($0.y)) * scale }
    for row in 0..<(height - 1) {
      for column in 0..<(width - 1) {
        let corners = (0...Self.pieces).map { v in
          (0...Self.pieces).map { u in
            let (x, y) = (Double(u) / Double(Self.pieces), Double(v) / Double(Self.pieces))
            let color = value(stored, column, row, x, y, isSmooth: smoothsColors)
            return Corner(
              place: value(places, column, row, x, y, isSmooth: true),
              color: color.clamped(lowerBound: .zero, upperBound: .one))
          }
        }
        for v in 0..<Self.pieces {
          for u in 0..<Self.pieces {
            let (a, b, c, d) = (corners[v][u], corners[v][u + 1], corners[v + 1][u], corners[v + 1][u + 1])
            fill(a, b, c, &pixels, size)
            fill(b, d, c, &pixels, size)
          }
        }
      }
    }
    let bytes = pixels.map { pixel in
      let bytes = (pixel * 255).rounded(.toNearestOrAwayFromZero)
      return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
    }
    return try? Bitmap(width: size.width, height: size.height, pixels: bytes)
  }

  private static func stored(_ color: ResolvedColor) -> SIMD4<Double> {
    let alpha = min(max(color.opacity, 0), 1)
    return SIMD4(
      ResolvedColor.stored(color.red) * alpha, ResolvedColor.stored(color.green) * alpha,
      ResolvedColor.stored(color.blue) * alpha, alpha)
  }

  /// What flows through the grid's values, at parts of a cell.
  private func value<V: SIMD>(
    _ values: [V], _ column: Int, _ row: Int, _ x: Double, _ y: Double, isSmooth: Bool
  ) -> V where V.Scalar == Double {
    func at(_ column: Int, _ row: Int) -> V {
      values[min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)]
    }
    func along(_ row: Int) -> V {
      let (a, b) = (at(column, row), at(column + 1, row))
      return isSmooth ? Self.spline(at(column - 1, row), a, b, at(column + 2, row), x) : a + (b - a) * x
    }
    let (a, b) = (along(row), along(row + 1))
    return isSmooth ? Self.spline(along(row - 1), a, b, along(row + 2), y) : a + (b - a) * y
  }

  /// From b to c, with the slopes that those around them give.
  private static func spline<V: SIMD>(_ a: V, _ b: V, _ c: V, _ d: V, _ t: Double) -> V where V.Scalar == Double {
    let (first, last) = ((c - a) * 0.5, (d - b) * 0.5)
    let (t2, t3) = (t * t, t * t * t)
    let start = b * (2 * t3 - 3 * t2 + 1) + first * (t3 - 2 * t2 + t)
    return start + c * (3 * t2 - 2 * t3) + last * (t3 - t2)
  }

  /// A row or column as a whole number; of those beyond a picture of a length, the next to it.
  private static func pixel(_ place: Double, of length: Int) -> Int { Int(min(max(place, -1), Double(length))) }

  /// Fills a triangle whose colours flow from corner to corner.
  private func fill(
    _ a: Corner, _ b: Corner, _ c: Corner, _ pixels: inout [SIMD4<Double>], _ size: PixelSize
  ) {
    let (p, q, r) = (a.place, b.place, c.place)
    let area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    guard abs(area) > 1e-12, area.isFinite else { return }
    // Middles of pixels count; edges that two triangles share belong to both.
    let top = Self.pixel((min(p.y, q.y, r.y) - 0.5).rounded(.up), of: size.height)
    let bottom = Self.pixel((max(p.y, q.y, r.y) - 0.5).rounded(.down), of: size.height)
    let left = Self.pixel((min(p.x, q.x, r.x) - 0.5).rounded(.up), of: size.width)
    let right = Self.pixel((max(p.x, q.x, r.x) - 0.5).rounded(.down), of: size.width)
    for y in stride(from: max(top, 0), through: min(bottom, size.height - 1), by: 1) {
      for x in stride(from: max(left, 0), through: min(right, size.width - 1), by: 1) {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let second = ((px - p.x) * (r.y - p.y) - (py - p.y) * (r.x - p.x)) / area
        let third = ((q.x - p.x) * (py - p.y) - (q.y - p.y) * (px - p.x)) / area
        guard second >= -1e-9, third >= -1e-9, second + third <= 1 + 1e-9 else { continue }
        pixels[y * size.width + x] = a.color * (1 - second - third) + b.color * second + c.color * third
      }
    }
  }
}
