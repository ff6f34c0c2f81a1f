import Glibc
import SpringformGeometry
import SpringformScene

/// Effects, one upon the other: each works on the picture that those before it made.
extension LottiePlayer {
  func drawEffects(
    _ effects: ArraySlice<EffectModel>, at frame: Double, into canvas: inout Canvas, _ body: (inout Canvas) -> Void
  ) {
    guard let effect = effects.last else { return body(&canvas) }
    func inner(_ canvas: inout Canvas) { drawEffects(effects.dropLast(), at: frame, into: &canvas, body) }
    // Effects that lack values are not drawn.
    func values(_ index: Int) -> Numbers { value(effect.values[index].property, at: frame) }
    func color(_ index: Int) -> Color {
      let value = values(index)
      return Color(red: value.x, green: value.y, blue: value.z)
    }
    switch effect.kind {
    case .control, .setMatte: inner(&canvas)
    case .stroke:
      guard let scope, let stroke = StrokeEffect(effect, value: { value($0, at: frame) }) else { return inner(&canvas) }
      draw(stroke, scope.layer.masks, at: frame, into: &canvas, inner)
    case .tint:
      canvas.withColorEffects(ColorEffects.tint(color(0), color(1), amount: min(max(values(2).x / 100, 0), 1))) {
        inner(&$0)
      }
    case .fill: canvas.withColorEffects(ColorEffects.fill(color(2), opacity: values(6).x)) { inner(&$0) }
    case .tritone: canvas.withColorEffects(ColorEffects.tritone(color(0), color(1), color(2))) { inner(&$0) }
    case .levels: canvas.withColorEffects(ColorEffects.levels { values($0).x }) { inner(&$0) }
    case .dropShadow:
      let angle = Self.radians(values(2).x - 90)
      canvas.withShadow(
        color(0).withAlpha(min(max(values(1).x / 255, 0), 1)), offset: Vector(angle: angle) * values(3).x,
        radius: max(values(4).x / 4, 0)
      ) { inner(&$0) }
    case .gaussianBlur:
      // In both directions; one of them alone is told.
      let radius = max(values(0).x * Self.blurOfSize, 0)
      canvas.group(Group(blurRadius: radius * canvas.transform.scaleFactor)) { inner(&$0) }
    }
  }
}

/// What effects make of colours.
enum ColorEffects {
  /// A lightness that runs from a colour to another. Mixed with what there was, the lightness is that of the stored components.
  static func tint(_ black: Color, _ white: Color, amount: Double) -> [ColorEffect] {
    if amount < 1 {
      func row(_ from: Double, _ to: Double, _ own: WritableKeyPath<ColorMatrix.Row, Double>) -> ColorMatrix.Row {
        let share = (to - from) / 3 * amount
        var row = ColorMatrix.Row(share, share, share, 0, from * amount)
        row[keyPath: own] += 1 - amount
        return row
      }
      let mix = ColorMatrix(
        red: row(black.red, white.red, \.red), green: row(black.green, white.green, \.green),
        blue: row(black.blue, white.blue, \.blue))
      return [.matrix(mix)]
    }
    let map = ColorMatrix(
      red: .init(white.red - black.red, 0, 0, 0, black.red),
      green: .init(0, white.green - black.green, 0, 0, black.green),
      blue: .init(0, 0, white.blue - black.blue, 0, black.blue))
    return [lightness, .matrix(map)]
  }

  /// The mean of red, green and blue in linear light, as lottie-web has it.
  private static let lightness: ColorEffect = {
    let mean = ColorMatrix.Row(1.0 / 3, 1.0 / 3, 1.0 / 3, 0, 0)
    return .linearMatrix(ColorMatrix(red: mean, green: mean, blue: mean))
  }()

  static func fill(_ color: Color, opacity: Double) -> [ColorEffect] {
    [
      .matrix(
        ColorMatrix(
          red: .init(0, 0, 0, 0, color.red), green: .init(0, 0, 0, 0, color.green), blue: .init(0, 0, 0, 0, color.blue),
          alpha: .init(0, 0, 0, min(max(opacity, 0), 1), 0)))
    ]
  }

  /// A colour over what there is, as opaque as its alpha.
  static func overlay(_ color: Color) -> ColorEffect {
    let rest = 1 - color.alpha
    return .matrix(
      ColorMatrix(
        red: .init(rest, 0, 0, 0, color.red * color.alpha), green: .init(0, rest, 0, 0, color.green * color.alpha),
        blue: .init(0, 0, rest, 0, color.blue * color.alpha)))
  }

  /// Lightness becomes a way through three colours.
  static func tritone(_ bright: Color, _ middle: Color, _ dark: Color) -> [ColorEffect] {
    func table(_ part: KeyPath<Color, Double>) -> [UInt8] {
      (0..<256).map { index in
        let place = Double(index) / 255 * 2
        let (a, b) =
          place < 1 ? (dark[keyPath: part], middle[keyPath: part]) : (middle[keyPath: part], bright[keyPath: part])
        return byte(a + (b - a) * (place < 1 ? place : place - 1))
      }
    }
    let same = (0..<256).map { UInt8($0) }
    return [
      lightness,
      .tables(red: table(\.red), green: table(\.green), blue: table(\.blue), alpha: same),
    ]
  }

  /// - Parameter value: of the effect's values, by their place.
  static func levels(_ value: (Int) -> Double) -> [ColorEffect] {
    func table(_ first: Int) -> [UInt8] {
      let (low, high, gamma) = (value(first), value(first + 1), value(first + 2))
      let (from, to) = (value(first + 3), value(first + 4))
      return (0..<256).map { index in
        let place = Double(index) / 255
        if place <= min(low, high) { return byte(high < low ? to : from) }
        if place >= max(low, high) { return byte(high < low ? from : to) }
        return byte(from + (to - from) * pow((place - low) / (high - low), gamma > 0 ? 1 / gamma : 1))
      }
    }
    let (all, same) = (table(3), (0..<256).map { UInt8($0) })
    return [
      .tables(red: table(10), green: table(17), blue: table(24), alpha: table(31)),
      .tables(red: all, green: all, blue: all, alpha: same),
    ]
  }

  private static func byte(_ value: Double) -> UInt8 { value.isNaN ? 0 : UInt8(min(max(value, 0), 1) * 255 + 0.5) }
}
