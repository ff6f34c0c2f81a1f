public import SpringformGeometry
public import SpringformMotion

/// Moves a property through several values, or a point along a path.
public struct KeyframeAnimation<Owner: Layer, Value: Animatable>: LayerAnimation {
  /// Where the values come from.
  enum Source {
    case values([Value])
    case path(Path, (Point) -> Value)
  }

  /// How a layer turns while it moves along a path.
  public enum RotationMode: Hashable, Sendable {
    case none
    /// The x axis follows the path.
    case auto
    /// The x axis points backward.
    case autoReverse

    /// What records call it, whatever it is called in the source.
    var word: String {
      switch self {
      case .none: "none"
      case .auto: "auto"
      case .autoReverse: "autoReverse"
      }
    }
  }

  public var property: ReferenceWritableKeyPath<Owner, Value>
  /// Ascending fractions of the duration, see `Keyframes`; even when `nil`.
  public var keyTimes: [Double]?
  /// How the whole way is covered: what key times and segments see of the time. A spring's overshoot is cut off.
  public var pacing = Pacing.curve(.linear)
  public var calculationMode = CalculationMode.linear
  /// The pace within each segment; constant when empty.
  public var curves: [TimingCurve] = []
  public var shape = CubicShape()
  public var rotationMode = RotationMode.none
  public var timing: Timing
  public var isAdditive = false
  public var isCumulative = false
  public var isRemovedOnCompletion = true
  let source: Source

  /// - Parameters:
  ///   - property: for example `\.opacity`.
  ///   - values: what it passes through.
  ///   - keyTimes: when, see ``keyTimes``.
  ///   - duration: seconds; by default the group's, and 0.25 outside of one.
  public init(
    _ property: ReferenceWritableKeyPath<Owner, Value>, values: [Value], keyTimes: [Double]? = nil,
    duration: Double? = nil
  ) {
    self.property = property
    self.keyTimes = keyTimes
    source = .values(values)
    timing = Timing(duration: duration)
  }

  /// - Parameters:
  ///   - property: the point that moves, usually `\.position`.
  ///   - path: each line and curve is one segment.
  ///   - duration: seconds; by default the group's, and 0.25 outside of one.
  public init(_ property: ReferenceWritableKeyPath<Owner, Value>, path: Path, duration: Double? = nil)
  where Value == Point {
    self.property = property
    source = .path(path) { $0 }
    timing = Timing(duration: duration)
  }

  public func effect(on layer: Owner) throws -> (Owner, Double) -> Void {
    let (value, angle) = try motion()
    let blend = Blend(property: property, isAdditive: isAdditive)
    let (timing, pacing, rotationMode) = (timing, pacing, rotationMode)
    let cycleOffset = isCumulative ? value(1) - value(0) : nil
    return { layer, time in
      guard let position = timing.position(at: time) else { return }
      let elapsed = pacing.paced(position.elapsed, duration: timing.duration)
      let fraction = timing.duration > 0 ? elapsed / timing.duration : 1
      var now = value(fraction)
      if let cycleOffset { now = now + cycleOffset * Double(position.cycle) }
      blend.show(now, on: layer)
      if rotationMode != .none, let angle {
        layer.transform = layer.transform.rotated(by: angle(fraction) + (rotationMode == .autoReverse ? .pi : 0))
      }
    }
  }

  private func motion() throws -> (value: (Double) -> Value, angle: ((Double) -> Double)?) {
    switch source {
    case .values(let values):
      if isAdditive, let first = values.first, !Value.origin.canInterpolate(to: first) {
        throw KeyframeError.incompatibleValue(index: 0)
      }
      let frames = try Keyframes(values, keyTimes: keyTimes, mode: calculationMode, curves: curves, shape: shape)
      return (frames.value, nil)
    case .path(let path, let value):
      let frames = try PathKeyframes(path, keyTimes: keyTimes, mode: calculationMode, curves: curves, shape: shape)
      return ({ value(frames.point(at: $0)) }, frames.angle)
    }
  }
}
