/// Values at times, in order.
struct SampledCurve {
  struct Sample {
    /// Seconds.
    var time: Double
    var value: Double
  }

  let samples: [Sample]

  init(_ times: [Double], _ values: [Double]) {
    samples = zip(times, values).filter { $0.isFinite && $1.isFinite }.map { Sample(time: $0, value: $1) }
  }

  /// The value at a time; there must be samples.
  func value(at time: Double) -> Double {
    var (low, high) = (0, samples.count - 1)
    if time <= samples[low].time { return samples[low].value }
    if time >= samples[high].time { return samples[high].value }
    while high - low > 1 {
      let middle = (low + high) / 2
      if samples[middle].time <= time { low = middle } else { high = middle }
    }
    let (a, b) = (samples[low], samples[high])
    return b.time > a.time ? a.value + (b.value - a.value) * (time - a.time) / (b.time - a.time) : b.value
  }
}
