package import SpringformPipeline
package import SpringformScene

/// How a scene moved: what expectations are checked against.
package struct SampledMotion: Hashable, Sendable {
  /// A curve as plain numbers.
  package struct Curve: Hashable, Sendable {
    package var name: String
    /// One for each of the record's times, `nil` where the curve had none.
    package var values: [Double?]

    package init(name: String, values: [Double?]) {
      self.name = name
      self.values = values
    }
  }

  /// The refreshes' times in seconds, ascending.
  package var times: [Double]
  package var curves: [Curve]
  package var events: [Trace.Event]
  /// How many of the frames draw something else than the one before, the first included; `nil` if nobody counted.
  package var pictureCount: Int?

  package init(
    times: [Double] = [], curves: [Curve] = [], events: [Trace.Event] = [], pictureCount: Int? = nil
  ) {
    self.times = times
    self.curves = curves
    self.events = events
    self.pictureCount = pictureCount
  }

  /// - Parameters:
  ///   - trace: the scene's curves and events.
  ///   - pictureCount: how many of the frames draw something else than the one before, the first included; `nil` if nobody
  ///     counted.
  package init(_ trace: Trace, pictureCount: Int? = nil) {
    let curves = trace.curves.flatMap { curve in
      trace.columns(of: curve).map { column in
        Curve(name: column.name, values: zip(curve.values, column.values).map { $0 == nil ? nil : $1 })
      }
    }
    self.init(times: trace.times, curves: curves, events: trace.events, pictureCount: pictureCount)
  }

  /// Plays a scene without drawing it.
  /// - Throws: what the scene throws.
  package init(_ playback: Playback) throws {
    var last: DisplayList?
    var count = 0
    try playback.play { _, list in
      if list != last { count += 1 }
      last = list
    }
    self.init(try playback.trace(), pictureCount: count)
  }

  /// The curves that a name stands for: its own, or those of a point, `name.x` and `name.y`.
  func curves(named name: String) -> [Curve] {
    let own = curves.filter { $0.name == name }
    return own.isEmpty ? curves.filter { $0.name == name + ".x" || $0.name == name + ".y" } : own
  }
}
