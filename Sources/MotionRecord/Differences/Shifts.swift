/// When something began to come later or earlier, and by how much: what was planned then comes later or earlier, too.
struct Shifts {
  private struct Shift {
    /// In the old record.
    let time: Double
    let by: Double
    /// Where it happens; `nil` for fingers, which are everywhere.
    let region: String?
    let cause: Int?
  }

  private let pairs: RecordPairs
  private let regions: Regions
  private var shifts: [Shift] = []

  init(_ pairs: RecordPairs, _ regions: Regions) { (self.pairs, self.regions) = (pairs, regions) }

  /// - Parameter cause: the number of the cause behind it, where that is known.
  mutating func add(_ time: Double, by shift: Double, in region: String?, cause: Int?) {
    shifts.append(Shift(time: time, by: shift, region: region, cause: cause))
  }

  /// What makes something in a region come later or earlier.
  /// - Parameters:
  ///   - time: when it happened before.
  ///   - planned: when a block was set for it; `nil` where it is not known, or what makes it happen is no block.
  /// - Returns: the cause's number, and whether there is a shift at all.
  func explanation(of shift: Double, at time: Double, planned: Double? = nil, in region: String) -> (
    isKnown: Bool, cause: Int?
  ) {
    // What was planned before anything else had happened comes when it was planned to.
    if planned == 0 { return (false, nil) }
    let contact = contact(at: time)
    let found = shifts.last {
      abs($0.by - shift) <= Self.refresh && $0.time <= time + Self.refresh && $0.time >= contact - Self.refresh
        && ($0.region.map { regions.areRelated($0, region) } ?? true)
    }
    return (found != nil, found?.cause)
  }

  /// When a finger came down, as it did before, that is down at a time: what happens under it depends on it rather than on what came before.
  private func contact(at time: Double) -> Double {
    pairs.touches.compactMap(\.both).filter { old, new in
      old.time == new.time && old.time <= time && time <= max(old.end, new.end)
    }.map(\.old.time).max() ?? -.infinity
  }

  /// What happens between two refreshes is seen at the next one, so times may be off by as much. Seconds.
  static let refresh = 0.04
}
