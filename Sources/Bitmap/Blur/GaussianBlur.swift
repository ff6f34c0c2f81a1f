/// A Gaussian blur of a given standard deviation, the same in both directions.
///
/// Small deviations are convolved directly. From 4 pixels on, the picture is first reduced by a power of two with a tent,
/// blurred there, and enlarged with cubic B-splines; the variances of all three add up to the one asked for, so the result
/// stays within two levels of the exact convolution while the cost hardly grows with the deviation.
package struct GaussianBlur: Hashable, Sendable {
  /// What the blur finds beyond the picture's edges.
  package enum Edges: Hashable, Sendable {
    /// Nothing: the picture fades into its edges.
    case transparent
    /// The nearest pixel of the picture, repeated for ever.
    case clamped
  }

  /// The standard deviation in pixels, 0...``maximumSigma``; 0 changes nothing.
  package let sigma: Double
  package let edges: Edges

  /// The largest standard deviation, in pixels.
  package static let maximumSigma = 2048.0

  /// Deviations out of range are brought into it; one that is not a number becomes 0.
  package init(sigma: Double, edges: Edges) {
    self.sigma = sigma > 0 ? min(sigma, Self.maximumSigma) : 0
    self.edges = edges
  }

  /// How far, in pixels, a pixel is seen: three standard deviations, beyond which lie 0.3% of its weight.
  package var reach: Int { Int((3 * sigma).rounded(.up)) }

  /// Blurs a picture in place, its premultiplied components each by themselves, so that colour does not bleed out of
  /// transparent pixels.
  package func apply(to bitmap: inout Bitmap) {
    let (width, height) = (bitmap.width, bitmap.height)
    bitmap.withMutablePixels { apply(to: $0, width: width, height: height) }
  }

  /// The same for rows of pixels that lie one after the other.
  package func apply(to pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int) {
    guard let plan = BlurPlan(self) else { return }
    blurPixels(pixels, width: width, height: height, plan: plan)
  }

  /// Blurs a plane of coverage in place.
  package func apply(to plane: inout AlphaPlane) {
    guard let plan = BlurPlan(self) else { return }
    let (width, height) = (plane.width, plane.height)
    plane.withMutableValues { blurAlpha($0, width: width, height: height, plan: plan) }
  }
}
