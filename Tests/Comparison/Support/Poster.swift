import Springform

/// What the least changes are made to: a card with its shadow, a headline and small type, a gradient, a disc and strokes.
struct Poster: Scene {
  var title = "Thank you"
  /// Radians, clockwise.
  var titleTurn = 0.0
  var titleOpacity = 1.0
  var titleWeight = Font.Weight.bold
  var note = "We saved your place in the queue"
  var noteColor: UInt32 = 0x7A7793
  var noteOpacity = 1.0
  var noteSize = 12.0
  var noteWeight = Font.Weight.regular
  var noteShift = Vector(dx: 0, dy: 0)
  var cardSize = Size(width: 200, height: 130)
  var cardRadius = 14.0
  var shadowOffset = 8.0
  var shadowRadius = 9.0
  var shadowColor: UInt32 = 0
  var shadowOpacity = 0.35
  var barColors: [UInt32] = [0x6C7BFF, 0x9AD8FF]
  var badgeColor: UInt32 = 0x22C58B
  var badgeRadius = 26.0
  var badgeShift = Vector(dx: 0, dy: 0)
  var hasDot = true
  /// How far everything stands to the right, in points, and 0.7 times as far down.
  var drift = 0.0
  /// How large everything is, from its upper left corner on.
  var scale = 1.0
  /// Whether the small type is all that is there.
  var hasOnlyNote = false

  var size: Size { Size(width: 240, height: 180) }
  var duration: Double? { 0.1 }

  func build(on stage: Stage) {
    stage.rootLayer.backgroundColor = Self.color(0xF2F3F8)
    let all = Layer()
    all.position = Point(x: drift, y: drift * 0.7)
    all.transform = AffineTransform(scaleX: scale, y: scale)
    stage.rootLayer.addSublayer(all)

    let card = Layer(frame: Rect(x: 20, y: 20, width: cardSize.width, height: cardSize.height), backgroundColor: .white)
    card.cornerRadius = cardRadius
    card.shadowColor = Self.color(shadowColor)
    card.shadowOffset = Vector(dx: 0, dy: shadowOffset)
    card.shadowOpacity = shadowOpacity
    card.shadowRadius = shadowRadius
    all.addSublayer(card)

    let badge = ShapeLayer(path: .circle(radius: badgeRadius), fillColor: Self.color(badgeColor))
    badge.position = Point(x: 60.3, y: 62.6) + badgeShift
    let check = ShapeLayer(
      path: Path(elements: [
        .move(to: Point(x: -11, y: 1)), .line(to: Point(x: -3, y: 9)), .line(to: Point(x: 12, y: -8)),
      ]), fillColor: .clear, strokeColor: .white, lineWidth: 4.5)
    check.position = badge.position
    all.addSublayer(badge)
    all.addSublayer(check)

    let bar = GradientLayer(colors: barColors.map(Self.color))
    bar.frame = Rect(x: 110, y: 40, width: 90, height: 46)
    bar.cornerRadius = 7
    all.addSublayer(bar)

    let headline = TextLayer(title, font: Font(size: 19, weight: titleWeight), textColor: Self.color(0x1D1B31))
    headline.frame = Rect(x: 20, y: 92, width: 200, height: 26)
    headline.opacity = titleOpacity
    headline.transform = headline.transform.rotated(by: titleTurn)
    all.addSublayer(headline)
    let line = TextLayer(note, font: Font(size: noteSize, weight: noteWeight), textColor: Self.color(noteColor))
    line.frame = Rect(x: 20, y: 120, width: 200, height: 18)
    line.position += noteShift
    line.opacity = noteOpacity
    all.addSublayer(line)
    if hasOnlyNote { [card, badge, check, bar, headline].forEach { $0.isHidden = true } }

    let dot = ShapeLayer(path: .circle(radius: 1.5), fillColor: Self.color(0xFF5E7E))
    dot.position = Point(x: 206.4, y: 30.7)
    dot.isHidden = !hasDot || hasOnlyNote
    all.addSublayer(dot)
  }

  private static func color(_ hex: UInt32) -> Color {
    func share(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    return Color(red: share(16), green: share(8), blue: share(0))
  }
}
