import Springform
import Testing

import CoreGraphics
import QuartzCore

@Suite struct ContentTests {
  /// Draws a red square of 20 points into the left upper corner.
  private final class Square: CALayer {
    override class func madeByClass() -> CALayer { Square() }
    override class func copy(of layer: CALayer) -> CALayer { Square(layer: layer) }

    private(set) var ctm = CGAffineTransform.identity

    override func draw(in ctx: CGContext) {
      ctx.scaleBy(x: 2, y: 2)
      ctm = ctx.ctm
      ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  /// A stage of 100 points, drawn on white, at a scale of 1.
  private func picture(_ change: @escaping (Square) -> Void) throws -> Bitmap {
    let stage = play(0.05) { _, root in
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let square = Square()
      square.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      square.setNeedsDisplay()
      root.addSublayer(square)
      at(0.01) {
        CATransaction.setDisableActions(true)
        change(square)
      }
    }
    #expect(stage.error == nil)
    return try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
  }

  private let red: UInt32 = 0xFFFF_0000
  private let white: UInt32 = 0xFFFF_FFFF
  private let black: UInt32 = 0xFF00_0000

  /// Where the square, half as long as what was drawn, lies when the bounds grow from 40 by 40 to 80 by 60.
  @Test(arguments: [
    (CALayerContentsGravity.resize, Rect(x: 0, y: 0, width: 40, height: 30)),
    (.resizeAspect, Rect(x: 10, y: 0, width: 30, height: 30)),
    (.resizeAspectFill, Rect(x: 0, y: -10, width: 40, height: 40)),
    (.center, Rect(x: 20, y: 10, width: 20, height: 20)),
    (.topLeft, Rect(x: 0, y: 0, width: 20, height: 20)),
    (.top, Rect(x: 20, y: 0, width: 20, height: 20)),
    (.bottomRight, Rect(x: 40, y: 20, width: 20, height: 20)),
    (.right, Rect(x: 40, y: 10, width: 20, height: 20)),
    (.left, Rect(x: 0, y: 10, width: 20, height: 20)),
    (.bottom, Rect(x: 20, y: 20, width: 20, height: 20)),
    (.topRight, Rect(x: 40, y: 0, width: 20, height: 20)),
    (.bottomLeft, Rect(x: 0, y: 20, width: 20, height: 20)),
  ]) func contentLiesAsGravitySays(gravity: CALayerContentsGravity, expected: Rect) throws {
    let picture = try picture { layer in
      layer.contentsGravity = gravity
      layer.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    }
    let all = Rect(x: 0, y: 0, width: 80, height: 60)
    for y in stride(from: 1, to: 100, by: 2) {
      for x in stride(from: 1, to: 100, by: 2) {
        let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        #expect(picture[x, y] == (expected.contains(place) && all.contains(place) ? red : white), "at \(x), \(y)")
      }
    }
  }

  /// Nothing shines through an opaque layer: it is black where nothing is drawn, or has its background's colour.
  @Test func opaqueLayersAreBlackWhereNothingIsDrawn() throws {
    #expect(try picture { _ in }[30, 30] == white)
    let opaque = try picture { $0.isOpaque = true }
    #expect(opaque[30, 30] == black && opaque[10, 10] == red && opaque[50, 50] == white)
    let blue = try picture { layer in
      layer.isOpaque = true
      layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    #expect(blue[30, 30] == 0xFF00_00FF)
  }

  /// What leads from the coordinates to pixels has the scale in it.
  @Test func contextsHaveTheContentsScale() throws {
    var transform = CGAffineTransform.identity
    _ = try picture { layer in
      layer.contentsScale = 3
      layer.displayIfNeeded()
      transform = layer.ctm
    }
    #expect(transform == CGAffineTransform(scaleX: 6, y: 6))
  }
}
