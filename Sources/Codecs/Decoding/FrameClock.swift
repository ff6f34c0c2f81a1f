/// Adds delays without adding up rounding: runs of equal denominators are counted in whole ticks.
struct FrameClock {
  private var base = 0.0
  private var ticks = 0
  private var rate = 1

  var seconds: Double { base + Double(ticks) / Double(rate) }

  mutating func advance(by delay: FrameDelay) {
    if delay.denominator != rate {
      base = seconds
      ticks = 0
      rate = delay.denominator
    }
    ticks += delay.numerator
  }
}

extension AnimationInfo {
  /// When each frame appears as players show it, in seconds from 0, and, one more, when the last one goes: the times of
  /// the decoder's frames.
  package var playedTimes: [Double] { times(.played) }

  /// How long one play takes, in seconds.
  package func duration(_ reading: FrameDelay.Reading) -> Double { times(reading).last ?? 0 }

  package func times(_ reading: FrameDelay.Reading) -> [Double] {
    var clock = FrameClock()
    return frames.reduce(into: [0]) { times, frame in
      clock.advance(by: frame.storedDelay.read(reading, in: format))
      times.append(clock.seconds)
    }
  }
}
