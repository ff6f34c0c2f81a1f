import SpringformGeometry
import SpringformNumerics

extension Rewriting {
  /// Gradients whose colours are mixed as light get as many stops between as make no difference.
  mutating func rewriteGradients() {
    for gradient in elements where ["linearGradient", "radialGradient"].contains(gradient.name) {
      guard gradient.inherited("color-interpolation") == "linearRGB" else { continue }
      let stops = gradient.elements.filter { $0.name == "stop" }
      let colors = stops.map(Self.color)
      guard stops.count > 1 else {
        if gradient["href"] != nil {
          note("'color-interpolation' of a gradient without stops, which has no effect", gradient)
        }
        continue
      }
      guard !colors.contains(nil) else {
        note("a gradient in linearRGB with a color that is not understood, mixed in sRGB", gradient)
        continue
      }
      need()
      var offset = 0.0
      let offsets = stops.map { stop in
        offset = max(offset, CSSNumbers(hundred: 1).value(stop["offset"] ?? "0")?.clamped(to: 0...1, otherwise: 0) ?? 0)
        return offset
      }
      var all = [stops[0]]
      for index in stops.indices.dropFirst() {
        if let first = colors[index - 1], let second = colors[index] {
          for step in 1..<Self.steps where offsets[index] > offsets[index - 1] {
            let share = Double(step) / Double(Self.steps)
            let color = Self.mixed(first, second, share)
            let place = offsets[index - 1] + (offsets[index] - offsets[index - 1]) * share
            all.append(
              gradient.child(
                "stop",
                [
                  "offset": place.attribute, "stop-color": CSSColor.text(of: color.withAlpha(1)),
                  "stop-opacity": color.alpha.attribute,
                ]))
          }
        }
        all.append(stops[index])
      }
      gradient.children = gradient.children.filter { node in
        if case .element(let element) = node { element.name != "stop" } else { true }
      }
      for stop in all { gradient.append(stop) }
    }
  }

  /// Straight lines between so many stops are off by less than a level and a half in dark colours, and much less in others.
  private static let steps = 24

  private static func color(_ stop: SVGElement) -> Color? {
    let text = stop.property("stop-color") ?? "black"
    let named = text == "currentColor" ? stop.inherited("color") ?? "black" : text
    let opacity = CSSNumbers(hundred: 1).value(stop.property("stop-opacity") ?? "1") ?? 1
    return CSSColor.color(named).map { $0.withAlpha($0.alpha * opacity) }
  }

  private static func mixed(_ a: Color, _ b: Color, _ share: Double) -> Color {
    func channel(_ first: Double, _ second: Double) -> Double {
      let (first, second) = (ColorSpaces.linear(first), ColorSpaces.linear(second))
      return ColorSpaces.encoded(first + (second - first) * share)
    }
    return Color(
      red: channel(a.red, b.red), green: channel(a.green, b.green), blue: channel(a.blue, b.blue),
      alpha: a.alpha + (b.alpha - a.alpha) * share)
  }
}
