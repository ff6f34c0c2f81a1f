import SpringformGeometry
import SpringformScene
import SpringformText

/// A status bar, and the indicator at the lower edge with which one goes home.
struct StatusBarDrawing: Sendable {
  private let style: StatusBar
  private let screen: Rect
  private let unit: Double
  private let isPhone: Bool
  private let isTurned: Bool
  private let glyphs: [DisplayList.Command]
  /// How far the bar reaches down from the screen's upper edge, in points.
  private let height: Double

  /// The same in all pictures of all days.
  private static let time = "9:41"

  init(_ device: Device, _ style: StatusBar, screen: Rect, unit: Double, isTurned: Bool) throws(StyledTextError) {
    (self.style, self.screen, self.unit, self.isTurned) = (style, screen, unit, isTurned)
    isPhone = device.isPhone
    let isPortrait = isPhone && !isTurned
    let middle = screen.minY + unit * (device == .phone && isPortrait ? 29.5 : isPortrait ? 25 : 15)
    height = 2 * (middle - screen.minY)
    let letters = unit * (isPortrait ? 16.5 : 13)
    let inset = unit * (isPortrait ? (device == .phone ? 52 : 34) : isPhone ? 68 : 22)
    let time = try StyledText(Self.time, size: letters, weight: .semibold, color: .white, fonts: FontLibrary())
    var canvas = Canvas()
    time.draw(
      at: Point(x: screen.minX + inset, y: middle - time.baseline + letters * 0.36), in: &canvas)
    let scale = letters / 13
    canvas.withTransform(
      AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: screen.maxX - inset, ty: middle)
    ) { Self.drawSymbols(in: &$0) }
    glyphs = canvas.commands
  }

  /// How well it receives and how full the battery is, to the left of the origin.
  private static func drawSymbols(in canvas: inout Canvas) {
    let battery = Rect(x: -23, y: -5, width: 21, height: 10)
    canvas.stroke(
      .roundedRect(battery.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3), with: Color(white: 1, alpha: 0.45),
      style: StrokeStyle(width: 1))
    canvas.fill(.roundedRect(battery.insetBy(dx: 2, dy: 2), cornerRadius: 1.6), with: .white)
    canvas.fill(
      .roundedRect(Rect(x: -1.4, y: -1.8, width: 1.4, height: 3.6), cornerRadius: 0.7),
      with: Color(white: 1, alpha: 0.45))
    for bar in 0..<4 {
      let height = 3.2 + 2.1 * Double(bar)
      canvas.fill(
        .roundedRect(
          Rect(x: -45 + 4.3 * Double(bar), y: 4.8 - height, width: 2.9, height: height), cornerRadius: 0.8),
        with: .white)
    }
  }

  /// - Parameter ends: the colours in which the screen goes on beyond the picture, and on which bar and indicator lie there.
  func draw(over picture: DisplayList, endingIn ends: [PictureEdge: Color], in canvas: inout Canvas) {
    func ink(_ edge: PictureEdge, depth: Double) -> Color {
      let isLight =
        switch style {
        case .light: true
        case .dark, .none: false
        case .automatic: PageColors(page: ends[edge] ?? picture.color(at: edge, depth: depth)).isDark
        }
      return isLight ? .white : .black
    }
    canvas.replay(glyphs, transform: .identity, tint: ink(.top, depth: height))
    let width = unit * (isPhone ? isTurned ? 220 : 138 : 260)
    let line = Rect(
      center: Point(x: screen.midX, y: screen.maxY - 10.5 * unit), size: Size(width: width, height: 5 * unit))
    canvas.fill(.roundedRect(line, cornerRadius: line.height / 2), with: ink(.bottom, depth: 18 * unit))
  }
}
