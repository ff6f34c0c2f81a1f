import Springform
import Testing

import CoreGraphics
import QuartzCore

/// Which part of a picture shows, how it is stretched, and how its pixels are enlarged and reduced.
@Suite struct ContentsPartTests {
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF
  private let white: UInt32 = 0xFFFF_FFFF
  private let black: UInt32 = 0xFF00_0000

  private func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) throws -> CGImage {
    var bitmap = try Bitmap(width: width, height: height, fill: 0)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = color(x, y) } }
    return CGImage(bitmap)
  }

  /// The left half is red, the right one blue.
  private func halves() throws -> CGImage { try image(20, 20) { x, _ in x < 10 ? red : blue } }

  /// A layer at the upper left corner, on white.
  private func picture(
    _ image: CGImage, _ width: CGFloat = 40, _ height: CGFloat = 60, at time: Double = 0,
    _ change: @escaping (CALayer) -> Void
  ) throws -> Bitmap {
    let stage = play(time) { _, root in
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
      layer.contents = image
      root.addSublayer(layer)
      change(layer)
    }
    #expect(stage.error == nil)
    return try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
  }

  @Test func aPartIsShown() throws {
    let right = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let stretched = try picture(try halves()) { layer in
      #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
      layer.contentsRect = right
      #expect(layer.contentsRect == right)
    }
    #expect(stretched[5, 30] == blue && stretched[38, 58] == blue && stretched[45, 30] == white)
    // A half of 20 pixels is as large by itself: 10 by 20 points in the middle.
    let natural = try picture(try halves()) { ($0.contentsRect, $0.contentsGravity) = (right, .center) }
    #expect(natural[20, 30] == blue && natural[12, 30] == white && natural[20, 17] == white && natural[20, 22] == blue)
  }

  /// From the left half to the right one: halfway, the middle of the picture is in the middle of the layer.
  @Test func thePartMoves() throws {
    let picture = try picture(try halves(), at: 0.5) { layer in
      let animation = CABasicAnimation(keyPath: "contentsRect")
      animation.fromValue = NSValue(cgRect: CGRect(x: 0, y: 0, width: 0.5, height: 1))
      animation.toValue = NSValue(cgRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    #expect(picture[10, 30] == red && picture[30, 30] == blue)
  }

  /// What a layer draws is content, too.
  @Test func drawnContent() throws {
    final class Halves: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        ctx.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        ctx.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        ctx.fill(CGRect(x: 20, y: 0, width: 20, height: 20))
      }
    }
    let stage = play(0) { _, root in
      let layer = Halves()
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
      layer.setNeedsDisplay()
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.addSublayer(layer)
    }
    let picture = try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
    #expect(picture[5, 10] == blue && picture[35, 10] == blue)
  }

  /// Nine fields of three pixels each: the corners stay three points wide, what is between them is stretched.
  @Test func theMiddleIsStretched() throws {
    func color(_ column: Int, _ row: Int) -> UInt32 { 0xFF00_0000 | UInt32(column * 80) << 16 | UInt32(row * 80) << 8 }
    let fields = try image(9, 9) { color($0 / 3, $1 / 3) }
    let third = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    let large = try picture(fields, 30, 60) { layer in
      #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
      layer.contentsCenter = third
      #expect(layer.contentsCenter == third)
    }
    for (row, y) in [1, 30, 58].enumerated() {
      for (column, x) in [1, 15, 28].enumerated() {
        #expect(large[x, y] == color(column, row), "at \(x), \(y)")
      }
    }
    // Four points are too few for two corners of three: each has two.
    let small = try picture(fields, 4, 4) { $0.contentsCenter = third }
    #expect(small[0, 0] == color(0, 0) && small[3, 3] == color(2, 2) && small[3, 0] == color(2, 0))
  }

  @Test func enlargedPixels() throws {
    let two = try image(2, 1) { x, _ in x == 0 ? black : white }
    let smooth = try picture(two) { #expect($0.magnificationFilter == .linear) }
    #expect(smooth[19, 30] != black && smooth[20, 30] != white)
    let sharp = try picture(two) {
      $0.magnificationFilter = .nearest
      #expect($0.magnificationFilter == kCAFilterNearest)
    }
    #expect(sharp[19, 30] == black && sharp[20, 30] == white)
    let other = try picture(two) { $0.minificationFilter = .nearest }
    #expect(other[19, 30] == smooth[19, 30])
  }

  /// Stripes of one pixel, of which ten go into one: their mean, or one of them.
  @Test func reducedPixels() throws {
    let stripes = try image(400, 2) { x, _ in x % 2 == 0 ? black : white }
    for filter in [CALayerContentsFilter.linear, .trilinear] {
      let mean = try picture(stripes) { $0.minificationFilter = filter }
      #expect(abs(Int(mean[20, 30] & 0xFF) - 127) < 20)
    }
    let one = try picture(stripes) { layer in
      layer.minificationFilter = .nearest
      layer.minificationFilterBias = 0
      #expect(layer.minificationFilter == .nearest && layer.minificationFilterBias == 0)
    }
    #expect(one[20, 30] == black || one[20, 30] == white)
  }

  /// A blue layer on a red one, of which half shows: as one picture the blue one covers the red, else both shine through.
  @Test func groupsOrNone() throws {
    func color(_ isGroup: Bool, _ change: @escaping (CALayer) -> Void = { _ in }) throws -> UInt32 {
      let stage = play(0) { _, root in
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (outer, middle, inner) = (CALayer(), CALayer(), CALayer())
        for layer in [outer, middle, inner] { layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40) }
        outer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        inner.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        (outer.opacity, outer.allowsGroupOpacity) = (0.5, isGroup)
        #expect(middle.allowsGroupOpacity && outer.allowsGroupOpacity == isGroup)
        root.addSublayer(outer)
        outer.addSublayer(middle)
        middle.addSublayer(inner)
        change(outer)
      }
      return try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))[20, 20]
    }
    func isClose(_ a: UInt32, _ b: UInt32) -> Bool {
      [0, 8, 16].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 2 }
    }
    #expect(isClose(try color(true), 0xFF80_80FF))
    #expect(isClose(try color(false), 0xFF80_40BF))
    // A mask makes a picture of it.
    let masked = try color(false) { layer in
      let mask = CALayer()
      mask.frame = layer.bounds
      mask.backgroundColor = CGColor(gray: 0, alpha: 1)
      layer.mask = mask
    }
    #expect(isClose(masked, 0xFF80_80FF))
  }

  /// Kept for who asks: all edges are smooth here, and nobody draws beside the scene.
  @Test func edges() {
    let layer = CALayer()
    #expect(!layer.allowsEdgeAntialiasing)
    #expect(
      layer.edgeAntialiasingMask == [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge])
    #expect(layer.edgeAntialiasingMask.rawValue == 15)
    layer.allowsEdgeAntialiasing = true
    #expect(layer.allowsEdgeAntialiasing)
  }
}
