import Springform
import Testing

import CoreGraphics

@Suite struct StrokedPathTests {
  private var line: CGMutablePath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 20))
    return path
  }

  @Test(arguments: [(CGLineCap.butt, 0.0), (.square, 4), (.round, 4)])
  func outlines(cap: CGLineCap, reach: CGFloat) {
    let outline = line.copy(strokingWithWidth: 8, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    let bounds = outline.boundingBoxOfPath
    #expect(abs(bounds.minX - (10 - reach)) < 1e-3 && abs(bounds.maxX - (30 + reach)) < 1e-3)
    #expect(bounds.minY == 16 && bounds.maxY == 24)
    #expect(outline.contains(CGPoint(x: 20, y: 23.9)) && !outline.contains(CGPoint(x: 20, y: 24.1)))
    var twice = CGAffineTransform(scaleX: 2, y: 2)
    let old = CGPath(
      __byStroking: line, transform: &twice, lineWidth: 8, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    #expect(old?.boundingBoxOfPath.maxY == 48)
    let moved = line.copy(
      strokingWithWidth: 8, lineCap: cap, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(translationX: 0, y: 5))
    #expect(moved.boundingBoxOfPath.minY == 21)
  }

  @Test func dashes() {
    let dashed = line.copy(dashingWithPhase: 2, lengths: [6, 4])
    #expect(abs(dashed.path.length() - 12) < 0.05)
    let outline = dashed.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect([12, 16, 20, 26].map { outline.contains(CGPoint(x: $0, y: 20)) } == [true, false, true, false])
  }

  /// In a context, the outline has the pen's width in its coordinates, and its dashes.
  @Test func replacement() throws {
    let context = CGContext(scale: 1, size: CGSize(width: 40, height: 40))
    context.scaleBy(x: 2, y: 1)
    context.setLineWidth(4)
    context.addPath(CGPath(rect: CGRect(x: 4, y: 10, width: 10, height: 20), transform: nil))
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: 2, y: 8, width: 14, height: 24))
    #expect(!context.isPathEmpty && context.path?.contains(CGPoint(x: 9, y: 20)) == false)
    context.clip()
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    let picture = try #require(context.makeImage()).bitmap
    #expect(picture[18, 20] == 0 && picture[6, 20] == 0xFF00_0000 && picture[18, 9] == 0xFF00_0000)
  }

  /// From (0, 0) towards (10, 0) and down to (10, 10), with a radius of 4: it leaves the first line at (6, 0).
  @Test func arcsBetweenTangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    #expect(abs(path.path.length() - (6 + 2 * .pi)) < 0.01)
    // The middle of the arc is 4 from (6, 4).
    let middle = 6 + 4 * CGFloat(0.5).squareRoot()
    #expect(path.boundingBoxOfPath.maxX < 10 + 1e-6)
    let area = path.copy(strokingWithWidth: 0.2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(area.contains(CGPoint(x: middle, y: 10 - middle)))
    path.addArc(tangent1End: CGPoint(x: 10, y: 8), tangent2End: CGPoint(x: 10, y: 20), radius: 4)
    #expect(path.currentPoint == CGPoint(x: 10, y: 8))
    let context = CGContext()
    context.move(to: .zero)
    context.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
    #expect(abs(context.currentPointOfPath.y + 4) < 1e-9)
  }

  @Test func piecesOfPaths() {
    let context = CGContext()
    context.translateBy(x: 100, y: 0)
    context.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 5)])
    context.addQuadCurve(to: CGPoint(x: 0, y: 5), control: CGPoint(x: 5, y: 20))
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 20))
    context.beginPath()
    context.addRects([CGRect(x: 1, y: 1, width: 2, height: 2), CGRect(x: 5, y: 5, width: 2, height: 2)])
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 6, height: 6))
    context.strokeLineSegments(between: [.zero, CGPoint(x: 5, y: 0)])
    #expect(context.isPathEmpty && context.path == nil && !context.drawing.isEmpty)
  }
}
