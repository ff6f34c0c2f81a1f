import SpringformGeometry
import Testing

@Suite("Transforms of space")
struct Transform3DTests {
  private func isClose(_ a: Transform3D, _ b: Transform3D, _ tolerance: Double = 1e-9) -> Bool {
    zip(a.elements, b.elements).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private let samples: [Transform3D] = [
    .identity,
    Transform3D(rotationAngle: 0.7, x: 1, y: 2, z: -0.5).concatenating(Transform3D(translationX: 3, y: -4, z: 5)),
    Transform3D(scaleX: 2, y: 0.5, z: 3).concatenating(Transform3D(rotationAngle: 2, x: 0, y: 1, z: 0)),
    Transform3D(AffineTransform(a: 1, b: 0.2, c: 0.7, d: 1.5, tx: 8, ty: 9)),
    Transform3D(scaleX: -1, y: 1).concatenating(Transform3D(rotationAngle: 1, x: 1, y: 1, z: 1)),
    Transform3D(scaleX: 0, y: 0), Transform3D(scaleX: 2, y: 0, z: 0),
    {
      var view = Transform3D.identity
      view.perspective = 500
      return Transform3D(rotationAngle: 1, x: 0, y: 1, z: 0).concatenating(view)
    }(),
  ]

  /// The matrices that `CATransform3DMakeRotation` makes for a quarter turn.
  @Test(arguments: [
    ((1.0, 0.0, 0.0), [1.0, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1]),
    ((0, 1, 0), [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]),
    ((0, 0, 1), [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
  ])
  func quarterTurns(_ axis: (Double, Double, Double), _ elements: [Double]) {
    let turn = Transform3D(rotationAngle: .pi / 2, x: axis.0, y: axis.1, z: axis.2)
    #expect(zip(turn.elements, elements).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(Transform3D(rotationAngle: 1, x: 0, y: 0, z: 0).isIdentity)
  }

  @Test("Transforms of the plane are the same as before, in both directions")
  func affine() {
    let plane = AffineTransform(rotationAngle: 0.4).concatenating(AffineTransform(a: 2, b: 0, c: 1, d: 3, tx: 5, ty: 6))
    let other = AffineTransform(scaleX: 0.3, y: -2)
    #expect(Transform3D(plane).affine == plane)
    #expect(Transform3D(plane).concatenating(Transform3D(other)).affine == plane.concatenating(other))
    #expect(Transform3D(rotationAngle: 0.1, x: 0, y: 1, z: 0).affine == nil)
    #expect(Transform3D(translationX: 1, y: 2).scaledBy(x: 3, y: 3).m41 == 1)
    #expect(Transform3D(scaleX: 3, y: 3).translatedBy(x: 1, y: 2, z: 7).elements.suffix(4) == [3, 6, 7, 1])
  }

  @Test("A transform and its inverse do nothing together")
  func inverse() throws {
    for transform in samples where transform.determinant != 0 {
      #expect(isClose(transform.concatenating(try #require(transform.inverted)), .identity))
    }
    #expect(Transform3D(scaleX: 0, y: 1).inverted == nil)
    #expect(abs(Transform3D(scaleX: 2, y: 3, z: 4).determinant - 24) < 1e-12)
  }

  @Test("Half way to the eye everything is twice as large")
  func perspective() {
    var view = Transform3D.identity
    view.perspective = 500
    #expect(view.m34 == -1.0 / 500 && view.perspective == 500)
    let seen = view.image(of: SIMD4(30, 40, 250, 1))
    #expect(seen.x / seen.w == 60 && seen.y / seen.w == 80)
    view.perspective = 0
    #expect(view.isIdentity)
  }

  @Test("What is taken apart makes the same when it is put together")
  func components() {
    for transform in samples {
      #expect(isClose(Transform3DComponents(transform).transform, transform), "\(transform)")
    }
  }

  /// Of the two triples of angles that make a turn, the simpler one is read: a flip about y stays one.
  @Test(arguments: [-179.0, -120, -90, -10, 0, 45, 90, 135, 179])
  func angles(_ degrees: Double) {
    let angle = degrees * .pi / 180
    var transform = Transform3D(translationX: 1, y: 2, z: 3)
    transform.rotationY = angle
    #expect(abs(transform.rotationY - angle) < 1e-7)
    #expect(abs(transform.rotationX) < 1e-7 && abs(transform.rotationZ) < 1e-7)
    #expect(
      isClose(
        transform,
        Transform3D(rotationAngle: angle, x: 0, y: 1, z: 0).concatenating(
          Transform3D(translationX: 1, y: 2, z: 3))))
    transform.rotationX = 0.3
    transform.scaleZ = 4
    #expect(abs(transform.rotationX - 0.3) < 1e-7 && abs(transform.scaleZ - 4) < 1e-9)
    #expect((transform.translationX, transform.translationY, transform.translationZ) == (1, 2, 3))
  }
}

@Suite("Projections")
struct ProjectionTests {
  /// A plane turned by 60 degrees about the y axis, seen from 100 points.
  private let projection = Projection(
    Transform3D(rotationAngle: .pi / 3, x: 0, y: 1, z: 0).concatenating(
      {
        var view = Transform3D.identity
        view.perspective = 100
        return view
      }()))

  @Test("What is far is small, and the way back leads where it came from")
  func image() throws {
    // 40 points to the right: 20 in the picture, 40 sin 60 farther.
    let far = try #require(projection.image(of: Point(x: 40, y: 10)))
    let factor = 1 / (1 + 40 * 0.75.squareRoot() / 100)
    #expect(far.distance(to: Point(x: 20 * factor, y: 10 * factor)) < 1e-9)
    let back = try #require(projection.inverted?.image(of: far))
    #expect(back.distance(to: Point(x: 40, y: 10)) < 1e-9)
    #expect(projection.affine == nil && Projection.identity.affine == .identity)
  }

  @Test("Nothing is seen beside the eye or behind it")
  func behind() throws {
    // The plane passes the eye where 1 - x' / 100 is 0, at 100 / sin 60 to the left.
    let edge = -100 / 0.75.squareRoot()
    #expect(projection.image(of: Point(x: edge - 1, y: 0)) == nil)
    #expect(projection.image(of: Point(x: edge + 1, y: 0)) != nil)
    let part = projection.visiblePart(of: Rect(x: edge - 50, y: -1, width: 100, height: 2).corners)
    #expect(part.count == 4 && part.allSatisfy { $0.x > edge })
    #expect(projection.image(of: Rect(x: edge - 50, y: 0, width: 10, height: 10)) == nil)
  }

  /// The quarter turn's cosine is 6e-17 in floating point, not 0; a layer that is only tiny has a way back.
  @Test("A plane seen from its edge has no way back, however it lies")
  func edges() {
    var view = Transform3D.identity
    for (axis, perspective, place) in [
      (SIMD2(0.0, 1.0), 0.0, 0.0), (SIMD2(1, 0), 0, 300), (SIMD2(0, 1), 100, 0), (SIMD2(1, 0), 100, 1000),
    ] {
      view.perspective = perspective
      let turned = Transform3D(rotationAngle: .pi / 2, x: axis.x, y: axis.y, z: 0).concatenating(view)
        .concatenating(Transform3D(translationX: place, y: place))
      #expect(Projection(turned).isEdge && Projection(turned).inverted == nil)
    }
    #expect(Projection(AffineTransform(scaleX: 1e-9, y: 1e-9)).inverted != nil)
    #expect(Projection(AffineTransform(scaleX: 0, y: 1)).isEdge)
    #expect(Projection(AffineTransform(scaleX: .nan, y: 1)).isEdge)
    #expect(!Projection(Transform3D(rotationAngle: .pi / 2 - 1e-6, x: 0, y: 1, z: 0)).isEdge)
  }

  @Test("A circle's outline becomes an ellipse, within the tolerance")
  func outline() throws {
    let circle = Path.circle(center: .zero, radius: 30)
    let outline = projection.image(of: circle, tolerance: 0.01)
    for point in outline.elements.flatMap(\.points) {
      let back = try #require(projection.inverted?.image(of: point))
      #expect(abs(back.distance(to: .zero) - 30) < 0.02)
    }
    #expect(projection.image(of: Path(), tolerance: 0.1).isEmpty)
  }
}
