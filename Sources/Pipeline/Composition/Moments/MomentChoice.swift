/// Which refreshes a film strip shows so that no motion is missed, however short it is and however little of the picture moves.
///
/// Each stretch of motion has at least one of them, the longest first where there are too few. Then what is shown at rest between two
/// stretches, touches and animations that would be missed have one, and what is left lies in the time during which something moves, as
/// evenly as it weighs.
struct MomentChoice {
  /// Of refreshes.
  let count: Int
  /// In which something moves; ascending, none touching another.
  let stretches: [Range<Int>]
  /// How much there is to be seen at each refresh of a stretch.
  let weights: [Double]
  /// What should be seen; the most important first.
  let events: [Event]

  struct Event: Hashable {
    /// Those that show it.
    let refreshes: ClosedRange<Int>
    /// The one that shows it best.
    let best: Int
  }

  /// Refreshes at rest weigh so much less than those in which something moves.
  private static let weightOfRest = 1e-6

  /// - Parameter number: from 2 to the number of refreshes.
  /// - Returns: the first and the last refresh and others, ascending.
  func stops(_ number: Int) -> [Int] {
    var anchors: Set = [0, count - 1]
    /// Whether there are still pictures to spare when each stretch has its own.
    func isRoom() -> Bool { anchors.count + stretches.count < number }
    for (one, next) in zip(stretches, stretches.dropFirst()) where isRoom() {
      let rest = one.upperBound..<next.lowerBound
      if !rest.isEmpty, !anchors.contains(where: rest.contains) { anchors.insert(rest.upperBound - 1) }
    }
    var stops = filled(anchors, number)
    while isRoom(), let missed = events.first(where: { event in !stops.contains(where: event.refreshes.contains) }),
      anchors.insert(missed.best).inserted
    {
      stops = filled(anchors, number)
    }
    return stops
  }

  /// A stretch, or a rest, between two that are shown in any case.
  private struct Part {
    let refreshes: Range<Int>
    let stretch: Int?
    let weights: [Double]
    let weight: Double
    var shown = 0
    var isFull: Bool { shown >= refreshes.count }

    init(_ refreshes: Range<Int>, stretch: Int?, _ weights: [Double]) {
      (self.refreshes, self.stretch) = (refreshes, stretch)
      self.weights = stretch == nil ? refreshes.map { _ in MomentChoice.weightOfRest } : weights
      weight = self.weights.reduce(0, +)
    }

    /// Each in the middle of as much weight as the others.
    var stops: [Int] {
      var (stops, sum, place): ([Int], Double, Int) = ([], 0, 0)
      for number in 0..<shown {
        let wanted = weight * (Double(number) + 0.5) / Double(shown)
        // Each comes after the one before, with room for those that follow.
        while place < refreshes.count - (shown - number), sum + weights[place] <= wanted * (1 + 1e-9) {
          sum += weights[place]
          place += 1
        }
        stops.append(refreshes.lowerBound + place)
        sum += weights[place]
        place += 1
      }
      return stops
    }
  }

  /// The anchors, and as many others as there shall be.
  private func filled(_ anchors: Set<Int>, _ number: Int) -> [Int] {
    var parts = parts(between: anchors)
    var rest = number - anchors.count
    let longest = stretches.indices.sorted { (-stretches[$0].count, $0) < (-stretches[$1].count, $1) }
    for stretch in longest where rest > 0 {
      let own = parts.indices.filter { parts[$0].stretch == stretch }
      guard let part = own.max(by: { (parts[$0].refreshes.count, -$0) < (parts[$1].refreshes.count, -$1) }) else {
        continue
      }
      parts[part].shown += 1
      rest -= 1
    }
    while rest > 0 {
      let open = parts.indices.filter { !parts[$0].isFull }
      let shares = open.map { (parts[$0].weight / Double(parts[$0].shown + 1), -$0) }
      guard let best = shares.max(by: { $0 < $1 }) else { break }
      parts[-best.1].shown += 1
      rest -= 1
    }
    return (Array(anchors) + parts.flatMap(\.stops)).sorted()
  }

  private func parts(between anchors: Set<Int>) -> [Part] {
    var parts: [Part] = []
    func add(_ range: Range<Int>, _ stretch: Int?) {
      var start = range.lowerBound
      for end in anchors.filter({ range.contains($0) }).sorted() + [range.upperBound] {
        if start < end {
          parts.append(Part(start..<end, stretch: stretch, Array(weights[start..<end])))
        }
        start = end + 1
      }
    }
    var end = 0
    for (number, stretch) in stretches.enumerated() {
      add(end..<stretch.lowerBound, nil)
      add(stretch, number)
      end = stretch.upperBound
    }
    add(end..<count, nil)
    return parts
  }
}
