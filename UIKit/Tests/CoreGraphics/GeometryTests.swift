import Testing

import CoreGraphics

private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-12 && abs(a.y - b.y) < 1e-12 }

@Suite struct GeometryTests {
  private let point = CGPoint(x: 3, y: 5)

  /// What is written last happens first, as Apple documents of `translatedBy`, `scaledBy` and `rotated`.
  @Test func transformsAreComposedInFront() {
    let moved = CGAffineTransform(translationX: 10, y: 20)
    #expect(moved.tx == 10 && moved.ty == 20)
    #expect(point.applying(moved.scaledBy(x: 2, y: 3)) == CGPoint(x: 16, y: 35))
    #expect(point.applying(moved.translatedBy(x: 1, y: 1)) == CGPoint(x: 14, y: 26))
    #expect(isClose(point.applying(moved.rotated(by: .pi / 2)), CGPoint(x: 5, y: 23)))
    #expect(point.applying(moved.concatenating(CGAffineTransform(scaleX: 2, y: 3))) == CGPoint(x: 26, y: 75))
    #expect(isClose(point.applying(moved).applying(moved.inverted()), point))
    #expect(moved.concatenating(moved.inverted()).isIdentity && !moved.isIdentity)
    #expect(isClose(point.applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: -5, y: 3)))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat, "what has no way back is returned as it is")
  }

  @Test func sizesAndRectanglesAreTransformed() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 1, d: 3, tx: 7, ty: 7)
    #expect(CGSize(width: 4, height: 5).applying(transform) == CGSize(width: 13, height: 15))
    #expect(
      CGRect(x: 1, y: 1, width: 4, height: 5).applying(transform) == CGRect(x: 10, y: 10, width: 13, height: 15))
  }

  @Test func colours() {
    let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color.numberOfComponents == 4 && color.components == [0.25, 0.5, 0.75, 0.5])
    #expect(color.copy(alpha: 1) == CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    let gray = CGColor(gray: 0.25, alpha: 0.5)
    #expect(gray.numberOfComponents == 2 && gray.components == [0.25, 0.5] && gray.alpha == 0.5)
    #expect(gray.copy(alpha: 1)?.numberOfComponents == 2)
  }
}

@Suite struct PathTests {
  /// On a screen, an arc that Core Graphics calls clockwise goes the other way: from the right over the top to the left.
  @Test func arcsTurnTheOtherWay() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(path.boundingBox.minY + 10) < 0.01 && abs(path.boundingBox.maxY) < 0.01)
    let other = CGMutablePath()
    other.move(to: CGPoint(x: 20, y: 0))
    other.addArc(
      center: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: false,
      transform: CGAffineTransform(scaleX: 2, y: 1))
    #expect(abs(other.boundingBox.minX + 10) < 0.01 && abs(other.boundingBox.maxX - 20) < 0.01)
    #expect(abs(other.boundingBox.maxY - 5) < 0.05)
  }

  @Test func insides() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: -5, y: 5), transform: CGAffineTransform(translationX: 10, y: 0)))
    let round = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(round.contains(CGPoint(x: 5, y: 5)) && !round.contains(CGPoint(x: 0.5, y: 0.5)))
    let cut = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerWidth: 8, cornerHeight: 4, transform: nil)
    #expect(
      !cut.contains(CGPoint(x: 1, y: 1)) && cut.contains(CGPoint(x: 1, y: 4)) && cut.contains(CGPoint(x: 8, y: 0.5)))
    var transform = CGAffineTransform(translationX: 5, y: 5)
    #expect(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: &transform).boundingBox.minX == 5)
  }

  @Test func partsAndCopies() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero && path.boundingBox == .null)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    path.addQuadCurve(to: CGPoint(x: 9, y: 2), control: CGPoint(x: 7, y: 6))
    path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 20, y: 2), control2: CGPoint(x: 9, y: 9))
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
    #expect(path.boundingBox.maxX == 20, "control points count")
    let copy = path.mutableCopy()
    #expect(copy == path && copy?.copy() == path)
    copy?.addPath(path, transform: CGAffineTransform(translationX: 0, y: 100))
    copy?.closeSubpath()
    #expect(copy != path && path.currentPoint == CGPoint(x: 9, y: 9))
    #expect(copy?.boundingBox.maxY == 109)
    copy?.addEllipse(in: CGRect(x: 0, y: 200, width: 10, height: 10))
    #expect(copy?.boundingBox.maxY == 210)
  }

  /// What is equal is found again in a set.
  @Test func equalsAreFound() {
    let box = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(Set([CGPath(rect: box, transform: nil)]).contains(CGPath(rect: box, transform: nil)))
    #expect(Set([CGColor(gray: 1, alpha: 1)]).contains(CGColor(red: 1, green: 1, blue: 1, alpha: 1)))
    func one() {}
    func other() {}
    #expect(Set([Selector(one, "one")]).contains(Selector(other, "one")) && Selector(one, "one").description == "one")
  }

  @Test func vectors() { #expect(CGVector() == CGVector(dx: 0, dy: 0) && CGVector.zero.dx == 0) }

  /// Control points count only as far as the curve reaches: three quarters of the way with a cubic's two, half with a parabola's one.
  @Test func boxesAroundPaths() {
    let path = CGMutablePath()
    #expect(path.boundingBoxOfPath == .null)
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 40))
    let box = path.boundingBoxOfPath
    #expect(abs(box.maxY - 30) < 1e-12 && box.minX == 0 && box.maxX == 30 && box.minY == 0)
    path.addQuadCurve(to: CGPoint(x: 50, y: 0), control: CGPoint(x: 40, y: -20))
    #expect(abs(path.boundingBoxOfPath.minY + 10) < 1e-12 && path.boundingBoxOfPath.maxX == 50)
    path.closeSubpath()
    path.addLine(to: CGPoint(x: -5, y: 0))
    #expect(path.boundingBoxOfPath.minX == -5)
    let circle = CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 20), transform: nil).boundingBoxOfPath
    #expect(abs(circle.minX - 1) < 1e-9 && abs(circle.width - 30) < 1e-9 && abs(circle.height - 20) < 1e-9)
  }

  @Test func pathsOfSeveralParts() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 0)])
    path.addLines(between: [])
    #expect(path.currentPoint == CGPoint(x: 5, y: 0) && path.boundingBox == CGRect(x: 1, y: 0, width: 4, height: 4))
    path.addRects(
      [CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 8, y: 8, width: 1, height: 2)],
      transform: CGAffineTransform(scaleX: 2, y: 1))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 18, height: 10))
    let rounded = CGMutablePath()
    rounded.addRoundedRect(in: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 5, cornerHeight: 5)
    let box = rounded.boundingBox
    #expect(isClose(box.origin, .zero) && isClose(CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: 20, y: 10)))
    #expect(!rounded.contains(CGPoint(x: 1, y: 1)) && rounded.contains(CGPoint(x: 2, y: 2)))
    // A quarter, counter-clockwise where y grows upward, ends there.
    let arc = CGMutablePath()
    arc.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
    #expect(isClose(arc.currentPoint, CGPoint(x: 0, y: 10)))
    arc.addRelativeArc(center: .zero, radius: 10, startAngle: .pi / 2, delta: -.pi / 2)
    #expect(isClose(arc.currentPoint, CGPoint(x: 10, y: 0)) && arc.boundingBox.minX > -1)
  }

  @Test func pathsTellOfTheirElements() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 7, y: 7))
    path.addQuadCurve(to: CGPoint(x: 0, y: 9), control: CGPoint(x: 2, y: 2))
    path.closeSubpath()
    var (types, ends, infos): ([CGPathElementType], [CGPoint], Int) = ([], [], 0)
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      let last = [CGPathElementType.addQuadCurveToPoint: 1, .addCurveToPoint: 2][element.pointee.type] ?? 0
      ends.append(element.pointee.points[last])
    }
    #expect(types == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(
      ends.prefix(4) == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 9, y: 9), CGPoint(x: 0, y: 9)])
    path.apply(info: nil) { _, _ in infos += 1 }
    #expect(infos == 5)
  }

  /// As sources do that hand a block through a function of C.
  @Test func pathsTellBlocksThatWerePointers() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil)
    var count = 0
    let block: (UnsafePointer<CGPathElement>) -> Void = { _ in count += 1 }
    let told: (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = {
      unsafeBitCast($0, to: ((UnsafePointer<CGPathElement>) -> Void).self)($1)
    }
    path.apply(
      info: unsafeBitCast(block, to: UnsafeMutableRawPointer.self),
      function: unsafeBitCast(told, to: CGPathApplierFunction.self))
    #expect(count == 5)
    let object = NSObject()
    let pointer = unsafeBitCast(object, to: UnsafeMutableRawPointer.self)
    #expect(
      pointer == Unmanaged.passUnretained(object).toOpaque() && unsafeBitCast(pointer, to: NSObject.self) === object)
  }

  /// A corner of a square, cut by a circle of radius 4: it touches both sides 4 before the corner.
  @Test func arcsBetweenTangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(isClose(path.currentPoint, CGPoint(x: 10, y: 4)))
    // Within the corner, but not at it: the circle about (6, 4).
    #expect(path.contains(CGPoint(x: 8.7, y: 1.3)) && !path.contains(CGPoint(x: 9, y: 1)))
    #expect(path.boundingBoxOfPath.maxX < 10 + 1e-9 && path.boundingBoxOfPath.minY > -1e-9)
    // The other way round, and in other coordinates.
    let back = CGMutablePath()
    back.move(to: CGPoint(x: 20, y: 40))
    back.addArc(
      tangent1End: CGPoint(x: 10, y: 10), tangent2End: CGPoint(x: 0, y: 10), radius: 4,
      transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(isClose(back.currentPoint, CGPoint(x: 12, y: 20)))
    #expect(abs(back.boundingBoxOfPath.minX - 12) < 1e-9 && abs(back.boundingBoxOfPath.maxX - 20) < 1e-9)
    // Along a line nothing is cut.
    back.addArc(tangent1End: CGPoint(x: 6, y: 20), tangent2End: CGPoint(x: 0, y: 20), radius: 4)
    #expect(back.currentPoint == CGPoint(x: 6, y: 20))
  }

  @Test func pathsAreCopiedWithATransform() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    var transform = CGAffineTransform(translationX: 10, y: 20)
    #expect(path.copy(using: &transform)?.boundingBox == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(path.copy(using: nil) == path)
  }

  /// By C's names for it.
  @Test func equality() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGPoint.zero.equalTo(CGPoint(x: 0, y: 1)))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(CGRect(x: 4, y: 0, width: -4, height: 2).equalTo(CGRect(x: 0, y: 0, width: 4, height: 2)))
  }

  /// Of vectors of 3 and 4.
  @Test func simdVectors() {
    let (a, b) = (SIMD2<Double>(3, 4), simd_double2(0, 0))
    #expect(simd.length(a) == 5 && simd.distance(a, b) == 5 && simd.dot(a, a) == 25 && simd.length_squared(a) == 25)
    #expect(simd.normalize(a) == SIMD2(0.6, 0.8) && simd.mix(a, b, t: 0.5) == SIMD2(1.5, 2))
    #expect(simd_length(simd_float3(0, 3, 4)) == 5 && simd_distance(a, a) == 0 && simd_dot(a, b) == 0)
    #expect(simd_normalize(SIMD4<Float>(2, 0, 0, 0)) == simd_float4(1, 0, 0, 0))
  }

  /// C's functions are Swift's initialisers and members.
  @Test func functionsOfC() {
    let rect = CGRectMake(1, 2, 30, 40)
    #expect(
      CGRectGetMaxX(rect) == 31 && CGRectGetMidY(rect) == 22 && CGRectInset(rect, 5, 10).size == CGSizeMake(20, 20))
    #expect(
      CGRectContainsPoint(rect, CGPointMake(2, 3)) && CGRectIsNull(CGRectIntersection(rect, CGRectMake(99, 0, 1, 1))))
    let turn = CGAffineTransformRotate(CGAffineTransformMakeScale(2, 2), .pi)
    #expect(abs(CGPointApplyAffineTransform(CGPointMake(1, 0), turn).x + 2) < 1e-9)
    #expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity) && CGVectorMake(1, 2).dy == 2)
  }
}
