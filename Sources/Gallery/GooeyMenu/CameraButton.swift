import Springform

/// A round button with a camera on it.
final class CameraButton: ShapeLayer {
  convenience init(radius: Double) {
    self.init()
    bounds.size = Size(width: 2 * radius, height: 2 * radius)
    path = .ellipse(in: bounds)
    fillColor = Color(white: 0.75)
    let disc = ShapeLayer(path: .circle(radius: radius - 6), fillColor: .rgb(47, 124, 197))
    disc.position = bounds.center
    addSublayer(disc)
    let camera = ShapeLayer(path: Self.camera, fillColor: .white)
    camera.fillRule = .evenOdd
    camera.position = bounds.center
    addSublayer(camera)
  }

  /// A body 52 wide around the origin with a viewfinder, a button and a ring of a lens cut out.
  private static var camera: Path {
    var path = Path()
    // The body and the viewfinder are one outline: overlapping parts would cancel out under the even-odd rule.
    path.move(to: Point(x: -26, y: 19))
    for point in [
      Point(x: -26, y: -12), Point(x: -10, y: -12), Point(x: -6, y: -19), Point(x: 8, y: -19), Point(x: 12, y: -12),
      Point(x: 26, y: -12), Point(x: 26, y: 19),
    ] { path.addLine(to: point) }
    path.closeSubpath()
    path.addPath(.roundedRect(Rect(x: -23, y: -17, width: 8, height: 3), cornerRadius: 1.5))
    path.addPath(.circle(center: Point(x: 1, y: 4), radius: 13))
    path.addPath(.circle(center: Point(x: 1, y: 4), radius: 8.5))
    return path
  }
}
