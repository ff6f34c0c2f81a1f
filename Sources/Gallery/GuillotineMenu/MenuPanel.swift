import Springform

/// The menu: four entries, and the bar's title along its left edge, upright while the menu is closed.
final class MenuPanel: Layer {
  let title = TextLayer("ACTIVITY", font: MenuPanel.titleFont, textColor: .white)

  static let titleFont = Font(size: 17, weight: .heavy)

  private static let entries: [(icon: MenuIcon, text: String, height: Double)] = [
    (.profile, "PROFILE", 0.2), (.feed, "FEED", 0.295), (.activity, "ACTIVITY", 0.39), (.settings, "SETTINGS", 0.545),
  ]
  private static let current = MenuIcon.activity

  /// - Parameters:
  ///   - size: the screen's.
  ///   - hasStrip: whether the menu goes on below the screen, so that it covers the bar of a screen that lies.
  convenience init(size: Size, hasStrip: Bool) {
    self.init()
    bounds.size = size
    backgroundColor = GuillotineMenu.barColor
    if hasStrip {
      let strip = Rect(x: 0, y: size.height - 1, width: size.width, height: size.height)
      addSublayer(Layer(frame: strip, backgroundColor: GuillotineMenu.barColor))
    }
    let bar = GuillotineMenu.barHeight
    title.position = Point(x: bar / 2, y: size.width / 2)
    title.transform = AffineTransform(rotationAngle: .pi / 2)
    addSublayer(title)
    for entry in Self.entries { add(entry.icon, entry.text, y: entry.height * size.height) }
  }

  private func add(_ icon: MenuIcon, _ text: String, y: Double) {
    let color = icon == Self.current ? GuillotineMenu.accentColor : .white
    let left = bounds.midX - 70
    let picture = ShapeLayer(path: icon.path, fillColor: .clear, strokeColor: color, lineWidth: 1.6)
    picture.lineCap = .round
    picture.lineJoin = .round
    picture.position = Point(x: left, y: y)
    addSublayer(picture)
    let label = TextLayer(text, font: Font(size: 19, weight: .heavy), textColor: color)
    label.anchorPoint = Point(x: 0, y: 0.5)
    label.position = Point(x: left + 38, y: y)
    addSublayer(label)
  }
}
