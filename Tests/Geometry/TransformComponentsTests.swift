import SpringformGeometry
import Testing

@Suite("Components of a transform")
struct TransformComponentsTests {
  @Test("Transforms have Core Animation's key paths: setting one leaves the others")
  func keyPaths() {
    var transform = AffineTransform.identity
    transform.rotation = .pi / 2
    transform.scaleX = 2
    transform.scaleY = -3
    transform.translation = Vector(dx: 7, dy: 8)
    for (value, expected) in [
      (transform.rotation, .pi / 2), (transform.scaleX, 2), (transform.scaleY, -3), (transform.scale, -0.5),
      (transform.a, 0), (transform.b, 2), (transform.c, 3), (transform.d, 0), (transform.tx, 7), (transform.ty, 8),
    ] { #expect((value - expected).magnitude < 1e-12) }
    transform.scale = 4
    #expect((transform.scaleX - 4).magnitude < 1e-12)
    #expect((transform.scaleY - 4).magnitude < 1e-12)
    #expect((transform.rotation - .pi / 2).magnitude < 1e-12)
    #expect(transform.translation == Vector(dx: 7, dy: 8))
    var flat = AffineTransform(rotationAngle: 1)
    flat.scaleX = 0
    #expect((flat.rotation - 1).magnitude < 1e-12)
  }
}
