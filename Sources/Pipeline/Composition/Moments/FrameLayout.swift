import SpringformMotion

/// Which moments of a scene its pictures show.
package enum FrameLayout: Hashable, Sendable {
  /// Each refresh in a picture of its own.
  case each
  /// Some refreshes beside each other in one picture, in so many columns; by default as many as a picture of usual width has
  /// room for.
  case filmstrip(Moments, columns: Int? = nil)
  /// Some refreshes over one another in one picture; what moves fades with its age.
  case onion(Moments)

  /// Which refreshes a single picture shows.
  package enum Moments: Hashable, Sendable {
    /// So many, the first and the last among them.
    case count(Int, Spread)
    /// Those on screen at these times of the scene, in seconds, the earliest first.
    case times([Double])
  }

  /// Where the moments lie.
  package enum Spread: Hashable, Sendable {
    /// At equal distances.
    case time
    /// Where something moves; see `MomentChoice`.
    case motion
  }

  /// How many moments a picture can show.
  package static let counts = 2...100

  /// ``filmstrip(_:columns:)`` of so many moments.
  package static func filmstrip(_ count: Int, spread: Spread = .motion, columns: Int? = nil) -> FrameLayout {
    .filmstrip(.count(count, spread), columns: columns)
  }

  /// ``onion(_:)`` of so many moments.
  package static func onion(_ count: Int, spread: Spread = .time) -> FrameLayout { .onion(.count(count, spread)) }

  var moments: Moments? {
    switch self {
    case .each: nil
    case .filmstrip(let moments, _), .onion(let moments): moments
    }
  }

  /// The columns of a film strip that were asked for.
  var columns: Int? { if case .filmstrip(_, let columns) = self { columns } else { nil } }

  /// The refreshes that a single picture shows; `nil` when each has its own.
  /// - Parameters:
  ///   - refreshes: those that there are.
  ///   - clock: whose refreshes they are.
  ///   - survey: tells where something moves, if it has to.
  ///   - events: what happens, if it has to be known.
  /// - Throws: ``CompositionError``, or what `survey` and `events` throw.
  func stops(
    in refreshes: Range<Int>, of clock: Clock, survey: () throws -> MotionSurvey,
    events: () throws -> [MomentChoice.Event]
  ) throws -> [Int]? {
    if let columns, !(1...Self.counts.upperBound).contains(columns) { throw CompositionError.columnCount(columns) }
    switch moments {
    case nil: return nil
    case .times(let times):
      try Self.check(times.count)
      return try times.sorted().map { time in
        let index = clock.index(at: time)
        guard time >= 0, refreshes.contains(index) else {
          throw CompositionError.noRefresh(
            time, from: clock.tick(refreshes.lowerBound).time, to: clock.tick(refreshes.upperBound).time)
        }
        return index
      }
    case .count(let count, let spread):
      try Self.check(count)
      guard count <= refreshes.count else { throw CompositionError.tooFewRefreshes(refreshes.count, wanted: count) }
      return try stops(count, spread, of: refreshes.count, survey, events).map { refreshes.lowerBound + $0 }
    }
  }

  private func stops(
    _ count: Int, _ spread: Spread, of refreshes: Int, _ survey: () throws -> MotionSurvey,
    _ events: () throws -> [MomentChoice.Event]
  ) throws -> [Int] {
    guard spread == .motion, count < refreshes else { return Self.evenStops(count, of: refreshes) }
    let survey = try survey()
    guard !survey.stretches.isEmpty else { return Self.evenStops(count, of: refreshes) }
    return MomentChoice(
      count: refreshes, stretches: survey.stretches, weights: survey.weights, events: try events()
    ).stops(count)
  }

  private static func check(_ count: Int) throws(CompositionError) {
    guard counts.contains(count) else { throw .momentCount(count) }
  }

  /// At equal distances, the first and the last among them.
  static func evenStops(_ count: Int, of refreshes: Int) -> [Int] {
    let distance = Double(refreshes - 1) / Double(count - 1)
    return (0..<count).map { Int((Double($0) * distance).rounded()) }
  }
}
