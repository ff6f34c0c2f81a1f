import SpringformGeometry
import SpringformMotion
import SpringformScene

/// Colours and opacities of a gradient, each with places of their own.
struct GradientStops {
  private var colors: [Stop<Color>] = []
  private var opacities: [Stop<Double>] = []

  private struct Stop<Value: Animatable> {
    let place: Double
    let value: Value
  }

  /// The most stops of each kind that are painted.
  static let maximumCount = 256

  /// - Parameters:
  ///   - numbers: place, red, green and blue of each colour, then place and alpha of each opacity.
  ///   - count: how many colours there are.
  init(_ numbers: [Double], count: Int) {
    for index in 0..<min(count, numbers.count / 4, Self.maximumCount) {
      let part = numbers[4 * index..<4 * index + 4].map(\.clampedToUnit)
      colors.append(Stop(place: part[0], value: Color(red: part[1], green: part[2], blue: part[3])))
    }
    let rest = Array(numbers.dropFirst(4 * count))
    for index in 0..<min(rest.count / 2, Self.maximumCount) {
      opacities.append(Stop(place: rest[2 * index].clampedToUnit, value: rest[2 * index + 1].clampedToUnit))
    }
  }

  func gradient(opacity: Double) -> Gradient? {
    guard !colors.isEmpty else { return nil }
    guard !opacities.isEmpty else {
      return Gradient(stops: colors.map { Gradient.Stop(location: $0.place, color: $0.value.withAlpha(opacity)) })
    }
    var stops: [Gradient.Stop] = []
    for place in Set(colors.map(\.place) + opacities.map(\.place)).sorted() {
      let (color, alpha) = (Self.values(colors, at: place), Self.values(opacities, at: place))
      stops.append(Gradient.Stop(location: place, color: color.before.withAlpha(alpha.before * opacity)))
      // Two at one place are a step, and stay two.
      guard color.before != color.after || alpha.before != alpha.after else { continue }
      stops.append(Gradient.Stop(location: place, color: color.after.withAlpha(alpha.after * opacity)))
    }
    return Gradient(stops: stops)
  }

  /// What there is up to a place and from it on, which differ at a step.
  private static func values<Value: Animatable>(
    _ stops: [Stop<Value>], at place: Double
  ) -> (before: Value, after: Value) {
    let same = stops.filter { $0.place == place }
    if let first = same.first, let last = same.last { return (first.value, last.value) }
    let next = stops.firstIndex { $0.place > place } ?? stops.count
    guard next > 0, next < stops.count else {
      let end = stops[next == 0 ? 0 : stops.count - 1].value
      return (end, end)
    }
    let (a, b) = (stops[next - 1], stops[next])
    let value = a.value.interpolated(to: b.value, fraction: (place - a.place) / (b.place - a.place))
    return (value, value)
  }
}
