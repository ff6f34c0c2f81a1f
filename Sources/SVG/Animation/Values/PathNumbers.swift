import SpringformGeometry
import SpringformNumerics

/// Path data as numbers between letters: two paths with the same letters have others between them (SVG 2, section 9.3.1.1).
enum PathNumbers {
  /// - Parameter text: data, or `path()` around them.
  static func value(_ text: String) -> AnimatedValue? {
    var data = text
    if let (name, arguments) = CSSText.function(text) {
      guard name == "path" else { return nil }
      data = arguments.filter { $0 != "\"" && $0 != "'" }
      if data.hasPrefix("evenodd") || data.hasPrefix("nonzero") { data = String(data.drop { $0 != "M" && $0 != "m" }) }
    }
    return letters(data)
  }

  /// Small letters become capitals, so that they can meet them.
  private static func letters(_ data: String) -> AnimatedValue? {
    var parser = PathDataParser(data, dialect: .svg)
    var (numbers, between, piece): ([Double], [String], String) = ([], [], "")
    var (current, start) = (Point.zero, Point.zero)
    var operands: [Double] = []
    func finish(_ letter: PathLetter) {
      let name = letter.kind.rawValue
      var absolute = operands
      if letter.isRelative {
        switch letter.kind {
        case .horizontalLine: absolute[0] += current.x
        case .verticalLine: absolute[0] += current.y
        case .arc:
          absolute[5] += current.x
          absolute[6] += current.y
        default:
          for index in absolute.indices { absolute[index] += index % 2 == 0 ? current.x : current.y }
        }
      }
      piece += String(name)
      for number in absolute {
        numbers.append(number)
        between.append(piece)
        piece = " "
      }
      switch letter.kind {
      case .horizontalLine: current.x = absolute[0]
      case .verticalLine: current.y = absolute[0]
      case .close: current = start
      default:
        if absolute.count > 1 {
          current = Point(x: absolute[absolute.count - 2], y: absolute[absolute.count - 1])
        }
      }
      if letter.kind == .move { start = current }
      operands = []
    }
    do throws(PathDataError) {
      while let token = try parser.next() {
        if case .number(let number) = token { operands.append(number) }
        if let letter = parser.completed { finish(letter) }
      }
    } catch {
      return nil
    }
    guard operands.isEmpty, !numbers.isEmpty else { return nil }
    return .numbers(numbers, between: between + [piece])
  }
}
