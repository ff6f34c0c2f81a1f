import Glibc
public import Springform

/// Flat shapes on white: a sheet with an elastic edge, five balls that stretch as they fly, a button and a toast.
public struct FlatScene: TwinScene {
  public let size = Size(width: 375, height: 667)
  public var duration: Double? { 2.4 }

  private static let ballColors = [0xFF7675, 0xFDCB6E, 0x00B894, 0x0984E3, 0xE84393]

  public init() {}

  public func draw(at time: Double, in canvas: inout Canvas) {
    let motion = Motion(at: time)
    canvas.fillRect(0, 0, size.width, size.height, .hex(0xFAFAFC))
    drawToast(x: 20 + 55 * (1 - motion.eased(delay: 0.1, response: 0.5, dampingRatio: 0.4)), in: &canvas)
    let edge = motion.eased(delay: 0, response: 0.45, dampingRatio: 0.28)
    let lag = edge - motion.eased(delay: 0.02, response: 0.45, dampingRatio: 0.28)
    drawSheet(y: 560 - 210 * edge, bulge: 700 * lag, middle: size.width / 2 + 50 * sin(1.9 * time), in: &canvas)
    for index in 0..<5 { drawBall(index, motion, in: &canvas) }
    drawButton(turn: edge, in: &canvas)
  }

  /// Opening and closing in turn.
  private struct Motion {
    private let time: Double
    private let isOpening: Bool

    init(at time: Double) {
      let period = 1.2
      let turns = (time / period + 1e-9).rounded(.down)
      self.time = time - turns * period
      isOpening = Int(turns) % 2 == 0
    }

    func eased(delay: Double, response: Double, dampingRatio: Double) -> Double {
      let value = sprung(time - delay, response: response, dampingRatio: dampingRatio)
      return isOpening ? value : 1 - value
    }
  }

  private func drawToast(x: Double, in canvas: inout Canvas) {
    canvas.fillRounded(x, 52, 300, 72, radius: 18, .hex(0x22303C))
    canvas.fillCircle(x + 40, 88, radius: 18, .hex(0xFFB703))
    canvas.fillRounded(x + 74, 74, 150, 10, radius: 5, .hex(0x8ECAE6))
    canvas.fillRounded(x + 74, 94, 96, 10, radius: 5, .hex(0x5C7080))
  }

  private func drawSheet(y: Double, bulge: Double, middle: Double, in canvas: inout Canvas) {
    var path = Path()
    path.move(to: Point(x: 0, y: size.height))
    path.addLine(to: Point(x: 0, y: y))
    path.addCurve(
      to: Point(x: middle, y: y + bulge), control1: Point(x: middle / 2, y: y),
      control2: Point(x: middle - 90, y: y + bulge))
    path.addCurve(
      to: Point(x: size.width, y: y), control1: Point(x: middle + 90, y: y + bulge),
      control2: Point(x: (middle + size.width) / 2, y: y))
    path.addLine(to: Point(x: size.width, y: size.height))
    path.closeSubpath()
    canvas.fill(path, with: .hex(0x6C5CE7))
  }

  private func drawBall(_ index: Int, _ motion: Motion, in canvas: inout Canvas) {
    let number = Double(index)
    let response = 0.42 + 0.03 * number
    let reach = motion.eased(delay: 0.05 * number, response: response, dampingRatio: 0.25)
    let speed = 10 * (reach - motion.eased(delay: 0.05 * number + 0.02, response: response, dampingRatio: 0.25))
    let stretch = 1 + 0.22 * abs(speed)
    let angle = -Double.pi * (0.12 + 0.19 * number)
    let place = AffineTransform(scaleX: 22 * stretch, y: 22 / stretch)
      .concatenating(AffineTransform(rotationAngle: angle))
      .concatenating(
        AffineTransform(translationX: size.width / 2 + 170 * reach * cos(angle), y: 600 + 170 * reach * sin(angle)))
    canvas.withTransform(place) { $0.fillCircle(0, 0, radius: 1, .hex(Self.ballColors[index])) }
  }

  private func drawButton(turn: Double, in canvas: inout Canvas) {
    canvas.fillCircle(size.width / 2, 600, radius: 30, .white)
    var cross = Path()
    cross.move(to: Point(x: -12, y: 0))
    cross.addLine(to: Point(x: 12, y: 0))
    cross.move(to: Point(x: 0, y: -12))
    cross.addLine(to: Point(x: 0, y: 12))
    let place = AffineTransform(rotationAngle: turn * 3 * .pi / 4)
      .concatenating(AffineTransform(translationX: size.width / 2, y: 600))
    canvas.withTransform(place) { $0.stroke(cross, with: .hex(0x6C5CE7), style: StrokeStyle(width: 4, cap: .round)) }
  }
}
