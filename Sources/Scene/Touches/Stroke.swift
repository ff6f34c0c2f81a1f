package import SpringformGeometry
import SpringformMotion

/// What one finger did, as it was recorded: where it was at which times, from contact to lift.
///
/// Between two of its samples the finger moves evenly.
package struct Stroke: Hashable, Sendable {
  package struct Sample: Hashable, Sendable {
    /// Seconds of the scene.
    package var time: Double
    /// A point of the stage.
    package var location: Point

    package init(time: Double, location: Point) {
      self.time = time
      self.location = location
    }
  }

  /// In ascending order of their times; at least one.
  package private(set) var samples: [Sample]

  /// - Parameter samples: in any order; of several at one time the last counts. Without any there is no stroke.
  package init?(_ samples: [Sample]) {
    let usable = samples.filter { $0.time.isFinite && $0.time >= 0 && $0.location.x.isFinite && $0.location.y.isFinite }
    var ordered: [Sample] = []
    for sample in usable.enumerated().sorted(by: { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }) {
      if ordered.last?.time == sample.element.time { ordered.removeLast() }
      ordered.append(sample.element)
    }
    guard !ordered.isEmpty else { return nil }
    self.samples = ordered
  }

  /// The same stroke with as few samples as keep the finger within a distance of where it was, at every time.
  ///
  /// Douglas and Peucker's way to simplify a line, with the distance between the finger and its copy at the same time.
  /// - Parameter tolerance: the distance in points.
  package func simplified(within tolerance: Double) -> Stroke {
    var kept = Set([0, samples.count - 1])
    var open = [0..<samples.count - 1]
    while let part = open.popLast() {
      let (first, last) = (samples[part.lowerBound], samples[part.upperBound])
      var worst = (index: 0, distance: tolerance)
      for index in part.lowerBound + 1..<max(part.upperBound, part.lowerBound + 1) {
        let share = (samples[index].time - first.time) / (last.time - first.time)
        let copy = first.location.interpolated(to: last.location, fraction: share)
        let distance = copy.distance(to: samples[index].location)
        if distance > worst.distance { worst = (index, distance) }
      }
      guard worst.index > 0 else { continue }
      kept.insert(worst.index)
      open += [part.lowerBound..<worst.index, worst.index..<part.upperBound]
    }
    var result = self
    result.samples = kept.sorted().map { samples[$0] }
    return result
  }

  /// Tenths of a millisecond and of a point: what is written into files.
  package var rounded: Stroke? {
    Stroke(
      samples.map {
        Sample(
          time: ($0.time * 10_000).rounded() / 10_000,
          location: Point(x: ($0.location.x * 10).rounded() / 10, y: ($0.location.y * 10).rounded() / 10))
      })
  }

  /// What the finger does after contact.
  package var script: FingerScript {
    var script = FingerScript()
    for (sample, next) in zip(samples, samples.dropFirst()) {
      if next.location == sample.location {
        script.hold(for: next.time - sample.time)
      } else {
        script.drag(to: next.location, duration: next.time - sample.time, curve: .linear)
      }
    }
    return script
  }
}
