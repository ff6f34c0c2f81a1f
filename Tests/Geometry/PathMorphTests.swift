import Testing

@testable import SpringformGeometry

@Suite("The way from one path to another")
struct PathMorphTests {
  private static let circle = Path.circle(radius: 10)
  private static let square = Path.rect(Rect(x: -10, y: -10, width: 20, height: 20))

  /// By Green's theorem over chords: with 512 for each curve within 2e-6 of the area.
  private func area(_ path: Path) -> Double {
    path.drawnElements.compactMap(\.segment).reduce(0) { sum, segment in
      let points = [segment.start] + segment.chordEnds(count: 512)
      return zip(points, points.dropFirst()).reduce(sum) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }
  }

  private func ends(_ path: Path) -> [Point] { path.elements.compactMap(\.end) }

  @Test("The ends of the way are the paths themselves, and of all fractions beside them nearly")
  func exact() throws {
    let paths = [
      Self.circle, Self.square, Path(), try Path(svg: "M0 0L10 0"), try Path(svg: "M0 0H10V10M5 5z"),
      try Path(svg: "M0 0q5 5 10 0t10 0zM3 3h2v2z"),
    ]
    for from in paths {
      for to in paths {
        let morph = PathMorph(from: from, to: to)
        #expect(morph.path(at: 0) == from && morph.path(at: 1) == to)
        #expect((area(morph.path(at: 1e-9)) - area(from)).magnitude < 1e-3)
        #expect((area(morph.path(at: 1 - 1e-9)).magnitude - area(to).magnitude).magnitude < 1e-3)
      }
    }
  }

  @Test("Half way from a circle to its square: between both in area, and as symmetric")
  func circleToSquare() {
    let middle = PathMorph(from: Self.circle, to: Self.square).path(at: 0.5)
    // The ray from the center to a corner has the circle at 10 and the square at 10 sqrt 2; the sides touch the circle.
    let corner = 10 * (1 + 0.5.squareRoot()) / 2
    #expect(ends(middle).contains { $0.distance(to: Point(x: corner, y: corner)) < 1e-3 })
    #expect(ends(middle).contains { $0.distance(to: Point(x: 0, y: -10)) < 1e-3 })
    // Within an eighth a cubic's own pace is up to 5 % from an even one.
    let whole = area(middle)
    #expect(whole > 100 * Double.pi && whole < 400)
    #expect((whole - Self.halfwayArea).magnitude < 0.5)
    for (x, y) in [(-1.0, 1.0), (1, -1), (-1, -1)] {
      let mirrored = middle.applying(AffineTransform(scaleX: x, y: y))
      for point in ends(mirrored) { #expect(ends(middle).contains { $0.distance(to: point) < 1e-3 }) }
    }
  }

  /// The area within the points half way from (10 cos u, 10 sin u) to (10, y), where an eighth of the circle and half a
  /// side, both walked at an even pace, correspond: u = pi/4 s and y = 10 s, by Simpson's rule over s in 0...1.
  private static var halfwayArea: Double {
    let steps = 2000
    let sum = (0...steps).reduce(0.0) { sum, step in
      let s = Double(step) / Double(steps)
      let u = Double.pi / 4 * s
      let (x, y) = (5 * cosine(u) + 5, 5 * sine(u) + 5 * s)
      let (dx, dy) = (-5 * sine(u) * .pi / 4, 5 * cosine(u) * .pi / 4 + 5)
      let weight = step == 0 || step == steps ? 1.0 : step % 2 == 1 ? 4 : 2
      return sum + weight * (x * dy - y * dx)
    }
    return 8 * sum / Double(steps) / 3 / 2
  }

  @Test("A line becomes a polyline whose corner is there all the way, and sharp at the end")
  func polyline() throws {
    let (line, bent) = (try Path(svg: "M0 0L40 0"), try Path(svg: "M0 0L10 0L10 30"))
    let morph = PathMorph(from: line, to: bent)
    // A quarter of the length lies before the corner: (10, 0) stays, and the end moves from (40, 0) to (10, 30).
    for (point, wanted) in zip(ends(morph.path(at: 0.5)), [(0.0, 0.0), (10, 0), (25, 15)]) {
      #expect(point.distance(to: Point(x: wanted.0, y: wanted.1)) < 1e-4)
    }
    #expect(morph.path(at: 1).elements == bent.elements)
    #expect(ends(morph.path(at: 0.999_999)).contains { $0.distance(to: Point(x: 10, y: 0)) < 1e-4 })
  }

  @Test("Corners go to corners where there are as many, whatever the sides' lengths")
  func corners() throws {
    let middle = PathMorph(
      from: try Path(svg: "M-50-10H50V10H-50Z"), to: try Path(svg: "M10-50C10-20 10 20 10 50L-10 50V-50Z")
    ).path(at: 0.5)
    // The smooth curve is a straight line, too. Four corners half way between (50, 10) and (10, 50) make a square of 60.
    #expect((area(middle) - 3600).magnitude < 0.01)
    for (x, y) in [(30.0, 30.0), (-30, 30), (-30, -30), (30, -30)] {
      #expect(ends(middle).contains { $0.distance(to: Point(x: x, y: y)) < 1e-9 })
    }
  }

  @Test(
    "Closed shapes do not spin, wherever they begin and whichever way around they go",
    arguments: [
      "M10-10V10H-10V-10Z", "M10 10H-10V-10H10Z", "M0-10H10V10H-10V-10Z", "M-10-10V10H10V-10Z", "M10 3V-10H-10V10H10Z",
    ])
  func starts(data: String) throws {
    let middle = PathMorph(from: Self.square, to: try Path(svg: data)).path(at: 0.5)
    #expect((area(middle) - 400).magnitude < 1e-3)
    for point in ends(Self.square) { #expect(ends(middle).contains { $0.distance(to: point) < 1e-3 }) }
  }

  @Test("Smooth shapes do not spin either")
  func smoothStarts() throws {
    let other = try Path(svg: "M-6 8A10 10 0 1 1 6-8 10 10 0 0 1-6 8Z")
    let middle = PathMorph(from: Self.circle, to: other).path(at: 0.5)
    // A turn by the angle d on the way would shrink the middle to cos(d / 2).
    #expect((area(middle) - 100 * Double.pi).magnitude < 0.1)
  }

  @Test("A subpath without a partner grows from the middle of its bounds")
  func seeds() throws {
    let two = try Path(svg: "M0 0H20V20H0ZM30 0H50V10H30Z")
    let morph = PathMorph(from: try Path(svg: "M0 0H20V20H0Z"), to: two)
    #expect((area(morph.path(at: 0.5)) - (400 + 200 / 4)).magnitude < 1e-6)
    let grown = morph.path(at: 0.5).elements
    #expect(grown.count { $0 == .close } == 2)
    #expect(ends(morph.path(at: 0.001)).suffix(4).allSatisfy { $0.distance(to: Point(x: 40, y: 5)) < 0.02 })
    // And away to it.
    #expect((area(PathMorph(from: two, to: Path()).path(at: 0.5)) - 600 / 4).magnitude < 1e-6)
  }

  @Test("A hole stays a hole where the directions of all subpaths are turned")
  func holes() throws {
    let ring = try Path(svg: "M-20-20H20V20H-20ZM-10-10V10H10V-10Z")
    let other = try Path(svg: "M-20-20V20H20V-20ZM-10-10H10V10H-10Z")
    for fraction in [0.01, 0.5, 0.99] {
      let path = PathMorph(from: ring, to: other).path(at: fraction)
      #expect(path.contains(Point(x: 15, y: 1)) && !path.contains(Point(x: 5, y: 1)))
    }
  }

  @Test("What an animation overshoots goes on straight")
  func overshoot() throws {
    let morph = PathMorph(from: try Path(svg: "M0 0H10"), to: try Path(svg: "M0 10H5H20"))
    #expect(morph.path(at: 1.5).elements.first == .move(to: Point(x: 0, y: 15)))
    #expect((ends(morph.path(at: 1.5)).last ?? .zero).distance(to: Point(x: 25, y: 15)) < 1e-9)
  }

  @Test(
    "Paths with little or nothing in them make paths, and no trap",
    arguments: [
      "", "M5 5", "M5 5Z", "M5 5L5 5", "M5 5zz", "M5 5L5 5ZM1 1", "M0 0C9 9-9 9 0 0", "M0 0L1e-300 0Z",
      "M0 0L1e200 1e200",
      "M0 0L1e308 1e308L-1e308 0", "M0 0Q1e-9 0 0 0Z", "M1 1h1e-5v1e-5z",
    ])
  func degenerate(data: String) throws {
    let path = try Path(svg: data)
    for other in [Self.circle, Path(), try Path(svg: "M5 5"), try Path(svg: "M0 0L3 4"), path] {
      for fraction in [-1, 0, 0.25, 0.999, 1, 1.5, .nan, .infinity] {
        for morph in [PathMorph(from: path, to: other), PathMorph(from: other, to: path)] {
          let result = morph.path(at: fraction)
          if (0...1).contains(fraction) { #expect(result.isFinite) }
        }
      }
    }
    let endless = Path(elements: [.move(to: .zero), .line(to: Point(x: .infinity, y: .nan))])
    #expect(
      PathMorph(from: endless, to: path).path(at: 1) == path && PathMorph(from: path, to: endless).path(at: 0.5) == path
    )
  }
}
