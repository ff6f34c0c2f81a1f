/// The time from one change of either animation to the next, and what both show then.
public struct Moment: Hashable, Sendable {
  /// Seconds.
  public let start: Double
  /// Seconds.
  public let end: Double
  /// The frame that the expected animation shows; the last one stays on.
  public let expectedFrame: Int
  /// The frame that the actual animation shows; the last one stays on.
  public let actualFrame: Int
  public let comparison: PictureComparison

  public var tier: Tier { comparison.tier }

  init(_ slot: Timeline.Slot, _ comparison: PictureComparison) {
    start = slot.start
    end = slot.end
    expectedFrame = slot.expectedFrame
    actualFrame = slot.actualFrame
    self.comparison = comparison
  }
}
