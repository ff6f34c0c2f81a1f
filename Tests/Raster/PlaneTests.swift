import SpringformBitmap
import SpringformGeometry
import SpringformRaster
import SpringformScene
import Testing

/// Groups in a plane of their own, seen in perspective.
@Suite struct PlaneTests {
  /// A plane turned by an angle about the y axis through a point of the canvas, seen from `distance` points.
  private func turned(_ angle: Double, about center: Point, distance: Double = 60) -> Projection {
    var view = Transform3D.identity
    view.perspective = distance
    return Projection(
      Transform3D(rotationAngle: angle, x: 0, y: 1, z: 0).concatenating(view)
        .concatenating(Transform3D(translationX: center.x, y: center.y)))
  }

  private func square(_ projection: Projection, opacity: Double = 1, blendMode: BlendMode = .normal) -> Sketch {
    var sketch = Sketch(width: 40, height: 40)
    sketch.group(Group(opacity: opacity, blendMode: blendMode, projection: projection)) {
      $0.fill(.rect(-12, -12, 24, 24))
    }
    return sketch
  }

  /// How much of the canvas is black, in pixels.
  private func blackness(_ bitmap: Bitmap) -> Double {
    (0..<bitmap.height).reduce(0) { sum, y in
      (0..<bitmap.width).reduce(sum) { $0 + 1 - Double(bitmap.gray($1, y)) / 255 }
    }
  }

  /// The area of the quadrilateral that four corners make.
  private func area(_ points: [Point]) -> Double {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
  }

  @Test(arguments: [(0.3, 1.0), (1.0, 1.0), (1.0, 2.0), (-1.2, 3.0), (1.5, 2.0)])
  func aSquareCoversWhatItsCornersEnclose(_ angle: Double, _ scale: Double) throws {
    let projection = turned(angle, about: Point(x: 20, y: 20))
    let corners = Rect(x: -12, y: -12, width: 24, height: 24).corners.compactMap(projection.image)
    let picture = try square(projection).bitmap(scale: scale)
    let expected = area(corners) * scale * scale
    #expect(abs(blackness(picture) - expected) < 0.01 * expected + 0.1)
  }

  /// Nearly seen from the front, a plane looks as it would without a turn. It is held to what is drawn eight times as fine:
  /// drawn at once, the same lines are up to 27 levels off, for Cairo looks at fifteen lines of a pixel.
  @Test(arguments: [(0.0, 4.0), (0.3, 8)])
  func aPlaneThatHardlyTurnsLooksAsOneThatDoesNot(_ offset: Double, _ tolerance: Double) throws {
    let fine = try drawing(at: offset).bitmap(scale: 8)
    var plane = Sketch(width: 40, height: 40)
    plane.group(Group(projection: turned(1e-7, about: Point(x: offset, y: offset)))) {
      $0.list.commands += drawing(at: 0).list.commands
    }
    let seen = try plane.bitmap()
    for y in 0..<40 {
      for x in 0..<40 {
        let mean = (0..<64).reduce(0) { $0 + Double(fine.gray(8 * x + $1 % 8, 8 * y + $1 / 8)) } / 64
        #expect(abs(Double(seen.gray(x, y)) - mean) <= tolerance)
      }
    }
  }

  private func drawing(at offset: Double) -> Sketch {
    var sketch = Sketch(width: 40, height: 40)
    sketch.fill(.circle(center: Point(x: 20.3 + offset, y: 19.6 + offset), radius: 11))
    sketch.stroke(.line((2 + offset, 3 + offset), (38 + offset, 30 + offset)), StrokeStyle(width: 1.5))
    return sketch
  }

  /// A chessboard's middle corner lies where the projection says, wherever the middle of the square is.
  @Test func linesStayStraightAndMeetWhereTheyShould() throws {
    let projection = turned(0.9, about: Point(x: 20, y: 20))
    var sketch = Sketch(width: 40, height: 40)
    sketch.group(Group(projection: projection)) {
      $0.fill(.rect(-16, -16, 16, 16))
      $0.fill(.rect(0, 0, 16, 16))
    }
    let picture = try sketch.bitmap(scale: 4)
    for (x, y) in [(-4.0, -4.0), (4, 4), (-12, -2), (12, 2), (-4, 4), (4, -4)] {
      let place = try #require(projection.image(of: Point(x: x, y: y)))
      #expect(picture.gray(Int(place.x * 4), Int(place.y * 4)) == (x * y > 0 ? 0 : 255))
    }
  }

  @Test func thePlaneIsPlacedAsOnePicture() throws {
    let projection = turned(0.5, about: Point(x: 20, y: 20))
    #expect(isClose(try square(projection, opacity: 0.5).bitmap().gray(20, 20), 127.5))
    #expect(try square(projection, opacity: 0).bitmap().gray(20, 20) == 255)
    #expect(try square(projection, blendMode: .screen).bitmap().gray(20, 20) == 255)
  }

  /// Shadows, masks, pictures and gradients lie in the plane as everything else.
  @Test func everythingCanBeSeenInPerspective() throws {
    let projection = turned(0.6, about: Point(x: 20, y: 20))
    let image = Image(try Bitmap(width: 2, height: 2, fill: 0xFF00_0000))
    var sketch = Sketch(width: 40, height: 40)
    sketch.group(Group(projection: projection)) { plane in
      plane.group(Group(shadow: Shadow(color: .black, offset: Vector(dx: 0, dy: 10), radius: 0))) {
        $0.list.commands.append(
          .image(
            image, in: Rect(x: -8, y: -12, width: 8, height: 8), interpolation: .high, tint: .white,
            transform: .identity))
      }
      plane.list.commands.append(.beginGroup(Group()))
      plane.fill(
        .rect(0, -12, 12, 12), .axial(Gradient(colors: [.black, .black]), start: .zero, end: Point(x: 1, y: 0)))
      plane.list.commands.append(.beginMask)
      plane.fill(.rect(0, -12, 12, 6))
      plane.list.commands.append(.endGroup)
    }
    let picture = try sketch.bitmap(scale: 2)
    for (x, y, level) in [(-4.0, -8.0, 0), (-4, 2, 0), (-4, 8, 255), (6, -9, 0), (6, -3, 255)] {
      let place = try #require(projection.image(of: Point(x: x, y: y)))
      #expect(picture.gray(Int(place.x * 2), Int(place.y * 2)) == level)
    }
  }

  @Test func planesLieInPlanes() throws {
    // A turn and its way back, each with its own eye infinitely far away, are a scale of cos 60 twice.
    let inner = turned(.pi / 3, about: .zero, distance: 1e6)
    var sketch = Sketch(width: 40, height: 40)
    sketch.group(Group(projection: turned(.pi / 3, about: Point(x: 20, y: 20), distance: 1e6))) {
      $0.group(Group(projection: inner)) { $0.fill(.rect(-16, -16, 32, 32)) }
    }
    #expect(abs(blackness(try sketch.bitmap()) - 8 * 32) < 2)
  }

  @Test func whatCannotBeSeenDrawsNothing() throws {
    let white = blackness(try Sketch(width: 40, height: 40).bitmap())
    var broken = turned(0.4, about: Point(x: 20, y: 20))
    broken.a = .nan
    var behind = turned(0, about: Point(x: 20, y: 20))
    (behind.g, behind.w) = (1e-3, -1)
    for projection in [
      turned(.pi / 2, about: Point(x: 20, y: 20)), broken, behind, turned(0.4, about: Point(x: 900, y: 0)),
    ] {
      #expect(blackness(try square(projection).bitmap()) == white)
    }
    // A plane that passes the eye is cut off before it, not turned inside out.
    let passing = square(turned(1.4, about: Point(x: 20, y: 20), distance: 8))
    let picture = try passing.bitmap()
    #expect(blackness(picture) > 20 && picture.gray(39, 20) == 255)
    var empty = Sketch()
    empty.group(Group(projection: turned(0.4, about: .zero))) { _ in }
    #expect(blackness(try empty.bitmap()) == 0)
  }

  /// Sixty planes in one another, each turned by as little, none larger than what is seen of it.
  @Test func depthCostsNoPixels() throws {
    let (projection, depth) = (turned(0.01, about: .zero), 60)
    var list = Sketch(width: 40, height: 40).list
    list.commands = Array(repeating: .beginGroup(Group(projection: projection)), count: depth)
    list.commands.append(.fill(.rect(0, 0, 20, 20), rule: .nonZero, paint: .color(.black), transform: .identity))
    list.commands += Array(repeating: .endGroup, count: depth)
    let all = (0..<depth).reduce(Projection.identity) { whole, _ in whole.concatenating(projection) }
    let expected = area(Rect(x: 0, y: 0, width: 20, height: 20).corners.compactMap(all.image))
    #expect(abs(blackness(try Renderer(scale: 1).render(list)) - expected) < 0.1 * expected)
  }
}
