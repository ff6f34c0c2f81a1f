/// Which moments of a scene its pictures show.
package enum FrameLayout: Hashable, Sendable {
  /// Each refresh in a picture of its own.
  case each
  /// So many refreshes beside each other in one picture, the first and the last among them, in so many columns; by default as
  /// many as a picture of usual width has room for.
  case filmstrip(Int, spread: Spread = .time, columns: Int? = nil)
  /// So many refreshes over one another in one picture; what moves fades with its age.
  case onion(Int, spread: Spread = .time)

  /// What there is equally much of between two of the moments.
  package enum Spread: Hashable, Sendable { case time, motion }

  /// How many moments a picture can show.
  package static let counts = 2...100

  var count: Int? {
    switch self {
    case .each: nil
    case .filmstrip(let count, _, _), .onion(let count, _): count
    }
  }

  private var spread: Spread {
    switch self {
    case .each: .time
    case .filmstrip(_, let spread, _), .onion(_, let spread): spread
    }
  }

  /// The columns of a film strip that were asked for.
  var columns: Int? { if case .filmstrip(_, _, let columns) = self { columns } else { nil } }

  /// The refreshes that a single picture shows; `nil` when each has its own.
  /// - Parameter survey: tells where something moves, if it has to.
  /// - Throws: ``CompositionError``, or what `survey` throws.
  func stops(in refreshes: Range<Int>, survey: () throws -> MotionSurvey) throws -> [Int]? {
    guard let count else { return nil }
    guard Self.counts.contains(count) else { throw CompositionError.momentCount(count) }
    guard count <= refreshes.count else { throw CompositionError.tooFewRefreshes(refreshes.count, wanted: count) }
    if let columns, !(1...Self.counts.upperBound).contains(columns) { throw CompositionError.columnCount(columns) }
    let stops = spread == .motion ? try survey().stops(count) : Self.evenStops(count, of: refreshes.count)
    return stops.map { refreshes.lowerBound + $0 }
  }

  /// At equal distances, the first and the last among them.
  static func evenStops(_ count: Int, of refreshes: Int) -> [Int] {
    let distance = Double(refreshes - 1) / Double(count - 1)
    return (0..<count).map { Int((Double($0) * distance).rounded()) }
  }
}

/// What cannot be shown in one picture.
package enum CompositionError: Error, Equatable {
  /// A number of moments that is not in ``FrameLayout/counts``.
  case momentCount(Int)
  /// A number of columns that no film strip has.
  case columnCount(Int)
  /// More moments are wanted than there are refreshes.
  case tooFewRefreshes(Int, wanted: Int)
  /// A film strip has rows for scenes and columns for moments, and so no room for a table of scenes.
  case filmstripOfTable
  /// More scenes than ``Composition/maximumSceneCount``, or none.
  case sceneCount(Int)
  /// Margins that are not in 0...``Framing/maximumPadding``.
  case padding(Double)
}
