import Springform
import Testing

import CoreGraphics

/// What two paths cover together, in common, or one without the other: areas by the shoelace formula.
@Suite struct PathSetTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
  }

  /// Holes run the other way, and count as less than nothing.
  private func area(_ path: CGPath) -> CGFloat {
    var (sum, start, last): (CGFloat, CGPoint, CGPoint) = (0, .zero, .zero)
    path.applyWithBlock { element in
      let point = element.pointee.points[0]
      switch element.pointee.type {
      case .moveToPoint: (start, last) = (point, point)
      case .addLineToPoint:
        sum += last.x * point.y - point.x * last.y
        last = point
      case .closeSubpath: sum += last.x * start.y - start.x * last.y
      default: Issue.record("a curve")
      }
    }
    return abs(sum) / 2
  }

  /// Squares of 100 points whose corners overlap by 50: 7/4, 1/4, 3/4 and 3/2 of a square.
  @Test func squares() {
    let (a, b) = (square(0, 0, 100), square(50, 50, 100))
    #expect(area(a.union(b)) == 17500 && a.union(b).boundingBox == CGRect(x: 0, y: 0, width: 150, height: 150))
    #expect(area(a.intersection(b)) == 2500)
    #expect(a.intersection(b).boundingBox == CGRect(x: 50, y: 50, width: 50, height: 50))
    #expect(area(a.subtracting(b)) == 7500 && !a.subtracting(b).contains(CGPoint(x: 75, y: 75)))
    #expect(area(a.symmetricDifference(b)) == 15000)
    #expect(a.intersects(b) && !a.intersects(square(100, 0, 50)))
  }

  /// What lies inside becomes a hole; what is the same leaves nothing; sides in common are gone.
  @Test func touchesAndHoles() {
    let ring = square(0, 0, 100).subtracting(square(25, 25, 50))
    #expect(area(ring) == 7500 && !ring.contains(CGPoint(x: 50, y: 50)) && ring.contains(CGPoint(x: 10, y: 50)))
    #expect(square(0, 0, 100).subtracting(square(0, 0, 100)).isEmpty)
    let wide = square(0, 0, 100).union(square(100, 0, 100))
    #expect(area(wide) == 20000 && !wide.contains(CGPoint(x: 250, y: 50)) && wide.contains(CGPoint(x: 100, y: 50)))
  }

  /// Circles of radius 50 whose centres are 50 apart have 2 r² acos(1/2) - 25 sqrt(3) · 50 in common: 3070.9 square points.
  @Test func circles() {
    let a = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let b = CGPath(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100), transform: nil)
    let lens = 2 * 2500 * CGFloat.pi / 3 - 25 * CGFloat(3).squareRoot() * 50
    #expect(abs(area(a.intersection(b)) - lens) < 5)
    #expect(abs(area(a.union(b)) + area(a.intersection(b)) - area(a.normalized()) - area(b.normalized())) < 0.5)
  }

  /// A star drawn in one go is hollow by the even-odd rule, and whole by winding.
  @Test func rules() {
    let star = CGMutablePath()
    for corner in 0..<5 {
      let angle = CGFloat(corner) * 0.8 * .pi
      let point = CGPoint(x: 100 * CGFloat(sin(Double(angle))), y: 100 * CGFloat(cos(Double(angle))))
      if corner == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    #expect(star.normalized(using: .winding).contains(.zero, using: .evenOdd))
    #expect(!star.normalized(using: .evenOdd).contains(.zero))
    #expect(star.componentsSeparated(using: .evenOdd).count == 5)
    #expect(star.componentsSeparated(using: .winding).count == 1)
  }

  @Test func parts() {
    let rings = CGMutablePath()
    for x: CGFloat in [0, 200] {
      rings.addPath(square(x, 0, 100))
      rings.addPath(square(x + 25, 25, 50))
    }
    let parts = rings.componentsSeparated(using: .evenOdd)
    #expect(parts.map(area) == [7500, 7500] && parts.map(\.boundingBox.minX) == [0, 200])
  }

  /// Chords of a circle of radius 50 stray by at most what is asked for, and hardly less.
  @Test func flattened() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    for threshold: CGFloat in [0.1, 1] {
      let flat = circle.flattened(threshold: threshold)
      var (count, last, stray): (Int, CGPoint, CGFloat) = (0, .zero, 0)
      flat.applyWithBlock { element in
        guard element.pointee.type != .closeSubpath else { return }
        let point = element.pointee.points[0]
        if count > 0 {
          let middle = CGPoint(x: (point.x + last.x) / 2, y: (point.y + last.y) / 2)
          stray = max(stray, 50 - (middle.x * middle.x + middle.y * middle.y).squareRoot())
        }
        (count, last) = (count + 1, point)
      }
      #expect(stray < threshold * 1.05 && stray > threshold / 5)
    }
  }

  /// Nothing that is not a number ends anything.
  @Test func nonsense() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1e300))
    path.addLine(to: CGPoint(x: 3, y: 1))
    #expect(path.union(square(0, 0, 1)).isEmpty)
    let far = CGPath(rect: CGRect(x: 1e9, y: 0, width: 1e9, height: 1e9), transform: nil)
    #expect(abs(area(far.union(far)) / 1e18 - 1) < 1e-6)
  }
}
