/// Whether the parts that differ come to rest on springs, in both animations, and on which.
struct LocalSpring {
  private let expected: OscillationFit
  private let actual: OscillationFit
  /// Whether there is a series for each stretch.
  private let isWhole: Bool

  init(_ stretches: [Stretch], in footage: Footage) {
    var (expected, actual) = ([OscillationFit.Series](), [OscillationFit.Series]())
    for stretch in stretches {
      let frames = stretch.frames.lowerBound + 1..<min(stretch.frames.upperBound + 3, footage.count)
      guard frames.count >= Self.leastFrames else { continue }
      // A place is measured evenly only where all of its way is looked at.
      let mask = CellMask(stretch.way(in: footage), grid: footage.grid)
      let old = frames.map { mask.values(of: footage.expected[$0]) }
      let new = frames.map { mask.values(of: footage.actual[$0]) }
      let distance = zip(old, new).reduce(0) { $0 + ($1.0 - $1.1).squaredLength }
      guard distance > 0 else { continue }
      // Each counts by how much differs.
      let weight = (stretch.difference / distance).squareRoot()
      expected.append(OscillationFit.Series(old, weight: weight))
      actual.append(OscillationFit.Series(new, weight: weight))
    }
    self.expected = OscillationFit(series: expected, interval: footage.step)
    self.actual = OscillationFit(series: actual, interval: footage.step)
    isWhole = expected.count == stretches.count
  }

  private static let leastFrames = 9

  /// How the spring changed, by which factors.
  struct Change {
    /// Of the frequency that it would have without damping.
    var frequency: Double
    /// Of the damping ratio.
    var ratio: Double

    /// The share of what differs that is left.
    var rest: Double

    /// Whether it is the same spring in another time.
    var isSpeed: Bool { abs(ratio - 1) < 0.01 && abs(frequency - 1) > 0.01 }

    /// Nil when it is the same spring.
    var diagnosis: Diagnosis? {
      let change = DynamicsChange(stiffness: frequency * frequency - 1, damping: frequency * ratio - 1).certain
      return change.stiffness == nil && change.damping == nil ? nil : .dynamics(change)
    }
  }

  /// Nil when one of the parts comes to rest otherwise, or when the spring does not tell why they differ.
  var change: Change? {
    guard isWhole, !expected.series.isEmpty, let old = Self.shape(expected), let new = Self.shape(actual) else {
      return nil
    }
    var (rest, difference, unchanged) = (0.0, 0.0, 0.0)
    for (before, after) in zip(expected.series, actual.series) {
      let bases = [old, new].map { OscillationBasis($0, count: before.count, interval: expected.interval) }
      for (one, other) in zip(before.tracks, after.tracks) {
        // What else moves is the same in both.
        rest += zip(bases[0].rests(of: one), bases[1].rests(of: other)).reduce(0) { $0 + Self.squared($1.0 - $1.1) }
        let change = zip(one, other).map { $0 - $1 }
        difference += change.reduce(0) { $0 + Self.squared($1) }
        unchanged += bases[0].rest(of: change)
      }
    }
    // The same spring may go elsewhere, or begin with another velocity.
    guard rest <= Self.restShare * difference, rest <= 0.4 * unchanged else { return nil }
    return Change(
      frequency: new.frequency / old.frequency, ratio: new.ratio / old.ratio, rest: rest / difference)
  }

  private static func squared(_ value: SIMD4<Double>) -> Double { (value * value).sum() }

  /// A change of spring may leave so much of what differs.
  private static let restShare = 0.05

  /// The one spring that describes all series, nil when none does.
  private static func shape(_ fit: OscillationFit) -> OscillationFit.Shape? {
    guard let (shape, rest) = fit.best else { return nil }
    let length = fit.interval * Double(fit.series.map(\.count).max() ?? 0)
    // Much that is no spring looks like the beginning of a slow one.
    let isSettled = shape.frequency * shape.ratio * length > settled
    return rest <= shapeShare * fit.variance && isSettled ? shape : nil
  }

  /// The share of the values' variance that a spring may leave.
  private static let shapeShare = 0.05
  /// A spring's swings have become so many times e smaller when it rests.
  private static let settled = 3.0
}

extension OscillationFit.Series {
  /// The twelve numbers that a mask of cells tells of each frame.
  fileprivate init(_ values: [SIMD16<Double>], weight: Double) {
    self.init([
      values.map { $0.lowHalf.lowHalf * weight }, values.map { $0.lowHalf.highHalf * weight },
      values.map { $0.highHalf.lowHalf * weight },
    ])
  }
}
