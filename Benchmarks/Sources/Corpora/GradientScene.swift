import Glibc
public import Springform

/// Nothing but gradients: a turning sky, three translucent clouds, and a shaded ball with its shadow.
public struct GradientScene: TwinScene {
  public let size = Size(width: 480, height: 480)
  public var duration: Double? { 2 }

  private static let cloudColors = [0x2FD6FF, 0xFFFFFF, 0x5CFFA0]
  private static let sky = Gradient(
    stops: [(0, 0x1B1464), (0.28, 0x6F1E6B), (0.52, 0xE0435E), (0.78, 0xF7A541), (1, 0xFFF1B8)].map {
      Gradient.Stop(location: $0.0, color: .hex($0.1))
    })

  public init() {}

  public func draw(at time: Double, in canvas: inout Canvas) {
    let middle = Point(x: size.width / 2, y: size.height / 2)
    let axis = Vector(dx: 280 * cos(0.8 * time), dy: 280 * sin(0.8 * time))
    canvas.fill(
      .rect(Rect(origin: .zero, size: size)), with: .axial(Self.sky, start: middle - axis, end: middle + axis))
    for index in 0..<3 { drawCloud(index, at: time, in: &canvas) }
    let fall = time.truncatingRemainder(dividingBy: 0.7)
    drawBall(y: 150 + 150 * sprung(fall, response: 0.55, dampingRatio: 0.3), in: &canvas)
  }

  private func drawCloud(_ index: Int, at time: Double, in canvas: inout Canvas) {
    let number = Double(index)
    let center = Point(
      x: size.width * (0.5 + 0.3 * sin(1.5 * time + 2 * number)),
      y: size.height * (0.5 + 0.31 * cos(1.2 * time + 1.6 * number)))
    let radius = 150 + 18 * number
    let color = Self.cloudColors[index]
    canvas.fillCircle(
      center.x, center.y, radius: radius, from: center, reach: radius,
      [(0, .hex(color, alpha: 0.8)), (0.5, .hex(color, alpha: 0.25)), (1, .hex(color, alpha: 0))])
  }

  private func drawBall(y: Double, in canvas: inout Canvas) {
    let x = size.width / 2
    canvas.fillCircle(
      x + 12, y + 24, radius: 105, from: Point(x: x + 12, y: y + 24), reach: 105,
      [(0, .hex(0, alpha: 0.5)), (0.55, .hex(0, alpha: 0.4)), (1, .hex(0, alpha: 0))])
    canvas.fillCircle(
      x, y, radius: 68, from: Point(x: x - 22, y: y - 26), reach: 110,
      [(0, .white), (0.35, .hex(0x99CCFF)), (1, .hex(0x142E8C))])
  }
}
