import Springform

/// A phone's status bar, 20 points high: reception, time, battery.
final class StatusBar: Layer {
  private var color = Color.black

  convenience init(width: Double, color: Color) {
    self.init()
    self.color = color
    frame = Rect(x: 0, y: 0, width: width, height: 20)
    isUserInteractionEnabled = false
    let clock = TextLayer("12:00", font: Font(size: 12, weight: .medium), textColor: color)
    clock.position = bounds.center
    addSublayer(clock)
  }

  override func draw(in canvas: inout Canvas) {
    for index in 0..<5 {
      canvas.fill(.circle(center: Point(x: 12 + 8 * Double(index), y: bounds.midY), radius: 2.8), with: color)
    }
    let battery = Rect(x: bounds.maxX - 34, y: bounds.midY - 5, width: 23, height: 10)
    canvas.stroke(.roundedRect(battery, cornerRadius: 2), with: color, style: StrokeStyle(width: 1))
    canvas.fill(.roundedRect(battery.insetBy(dx: 2, dy: 2), cornerRadius: 1), with: color)
    canvas.fill(
      .roundedRect(Rect(x: battery.maxX + 1.5, y: bounds.midY - 2, width: 1.8, height: 4), cornerRadius: 0.9),
      with: color)
  }
}
