import SpringformGeometry
import SpringformScene

/// The effect that draws along a layer's masks, with a round brush that leaves dots where they lie apart.
///
/// By the places of its values in the format: the mask, all masks, one after the other, color, brush size, hardness, opacity, start, end,
/// spacing, and how it is painted. As in lottie-web, masks are drawn together and hardness does not count.
struct StrokeEffect {
  enum Painting {
    /// Above the layer, which its masks do not cut then.
    case onLayer
    /// In its place.
    case alone
    /// What it covers shows the layer.
    case revealing
  }

  private let effect: EffectModel
  private let value: (Property<Numbers>) -> Numbers

  /// - Returns: `nil` for other effects.
  init?(_ effect: EffectModel, value: @escaping (Property<Numbers>) -> Numbers) {
    guard effect.kind == .stroke, effect.isDrawn else { return nil }
    (self.effect, self.value) = (effect, value)
  }

  private func number(_ index: Int) -> Double { value(effect.values[index].property).x }

  var painting: Painting {
    switch number(10) {
    case 1: .onLayer
    case 2: .alone
    default: .revealing
    }
  }

  var opacity: Double { number(6).clampedToUnit }

  private var color: Color {
    let color = value(effect.values[3].property)
    return Color(red: color.x.clampedToUnit, green: color.y.clampedToUnit, blue: color.z.clampedToUnit)
  }

  /// - Parameter masks: the outlines of the layer's masks.
  func draw(_ masks: [Outline], into canvas: inout Canvas) {
    let width = 2 * number(4)
    guard width > 0 else { return }
    let (from, to) = (min(number(7), number(8)) / 100, max(number(7), number(8)) / 100)
    let chosen = Int(exactly: number(0)).flatMap { masks.indices.contains($0 - 1) ? [masks[$0 - 1]] : nil } ?? []
    var path = Path()
    for mask in number(1) == 1 ? masks : chosen {
      for outline in from > 0 || to < 1 ? MeasuredOutlines([mask]).part(from: from, to: to) : [mask] {
        path.add(outline)
      }
    }
    let gap = width * number(9) / 100
    let style = StrokeStyle(width: width, cap: .round, join: .miter, miterLimit: 4, dashes: gap > 0 ? [1, gap] : [])
    canvas.withOpacity(opacity) { $0.stroke(path, with: painting == .revealing ? .black : color, style: style) }
  }
}

extension LottiePlayer {
  /// A layer's effect that strokes its masks in their place.
  func strokeInPlaceOfMasks(_ layer: LayerModel, at frame: Double) -> Bool {
    layer.effects.contains { effect in
      guard let stroke = StrokeEffect(effect, value: { value($0, at: frame) }) else { return false }
      return stroke.painting != .revealing
    }
  }

  func draw(
    _ stroke: StrokeEffect, _ masks: [MaskModel], at frame: Double, into canvas: inout Canvas,
    _ body: (inout Canvas) -> Void
  ) {
    let outlines = masks.map { value($0.outline, at: frame) }
    switch stroke.painting {
    case .onLayer, .alone:
      if stroke.painting == .onLayer { body(&canvas) }
      stroke.draw(outlines, into: &canvas)
    case .revealing: canvas.withMask({ stroke.draw(outlines, into: &$0) }, body)
    }
  }
}
