import Glibc
package import SpringformScene

/// The search for the values of a scene's parameters with which it looks like a recording.
///
/// First some points all over the ranges are looked at in few small pictures; from the best of them the way leads downhill, in more and
/// larger pictures the nearer it comes.
package struct SceneMatch: Sendable {
  /// Makes the scene with values for its parameters.
  package typealias Maker = @Sendable (_ settings: [(name: String, text: String)]) throws -> any Playable

  private let scene: SceneMoments

  /// How many points are looked at first, for each parameter.
  private static let samples = 24
  /// From how many of them the way leads on, on each level.
  private static let starts = [6, 2, 1, 1]
  /// The steps on each level, and how far is gone to see what changes.
  private static let searches = [
    LeastSquares(mostSteps: 5, stride: 0.01, precision: 4e-3),
    LeastSquares(mostSteps: 6, stride: 0.005, precision: 1e-3),
    LeastSquares(mostSteps: 8, stride: 0.003, precision: 2e-4),
    LeastSquares(mostSteps: 8, stride: 0.001, precision: 1e-4),
  ]
  /// At most so many are looked for at once.
  package static let mostParameters = 6

  /// - Parameters:
  ///   - free: what is looked for; 1 to ``mostParameters``.
  ///   - fixed: what other parameters are.
  ///   - seed: of the scene's random numbers.
  package init(
    _ recording: RecordedMoments, free: [FreeParameter], fixed: [(name: String, text: String)], seed: UInt64,
    make: @escaping Maker
  ) {
    precondition((1...Self.mostParameters).contains(free.count), "a few parameters")
    scene = SceneMoments(make: make, free: free, fixed: fixed, seed: seed, recording: recording)
  }

  /// Looks for the values.
  /// - Parameter progress: called with the part that is done, 0...1, ascending.
  /// - Throws: ``MatchError/unplayable``, and `CancellationError`.
  @concurrent package func found(progress: @Sendable (Double) -> Void) async throws -> MatchedValues {
    let size = scene.free.count
    let begin = scene.free.map { $0.share(of: $0.start) }
    let points = [begin] + (1...Self.samples * size).map { Self.sample($0, size) }
    let whole = Double(
      points.count + zip(Self.starts, Self.searches).reduce(0) { $0 + $1.0 * ($1.1.mostSteps + 1) * (size + 2) })
    var done = 0
    func look(_ points: [[Double]], _ level: RecordedMoments.Level) async throws -> [[Float]?] {
      defer {
        done += points.count
        progress(min(Double(done) / whole, 1))
      }
      return try await distances(at: points, level)
    }
    let levels = scene.recording.levels
    guard let first = try await look([begin], levels[levels.count - 1])[0] else { throw MatchError.unplayable }
    var nearest: [(point: [Double], sum: Double)] = []
    for start in stride(from: 0, to: points.count, by: 8) {
      let part = Array(points[start..<min(start + 8, points.count)])
      for (point, distances) in zip(part, try await look(part, levels[0])) {
        if let distances { nearest.append((point, LeastSquares.sum(distances))) }
      }
    }
    var result: LeastSquares.Result?
    for (level, search) in Self.searches.enumerated() {
      // What was wanted first comes first where two are as near.
      let starts = nearest.enumerated().sorted { ($0.element.sum, $0.offset) < ($1.element.sum, $1.offset) }
        .prefix(Self.starts[level]).map(\.element.point)
      var found: [LeastSquares.Result] = []
      for start in starts {
        if let one = try await search.minimum(from: start, of: { try await look($0, levels[level]) }) {
          found.append(one)
        }
      }
      guard !found.isEmpty else { throw MatchError.unplayable }
      nearest = found.map { ($0.point, $0.sum) }
      result = found.min { $0.sum < $1.sum }
    }
    guard let result else { throw MatchError.unplayable }
    let matched = try await rounded(MatchedValues(result, scene.free, first: first), result, levels[levels.count - 1])
    progress(1)
    return matched
  }

  /// The same with values that are as round as the recording allows: people choose round ones.
  private func rounded(
    _ exact: MatchedValues, _ result: LeastSquares.Result, _ level: RecordedMoments.Level
  ) async throws -> MatchedValues {
    for share in [3, 1, 0.3] {
      let rounded = exact.rounded(within: share)
      let point = zip(scene.free, rounded.values).map { $0.share(of: $1.value) }
      guard let distances = try await distances(at: [point], level)[0] else { continue }
      if LeastSquares.sum(distances) <= result.sum * 1.005 + 1e-9 { return rounded.at(distances) }
    }
    return exact
  }

  /// What differs at each of several points, together where there are processors for it.
  private func distances(at points: [[Double]], _ level: RecordedMoments.Level) async throws -> [[Float]?] {
    try await withThrowingTaskGroup(of: (Int, [Float]?).self) { group in
      for (index, point) in points.enumerated() {
        group.addTask { [scene] in (index, try scene.distances(at: point, level)) }
      }
      var all = [[Float]?](repeating: nil, count: points.count)
      for try await (index, found) in group { all[index] = found }
      return all
    }
  }

  /// Points that lie everywhere and nowhere twice: Halton's, in the bases of the first primes.
  private static func sample(_ index: Int, _ size: Int) -> [Double] {
    [2, 3, 5, 7, 11, 13].prefix(size).map { base in
      var (rest, share, place) = (index, 0.0, 1.0)
      while rest > 0 {
        place /= Double(base)
        share += place * Double(rest % base)
        rest /= base
      }
      return share
    }
  }
}
