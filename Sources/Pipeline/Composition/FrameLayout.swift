/// Which moments of a scene its pictures show.
package enum FrameLayout: Hashable, Sendable {
  /// Each refresh in a picture of its own.
  case each
  /// So many refreshes beside each other in one picture, at equal distances, the first and the last among them.
  case filmstrip(Int)
  /// So many refreshes over one another in one picture, at equal distances; what moves fades with its age.
  case onion(Int)

  /// How many moments a picture can show.
  package static let counts = 2...100

  var count: Int? {
    switch self {
    case .each: nil
    case .filmstrip(let count), .onion(let count): count
    }
  }

  /// The refreshes that a single picture shows; `nil` when each has its own.
  /// - Throws: ``CompositionError``.
  func stops(in refreshes: Range<Int>) throws(CompositionError) -> [Int]? {
    guard let count else { return nil }
    guard Self.counts.contains(count) else { throw .momentCount(count) }
    guard count <= refreshes.count else { throw .tooFewRefreshes(refreshes.count, wanted: count) }
    let distance = Double(refreshes.count - 1) / Double(count - 1)
    return (0..<count).map { refreshes.lowerBound + Int((Double($0) * distance).rounded()) }
  }
}

/// What cannot be shown in one picture.
package enum CompositionError: Error, Equatable {
  /// A number of moments that is not in ``FrameLayout/counts``.
  case momentCount(Int)
  /// More moments are wanted than there are refreshes.
  case tooFewRefreshes(Int, wanted: Int)
  /// A film strip has rows for scenes and columns for moments, and so no room for a table of scenes.
  case filmstripOfTable
  /// More scenes than ``Composition/maximumSceneCount``, or none.
  case sceneCount(Int)
  /// Margins that are not in 0...``Framing/maximumPadding``.
  case padding(Double)
}
