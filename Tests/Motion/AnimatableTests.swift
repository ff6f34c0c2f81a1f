import SpringformGeometry
import SpringformMotion
import Testing

@Suite("Animatable values")
struct AnimatableTests {
  @Test("Half way, and all the way, for every kind of value")
  func halfWay() {
    #expect(2.0.interpolated(to: 4, fraction: 0.5) == 3)
    #expect(Point(x: 0, y: 8).interpolated(to: Point(x: 2, y: 0), fraction: 0.5) == Point(x: 1, y: 4))
    #expect(
      Size(width: 1, height: 1).interpolated(to: Size(width: 3, height: 5), fraction: 0.5) == Size(width: 2, height: 3))
    #expect(Color.black.interpolated(to: .white, fraction: 0.25) == Color(white: 0.25))
    #expect(
      Rect.zero.interpolated(to: Rect(x: 2, y: 4, width: 6, height: 8), fraction: 0.5)
        == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(0.1.interpolated(to: 0.3, fraction: 1) == 0.3)
  }

  @Test("Yes and no go over into each other in the middle")
  func flags() {
    #expect([0, 0.49, 0.5, 1].map { false.interpolated(to: true, fraction: $0) } == [false, false, true, true])
    #expect([0, 0.5, 0.51, 1].map { true.interpolated(to: false, fraction: $0) } == [true, true, false, false])
    #expect(true + (false - true) == false && Bool.origin + (true - .origin) == true)
  }

  @Test("A turning transform keeps its size and takes the shorter way")
  func transforms() {
    let quarter = AffineTransform.identity.interpolated(
      to: AffineTransform(rotationAngle: .pi / 2), fraction: 0.5)
    expectEqual(quarter, AffineTransform(rotationAngle: .pi / 4))
    let short = AffineTransform(rotationAngle: 3).interpolated(to: AffineTransform(rotationAngle: -3), fraction: 0.5)
    expectEqual(short, AffineTransform(rotationAngle: .pi))
    let grown = AffineTransform(scaleX: 1, y: 1).interpolated(to: AffineTransform(scaleX: 3, y: -1), fraction: 0.5)
    expectEqual(grown, AffineTransform(scaleX: 2, y: 0))
  }

  @Test("Taking a transform apart and putting it together changes nothing")
  func components() {
    for transform in [
      AffineTransform(a: 2, b: 0.3, c: -1, d: 0.7, tx: 5, ty: -3),
      AffineTransform(a: -1, b: 0, c: 0, d: 2, tx: 0, ty: 0),
      AffineTransform(a: 0, b: 0, c: 1, d: 2, tx: 1, ty: 1), AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 4, ty: 4),
    ] { expectEqual(TransformComponents(transform).transform, transform) }
  }

  @Test("Paths move point by point when their elements match")
  func paths() {
    var from = Path()
    from.move(to: .zero)
    from.addQuadCurve(to: Point(x: 2, y: 0), control: Point(x: 1, y: 0))
    from.closeSubpath()
    let to = from.applying(AffineTransform(a: 3, b: 0, c: 0, d: 3, tx: 4, ty: 0))
    #expect(from.canInterpolate(to: to))
    #expect(
      from.interpolated(to: to, fraction: 0.5) == from.applying(AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 2, ty: 0)))
    var other = Path()
    other.move(to: .zero)
    other.addLine(to: Point(x: 2, y: 0))
    #expect(!from.canInterpolate(to: other))
  }

  @Test("Arrays move element by element when they are equally long")
  func arrays() {
    let (colors, numbers) = ([Color.black, .white], [1.0, 2, 3])
    #expect(colors.interpolated(to: [.white, .white], fraction: 0.25) == [Color(white: 0.25), .white])
    #expect(numbers.interpolated(to: [3, 2, 1], fraction: 0.5) == [2, 2, 2])
    #expect(numbers.canInterpolate(to: [0, 0, 0]) && !numbers.canInterpolate(to: [0]))
    #expect([1.0, 2] + ([5.0, 7] - .origin) == [6, 9], "as far as from the origin")
    #expect([Path()].canInterpolate(to: [Path()]) && ![Path()].canInterpolate(to: [.circle(radius: 1)]))
  }

  private func expectEqual(
    _ a: AffineTransform, _ b: AffineTransform, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (x, y) in [(a.a, b.a), (a.b, b.b), (a.c, b.c), (a.d, b.d), (a.tx, b.tx), (a.ty, b.ty)] {
      #expect((x - y).magnitude < 1e-12, sourceLocation: sourceLocation)
    }
  }
}

@Suite("Transforms of space between others")
struct AnimatableTransform3DTests {
  private func distance(_ a: Transform3D, _ b: Transform3D) -> Double {
    zip(a.elements, b.elements).map { abs($0 - $1) }.max() ?? 0
  }

  @Test("Half of a turn is a turn by half the angle, at full size")
  func turns() {
    let end = Transform3D(rotationAngle: 1.6, x: 0, y: 1, z: 0).concatenating(Transform3D(translationX: 4, y: 0, z: 8))
    let middle = Transform3D.identity.interpolated(to: end, fraction: 0.5)
    let expected = Transform3D(rotationAngle: 0.8, x: 0, y: 1, z: 0).concatenating(
      Transform3D(translationX: 2, y: 0, z: 4))
    #expect(distance(middle, expected) < 1e-12)
    #expect(distance(.identity + (end - .identity), end) < 1e-12)
    #expect(Transform3D.identity.interpolated(to: end, fraction: 1) == end)
  }

  @Test("The perspective's number moves evenly")
  func perspective() {
    var near = Transform3D.identity
    near.m34 = -1.0 / 200
    #expect(
      distance(
        Transform3D.identity.interpolated(to: near, fraction: 0.25),
        {
          var view = Transform3D.identity
          view.m34 = -0.25 / 200
          return view
        }()) < 1e-15)
  }

  @Test("In the plane it goes the way that transforms of the plane go")
  func plane() {
    let start = AffineTransform(rotationAngle: 0.3)
    let end = AffineTransform(scaleX: 2, y: 3).concatenating(AffineTransform(rotationAngle: -1))
    let middle = Transform3D(start).interpolated(to: Transform3D(end), fraction: 0.4)
    #expect(distance(middle, Transform3D(start.interpolated(to: end, fraction: 0.4))) < 1e-12)
  }
}
