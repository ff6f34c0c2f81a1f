import Testing

@testable import SpringformMatching

@Suite("Least squares between bounds")
struct LeastSquaresTests {
  /// Rosenbrock's valley, whose ground is at (1, 1), here between -2 and 2: the distances are 1 - x and 10 (y - x^2).
  private static func rosenbrock(_ points: [[Double]]) -> [[Float]?] {
    points.map { point in
      let (x, y) = (point[0] * 4 - 2, point[1] * 4 - 2)
      return [Float(1 - x), Float(10 * (y - x * x))]
    }
  }

  @Test("The ground of a bent valley is found", arguments: [[0.2, 0.7], [0.9, 0.1], [0.5, 0.5]])
  func valley(start: [Double]) async throws {
    let search = LeastSquares(mostSteps: 60, stride: 1e-3, precision: 1e-6)
    let result = try await search.minimum(from: start, of: { Self.rosenbrock($0) })
    let found = try #require(result)
    #expect(abs(found.point[0] - 0.75) < 1e-3 && abs(found.point[1] - 0.75) < 1e-3, "\(found.point)")
  }

  @Test("What would lie beyond a bound is found at it")
  func edge() async throws {
    let search = LeastSquares(mostSteps: 30, stride: 1e-3)
    let result = try await search.minimum(from: [0.4, 0.6]) { points in
      points.map { [Float($0[0] - 1.5), Float($0[1] - 0.25), Float(0.1 * $0[0] * $0[1])] }
    }
    let found = try #require(result)
    #expect(found.point[0] == 1 && abs(found.point[1] - 0.25) < 0.01, "\(found.point)")
  }

  @Test("Where there are no distances nobody goes")
  func holes() async throws {
    let search = LeastSquares(mostSteps: 30, stride: 1e-3)
    let result = try await search.minimum(from: [0.1]) { points in
      points.map { $0[0] > 0.5 ? nil : [Float($0[0] - 0.75)] }
    }
    let found = try #require(result)
    #expect(found.point[0] > 0.3 && found.point[0] <= 0.5, "\(found.point)")
    let nowhere = try await search.minimum(from: [0.9]) { $0.map { _ in nil } }
    #expect(nowhere == nil)
  }
}
