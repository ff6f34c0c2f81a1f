import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct DrawingTests {
  private final class Drawn: UIView {
    var body: (CGRect) -> Void = { _ in }
    override func draw(_ rect: CGRect) { body(rect) }
  }

  private let white: UInt32 = 0xFFFF_FFFF
  private let red: UInt32 = 0xFFFF_0000

  /// What a view of 40 by 40 points draws, on white.
  private func picture(_ draw: @escaping @Sendable (CGRect) -> Void) throws -> Bitmap {
    let stage = play(0) { view, _ in
      let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      drawn.body = draw
      drawn.isOpaque = false
      view.addSubview(drawn)
    }
    #expect(stage.error == nil)
    return try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
  }

  @Test func pathsFillAndStroke() throws {
    let picture = try picture { rect in
      #expect(rect == CGRect(x: 0, y: 0, width: 40, height: 40))
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 20, height: 20))
      path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 8, height: 8)))
      path.usesEvenOddFillRule = true
      path.lineWidth = 2
      path.fill()
      path.stroke()
    }
    #expect(picture[7, 7] == red && picture[14, 14] == white && picture[4, 14] == 0xFF00_00FF)
  }

  /// A wide pen's end and corner, as the path says.
  @Test func pensAreThePaths() throws {
    let picture = try picture { _ in
      UIColor.red.set()
      let path = UIBezierPath()
      (path.lineWidth, path.lineCapStyle, path.lineJoinStyle, path.miterLimit) = (10, .square, .miter, 10)
      path.move(to: CGPoint(x: 15, y: 30))
      path.addLine(to: CGPoint(x: 15, y: 15))
      path.addLine(to: CGPoint(x: 30, y: 15))
      path.stroke()
    }
    #expect(picture[10, 10] == red && picture[33, 15] == red && picture[11, 33] == red)
  }

  /// What was drawn before is gone, whatever a view says of it.
  @Test func drawingBeginsWithNothing() throws {
    for clears in [true, false] {
      let stage = play(0.1) { view, stage in
        let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(drawn.clearsContextBeforeDrawing)
        (drawn.clearsContextBeforeDrawing, drawn.isOpaque) = (clears, false)
        drawn.body = { _ in UIRectFill(CGRect(x: stage.time == 0 ? 0 : 20, y: 0, width: 20, height: 40)) }
        view.addSubview(drawn)
        stage.perform(at: 0.05) { drawn.setNeedsDisplay() }
      }
      let picture = try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
      #expect(picture[5, 5] == white && picture[25, 5] != white)
    }
  }

  @Test func clipsLast() throws {
    let picture = try picture { rect in
      UIColor.red.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
      UIGraphicsGetCurrentContext()?.fill(rect)
    }
    #expect(picture[10, 10] == red && picture[1, 1] == white && picture[30, 30] == white)
  }

  @Test func rectanglesAreFilledFramedAndClipped() throws {
    let filled = try picture { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(filled[15, 15] == red && filled[9, 15] == white)
    let framed = try picture { _ in
      UIColor.red.setFill()
      UIRectFrame(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(framed[10, 15] == red && framed[19, 15] == red && framed[15, 15] == white && framed[20, 15] == white)
    let clipped = try picture { rect in
      UIColor.red.setFill()
      UIRectClip(CGRect(x: 10, y: 10, width: 10, height: 10))
      UIRectFill(rect)
    }
    #expect(clipped[15, 15] == red && clipped[25, 15] == white)
  }

  @Test func contextsAreStacked() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    play(0) { _, _ in
      let (outer, inner) = (CGContext(), CGContext())
      UIGraphicsPushContext(outer)
      UIGraphicsPushContext(inner)
      #expect(UIGraphicsGetCurrentContext() === inner)
      UIGraphicsPopContext()
      #expect(UIGraphicsGetCurrentContext() === outer)
      UIGraphicsPopContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test func pathsAreBuilt() throws {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    #expect(path.currentPoint == CGPoint(x: 10, y: 0) && path.bounds.maxX == 10)
    path.addCurve(to: CGPoint(x: 0, y: 20), controlPoint1: CGPoint(x: 10, y: 5), controlPoint2: CGPoint(x: 10, y: 20))
    path.close()
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds.minX == 100 && path.contains(CGPoint(x: 103, y: 10)) && !path.contains(CGPoint(x: 3, y: 10)))
    path.lineWidth = 7
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy.lineWidth == 7 && copy.cgPath == path.cgPath)
    path.removeAllPoints()
    #expect(path.isEmpty && !copy.isEmpty)
    path.cgPath = copy.cgPath
    #expect(path.bounds == copy.bounds)
    #expect(UIBezierPath(cgPath: copy.cgPath).bounds == copy.bounds)
  }

  @Test func pathsAreReversed() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 11, y: 1), controlPoint2: CGPoint(x: 19, y: 2))
    path.addQuadCurve(to: CGPoint(x: 30, y: 0), controlPoint: CGPoint(x: 25, y: 5))
    let expected = UIBezierPath()
    expected.move(to: CGPoint(x: 30, y: 0))
    expected.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 25, y: 5))
    expected.addCurve(
      to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 19, y: 2), controlPoint2: CGPoint(x: 11, y: 1))
    expected.addLine(to: .zero)
    #expect(path.reversing().cgPath == expected.cgPath)
    path.close()
    expected.close()
    #expect(path.reversing().cgPath == expected.cgPath && path.reversing().reversing().cgPath == path.cgPath)
    #expect(UIBezierPath().reversing().isEmpty)
    // With the winding rule, a square and one the other way round in it make a frame.
    let frame = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    frame.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).reversing())
    #expect(frame.contains(CGPoint(x: 2, y: 2)) && !frame.contains(CGPoint(x: 10, y: 10)))
  }

  @Test func strokesAreDashed() throws {
    let picture = try picture { _ in
      UIColor.red.setStroke()
      let path = UIBezierPath()
      path.lineWidth = 10
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 40, y: 10))
      path.setLineDash([10, 5], count: 2, phase: 5)
      (path.copy() as? UIBezierPath)?.stroke()
      path.setLineDash(nil, count: 0, phase: 0)
      path.apply(CGAffineTransform(translationX: 0, y: 20))
      path.stroke()
    }
    #expect([2, 7, 12, 22, 27].map { picture[$0, 10] == red } == [true, false, true, false, true])
    #expect(picture[7, 30] == red && picture[22, 30] == red)
  }

  /// An arc that is clockwise is so on the screen.
  @Test func arcsAndCorners() {
    let half = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(half.bounds.maxY - 10) < 0.01 && abs(half.bounds.minY) < 0.01)
    let other = UIBezierPath()
    other.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(abs(other.bounds.minY + 10) < 0.01 && abs(other.bounds.maxY) < 0.01)
    let box = CGRect(x: 0, y: 0, width: 20, height: 20)
    let some = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))
    let corners = [CGPoint(x: 1, y: 1), CGPoint(x: 19, y: 1), CGPoint(x: 1, y: 19), CGPoint(x: 19, y: 19)]
    #expect(corners.map { some.contains($0) } == [false, true, true, false])
    let others = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topRight, .bottomLeft], cornerRadii: CGSize(width: 8, height: 8))
    #expect(corners.map { others.contains($0) } == [true, false, false, true])
    let all = UIBezierPath(roundedRect: box, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 8, height: 8))
    #expect(corners.allSatisfy { !all.contains($0) })
    #expect(corners.allSatisfy { !UIBezierPath(roundedRect: box, cornerRadius: 8).contains($0) })
  }

  /// The palette, by Apple's numbers for the light appearance.
  @Test(arguments: [
    (UIColor.systemRed, 0xFF3B30), (.systemOrange, 0xFF9500), (.systemYellow, 0xFFCC00), (.systemGreen, 0x34C759),
    (.systemBlue, 0x007AFF), (.systemIndigo, 0x5856D6), (.systemPurple, 0xAF52DE), (.systemPink, 0xFF2D55),
    (.systemTeal, 0x30B0C7), (.systemGray, 0x8E8E93), (.systemGray2, 0xAEAEB2), (.systemGray3, 0xC7C7CC),
    (.systemGray4, 0xD1D1D6), (.systemGray5, 0xE5E5EA), (.systemGray6, 0xF2F2F7), (.systemBackground, 0xFFFFFF),
    (.label, 0x000000), (.black, 0x000000), (.white, 0xFFFFFF), (.red, 0xFF0000), (.green, 0x00FF00),
    (.blue, 0x0000FF), (.cyan, 0x00FFFF), (.magenta, 0xFF00FF), (.yellow, 0xFFFF00), (.orange, 0xFF8000),
    (.purple, 0x800080), (.brown, 0x996633), (.gray, 0x808080), (.darkGray, 0x555555), (.lightGray, 0xAAAAAA),
  ]) func palette(color: UIColor, expected: Int) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) } == expected && alpha == 1)
  }

  /// There and back again, in each sixth of the circle.
  @Test(arguments: [0, 0.1, 0.25, 0.4, 0.55, 0.7, 0.95]) func huesAreRead(hue: CGFloat) {
    let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.5)
    var (read, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getHue(&read, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(zip([read, saturation, brightness, alpha], [hue, 0.6, 0.8, 0.5]).allSatisfy { abs($0 - $1) < 1e-9 })
    UIColor(white: 0.3, alpha: 1).getHue(&read, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(read == 0 && saturation == 0 && abs(brightness - 0.3) < 1e-9)
  }

  /// The light appearance's, as in Apple's guidelines.
  @Test(arguments: [
    (UIColor.secondaryLabel, 0x3C3C43, 0.6), (.tertiaryLabel, 0x3C3C43, 0.3), (.quaternaryLabel, 0x3C3C43, 0.18),
    (.separator, 0x3C3C43, 0.29), (.systemFill, 0x787880, 0.2), (.secondarySystemFill, 0x787880, 0.16),
    (.tertiarySystemFill, 0x767680, 0.12), (.quaternarySystemFill, 0x747480, 0.08),
    (.secondarySystemBackground, 0xF2F2F7, 1), (.tertiarySystemBackground, 0xFFFFFF, 1), (.systemMint, 0x00C7BE, 1),
    (.systemCyan, 0x32ADE6, 1), (.systemBrown, 0xA2845E, 1),
  ]) func fillsAndLabels(color: UIColor, expected: Int, opacity: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) } == expected)
    #expect(abs(alpha - opacity) < 1e-9)
  }

  @Test func coloursAreMade() {
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
    #expect(UIColor.clear.cgColor.alpha == 0)
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash && UIColor.red != UIColor.blue)
    let teal = UIColor(hue: 0.5, saturation: 1, brightness: 0.5, alpha: 1).cgColor.components ?? []
    #expect(zip(teal, [0, 0.5, 0.5, 1]).allSatisfy { abs($0 - $1) < 1e-12 })
  }
}
