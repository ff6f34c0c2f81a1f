import SpringformBitmap
import SpringformGeometry
import SpringformScene
import Testing

@Suite("Image layers")
struct ImageLayerTests {
  private static let bounds = Rect(x: 10, y: 20, width: 100, height: 40)

  /// Contents of 20 x 16 points in bounds of 100 x 40 at (10, 20).
  @Test(
    "Gravity places the contents",
    arguments: [
      (ContentsGravity.resize, Rect(x: 10, y: 20, width: 100, height: 40)),
      (.resizeAspect, Rect(x: 35, y: 20, width: 50, height: 40)),
      (.resizeAspectFill, Rect(x: 10, y: 0, width: 100, height: 80)),
      (.center, Rect(x: 50, y: 32, width: 20, height: 16)), (.top, Rect(x: 50, y: 20, width: 20, height: 16)),
      (.bottom, Rect(x: 50, y: 44, width: 20, height: 16)), (.left, Rect(x: 10, y: 32, width: 20, height: 16)),
      (.right, Rect(x: 90, y: 32, width: 20, height: 16)), (.topLeft, Rect(x: 10, y: 20, width: 20, height: 16)),
      (.topRight, Rect(x: 90, y: 20, width: 20, height: 16)),
      (.bottomLeft, Rect(x: 10, y: 44, width: 20, height: 16)),
      (.bottomRight, Rect(x: 90, y: 44, width: 20, height: 16)),
    ])
  func gravity(gravity: ContentsGravity, expected: Rect) throws {
    // At two pixels a point.
    let layer = ImageLayer(try .plain(40, 32, scale: 2))
    layer.anchorPoint = .zero
    layer.bounds = Self.bounds
    layer.contentsGravity = gravity
    guard case .image(_, let rect, .high, .white, let transform) = shown(layer).first else {
      Issue.record("no picture")
      return
    }
    #expect(rect == expected)
    #expect(transform == AffineTransform(translationX: -10, y: -20))
  }

  @Test("A layer made of a picture has its size; opacity fades the picture; interpolation is passed on")
  func properties() throws {
    let layer = ImageLayer(try Bitmap(width: 8, height: 4))
    #expect(layer.bounds.size == Size(width: 8, height: 4))
    layer.opacity = 0.5
    layer.interpolation = .nearest
    guard case .image(_, _, .nearest, let tint, _) = shown(layer).first else {
      Issue.record("no picture")
      return
    }
    #expect(tint == Color(white: 1, alpha: 0.5))
    layer.image = nil
    #expect(shown(layer).isEmpty)
  }

  @Test("Images are equal when pixels and scale are, and equal ones hash alike")
  func equality() throws {
    let a = try Image.plain(3, 3)
    let same = try Image.plain(3, 3)
    #expect(a == same && a.hashValue == same.hashValue)
    #expect(a != (try Image.plain(3, 3, scale: 2)))
    var other = a.bitmap
    other[1, 1] = 0xFF00_0000
    #expect(a != Image(other))
    #expect(shown(ImageLayer(a)) == shown(ImageLayer(same)))
    for scale in [0, -1, .nan, .infinity] { #expect(Image(a.bitmap, scale: scale).scale == 1) }
  }
}
