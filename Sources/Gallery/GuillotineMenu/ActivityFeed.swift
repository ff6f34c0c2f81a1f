import Springform

/// The screen below the menu: a bar with a title, and what friends have done.
final class ActivityFeed: Layer {
  private static let inset = 16.0
  private static let textX = 88.0
  private static let photoHeight = 84.0

  convenience init(in frame: Rect) {
    self.init()
    self.frame = frame
    masksToBounds = true
    let barHeight = GuillotineMenu.barHeight
    let top = addRow(
      "added 4 photos", "1 min", color: .rgb(45, 135, 230), hair: .rgb(40, 32, 38),
      photos: [.mist, .bridge, .tower, .meadow],
      y: barHeight)
    let middle = addRow(
      "commented the photo", "2 min", color: .rgb(125, 190, 65), hair: .rgb(190, 120, 50), photos: [], y: top)
    addRow(
      "added 4 photos", "5 min", color: .rgb(235, 130, 60), hair: .rgb(110, 60, 40),
      photos: [.meadow, .tower, .mist, .bridge],
      y: middle)
    let bar = Layer(
      frame: Rect(x: 0, y: 0, width: frame.width, height: barHeight), backgroundColor: GuillotineMenu.barColor)
    addSublayer(bar)
    let title = TextLayer("ACTIVITY", font: MenuPanel.titleFont, textColor: .white)
    title.position = bar.bounds.center
    bar.addSublayer(title)
  }

  /// Adds one friend's news and returns where the next begins. Without photos there are lines of text.
  @discardableResult
  private func addRow(
    _ news: String, _ age: String, color: Color, hair: Color, photos: [PhotoLayer.Motif], y: Double
  ) -> Double {
    addSublayer(Avatar(center: Point(x: 46, y: y + 46), ring: color, hair: hair))
    let name = Layer(frame: Rect(x: Self.textX, y: y + 26, width: 58, height: 11), backgroundColor: color)
    name.cornerRadius = 5.5
    addSublayer(name)
    addText(news, size: 15, white: 0.82, anchor: 0, at: Point(x: Self.textX, y: y + 58))
    addText(age, size: 12, white: 0.5, anchor: 1, at: Point(x: bounds.width - Self.inset, y: y + 32))
    let below = y + 84
    return photos.isEmpty ? addComment(at: below) : add(photos, at: below)
  }

  private func add(_ photos: [PhotoLayer.Motif], at y: Double) -> Double {
    let width = (bounds.width - Self.textX - Self.inset) / Double(photos.count)
    for (index, motif) in photos.enumerated() {
      let x = Self.textX + Double(index) * width
      addSublayer(PhotoLayer(motif, frame: Rect(x: x, y: y, width: width - 1.5, height: Self.photoHeight)))
    }
    return y + Self.photoHeight + 28
  }

  private func addComment(at y: Double) -> Double {
    let width = bounds.width - Self.textX - Self.inset
    for (line, share) in [1, 0.93, 0.6].enumerated() {
      let bar = Layer(
        frame: Rect(x: Self.textX, y: y + Double(line) * 20, width: width * share, height: 8),
        backgroundColor: Color(white: 1, alpha: 0.14))
      bar.cornerRadius = 4
      addSublayer(bar)
    }
    return y + 76
  }

  private func addText(_ string: String, size: Double, white: Double, anchor: Double, at point: Point) {
    let text = TextLayer(string, font: Font(size: size), textColor: Color(white: white))
    text.anchorPoint = Point(x: anchor, y: 0.5)
    text.position = point
    addSublayer(text)
  }
}
