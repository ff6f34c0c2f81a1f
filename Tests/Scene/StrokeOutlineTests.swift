import SpringformGeometry
import SpringformScene
import Testing

@Suite("Outlines of strokes")
struct StrokeOutlineTests {
  private func line(_ points: (Double, Double)..., isClosed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = Point(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if isClosed { path.closeSubpath() }
    return path
  }

  private func contains(_ path: Path, _ x: Double, _ y: Double) -> Bool {
    path.contains(Point(x: x, y: y), usesEvenOddRule: false)
  }

  @Test(
    "Caps end a line where they say",
    arguments: [(StrokeStyle.Cap.butt, 0.0), (.square, 2), (.round, 2)])
  func caps(cap: StrokeStyle.Cap, reach: Double) throws {
    let outline = line((10, 10), (30, 10)).stroked(StrokeStyle(width: 4, cap: cap))
    let bounds = try #require(outline.controlBounds)
    #expect((bounds.minX - (10 - reach)).magnitude < 1e-3 && (bounds.maxX - (30 + reach)).magnitude < 1e-3)
    #expect((bounds.minY, bounds.maxY) == (8, 12))
    // The corner of a square is beyond the circle.
    #expect(contains(outline, 31.8, 11.8) == (cap == .square))
  }

  @Test("Joins reach as far as they say", arguments: [StrokeStyle.Join.miter, .round, .bevel])
  func joins(join: StrokeStyle.Join) {
    let corner = line((0, 20), (20, 20), (20, 0))
    let outline = corner.stroked(StrokeStyle(width: 4, join: join))
    #expect((contains(outline, 21.8, 21.8), contains(outline, 21.2, 21.2)) == (join == .miter, join != .bevel))
    #expect(contains(outline, 20.9, 20.9))
    #expect(!contains(outline, 17.5, 17.5) && contains(outline, 18.5, 18.5))
  }

  /// A right angle's miter is the square root of 2 as long as the line is wide.
  @Test("Miters are cut at their limit", arguments: [(1.42, true), (1.41, false)])
  func miterLimit(limit: Double, isMiter: Bool) {
    let outline = line((0, 20), (20, 20), (20, 0)).stroked(StrokeStyle(width: 4, miterLimit: limit))
    #expect(contains(outline, 21.5, 21.5) == isMiter)
  }

  @Test("A closed line is a ring, whichever way it goes", arguments: [false, true])
  func rings(isBackward: Bool) {
    var circle = Path.circle(center: Point(x: 50, y: 50), radius: 30)
    if isBackward { circle = circle.applying(AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)) }
    let ring = circle.stroked(StrokeStyle(width: 10))
    for step in 0..<24 {
      let direction = Vector(angle: Double(step) * .pi / 12)
      for (radius, expected) in [(24.9, false), (25.1, true), (34.9, true), (35.1, false)] {
        let point = Point(x: 50, y: 50) + direction * radius
        #expect(contains(ring, point.x, point.y) == expected)
      }
    }
  }

  @Test("Dashes begin at their phase, in each subpath, and go on around corners")
  func dashes() throws {
    let dashed = line((0, 0), (10, 0), (10, 10)).dashed([6, 3], phase: 2)
    // From 0 to 4, from 7 to 13 around the corner, and from 16 to 20.
    #expect((dashed.length() - 14).magnitude < 0.05)
    for (x, y, expected) in [
      (3.9, 0.0, true), (4.3, 0, false), (6.8, 0, false), (7.2, 0, true), (10, 2.8, true), (10, 3.3, false),
      (10, 5.8, false), (10, 6.3, true),
    ] { #expect(contains(dashed.stroked(StrokeStyle(width: 1)), x, y) == expected) }
    #expect(line((0, 0), (10, 0)).dashed([]) == line((0, 0), (10, 0)))
    #expect(line((0, 0), (100, 0)).dashed([5], phase: -5).length().rounded() == 50)
  }

  @Test("A line without length leaves a dot of its caps")
  func dots() {
    let dot = line((5, 5), (5, 5))
    #expect(dot.stroked(StrokeStyle(width: 4)).isEmpty)
    #expect(contains(dot.stroked(StrokeStyle(width: 4, cap: .round)), 6.3, 6.3))
    #expect(contains(dot.stroked(StrokeStyle(width: 4, cap: .square)), 6.9, 6.9))
    #expect(Path().stroked(StrokeStyle(width: 4)).isEmpty)
    #expect(dot.stroked(StrokeStyle(width: .nan)).isEmpty)
  }
}
