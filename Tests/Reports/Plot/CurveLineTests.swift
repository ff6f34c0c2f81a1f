import SpringformGeometry
import Testing

@testable import SpringformReports

@Suite("Curve line")
struct CurveLineTests {
  private func line(_ values: [Double], step: Double = 10, isStep: Bool = false) -> [Path.Element] {
    let points = values.enumerated().map { Point(x: Double($0.offset) * step, y: $0.element) }
    return CurveLine(points, isStep: isStep).path.elements
  }

  private func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test("Values are joined; a gap interrupts; a lone value is a dot")
  func gaps() {
    #expect(
      line([1, 2, .nan, 3, .nan]) == [
        .move(to: at(0, 1)), .line(to: at(0, 1)), .line(to: at(10, 2)), .move(to: at(30, 3)), .line(to: at(30, 3)),
      ])
    #expect(line([.nan, .nan]).isEmpty)
  }

  @Test("Steps hold a value until the next")
  func steps() {
    #expect(
      line([0, 0, 1], isStep: true) == [
        .move(to: at(0, 0)), .line(to: at(0, 0)), .line(to: at(10, 0)), .line(to: at(20, 0)), .line(to: at(20, 1)),
      ])
  }

  @Test("A million values keep their extremes and cost no more than the plot is wide")
  func thinning() {
    let count = 1_000_000
    let values = (0..<count).map { index in index == 123_456 ? 90 : index == 654_321 ? -70 : Double(index % 7) }
    let elements = line(values, step: 700 / Double(count))
    #expect(elements.count <= 700 * 4 * Int(CurveLine.columnsPerPoint) + 1)
    let ys = elements.flatMap(\.points).map(\.y)
    #expect(ys.max() == 90)
    #expect(ys.min() == -70)
    #expect(elements.last?.end?.y == values.last)
    let xs = elements.flatMap(\.points).map(\.x)
    #expect(xs == xs.sorted())
  }
}
