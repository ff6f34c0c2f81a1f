import Springform
import Testing

import CoreGraphics

@Suite struct ContextTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// What is drawn on white, 40 by 40 pixels.
  private func picture(_ draw: (CGContext) -> Void) throws -> Bitmap {
    let context = CGContext()
    context.setFillColor(Self.red)
    context.setStrokeColor(Self.red)
    draw(context)
    let stage = Stage(size: Springform.Size(width: 40, height: 40))
    stage.rootLayer.addSublayer(Shown(context.drawing))
    return try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
  }

  private final class Shown: DrawingLayer {
    let drawing: Drawing
    init(_ drawing: Drawing) {
      self.drawing = drawing
      super.init()
      frame = Rect(x: 0, y: 0, width: 40, height: 40)
    }
    override func draw(in canvas: inout Canvas) { canvas.draw(drawing) }
  }

  private let white: UInt32 = 0xFFFF_FFFF
  private let red: UInt32 = 0xFFFF_0000

  /// A square with a hole, its inside, its edge and the hole, by mode.
  @Test(arguments: [
    (CGPathDrawingMode.fill, [true, false, true]), (.eoFill, [true, false, false]), (.stroke, [false, true, false]),
    (.fillStroke, [true, true, true]), (.eoFillStroke, [true, true, false]),
  ]) func modes(mode: CGPathDrawingMode, expected: [Bool]) throws {
    let picture = try picture { context in
      context.setLineWidth(4)
      context.addRect(CGRect(x: 8, y: 8, width: 24, height: 24))
      context.addRect(CGRect(x: 16, y: 16, width: 8, height: 8))
      context.drawPath(using: mode)
      // The path is over.
      context.strokePath()
    }
    // Inside, just outside of the edge, and in the hole.
    #expect([12, 6, 20].map { picture[$0, 20] == red } == expected)
  }

  @Test func fillsAndStrokes() throws {
    let filled = try picture { $0.fill(CGRect(x: 10, y: 10, width: 20, height: 20)) }
    #expect(filled[15, 15] == red && filled[5, 15] == white)
    let round = try picture { $0.fillEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20)) }
    #expect(round[20, 20] == red && round[11, 11] == white)
    let framed = try picture { context in
      context.setLineWidth(4)
      context.stroke(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    #expect(framed[9, 20] == red && framed[11, 20] == red && framed[20, 20] == white)
    let ring = try picture { context in
      context.setLineWidth(4)
      context.strokeEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    #expect(ring[10, 20] == red && ring[20, 20] == white && ring[10, 10] == white)
  }

  @Test func pathsAreUsedUp() throws {
    let picture = try picture { context in
      context.beginPath()
      context.move(to: CGPoint(x: 0, y: 0))
      context.addLine(to: CGPoint(x: 20, y: 0))
      context.addCurve(to: CGPoint(x: 20, y: 20), control1: CGPoint(x: 20, y: 5), control2: CGPoint(x: 20, y: 15))
      context.addLine(to: CGPoint(x: 0, y: 20))
      context.closePath()
      context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.fillPath(using: .evenOdd)
      context.addEllipse(in: CGRect(x: 25, y: 25, width: 10, height: 10))
      context.fillPath()
      context.strokePath()
    }
    #expect(picture[2, 2] == red && picture[10, 10] == white && picture[30, 30] == red)
  }

  /// A pen that is 10 wide and crosses the middle: how its ends and corners look.
  @Test func pens() throws {
    func line(_ change: (CGContext) -> Void) throws -> Bitmap {
      try picture { context in
        context.setLineWidth(10)
        change(context)
        context.move(to: CGPoint(x: 15, y: 35))
        context.addLine(to: CGPoint(x: 15, y: 15))
        context.addLine(to: CGPoint(x: 35, y: 15))
        context.strokePath()
      }
    }
    #expect(try line { $0.setLineJoin(.miter) }[10, 10] == red)
    #expect(try line { $0.setLineJoin(.bevel) }[11, 11] == white)
    #expect(try line { $0.setLineJoin(.round) }[10, 10] == white)
    #expect(
      try line { context in
        context.setLineJoin(.miter)
        context.setMiterLimit(1)
      }[10, 10] == white)
    #expect(try line { $0.setLineCap(.butt) }[37, 15] == white)
    #expect(try line { $0.setLineCap(.square) }[38, 11] == red)
    let round = try line { $0.setLineCap(.round) }
    #expect(round[38, 15] == red && round[39, 10] == white)
    let dashed = try line { $0.setLineDash(phase: 5, lengths: [10, 10]) }
    #expect(dashed[15, 33] == red && dashed[15, 25] == white && dashed[15, 18] == red)
  }

  @Test func statesAreKeptAndComeBack() throws {
    let picture = try picture { context in
      context.saveGState()
      context.translateBy(x: 20, y: 0)
      context.scaleBy(x: 2, y: 1)
      context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.concatenate(CGAffineTransform(translationX: 0, y: 20))
      context.rotate(by: .pi / 2)
      context.fill(CGRect(x: 0, y: -10, width: 5, height: 10))
      context.restoreGState()
    }
    #expect(picture[28, 2] == 0xFF00_00FF && picture[31, 2] == white && picture[2, 2] == red)
    #expect(picture[8, 22] == red && picture[8, 26] == white)
  }

  @Test func clipsAndAlpha() throws {
    let picture = try picture { context in
      context.saveGState()
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.clip()
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.restoreGState()
      context.setAlpha(0.5)
      context.fill(CGRect(x: 30, y: 30, width: 10, height: 10))
    }
    #expect(picture[10, 5] == red && picture[10, 15] == white && picture[1, 1] == white)
    #expect(picture[35, 35] == 0xFFFF_8080 || picture[35, 35] == 0xFFFF_7F7F)
  }

  /// Half a pixel is half covered, and nothing changes that.
  @Test func edgesAreSmooth() throws {
    for isSmooth in [true, false] {
      let picture = try picture { context in
        context.setAllowsAntialiasing(isSmooth)
        context.setShouldAntialias(isSmooth)
        context.fill(CGRect(x: 0, y: 0, width: 10.5, height: 10))
      }
      #expect(picture[9, 5] == red && picture[10, 5] != red && picture[10, 5] != white && picture[11, 5] == white)
    }
  }

  /// A shadow lies by its offset below what is drawn, whatever the coordinates are, and ends with its state.
  @Test func shadows() throws {
    let picture = try picture { context in
      context.scaleBy(x: 2, y: 2)
      context.saveGState()
      context.setShadow(
        offset: CGSize(width: 0, height: 15), blur: 0, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setShadow(offset: CGSize(width: 0, height: 15), blur: 0)
      context.fill(CGRect(x: 7, y: 0, width: 5, height: 5))
      context.restoreGState()
      context.fill(CGRect(x: 14, y: 0, width: 5, height: 5))
    }
    #expect(picture[5, 5] == red && picture[5, 20] == 0xFF00_00FF && picture[5, 12] == white)
    #expect(picture[18, 20] == 0xFFAA_AAAA && picture[32, 20] == white && picture[32, 5] == red)
  }

  @Test func arcsAndPathsOfOthers() throws {
    let picture = try picture { context in
      context.translateBy(x: 20, y: 20)
      context.move(to: .zero)
      context.addArc(center: .zero, radius: 15, startAngle: 0, endAngle: .pi, clockwise: false)
      context.closePath()
      context.fillPath()
      context.addPath(CGPath(rect: CGRect(x: -5, y: -15, width: 10, height: 5), transform: nil))
      context.fillPath()
    }
    #expect(picture[20, 28] == red && picture[20, 15] == white && picture[20, 7] == red)
  }

  /// Colours as numbers, and rectangles with an edge of their own width.
  @Test func colorsOfNumbers() throws {
    let picture = try picture { context in
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill([CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 8, y: 0, width: 4, height: 4)])
      context.setFillColor(gray: 0.5, alpha: 1)
      context.fill(CGRect(x: 0, y: 10, width: 4, height: 4))
      context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.stroke(CGRect(x: 20, y: 20, width: 10, height: 10), width: 4)
      context.setStrokeColor(gray: 0, alpha: 1)
      context.stroke(CGRect(x: 2.5, y: 30.5, width: 4, height: 4))
    }
    #expect(picture[2, 2] == 0xFF00_00FF && picture[6, 2] == white && picture[10, 2] == 0xFF00_00FF)
    #expect(picture[2, 12] == 0xFF80_8080)
    #expect(picture[18, 25] == 0xFF00_FF00 && picture[21, 25] == 0xFF00_FF00 && picture[23, 25] == white)
    #expect(picture[2, 32] == 0xFF00_0000 && picture[1, 32] == white)
  }

  @Test func colorSpaces() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(space.numberOfComponents == 3 && space.model == .rgb && space.name == CGColorSpace.sRGB)
    #expect(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)?.model == .monochrome)
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.numberOfComponents == 3)
    #expect(CGColorSpace(name: CGColorSpace.linearSRGB) != space && CGColorSpace(name: "none") == nil)
    #expect(CGColorSpace(name: CGColorSpace.extendedSRGB) != CGColorSpace(name: CGColorSpace.adobeRGB1998))
    #expect(CGColor(colorSpace: space, components: [1, 0, 0, 1]) == Self.red && Self.red.colorSpace?.model == .rgb)
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.25, 0.5])?.components == [0.25, 0.5])
    #expect(CGColor(gray: 1, alpha: 1).colorSpace?.numberOfComponents == 1)
  }
}
