import Glibc

/// Which source pixels make up a pixel of a resized row or column, and with what weights.
///
/// The weights are Lanczos's windowed sinc with three lobes (Claude Duchon, "Lanczos filtering in one and two
/// dimensions", 1979), stretched when the picture shrinks so that every source pixel counts, and cut at the edges.
struct ResizeKernel {
  /// The first source pixel of each target pixel.
  let starts: [Int]
  /// As many weights for each target pixel, adding up to 1; those that are not needed are 0.
  let weights: [Float]
  /// How many source pixels make up a target pixel.
  let taps: Int

  private static let lobes = 3.0

  init(from source: Int, to target: Int) {
    let ratio = Double(source) / Double(target)
    let stretch = max(ratio, 1)
    let reach = Self.lobes * stretch
    let taps = min(Int((2 * reach).rounded(.up)) + 1, source)
    var starts: [Int] = []
    var weights: [Float] = []
    for index in 0..<target {
      // Pixels are squares; their centres lie at halves.
      let center = (Double(index) + 0.5) * ratio - 0.5
      let start = min(max(Int((center - reach).rounded(.up)), 0), source - taps)
      let row = (start..<start + taps).map { Self.lanczos((Double($0) - center) / stretch) }
      let sum = row.reduce(0, +)
      starts.append(start)
      weights += row.map { Float($0 / sum) }
    }
    self.starts = starts
    self.weights = weights
    self.taps = taps
  }

  /// Calls `body` with the number of each target pixel and what it is made of.
  @inline(__always)
  func apply(to source: UnsafeBufferPointer<SIMD4<Float>>, _ body: (_ index: Int, _ sum: SIMD4<Float>) -> Void) {
    weights.withUnsafeBufferPointer { weights in
      starts.withUnsafeBufferPointer { starts in
        for index in 0..<starts.count {
          var sum = SIMD4<Float>.zero
          for tap in 0..<taps { sum += weights[index &* taps &+ tap] * source[starts[index] &+ tap] }
          body(index, sum)
        }
      }
    }
  }

  private static func lanczos(_ x: Double) -> Double {
    guard x.magnitude < lobes else { return 0 }
    guard x.magnitude > 1e-9 else { return 1 }
    let angle = Double.pi * x
    return lobes * sin(angle) * sin(angle / lobes) / (angle * angle)
  }
}
