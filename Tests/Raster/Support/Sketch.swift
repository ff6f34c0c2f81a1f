import SpringformBitmap
import SpringformGeometry
import SpringformRaster
import SpringformScene

/// A display list written in few words, and the levels of its picture.
struct Sketch {
  var list: DisplayList

  init(width: Double = 20, height: Double = 20, background: Color = .white) {
    list = DisplayList(size: Size(width: width, height: height), background: background)
  }

  mutating func fill(
    _ path: Path, _ paint: Paint = .color(.black), rule: FillRule = .nonZero, transform: AffineTransform = .identity
  ) {
    list.commands.append(.fill(path, rule: rule, paint: paint, transform: transform))
  }

  mutating func stroke(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint = .color(.black), transform: AffineTransform = .identity
  ) {
    list.commands.append(.stroke(path, style: style, paint: paint, transform: transform))
  }

  mutating func blurBackdrop(_ path: Path, radius: Double, opacity: Double = 1) {
    list.commands.append(.blurBackdrop(path, radius: radius, opacity: opacity, transform: .identity))
  }

  mutating func group(_ group: Group, _ body: (inout Sketch) -> Void) {
    list.commands.append(.beginGroup(group))
    body(&self)
    list.commands.append(.endGroup)
  }

  func bitmap(scale: Double = 1) throws -> Bitmap { try Renderer(scale: scale).render(list) }
}

extension Path {
  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .rect(Rect(x: x, y: y, width: width, height: height))
  }

  static func line(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for (x, y) in points { path.addLine(to: Point(x: x, y: y)) }
    return path
  }
}

extension Bitmap {
  /// Red, green, blue and alpha, 0...255 and premultiplied.
  func levels(_ x: Int, _ y: Int) -> [Int] {
    let pixel = self[x, y]
    return [Pixel.red(pixel), Pixel.green(pixel), Pixel.blue(pixel), Pixel.alpha(pixel)].map(Int.init)
  }

  /// The level of green, for pictures in shades of gray.
  func gray(_ x: Int, _ y: Int) -> Int { Int(Pixel.green(self[x, y])) }
}

/// True when no level is farther than `tolerance` from the one expected.
func areClose(_ levels: [Int], _ expected: [Double], tolerance: Double = 1.01) -> Bool {
  levels.count == expected.count && zip(levels, expected).allSatisfy { abs(Double($0) - $1) <= tolerance }
}

func isClose(_ level: Int, _ expected: Double, tolerance: Double = 1.01) -> Bool {
  abs(Double(level) - expected) <= tolerance
}
