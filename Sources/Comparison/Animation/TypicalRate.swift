import SpringformNumerics

extension AnimationTiming {
  /// Pictures per second of what was most likely drawn at an even pace, from 1 to 100. Where equal pictures are one, most delays are
  /// still those of a single one; formats round them by turns up and down.
  package var typicalRate: Double {
    let delays = zip(starts, starts.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }
    guard let shortest = delays.min() else { return 50 }
    let single = delays.filter { $0 < 1.5 * shortest }
    let rate = Double(single.count) / single.reduce(0, +)
    return (abs(rate - rate.rounded()) < 0.02 * rate ? rate.rounded() : rate).clamped(to: 1...100, otherwise: 50)
  }
}
