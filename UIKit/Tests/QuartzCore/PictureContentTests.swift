import Springform
import Testing

import CoreGraphics
import QuartzCore

@Suite struct PictureContentTests {
  private let red: UInt32 = 0xFFFF_0000
  private let white: UInt32 = 0xFFFF_FFFF

  /// A red square of 20 pixels.
  private static func square() throws -> CGImage { CGImage(try Bitmap(width: 20, height: 20, fill: 0xFFFF_0000)) }

  /// A layer of 40 by 60 points, on white.
  private func picture(_ change: @escaping (CALayer) -> Void) throws -> Bitmap {
    let stage = play(0.05) { _, root in
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
      root.addSublayer(layer)
      change(layer)
    }
    #expect(stage.error == nil)
    return try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
  }

  /// The picture's own size is its pixels by the scale.
  @Test(arguments: [
    (CALayerContentsGravity.resize, 1.0, Rect(x: 0, y: 0, width: 40, height: 60)),
    (.resizeAspect, 1, Rect(x: 0, y: 10, width: 40, height: 40)),
    (.center, 1, Rect(x: 10, y: 20, width: 20, height: 20)),
    (.center, 2, Rect(x: 15, y: 25, width: 10, height: 10)),
    (.bottomRight, 2, Rect(x: 30, y: 50, width: 10, height: 10)),
  ]) func picturesLieAsGravitySays(gravity: CALayerContentsGravity, scale: Double, expected: Rect) throws {
    let image = try Self.square()
    let picture = try picture { layer in
      layer.contents = image
      (layer.contentsGravity, layer.contentsScale) = (gravity, CGFloat(scale))
      #expect(layer.contents as? CGImage === image)
    }
    for y in stride(from: 2, to: 100, by: 3) {
      for x in stride(from: 2, to: 100, by: 3) {
        let isInside = expected.contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        #expect(picture[x, y] == (isInside ? red : white), "at \(x), \(y)")
      }
    }
  }

  @Test func picturesGoAndGiveWay() throws {
    let image = try Self.square()
    let gone = try picture { layer in
      layer.contents = image
      layer.contents = nil
      #expect(layer.contents == nil)
    }
    #expect(gone[20, 20] == white)
    // A layer that draws nothing by itself keeps its picture.
    let kept = try picture { layer in
      layer.contents = image
      layer.setNeedsDisplay()
    }
    #expect(kept[20, 20] == red)
  }

  /// As a mask, a picture lets through what it covers.
  @Test func picturesMask() throws {
    let image = try Self.square()
    let picture = try picture { layer in
      layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      let mask = CALayer()
      mask.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      mask.contents = image
      layer.mask = mask
    }
    #expect(picture[20, 20] == 0xFF00_00FF && picture[5, 5] == white && picture[20, 35] == white)
  }

  @Test func shapesShowNoPictures() throws {
    let image = try Self.square()
    let stage = play(0, fails: true) { _, root in
      let shape = CAShapeLayer()
      root.addSublayer(shape)
      shape.contents = nil
      shape.contents = image
    }
    #expect(stage.error == .failed("a CAShapeLayer shows no contents here; give it a sublayer that does"))
  }
}
