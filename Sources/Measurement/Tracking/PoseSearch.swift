import Glibc
import SpringformBitmap

/// Finds the pose in which a cut-out thing explains a picture best, by Gauss and Newton's steps with weights that let go of
/// points which something else covers.
struct PoseSearch {
  let cutout: Cutout
  let background: Bitmap

  /// What a search found.
  struct Result {
    var pose: Pose
    /// The share of the points that the thing explains, less those that show what is behind it.
    var agreement: Double
    /// How much the points' colours miss, in the middle, 0...255.
    var error: Double
  }

  private static let steps = 12
  private static let fewestSamples = 8
  /// Colours less apart are one, 0...255.
  private static let alike = 32.0

  /// - Parameters:
  ///   - guess: a pose within a pixel or two.
  ///   - isCovered: whether something lies over the thing; size, turn and opacity are then as they were before.
  func pose(in picture: Bitmap, near guess: Pose, isCovered: Bool = false) -> Result {
    var pose = guess
    var best = Result(pose: guess, agreement: 0, error: .infinity)
    // Far at first, so that an edge a pixel off still pulls; then ever nearer, so that what covers the thing lets go.
    var softness = isCovered ? 60.0 : 160
    for step in 0..<Self.steps {
      var equations = NormalEquations()
      var errors: [Double] = []
      errors.reserveCapacity(cutout.samples.count)
      var agreeing = 0
      let (c, s) = (cos(pose.angle), sin(pose.angle))
      let center = cutout.center + pose.offset
      for sample in cutout.samples {
        let scaled = sample.place * pose.scale
        let turned = SIMD2(c * scaled.x - s * scaled.y, s * scaled.x + c * scaled.y)
        let point = center + turned
        guard let seen = picture.sample(point), let ground = background.sample(point) else { continue }
        let cover = pose.opacity * sample.cover
        let residual = seen.value - (ground.value * (1 - cover) + sample.color * cover)
        let size = residual.largest
        errors.append(size)
        if size < Self.alike {
          agreeing += 1
        } else if cover > 0.5, (seen.value - ground.value).largest < Self.alike {
          agreeing -= 1
        }
        let ratio = size / softness
        let weight = 1 / ((1 + ratio * ratio) * (1 + ratio * ratio))
        // How what is left changes as the point moves.
        let dx = seen.dx - ground.dx * (1 - cover)
        let dy = seen.dy - ground.dy * (1 - cover)
        let alongX = dx * c + dy * s
        let alongY = dy * c - dx * s
        let turn = dy * turned.x - dx * turned.y
        let fade = (ground.value - sample.color) * sample.cover
        equations.add(
          [dx, dy, alongX * sample.place.x, alongY * sample.place.y, turn, fade], residual: residual, weight: weight)
      }
      guard errors.count >= Self.fewestSamples, errors.count * 20 >= cutout.samples.count else {
        return Result(pose: guess, agreement: 0, error: .infinity)
      }
      let error = errors.sorted()[errors.count / 2]
      best = Result(pose: pose, agreement: Double(agreeing) / Double(errors.count), error: error)
      softness = max(softness * 0.6, 6 * error + 8, 12)
      guard step < Self.steps - 1, let change = equations.solution(damping: Self.damping(cutout, isCovered: isCovered))
      else { break }
      let limit = 3.0
      let move = SIMD2(change[0], change[1])
      let length = length(move)
      pose.offset += length > limit ? move * (limit / length) : move
      pose.scale.x = min(max(pose.scale.x + min(max(change[2], -0.2), 0.2), 0.02), 40)
      pose.scale.y = min(max(pose.scale.y + min(max(change[3], -0.2), 0.2), 0.02), 40)
      pose.angle += min(max(change[4], -0.2), 0.2)
      pose.opacity = min(max(pose.opacity + change[5], 0), 1.2)
      if step > 1, length < 1e-3, abs(change[2]) < 1e-5, abs(change[3]) < 1e-5, abs(change[4]) < 1e-5 { break }
    }
    return best
  }

  /// Keeps what hardly shows, the turn of a disc for example, from wandering.
  private static func damping(_ cutout: Cutout, isCovered: Bool) -> [Double] {
    let reach = cutout.size.x * cutout.size.y / 4
    if isCovered { return [1e-3, 1e-3, 1e9, 1e9, 1e9, 1e9] }
    return [1e-3, 1e-3, 1e-3 * reach, 1e-3 * reach, cutout.showsTurns ? 4e-3 * reach : 1e9, 1]
  }

  /// The move within reach that fits best, whole pixels, by a few of the points.
  func offset(in picture: Bitmap, near pose: Pose, reach: Int) -> SIMD2<Double> {
    let points = points(at: pose, most: 400)
    var best = (cost: Double.infinity, offset: pose.offset)
    for row in -reach...reach {
      for column in -reach...reach {
        let move = SIMD2(Double(column), Double(row))
        // Of equal places the nearest.
        let cost = length(move) + cost(of: points, moved: move, pose, in: picture)
        if cost < best.cost { best = (cost, pose.offset + move) }
      }
    }
    return best.offset
  }

  /// The move that brings the thing's middle into a box where it fits best: every third pixel first, then the ones around.
  func offset(in picture: Bitmap, within box: PixelRect) -> SIMD2<Double> {
    var pose = Pose(angle: cutout.tilt)
    let points = points(at: pose, most: 150)
    var best = (cost: Double.infinity, offset: pose.offset)
    for y in stride(from: box.y, to: box.y + box.height, by: 3) {
      for x in stride(from: box.x, to: box.x + box.width, by: 3) {
        let move = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - cutout.center
        let cost = cost(of: points, moved: move, pose, in: picture)
        if cost < best.cost { best = (cost, move) }
      }
    }
    pose.offset = best.offset
    return offset(in: picture, near: pose, reach: 3)
  }

  /// So many of the points at most, each with where it is in a pose.
  private func points(at pose: Pose, most: Int) -> [(sample: Cutout.Sample, place: SIMD2<Double>)] {
    let (c, s) = (cos(pose.angle), sin(pose.angle))
    return Swift.stride(from: 0, to: cutout.samples.count, by: max(cutout.samples.count / most, 1)).map { index in
      let scaled = cutout.samples[index].place * pose.scale
      return (
        cutout.samples[index],
        cutout.center + pose.offset + SIMD2(c * scaled.x - s * scaled.y, s * scaled.x + c * scaled.y)
      )
    }
  }

  /// How little a picture shows the points where a move brings them.
  private func cost(
    of points: [(sample: Cutout.Sample, place: SIMD2<Double>)], moved move: SIMD2<Double>, _ pose: Pose,
    in picture: Bitmap
  ) -> Double {
    var cost = 0.0
    for (sample, point) in points {
      guard let seen = picture.nearest(point + move), let ground = background.nearest(point + move) else {
        cost += 48
        continue
      }
      let cover = pose.opacity * sample.cover
      let residual = seen - (ground * (1 - cover) + sample.color * cover)
      let size = residual.largest
      // Something else may cover the thing, but what is behind it cannot show through.
      let isThrough = size >= Self.alike && cover > 0.5 && (seen - ground).largest < Self.alike
      cost += min(size, 64) * (isThrough ? 3 : 1)
    }
    return cost
  }

  /// Six equations from many, by least squares.
  private struct NormalEquations {
    private var matrix = InlineArray<36, Double>(repeating: 0)
    private var right = InlineArray<6, Double>(repeating: 0)

    mutating func add(_ slopes: InlineArray<6, SIMD3<Double>>, residual: SIMD3<Double>, weight: Double) {
      for row in 0..<6 {
        let slope = slopes[row] * weight
        right[row] -= (slope * residual).sum()
        for column in 0...row { matrix[row * 6 + column] += (slope * slopes[column]).sum() }
      }
    }

    /// By Cholesky's way; nil where the points tell nothing.
    func solution(damping: [Double]) -> [Double]? {
      var l = [Double](repeating: 0, count: 36)
      for row in 0..<6 {
        for column in 0...row {
          var sum = matrix[row * 6 + column]
          if row == column { sum += sum * 1e-4 + damping[row] * 100 }
          for k in 0..<column { sum -= l[row * 6 + k] * l[column * 6 + k] }
          if row == column {
            guard sum > 1e-12 else { return nil }
            l[row * 6 + row] = sum.squareRoot()
          } else {
            l[row * 6 + column] = sum / l[column * 6 + column]
          }
        }
      }
      var y = [Double](repeating: 0, count: 6)
      for row in 0..<6 {
        var sum = right[row]
        for k in 0..<row { sum -= l[row * 6 + k] * y[k] }
        y[row] = sum / l[row * 6 + row]
      }
      var x = y
      for row in (0..<6).reversed() {
        var sum = y[row]
        for k in row + 1..<6 { sum -= l[k * 6 + row] * x[k] }
        x[row] = sum / l[row * 6 + row]
      }
      return x
    }
  }
}

extension SIMD3<Double> {
  /// The largest of its sizes.
  @inline(__always) fileprivate var largest: Double { Swift.max(abs(x), abs(y), abs(z)) }
}

extension Bitmap {
  /// Colour between pixels, and how it changes to the right and down; nil outside.
  @inline(__always)
  func sample(_ point: SIMD2<Double>) -> (value: SIMD3<Double>, dx: SIMD3<Double>, dy: SIMD3<Double>)? {
    let (x, y) = (point.x - 0.5, point.y - 0.5)
    guard x >= 1, y >= 1, x < Double(width - 2), y < Double(height - 2) else { return nil }
    let (column, row) = (Int(x), Int(y))
    let (fx, fy) = (x - Double(column), y - Double(row))
    let index = row &* width &+ column
    let a = pixels[index].channels
    let b = pixels[index &+ 1].channels
    let c = pixels[index &+ width].channels
    let d = pixels[index &+ width &+ 1].channels
    let top = a + (b - a) * fx
    let bottom = c + (d - c) * fx
    var (dx, dy) = ((b - a) * (1 - fy) + (d - c) * fy, bottom - top)
    // In the middle of a pixel the way to the one before counts as much: an edge beside it is seen from both sides.
    if fx == 0 { dx = (dx + (a - pixels[index &- 1].channels)) / 2 }
    if fy == 0 { dy = (dy + (a - pixels[index &- width].channels)) / 2 }
    return (top + (bottom - top) * fy, dx, dy)
  }

  /// The pixel at a point; nil outside.
  @inline(__always) func nearest(_ point: SIMD2<Double>) -> SIMD3<Double>? {
    guard point.x >= 0, point.y >= 0, point.x < Double(width), point.y < Double(height) else { return nil }
    return pixels[Int(point.y) &* width &+ Int(point.x)].channels
  }
}
