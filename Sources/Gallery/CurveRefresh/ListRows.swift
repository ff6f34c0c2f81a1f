import Springform

/// Rows of a list whose texts are bars.
enum ListRows {
  static let height = 64.0

  /// Adds rows below each other, on white, to a list and makes it as tall as they are.
  static func fill(_ list: ScrollLayer, count: Int) {
    list.contentHeight = Double(count) * height
    // One sheet below all rows: edges of neighbours would show between pixels.
    list.addSublayer(
      Layer(frame: Rect(x: 0, y: 0, width: list.bounds.width, height: list.contentHeight), backgroundColor: .white))
    for index in 0..<count {
      let row = Layer(frame: Rect(x: 0, y: Double(index) * height, width: list.bounds.width, height: height))
      let avatar = ShapeLayer(path: .circle(radius: 17), fillColor: tints[index % tints.count])
      avatar.position = Point(x: 36, y: height / 2)
      row.addSublayer(avatar)
      for (bar, shade) in bars(of: index) {
        let text = Layer(frame: bar, backgroundColor: Color(white: shade))
        text.cornerRadius = bar.height / 2
        row.addSublayer(text)
      }
      row.addSublayer(
        Layer(
          frame: Rect(x: 68, y: height - 1, width: list.bounds.width - 68, height: 1),
          backgroundColor: Color(white: 0.9)))
      list.addSublayer(row)
    }
  }

  private static let tints = [
    Color.rgb(120, 170, 220), .rgb(240, 170, 120), .rgb(130, 200, 160), .rgb(200, 150, 210), .rgb(230, 190, 90),
  ]

  /// Lengths that look like names and sentences, not like a pattern.
  private static func bars(of index: Int) -> [(Rect, Double)] {
    let name = 70 + Double(index * 37 % 60)
    let text = 130 + Double(index * 53 % 90)
    return [
      (Rect(x: 68, y: 18, width: name, height: 10), 0.55), (Rect(x: 68, y: 37, width: text, height: 8), 0.85),
    ]
  }
}
