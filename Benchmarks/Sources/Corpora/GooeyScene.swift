import Glibc
public import Springform

/// A page of cards that darkens while a soft light wanders over it and a panel with a bent edge slides in.
public struct GooeyScene: TwinScene {
  public let size = Size(width: 375, height: 667)
  public var duration: Double? { 2.4 }

  private static let cardColors = [0xE17055, 0x55EFC4, 0x74B9FF, 0xFAB1A0]

  public init() {}

  public func draw(at time: Double, in canvas: inout Canvas) {
    let motion = Motion(at: time)
    drawPage(in: &canvas)
    let dark = Color(red: 0.05, green: 0.05, blue: 0.1, alpha: 0.55 * motion.shade)
    canvas.fillRect(0, 0, size.width, size.height, dark)
    drawGlow(at: time, strength: motion.shade, in: &canvas)
    let side = motion.eased(delay: 0, response: 0.5, dampingRatio: 0.45)
    let middle = motion.eased(delay: 0, response: 0.62, dampingRatio: 0.3)
    drawPanel(x: 390 - 215 * side, bulge: 220 * (middle - side), in: &canvas)
    for index in 0..<5 {
      let slide = motion.eased(delay: 0.05 * Double(index), response: 0.5, dampingRatio: 0.5)
      drawButton(x: 390 - 195 * slide, y: 170 + 66 * Double(index), in: &canvas)
    }
  }

  /// The menu opens, and closes after 1.2 seconds.
  private struct Motion {
    private let time: Double
    private let isClosing: Bool

    init(at time: Double) {
      let turn = 1.2
      isClosing = time >= turn
      self.time = isClosing ? time - turn : time
    }

    func eased(delay: Double, response: Double, dampingRatio: Double) -> Double {
      let value = sprung(time - delay, response: response, dampingRatio: dampingRatio)
      return isClosing ? 1 - value : value
    }

    /// How dark it is, 0...1.
    var shade: Double {
      let shade = min(1, time / 0.4)
      return isClosing ? 1 - shade : shade
    }
  }

  private func drawPage(in canvas: inout Canvas) {
    canvas.fillRect(0, 0, size.width, size.height, .hex(0xF2F3F5))
    canvas.fillRect(0, 0, size.width, 64, .white)
    canvas.fillRect(0, 63.5, size.width, 0.5, .hex(0xD5D8DE))
    for row in 0..<8 {
      let y = 76 + 74 * Double(row)
      canvas.fillRounded(12, y, 351, 64, radius: 10, .white)
      canvas.fillCircle(44, y + 32, radius: 18, .hex(Self.cardColors[row % 4]))
      canvas.fillRounded(74, y + 16, 120 + Double(row * 41 % 90), 9, radius: 4.5, .hex(0x565A75))
      canvas.fillRounded(74, y + 36, 90 + Double(row * 29 % 110), 7, radius: 3.5, .hex(0xB9BDCB))
    }
  }

  private func drawGlow(at time: Double, strength: Double, in canvas: inout Canvas) {
    let center = Point(x: 110 + 35 * sin(2.3 * time), y: 210 + 50 * cos(1.7 * time))
    let stops = (0...10).map { stop in
      let place = Double(stop) / 10
      let alpha = 0.8 * strength * exp(-4 * place * place) * (1 - place)
      return (place, Color(red: 0.4, green: 0.75, blue: 1, alpha: alpha))
    }
    canvas.fillCircle(center.x, center.y, radius: 95, from: center, reach: 95, stops)
  }

  private func drawPanel(x: Double, bulge: Double, in canvas: inout Canvas) {
    var path = Path()
    path.move(to: Point(x: size.width + 2, y: 0))
    path.addLine(to: Point(x: x, y: 0))
    path.addCurve(
      to: Point(x: x - bulge, y: size.height / 2), control1: Point(x: x - 0.6 * bulge, y: 200),
      control2: Point(x: x - bulge, y: 270))
    path.addCurve(
      to: Point(x: x, y: size.height), control1: Point(x: x - bulge, y: 397),
      control2: Point(x: x - 0.6 * bulge, y: 467))
    path.addLine(to: Point(x: size.width + 2, y: size.height))
    path.closeSubpath()
    canvas.fill(path, with: .hex(0xD63084))
  }

  private func drawButton(x: Double, y: Double, in canvas: inout Canvas) {
    let outline = Path.roundedRect(Rect(x: x, y: y, width: 150, height: 44), cornerRadius: 22)
    canvas.stroke(outline, with: .white, style: StrokeStyle(width: 1.5))
    canvas.fillRounded(x + 32, y + 18, 86, 8, radius: 4, .white)
  }
}
