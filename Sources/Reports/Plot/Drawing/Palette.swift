import SpringformGeometry
import SpringformScene

/// The colours and dashes of a chart on white.
enum Palette {
  /// Told apart with any colour vision: Okabe and Ito, "Color Universal Design" (2008), without their yellow, which is too
  /// light for a line on white.
  static let colors: [Color] = [
    .rgb(0, 114, 178), .rgb(213, 94, 0), .rgb(0, 158, 115), .rgb(204, 121, 167), .rgb(86, 180, 233), .rgb(230, 159, 0),
    .rgb(64, 64, 64),
  ]

  static let background = Color.white
  static let grid = Color.rgb(234, 236, 239)
  static let zeroLine = Color.rgb(154, 160, 166)
  static let event = Color.rgb(128, 134, 139)
  static let text = Color.rgb(32, 33, 36)
  static let faintText = Color.rgb(95, 99, 104)

  /// A curve's line: within a panel curves differ in their dashes too, for prints without colour.
  static func line(colorIndex: Int, indexInPanel: Int) -> LineStyle {
    LineStyle(color: colors[colorIndex], width: 2, dashes: dashes[indexInPanel % dashes.count])
  }

  private static let dashes: [[Double]] = [[], [8, 4], [2, 2.5], [10, 3, 2, 3]]
}

/// How a line is drawn; lengths in points.
struct LineStyle: Hashable, Sendable {
  let color: Color
  var width = 1.0
  var dashes: [Double] = []

  /// Round ends would fill the gaps of dashes.
  var cap: StrokeStyle.Cap { dashes.isEmpty ? .round : .butt }
}

/// How a text is drawn.
struct TextStyle: Hashable, Sendable {
  let size: Double
  var isBold = false
  var color = Palette.text

  static let title = TextStyle(size: 17, isBold: true)
  static let subtitle = TextStyle(size: 12, color: Palette.faintText)
  static let legend = TextStyle(size: 12)
  static let tick = TextStyle(size: 11, color: Palette.faintText)
  static let event = TextStyle(size: 11, color: Palette.faintText)
}
