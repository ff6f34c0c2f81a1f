import ArgumentParser
import Springform
import SpringformNumerics

/// Which curves of a scene are recorded, how often, and over what time.
struct CurveOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only these curves.", valueName: "a,b"))
  var curves: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("The clock's rate: values per second.", valueName: "hz"))
  var rate = 60.0

  @Option(parsing: .unconditional, help: ArgumentHelp("Begin at this time of the scene.", valueName: "seconds"))
  var from = 0.0

  @Option(parsing: .unconditional, help: ArgumentHelp("End at this time of the scene.", valueName: "seconds"))
  var to: Double?

  /// Plays a scene for its curves.
  func record(_ scene: any Playable, seed: UInt64) throws -> TracedPart {
    guard PlaybackError.Setting.rate.range.contains(rate) else {
      throw UsageError.value(option: "--rate", value: rate.decimalText, expected: "from 0.01 to 10000 hertz")
    }
    let names = curves.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    var settings = RenderSettings()
    settings.rate = rate
    settings.from = from
    settings.to = to
    settings.seed = seed
    let playback = try Playback(scene, settings: settings)
    return try TracedPart(
      trace: playback.trace(), rows: playback.shown, clock: playback.clock, only: names)
  }
}

/// The part of a scene's trace that was asked for.
struct TracedPart {
  let trace: Trace
  let curves: [Trace.Curve]
  let events: [Trace.Event]
  /// The refreshes, by their numbers.
  let rows: Range<Int>
  /// From the first of these refreshes to the end of the last, in seconds.
  let span: ClosedRange<Double>

  /// - Parameter names: curves, points by their curve's name; all of them when `nil`.
  fileprivate init(trace: Trace, rows: Range<Int>, clock: Clock, only names: [String]?) throws {
    let known = trace.curves.map(\.name)
    for name in names ?? [] where !known.contains(name) {
      throw UsageError.unknown(what: "curve", name: name, known: known)
    }
    let span = clock.tick(rows.lowerBound).time...clock.tick(rows.upperBound).time
    self.trace = trace
    self.rows = rows
    self.span = span
    curves = trace.curves.filter { names?.contains($0.name) ?? true }
    events = trace.events.filter { span.contains($0.time) }
  }

  /// What was recorded with several values of a parameter, beside each other.
  /// - Parameter parts: at least one, with what was different about each.
  init(beside parts: [(label: String, part: TracedPart)]) {
    let chosen = parts.map { label, part in
      var trace = part.trace
      trace.keepCurves(part.curves)
      return (label, trace)
    }
    trace = Trace(beside: chosen)
    rows = parts.map(\.part.rows).max { $0.upperBound < $1.upperBound } ?? 0..<0
    span = parts.map(\.part.span).max { $0.upperBound < $1.upperBound } ?? 0...0
    curves = trace.curves
    events = trace.events
  }
}
