import SpringformBitmap

/// What moves in a recording, and how.
public struct Measurement: Sendable {
  /// A thing with its track and what explains it.
  public struct Thing: Sendable {
    public var track: Track
    public var motions: [Motion]
  }

  /// In the order in which they begin to move.
  public var things: [Thing]
  /// How many more things move, which are smaller or seen for shorter than the 24 that were followed.
  public var omittedCount: Int
  /// When each picture appears, in seconds.
  public var times: [Double]
  /// When the last picture goes, in seconds.
  public var end: Double
  public var width: Int
  public var height: Int
  /// The colour that most of what stays has: red, green, blue, 0...255.
  public var background: SIMD3<Double>

  /// - Throws: what reading the recording throws.
  public init(_ recording: some Recording) throws {
    let found = try Tracker(recording: recording).result()
    background = found.background
    omittedCount = found.omitted
    end = recording.end
    times = recording.times
    width = recording.size.width
    height = recording.size.height
    things = []
    for track in found.tracks {
      guard let series = MotionSeries(track, times: recording.times, lengths: recording.lengths) else { continue }
      let noise = min(max(series.values.map { MotionSeries.noise($0) }.max() ?? 0, 0.02), 1)
      let motions = MotionFit(noise: noise).motions(of: series).filter { !$0.stretches.isEmpty }
      if !motions.isEmpty { things.append(Thing(track: track, motions: motions)) }
    }
    func begin(_ thing: Thing) -> Double { thing.motions.flatMap(\.stretches).map(\.start.value).min() ?? 0 }
    things = things.enumerated().sorted { (begin($0.element), $0.offset) < (begin($1.element), $1.offset) }.map(
      \.element)
    for index in things.indices { things[index].track.name = "\(index + 1)" }
  }
}
