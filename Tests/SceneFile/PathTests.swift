import SpringformGeometry
import SpringformScene
import Testing

@testable import SpringformSceneFile

@Suite("Paths of scene files")
struct PathTests {
  /// The path of a file's only layer at its beginning.
  private func path(_ written: String) throws -> Path {
    let scene = try scene("let: { a: 3 }\nlayers:\n  - path: \(written)\n")
    let stage = Stage(size: scene.size)
    defer { stage.end() }
    scene.build(on: stage)
    return try #require(stage.rootLayer.sublayers.first as? ShapeLayer).path
  }

  @Test(
    "Without expressions it is SVG's path data",
    arguments: [
      "M10-5.5.5.25 20 30h5v-5.5H1V2z", "m1 2q3 4 5 6t7 8 1e1 2S1 2 3 4", "M0 0A10 5 30 1 0 20 20a1 1 0 01.5.5",
    ])
  func numbers(data: String) throws {
    #expect(try path(data) == Path(svg: data))
  }

  @Test(
    "An expression may stand for any number, for a point and for both radii",
    arguments: [
      ("M{a} 1 h{a} v{-a} l{[a, a + 1]}", "M3 1h3v-3l3 4"), ("M0 0 s{[1, 2]} {a} 4 t{a}-1", "M0 0s1 2 3 4t3-1"),
      // Numbers are degrees, as in SVG; expressions are angles.
      ("M0 0A{[9, 4]} 30 {a > 2} {0} {[5, 6]}", "M0 0A9 4 30 1 0 5 6"),
      ("M0 0A9 4 {30deg} 1 {a - 3} 5 6", "M0 0A9 4 30 1 0 5 6"),
    ])
  func expressions(written: String, data: String) throws {
    #expect(try path("\"\(written)\"") == Path(svg: data))
  }

  @Test("O is an arc about a center, and o about one seen from the current point")
  func centerArc() throws {
    var arc = Path()
    arc.move(to: Point(x: 1, y: 2))
    arc.addArc(center: Point(x: 4, y: 6), radius: 5, startAngle: 0, endAngle: .pi)
    #expect(try path("M1 2 O4 6 5 0 {180deg}") == arc)
    #expect(try path("M1 2 o{[a, 4]} 5 0 {pi}") == arc)
  }

  @Test("Parts go on from where the pen is, with what it drew last")
  func parts() throws {
    let written = "[ M0 0 q1 1 2 0, { repeat: { i: 2 }, path: \"t2 {i}\" } ]"
    #expect(try path(written) == Path(svg: "M0 0q1 1 2 0t2 0 2 1"))
  }
}
