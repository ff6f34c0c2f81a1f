import Glibc
import SpringformBitmap

/// The convolution with a sampled Gaussian, in Double and to five standard deviations: what the fast blur stands for.
struct ExactBlur {
  let sigma: Double
  let edges: GaussianBlur.Edges

  func callAsFunction(_ values: [Double], width: Int, height: Int) -> [Double] {
    let radius = Int(5 * sigma) + 1
    let bell = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = bell.reduce(0, +)
    let kernel = bell.map { $0 / total }
    let rows = (0..<height).map { line(Array(values[$0 * width..<($0 + 1) * width]), kernel: kernel) }
    let columns = (0..<width).map { x in line(rows.map { $0[x] }, kernel: kernel) }
    return (0..<width * height).map { columns[$0 % width][$0 / width] }
  }

  private func line(_ values: [Double], kernel: [Double]) -> [Double] {
    let radius = kernel.count / 2
    let (before, after) = edges == .clamped ? (values[0], values[values.count - 1]) : (0, 0)
    let margins = [before, after].map { Array(repeating: $0, count: radius) }
    let padded = margins[0] + values + margins[1]
    return values.indices.map { start in
      var sum = 0.0
      for index in 0..<kernel.count { sum += padded[start + index] * kernel[index] }
      return sum
    }
  }
}
