import SpringformGeometry
import SpringformScene
import Testing

@Suite("Compositing")
struct CompositingTests {
  /// Porter and Duff's factors of the source and of what lies below, by the other's alpha.
  private static let factors:
    [(Compositing, @Sendable (_ below: Double) -> Double, @Sendable (_ above: Double) -> Double)] = [
      (.sourceOver, { _ in 1 }, { 1 - $0 }), (.clear, { _ in 0 }, { _ in 0 }), (.copy, { _ in 1 }, { _ in 0 }),
      (.sourceIn, { $0 }, { _ in 0 }), (.sourceOut, { 1 - $0 }, { _ in 0 }), (.sourceAtop, { $0 }, { 1 - $0 }),
      (.destinationOver, { 1 - $0 }, { _ in 1 }), (.destinationIn, { _ in 0 }, { $0 }),
      (.destinationOut, { _ in 0 }, { 1 - $0 }), (.destinationAtop, { 1 - $0 }, { $0 }),
      (.xor, { 1 - $0 }, { 1 - $0 }),
    ]

  @Test("Every operator is its paper's, within a picture of its own", arguments: factors.indices)
  func operators(index: Int) throws {
    let (compositing, above, below) = Self.factors[index]
    var sketch = Sketch(background: .white)
    sketch.group(Group(compositing: .sourceOver)) { sketch in
      sketch.fill(.rect(0, 0, 20, 20), .color(Color(red: 1, green: 0, blue: 0, alpha: 0.75)))
      sketch.group(Group(compositing: compositing)) {
        $0.fill(.rect(0, 0, 20, 20), .color(Color(red: 0, green: 0, blue: 1, alpha: 0.5)))
      }
    }
    let (red, blue) = (0.75 * below(0.5), 0.5 * above(0.75))
    let white = 1 - red - blue
    let expected = [red + white, white, blue + white, 1].map { 255 * $0 }
    let found = try sketch.bitmap().levels(10, 10)
    #expect(areClose(found, expected, tolerance: 2), "\(compositing): \(found), \(expected)")
  }

  @Test("All have factors here")
  func complete() { #expect(Set(Self.factors.map(\.0)) == Set(Compositing.allCases)) }
}
