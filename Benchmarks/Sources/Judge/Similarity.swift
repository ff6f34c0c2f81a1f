import Glibc

/// Structural similarity of two pictures (Z. Wang, A. C. Bovik, H. R. Sheikh, E. P. Simoncelli, "Image quality
/// assessment: from error visibility to structural similarity", 2004): of their luma, in windows of 11 by 11 pixels
/// weighted by a Gaussian of 1.5, where the window lies inside.
struct Similarity {
  private static let reach = 5
  private static let weights: [Double] = {
    let bell = (-reach...reach).map { exp(-Double($0 * $0) / (2 * 1.5 * 1.5)) }
    let sum = bell.reduce(0, +)
    return bell.map { $0 / sum }
  }()
  private static let steadyMean: Double = (0.01 * 255) * (0.01 * 255)
  private static let steadyVariance: Double = (0.03 * 255) * (0.03 * 255)

  private let width: Int
  private let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The mean over all windows, 1 for pictures too small for one.
  func mean(_ a: [UInt32], _ b: [UInt32]) -> Double {
    guard width > 2 * Self.reach, height > 2 * Self.reach else { return 1 }
    let a = a.map(Self.luma)
    let b = b.map(Self.luma)
    let meanA = smoothed(a)
    let meanB = smoothed(b)
    let squareA = smoothed(zip(a, a).map(*))
    let squareB = smoothed(zip(b, b).map(*))
    let product = smoothed(zip(a, b).map(*))
    var sum = 0.0
    for index in meanA.indices {
      let (u, v) = (meanA[index], meanB[index])
      let variances = squareA[index] - u * u + squareB[index] - v * v
      let covariance = product[index] - u * v
      let value =
        (2 * u * v + Self.steadyMean) * (2 * covariance + Self.steadyVariance)
        / ((u * u + v * v + Self.steadyMean) * (variances + Self.steadyVariance))
      sum += value
    }
    return sum / Double(meanA.count)
  }

  /// ITU-R BT.601.
  private static func luma(_ pixel: UInt32) -> Double {
    0.299 * Double(pixel >> 16 & 0xFF) + 0.587 * Double(pixel >> 8 & 0xFF) + 0.114 * Double(pixel & 0xFF)
  }

  /// The weighted means of all windows.
  private func smoothed(_ values: [Double]) -> [Double] {
    let columns = width - 2 * Self.reach
    let rows = height - 2 * Self.reach
    var across = [Double](repeating: 0, count: columns * height)
    var result = [Double](repeating: 0, count: columns * rows)
    values.withUnsafeBufferPointer { values in
      across.withUnsafeMutableBufferPointer { across in
        result.withUnsafeMutableBufferPointer { result in
          for (offset, weight) in Self.weights.enumerated() {
            for y in 0..<height {
              for x in 0..<columns { across[y &* columns &+ x] += weight * values[y &* width &+ x &+ offset] }
            }
          }
          for (offset, weight) in Self.weights.enumerated() {
            for index in 0..<rows &* columns { result[index] += weight * across[index &+ offset &* columns] }
          }
        }
      }
    }
    return result
  }
}
