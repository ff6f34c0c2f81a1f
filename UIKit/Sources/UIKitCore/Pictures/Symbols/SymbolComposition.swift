import Pictograms
import Springform

/// Makes the layers of a symbol from the drawings and by rule, in the drawings' units.
struct SymbolComposition {
  struct Layer {
    var path: Path
    /// 0 for no stroke.
    var lineWidth = 0.0
    var isFilled = false
    var isErased = false
  }

  let weight: UIImage.SymbolWeight
  let lineWidth: Double
  /// Around what lies above something else.
  private var gap = 5.5

  init(weight: UIImage.SymbolWeight, lineWidth: Double) { (self.weight, self.lineWidth) = (weight, lineWidth) }

  /// Longer names stand for nothing.
  private static let longestName = 100

  func layers(of name: String) -> [Layer]? {
    name.utf8.count <= Self.longestName ? layers(of: name, isFilled: false) : nil
  }

  private func layers(of name: String, isFilled: Bool) -> [Layer]? {
    if let parts = SymbolDrawings.all.parts[name] { return parts.flatMap { layers(of: $0, isFilled) } }
    if let text = Self.text(of: name) { return [letters(text)] }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let (rest, last) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
    switch last {
    case "fill": return layers(of: rest, isFilled: true)
    case "slash": return layers(of: rest, isFilled: isFilled).map { $0 + slash }
    case "badge": return layers(of: rest, isFilled: isFilled).map { $0 + badge }
    default:
      if rest.hasSuffix(".badge") {
        return layers(of: String(rest.dropLast(".badge".count)), isFilled: isFilled).flatMap { badge(last, on: $0) }
      }
      return Enclosure(last).flatMap { enclosed(rest, in: $0, isFilled) }
    }
  }

  private func layers(of part: SymbolPart, _ isFilled: Bool) -> [Layer] {
    let isSurface = part.role == .dot || part.role == .mark
    var layer = Layer(path: part.path, lineWidth: isSurface ? lineWidth / 2 : lineWidth, isFilled: isSurface)
    if isFilled {
      switch part.role {
      case .body: layer.isFilled = true
      case .detail, .mark: layer.isErased = true
      case .hole: layer = Layer(path: part.path, isFilled: true, isErased: true)
      case .line, .dot: break
      }
    }
    guard part.isAbove else { return [layer] }
    return [cut(part.path, lineWidth, isFilled: part.role != .line), layer]
  }

  /// Takes away what is under a path, and a gap around it.
  private func cut(_ path: Path, _ width: Double, isFilled: Bool) -> Layer {
    Layer(path: path, lineWidth: width + 2 * gap, isFilled: isFilled, isErased: true)
  }

  // MARK: What is made by rule

  private var slash: [Layer] {
    let path = Path.svg("M8 6L92 94")
    return [cut(path, lineWidth, isFilled: false), Layer(path: path, lineWidth: lineWidth)]
  }

  /// A dot at the upper right.
  private var badge: [Layer] {
    let dot = Path.circle(82, 16, 12)
    return [cut(dot, lineWidth / 2, isFilled: true), Layer(path: dot, lineWidth: lineWidth / 2, isFilled: true)]
  }

  /// A sign at the lower right, such as a plus.
  private func badge(_ sign: String, on base: [Layer]) -> [Layer]? {
    let (place, share) = (Point(x: 84, y: 84), 0.42)
    guard let signs = scaled(by: share, { $0.layers(of: sign, isFilled: true) }) else { return nil }
    let space = Layer(path: .circle(center: place, radius: 28 + lineWidth / 2), isFilled: true, isErased: true)
    return base + [space] + signs.map { $0.placed(share, at: place) }
  }

  /// A shape with a symbol in it, which is filled, or left out of the filled shape.
  private func enclosed(_ name: String, in shape: Enclosure, _ isFilled: Bool) -> [Layer]? {
    guard
      let inner = scaled(by: shape.share, lighter: 0.92, { $0.layers(of: name, isFilled: true) }),
      let outer = layers(of: shape.drawing, isFilled: isFilled)
    else { return nil }
    return outer
      + inner.map { layer in
        var layer = layer.placed(shape.share, at: shape.middle)
        if isFilled { layer.isErased.toggle() }
        return layer
      }
  }

  /// What will be smaller has lines as wide as the rest.
  private func scaled(
    by share: Double, lighter: Double = 1, _ make: (SymbolComposition) -> [Layer]?
  ) -> [Layer]? {
    var other = SymbolComposition(weight: weight, lineWidth: lineWidth * lighter / share)
    other.gap = gap / share
    return make(other)
  }

  // MARK: Letters

  /// What is written: a number of two figures at most, a letter, or one of a few signs.
  private static func text(of name: String) -> String? {
    if let sign = signs[name] { return sign }
    let isNumber = name.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let isLetter = name.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return isNumber && 1...2 ~= name.utf8.count || isLetter && name.utf8.count == 1 ? name.uppercased() : nil
  }

  private static let signs = [
    "textformat": "Aa", "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "bold": "B",
  ]

  /// Of the system's font, with capitals as high as most drawings.
  private func letters(_ text: String) -> Layer {
    let font = UIFont.systemFont(ofSize: 120, weight: weight.font)
    let outline = TextMeasure.outline(of: text, font)
    let bounds = outline.bounds ?? .zero
    return Layer(
      path: outline.applying(AffineTransform(translationX: 50 - bounds.midX, y: 50 - bounds.midY)), isFilled: true)
  }

  // MARK: Bounds

  /// What layers paint; `nil` for nothing.
  func ink(of layers: [Layer]) -> Rect? {
    layers.filter { !$0.isErased }.reduce(nil) { all, layer in
      guard let bounds = layer.path.bounds else { return all }
      let reach = bounds.insetBy(dx: -layer.lineWidth / 2, dy: -layer.lineWidth / 2)
      return all?.union(reach) ?? reach
    }
  }
}

extension SymbolComposition.Layer {
  /// Smaller, with the grid's middle at a point.
  fileprivate func placed(_ share: Double, at middle: Point) -> SymbolComposition.Layer {
    var layer = self
    layer.path = path.applying(
      AffineTransform(
        a: share, b: 0, c: 0, d: share, tx: middle.x - 50 * share, ty: middle.y - 50 * share))
    layer.lineWidth *= share
    return layer
  }
}

/// A shape that a symbol can stand in.
private struct Enclosure {
  let drawing: String
  /// How large the symbol in it is.
  let share: Double
  /// Where its middle is.
  let middle: Point

  init?(_ name: String) {
    let (drawing, share, y): (String, Double, Double)
    switch name {
    case "circle": (drawing, share, y) = (name, 0.56, 50)
    case "square", "app": (drawing, share, y) = (name, 0.52, 50)
    case "rectangle", "seal", "hexagon": (drawing, share, y) = (name, 0.5, 50)
    case "octagon": (drawing, share, y) = (name, 0.54, 50)
    case "triangle": (drawing, share, y) = (name, 0.5, 62)
    case "diamond": (drawing, share, y) = (name, 0.42, 50)
    case "shield": (drawing, share, y) = (name, 0.5, 48)
    case "bubble", "message":
      (drawing, share, y) = (name == "bubble" ? "bubble.left" : name, 0.46, name == "bubble" ? 42 : 46)
    case "icloud": (drawing, share, y) = ("cloud", 0.42, 56)
    default: return nil
    }
    (self.drawing, self.share, middle) = (drawing, share, Point(x: 50, y: y))
  }
}
