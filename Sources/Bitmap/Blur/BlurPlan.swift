import Glibc

/// The numbers of one blur: how far the picture is reduced, and the weights of every step.
struct BlurPlan {
  let edges: GaussianBlur.Edges
  /// A power of two; 1 blurs the picture as it is.
  let factor: Int
  /// The Gaussian's weights from its middle outward, for the reduced picture.
  let kernel: [Float]
  /// The tent that reduces: `2 * factor` weights, centred on a block of `factor` pixels.
  let tent: [Float]
  /// Four cubic B-spline weights for each of the `factor` places within a block.
  let splines: [SIMD4<Float>]

  /// `nil` when no level would change: below an eighth of a pixel a neighbour weighs less than 1e-13.
  init?(_ blur: GaussianBlur) {
    guard blur.sigma >= 0.125 else { return nil }
    edges = blur.edges
    var factor = 1
    while blur.sigma >= Double(4 * factor) { factor *= 2 }
    self.factor = factor
    guard factor > 1 else {
      (kernel, tent, splines) = (Self.gaussian(sigma: blur.sigma), [], [])
      return
    }
    // Variances add up. In blocks of k pixels: the tent, two boxes of k pixels and one of 2, has (2 k^2 + 1) / 12 square
    // pixels; a cubic B-spline 1/3 of a square block, whatever the place within the block.
    let k = Double(factor)
    let variance = (blur.sigma * blur.sigma - (2 * k * k + 1) / 12) / (k * k) - 1.0 / 3
    kernel = Self.gaussian(sigma: variance.squareRoot())
    tent = (0..<2 * factor).map { index in
      Float(2 * min(index, 2 * factor - 1 - index) + 1) / Float(2 * factor * factor)
    }
    splines = (0..<factor).map { Self.spline(at: (Double($0) + 0.5) / k) }
  }

  /// Samples of the bell, normalised to a sum of 1 over both sides, out to 3.5 standard deviations.
  private static func gaussian(sigma: Double) -> [Float] {
    let radius = Int((3.5 * sigma).rounded(.up))
    let bell = (0...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = 2 * bell.reduce(0, +) - bell[0]
    return bell.map { Float($0 / total) }
  }

  /// The uniform cubic B-spline's basis at `t`, 0...1, between the second and the third of four samples.
  private static func spline(at t: Double) -> SIMD4<Float> {
    let s = 1 - t
    let second = (4 - 6 * t * t + 3 * t * t * t) / 6
    let third = (4 - 6 * s * s + 3 * s * s * s) / 6
    return SIMD4(Float(s * s * s / 6), Float(second), Float(third), Float(t * t * t / 6))
  }
}
