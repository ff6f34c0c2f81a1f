import Testing

import CoreGraphics
import QuartzCore

@Suite struct TransformTests {
  @Test func composition() {
    let moved = CATransform3DMakeTranslation(10, 20, 30)
    #expect(moved.m41 == 10 && moved.m42 == 20 && moved.m43 == 30)
    let scaled = CATransform3DScale(moved, 2, 3, 4)
    #expect(scaled.m11 == 2 && scaled.m22 == 3 && scaled.m33 == 4 && scaled.m41 == 10)
    #expect(CATransform3DTranslate(scaled, 1, 1, 1).m41 == 12)
    #expect(CATransform3DConcat(moved, CATransform3DMakeScale(2, 2, 2)).m42 == 40)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(moved))
    #expect(!CATransform3DIsAffine(moved))
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let raised = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(raised) && CATransform3DGetAffineTransform(raised) == plane)
  }

  /// About x, y goes to z; about y, z goes to x; about z, x goes to y.
  @Test func rotation() {
    func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-12 }
    let x = CATransform3DMakeRotation(.pi / 2, 2, 0, 0)
    #expect(isClose(x.m23, 1) && isClose(x.m32, -1) && isClose(x.m11, 1) && isClose(x.m22, 0))
    let y = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(isClose(y.m31, 1) && isClose(y.m13, -1) && isClose(y.m22, 1))
    let z = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(isClose(z.m12, 1) && isClose(z.m21, -1) && isClose(z.m33, 1))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(isClose(CATransform3DRotate(CATransform3DMakeScale(2, 2, 2), .pi / 2, 0, 0, 1).m12, 2))
  }
}
