import SpringformMotion
import SpringformMotionRecord
import SpringformScene

/// What a scene does, for whoever chooses moments of it and says what they show.
struct SceneEvents {
  private let record: MotionRecord
  private let words: MomentWords

  /// Plays the scene without pictures.
  /// - Throws: what the scene throws, and `CancellationError`.
  init(_ playback: Playback) throws {
    let (trace, record) = try playback.observe()
    self.record = record
    words = MomentWords(record, marks: trace.events.map { ($0.time, $0.name) })
  }

  /// Touches, and then animations, in the order of their beginnings, as far as they are seen.
  /// - Parameters:
  ///   - shown: the refreshes that are, which are counted from the first of them.
  ///   - clock: whose refreshes they are.
  func choices(in shown: Range<Int>, of clock: Clock) -> [MomentChoice.Event] {
    func event(_ span: ClosedRange<Double>, isTouch: Bool) -> MomentChoice.Event? {
      // What begins is seen at the first refresh from then on.
      let (first, last) = (clock.tickCount(before: span.lowerBound), clock.index(at: span.upperBound))
      let seen = max(first, shown.lowerBound)...max(first, shown.lowerBound, min(last, shown.upperBound - 1))
      guard seen.upperBound < shown.upperBound else { return nil }
      let best = isTouch ? seen.lowerBound : (seen.lowerBound + seen.upperBound) / 2
      return MomentChoice.Event(
        refreshes: seen.lowerBound - shown.lowerBound...seen.upperBound - shown.lowerBound,
        best: best - shown.lowerBound)
    }
    return record.touches.sorted { $0.time < $1.time }.compactMap { event($0.span, isTouch: true) }
      + record.animations.map(\.span).sorted { $0.lowerBound < $1.lowerBound }.compactMap { event($0, isTouch: false) }
  }

  /// What happens at each of some times, in few words; empty where nothing does.
  /// - Parameter times: in seconds of the scene, ascending.
  func notes(at times: [Double]) -> [String] {
    zip(times, [nil] + times.map(Optional.some)).map { words.text(at: $0, after: $1) }
  }
}
