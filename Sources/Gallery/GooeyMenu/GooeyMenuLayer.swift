import Springform

/// The menu: a dark blur, a panel, and two invisible helpers whose distance bends the panel's edge.
final class GooeyMenuLayer: Layer {
  let backdrop = Layer()
  let panel = ShapeLayer()
  /// Follows the ends of the edge.
  let side = Layer()
  /// Follows the middle of the edge.
  let middle = Layer()
  /// How far the edge's middle is bent: the helpers' distance in points.
  private(set) var diff = 0.0

  private var parameters = GooeyMenu.Parameters()
  private var buttons: [Layer] = []
  private var displayLink: DisplayLink?
  private var animationCount = 0

  /// The upper part of the panel's layer that stays empty, to give the edge room to swing.
  private var blank: Double { parameters.blank }
  private static let helperSize = Size(width: 40, height: 40)

  func prepare(_ parameters: GooeyMenu.Parameters) {
    self.parameters = parameters
    backdrop.frame = bounds
    backdrop.backgroundColor = Color(white: 0.15, alpha: 0.79)
    backdrop.backdropBlurRadius = 14
    backdrop.opacity = 0
    addSublayer(backdrop)

    panel.frame = Rect(
      x: 0, y: 1.5 * bounds.height + blank, width: bounds.width, height: bounds.height / 2 + blank)
    panel.fillColor = parameters.color
    addSublayer(panel)
    addButtons()

    for (helper, x) in [(side, 20), (middle, bounds.midX)] {
      helper.bounds.size = Self.helperSize
      helper.position = Point(x: x, y: bounds.height + 60)
      addSublayer(helper)
    }
    redraw()
  }

  func open() {
    guard let stage else { return }
    stage.animate(duration: parameters.panelDuration) {
      panel.frame = panel.frame.offsetBy(Vector(dx: 0, dy: bounds.midY - blank - panel.frame.minY))
    }
    stage.animate(duration: 0.3) { backdrop.opacity = 1 }
    swing(side, to: bounds.midY, parameters.sideDuration, parameters.sideDamping, parameters.sideVelocity)
    swing(middle, to: bounds.midY, parameters.centerDuration, parameters.centerDamping, parameters.centerVelocity)
    for (index, button) in buttons.enumerated() {
      button.transform = AffineTransform(translationX: 0, y: -90)
      let delay = Double(index) * 0.3 / Double(buttons.count)
      stage.animate(duration: 0.7, delay: delay, dampingRatio: 0.6) { button.transform = .identity }
    }
  }

  func close() {
    guard let stage else { return }
    stage.animate(duration: parameters.panelDuration) {
      panel.frame = panel.frame.offsetBy(Vector(dx: 0, dy: 1.5 * bounds.height + blank - panel.frame.minY))
    }
    stage.animate(duration: 0.3) { backdrop.opacity = 0 }
    swing(side, to: bounds.height + 20, 1, 0.6, 0.9)
    swing(middle, to: bounds.height + 20, 1, 0.7, 2)
  }

  private func swing(_ helper: Layer, to y: Double, _ duration: Double, _ dampingRatio: Double, _ velocity: Double) {
    beginRedrawing()
    stage?.animate(duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity) {
      helper.position.y = y
    } completion: { [weak self] _ in
      self?.endRedrawing()
    }
  }

  /// What `diff` is about to become while the edge is being redrawn, else what it stays.
  var upcomingDiff: Double { displayLink == nil ? diff : helperDistance }

  private var helperDistance: Double { side.presentation.frame.minY - middle.presentation.frame.minY }

  /// The edge is redrawn in step with the display, but only while a helper moves.
  private func beginRedrawing() {
    animationCount += 1
    guard displayLink == nil else { return }
    displayLink = stage?.displayLink { [weak self] _ in
      guard let self else { return }
      diff = helperDistance
      redraw()
    }
  }

  private func endRedrawing() {
    animationCount -= 1
    guard animationCount == 0 else { return }
    displayLink?.invalidate()
    displayLink = nil
  }

  private func redraw() {
    var path = Path()
    path.move(to: Point(x: 0, y: blank))
    path.addQuadCurve(
      to: Point(x: panel.bounds.width, y: blank),
      control: Point(x: panel.bounds.midX, y: diff + blank))
    path.addLine(to: Point(x: panel.bounds.width, y: panel.bounds.height))
    path.addLine(to: Point(x: 0, y: panel.bounds.height))
    path.closeSubpath()
    panel.path = path
  }

  private func addButtons() {
    let height = 40.0
    let titles = parameters.titles
    let free = panel.bounds.height - blank - height * Double(titles.count)
    let gap = min(30, free / Double(titles.count + 1))
    let margin = (free - gap * Double(titles.count - 1)) / 2
    buttons = titles.enumerated().map { index, title in
      let y = blank + margin + (height + gap) * Double(index)
      let button = TextLayer(title, font: Font(size: 17, weight: .medium), textColor: .white)
      button.frame = Rect(x: 60, y: y, width: panel.bounds.width - 120, height: height)
      button.cornerRadius = height / 2
      button.borderWidth = 1
      button.borderColor = .white
      panel.addSublayer(button)
      return button
    }
  }
}
