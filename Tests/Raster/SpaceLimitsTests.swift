import SpringformBitmap
import SpringformGeometry
import SpringformRaster
import SpringformScene
import Testing

/// Whatever numbers place layers in space, they are drawn or not, and nothing worse.
@Suite("Layers in space at the ends of numbers")
struct SpaceLimitsTests {
  private static let extremes: [Double] = [0, 1e-300, -1e-9, 0.5, -1, 90, 1e9, -1e300, 1e308, .infinity, .nan]

  /// Two sheets in one space, seen by an eye, and a replicator whose copies leave the plane.
  private func drawn(_ change: (_ room: Layer, _ space: Layer, _ sheet: Layer, _ copies: ReplicatorLayer) -> Void)
    throws -> Bitmap
  {
    let stage = Stage(size: Size(width: 40, height: 30))
    let frame = Rect(x: 0, y: 0, width: 40, height: 30)
    let (room, space, sheet) = (Layer(frame: frame), TransformLayer(), Layer(frame: frame, backgroundColor: .black))
    let copies = ReplicatorLayer()
    (space.frame, copies.frame, copies.instanceCount) = (frame, frame, 3)
    room.sublayerTransform.perspective = 100
    sheet.rotationY = 0.4
    sheet.backdropBlurRadius = 2
    copies.instanceTransform3D = Transform3D(rotationAngle: 0.3, x: 1, y: 1, z: 0)
    copies.addSublayer(Layer(frame: Rect(x: 5, y: 5, width: 9, height: 9), backgroundColor: .white))
    stage.rootLayer.addSublayer(room)
    room.addSublayer(space)
    for layer in [sheet, copies, Layer(frame: frame, backgroundColor: .white)] { space.addSublayer(layer) }
    change(room, space, sheet, copies)
    _ = stage.rootLayer.hitTest(Point(x: 20, y: 15))
    _ = (sheet.frame, sheet.convert(.zero, to: nil), sheet.convert(.zero, from: nil), copies.convert(.zero, to: sheet))
    let list = stage.displayList(background: .white, showsTouches: false)
    // Made twice, because an array is equal to itself whatever it holds.
    let again = stage.displayList(background: .white, showsTouches: false)
    #expect(list == again, "what is drawn holds no number that is none")
    return try Renderer(scale: 1).render(list)
  }

  @Test("No number traps", arguments: extremes)
  func numbers(_ value: Double) throws {
    _ = try drawn { room, _, _, _ in room.sublayerTransform.perspective = value }
    _ = try drawn { room, space, _, _ in (room.sublayerTransform.m34, space.sublayerTransform.m14) = (value, value) }
    _ = try drawn { _, space, sheet, _ in (space.rotationX, sheet.rotationY) = (value, -value) }
    _ = try drawn { _, space, sheet, _ in (space.anchorPointZ, sheet.zPosition) = (value, value) }
    _ = try drawn { _, space, sheet, _ in (space.transform3D.m44, sheet.transform3D.m11) = (value, value) }
    _ = try drawn { _, _, sheet, _ in sheet.transform3D = Transform3D(scaleX: value, y: value, z: value) }
    _ = try drawn { _, _, _, copies in copies.instanceTransform3D.m43 = value }
    _ = try drawn { _, _, _, copies in copies.instanceTransform3D.rotationX = value }
  }

  /// Turned by 30 degrees, the left edge of a plane 400 points wide is 100 points nearer, where the eye may be.
  @Test("A plane through the eye is cut off before it", arguments: [99.0, 100, 101])
  func throughTheEye(_ distance: Double) throws {
    let picture = try drawn { room, space, sheet, copies in
      room.sublayerTransform.perspective = distance
      space.sublayers.last?.isHidden = true
      copies.isHidden = true
      sheet.backdropBlurRadius = 0
      sheet.bounds.size.width = 400
      sheet.rotationY = -.pi / 6
    }
    #expect(Pixel.green(picture[20, 15]) == 0)
  }

  @Test("Thousands of layers in one space are drawn")
  func many() throws {
    let picture = try drawn { _, space, sheet, copies in
      space.sublayers.last?.isHidden = true
      (sheet.isHidden, copies.isHidden) = (true, true)
      for index in 0..<2_000 {
        let layer = Layer(
          frame: Rect(x: Double(index % 40), y: Double(index / 40 % 30), width: 2, height: 2), backgroundColor: .black)
        layer.zPosition = Double(index % 7)
        layer.rotationX = 0.1
        space.addSublayer(layer)
      }
    }
    #expect(Pixel.green(picture[20, 15]) < 128)
  }
}
