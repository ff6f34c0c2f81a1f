/// Values at equal times, to be read between them. Where something starts from rest or comes to rest, the curve has a kink.
struct KinkedCurve {
  private let values: [SIMD16<Double>]
  /// Change per interval at each value, in the interval before it and in the one after it.
  private let slopes: [(before: SIMD16<Double>, after: SIMD16<Double>)]

  /// - Parameter values: one at least.
  init(_ values: [SIMD16<Double>]) {
    self.values = values
    slopes = values.indices.map { index in
      switch (Self.moves(values, index - 1), Self.moves(values, index)) {
      case (true, true):
        let central = (values[index + 1] - values[index - 1]) / 2
        guard Self.moves(values, index - 2), Self.moves(values, index + 1) else { return (central, central) }
        let wide = (values[index + 2] - values[index - 2]) / 4
        let slope = (central * 4 - wide) / 3
        return (slope, slope)
      case (true, false): return (Self.slope(values, at: index, towards: -1), .zero)
      case (false, true): return (.zero, Self.slope(values, at: index, towards: 1))
      case (false, false): return (.zero, .zero)
      }
    }
  }

  /// Whether anything changes from a value to the next.
  private static func moves(_ values: [SIMD16<Double>], _ index: Int) -> Bool {
    index >= 0 && index + 1 < values.count && values[index] != values[index + 1]
  }

  /// By the parabola through the value and the next two on one side.
  private static func slope(_ values: [SIMD16<Double>], at index: Int, towards side: Int) -> SIMD16<Double> {
    let next = values[index + side]
    guard values.indices.contains(index + 2 * side) else { return (next - values[index]) * Double(side) }
    return (next * 4 - values[index] * 3 - values[index + 2 * side]) * (Double(side) / 2)
  }

  /// The value at a time, in intervals, by cubic Hermite interpolation; before the beginning the first, after the end the last.
  func value(at time: Double) -> SIMD16<Double> {
    let index = Int(time.rounded(.down))
    guard index >= 0 else { return values[0] }
    guard index + 1 < values.count else { return values[values.count - 1] }
    let t = time - Double(index)
    let (begin, end) = (slopes[index].after, slopes[index + 1].before)
    let change = values[index + 1] - values[index]
    let square = (change * 3 - begin * 2 - end) * (t * t)
    let cube = (begin + end - change * 2) * (t * t * t)
    return values[index] + begin * t + square + cube
  }
}
