public import Springform

/// A scene that is one drawing, which exists a second time in C.
public protocol TwinScene: Scene {
  /// Draws a moment, in seconds.
  func draw(at time: Double, in canvas: inout Canvas)
}

extension TwinScene {
  public func build(on stage: Stage) {
    let page = Page(scene: self, size: size)
    stage.rootLayer.addSublayer(page)
    stage.displayLink { [weak page] link in page?.time = link.timestamp }
  }
}

private final class Page<S: TwinScene>: Layer {
  private let scene: S
  var time = 0.0

  init(scene: S, size: Size) {
    self.scene = scene
    super.init()
    frame = Rect(origin: .zero, size: size)
  }

  override func draw(in canvas: inout Canvas) { scene.draw(at: time, in: &canvas) }
}

/// How far a spring has come that was let go at time 0, from 0 at rest to 1.
func sprung(_ time: Double, response: Double, dampingRatio: Double) -> Double {
  time > 0 ? Spring(response: response, dampingRatio: dampingRatio).value(at: time) : 0
}

extension Color {
  /// 0xRRGGBB.
  static func hex(_ value: Int, alpha: Double = 1) -> Color {
    .rgb(value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF, alpha: alpha)
  }
}

extension Canvas {
  mutating func fillRounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double, _ color: Color)
  {
    fill(.roundedRect(Rect(x: x, y: y, width: width, height: height), cornerRadius: radius), with: color)
  }

  mutating func fillRect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color) {
    fill(.rect(Rect(x: x, y: y, width: width, height: height)), with: color)
  }

  mutating func fillCircle(_ x: Double, _ y: Double, radius: Double, _ color: Color) {
    fill(.circle(center: Point(x: x, y: y), radius: radius), with: color)
  }

  /// Fills a circle with a gradient that spreads from a point.
  mutating func fillCircle(
    _ x: Double, _ y: Double, radius: Double, from center: Point, reach: Double, _ stops: [(Double, Color)]
  ) {
    let gradient = Gradient(stops: stops.map { Gradient.Stop(location: $0.0, color: $0.1) })
    let paint = Paint.radial(gradient, center: center, radii: Size(width: reach, height: reach))
    fill(.circle(center: Point(x: x, y: y), radius: radius), with: paint)
  }
}
