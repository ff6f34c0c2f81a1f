/// A value over time, interpolated between the values at several key times.
package struct Keyframes<Value: Animatable>: Sendable {
  private let values: [Value]
  private let track: KeyframeTrack
  private let mode: CalculationMode
  private let tangents: [Tangents<Value.Offset>]

  /// - Parameters:
  ///   - values: at least one; each must be reachable from the one before.
  ///   - keyTimes: ascending fractions of the duration from 0 to 1, one for each value; in discrete mode one more, since
  ///     each value then fills a segment. Evenly spaced when `nil`; ignored when paced.
  ///   - mode: how values between are found.
  ///   - curves: the timing curve of each segment, or none for constant speed.
  ///   - shape: how cubic segments bend at each value.
  package init(
    _ values: [Value], keyTimes: [Double]? = nil, mode: CalculationMode = .linear, curves: [TimingCurve] = [],
    shape: CubicShape = CubicShape()
  ) throws(KeyframeError) {
    guard let first = values.first else { throw .empty }
    for (index, value) in values.enumerated() where !first.canInterpolate(to: value) {
      throw .incompatibleValue(index: index)
    }
    self.values = values
    self.mode = mode
    let segmentCount = mode == .discrete ? values.count : max(values.count - 1, 1)
    let times =
      mode.isPaced && values.count > 1
      ? KeyframeTrack.pacedKeyTimes(zip(values.dropFirst(), values).map { ($0 - $1).magnitude })
      : values.count > 1 || mode == .discrete ? keyTimes : nil
    // Paced key frames have one speed throughout, whatever the segments' curves.
    track = try KeyframeTrack(segmentCount: segmentCount, keyTimes: times, curves: mode.isPaced ? [] : curves)
    tangents = mode.isCubic ? try shape.tangents(values) : []
  }

  /// The value at a fraction of the duration, 0...1.
  package func value(at fraction: Double) -> Value {
    let (segment, inside) = track.position(at: fraction)
    guard mode != .discrete, segment + 1 < values.count else { return values[min(segment, values.count - 1)] }
    let (from, to) = (values[segment], values[segment + 1])
    guard mode.isCubic, inside > 0, inside < 1 else { return from.interpolated(to: to, fraction: inside) }
    // Hermite's form, as offsets from the first value.
    let s = inside
    return from
      + ((to - from) * (s * s * (3 - 2 * s)) + tangents[segment].out * (s * (1 - s) * (1 - s))
        + tangents[segment + 1].in * (-s * s * (1 - s)))
  }
}

/// How the values between key frames are found.
public enum CalculationMode: Hashable, Sendable {
  /// Straight from value to value.
  case linear
  /// Each value stays until the next.
  case discrete
  /// Straight, at one speed throughout.
  case paced
  /// Smoothly through the values.
  case cubic
  /// Smoothly, with key times as for `paced`.
  case cubicPaced

  /// What records call it, whatever it is called in the source.
  package var word: String {
    switch self {
    case .linear: "linear"
    case .discrete: "discrete"
    case .paced: "paced"
    case .cubic: "cubic"
    case .cubicPaced: "cubicPaced"
    }
  }

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// Kochanek and Bartels' parameters, one number for each value or none; without any the spline is Catmull and Rom's.
public struct CubicShape: Hashable, Sendable {
  /// 1 is tight, -1 is loose.
  public var tensions: [Double]
  /// Other than 0 makes corners.
  public var continuities: [Double]
  /// 1 overshoots after the value, -1 before it.
  public var biases: [Double]

  public init(tensions: [Double] = [], continuities: [Double] = [], biases: [Double] = []) {
    self.tensions = tensions
    self.continuities = continuities
    self.biases = biases
  }

  /// The tangents at each value. The spline is not scaled by key times; a missing neighbour mirrors the other one.
  func tangents<Value: Animatable>(_ values: [Value]) throws(KeyframeError) -> [Tangents<Value.Offset>] {
    for list in [tensions, continuities, biases] where !list.isEmpty && list.count != values.count {
      throw .parameterCount(list.count, expected: values.count)
    }
    guard values.count > 1 else { return [] }
    let steps = zip(values.dropFirst(), values).map { $0 - $1 }
    return values.indices.map { index in
      let before = index > 0 ? steps[index - 1] : steps[index]
      let after = index < steps.count ? steps[index] : steps[index - 1]
      let parameter = { (list: [Double]) in list.isEmpty ? 0 : list[index] }
      let (t, c, b) = (parameter(tensions), parameter(continuities), parameter(biases))
      return Tangents(
        in: before * ((1 - t) * (1 - c) * (1 + b) / 2) + after * ((1 - t) * (1 + c) * (1 - b) / 2),
        out: before * ((1 - t) * (1 + c) * (1 + b) / 2) + after * ((1 - t) * (1 - c) * (1 - b) / 2))
    }
  }
}

/// The tangents with which a cubic spline arrives at a value and leaves it.
struct Tangents<Offset: AnimatableOffset>: Sendable {
  let `in`: Offset
  let out: Offset
}
