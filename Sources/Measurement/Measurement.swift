public import SpringformBitmap
public import SpringformGeometry

/// What moves in a recording, and how.
public struct Measurement: Sendable {
  /// A thing with its track and what explains it.
  public struct Thing: Sendable {
    public var track: Track
    public var motions: [Motion]
  }

  /// A picture of which so much is otherwise than in the one before that it is a cut, or something as large as the picture.
  public struct Upheaval: Hashable, Sendable {
    /// When it appears, in seconds.
    public var time: Double
    /// The share of the pixels that change.
    public var share: Double

    static let leastShare = 0.5
  }

  /// In the order in which they begin to move.
  public var things: [Thing]
  /// What else changes, as far as it is no noise; nothing where only one place counts.
  public var unfollowed: [Unfollowed]
  /// The share of the pixels that do not always show the same, 0...1.
  public var changedShare: Double
  /// Whether the pictures were smoothed before, for few colours that are dithered stand for many in them. What is cut out of them is
  /// soft then.
  public var isSmoothed: Bool
  /// Pictures in which nearly all changes at once.
  public var upheavals: [Upheaval]
  /// When each picture appears, in seconds.
  public var times: [Double]
  /// When the last picture goes, in seconds.
  public var end: Double
  public var width: Int
  public var height: Int
  /// The colour that most of what stays has.
  public var background: Color
  /// What stays, as a picture; nil where it has one colour.
  public var ground: Bitmap?

  /// - Parameters:
  ///   - recording: the pictures.
  ///   - place: follow only what is here at some time, in pixels from the top left corner; nil to follow everything.
  /// - Throws: what reading the recording throws.
  public init(_ recording: some Recording, at place: Point? = nil) throws {
    let tracker = Tracker(recording: recording, place: place)
    let seen = try tracker.ground()
    let found = try seen.isDithered ? Self.smoothed(recording, at: place) : tracker.things(over: seen)
    (background, ground, unfollowed) = (found.background, found.ground, found.unfollowed)
    (changedShare, upheavals, isSmoothed) = (found.changedShare, found.upheavals, seen.isDithered)
    end = recording.end
    times = recording.times
    width = recording.size.width
    height = recording.size.height
    things = []
    for track in found.tracks {
      guard let motions = Self.motions(of: track, in: recording) else {
        if let first = track.moments.first {
          let area = first.width * first.height
          unfollowed.append(Unfollowed(reason: .shapeless, x: first.x, y: first.y, time: first.time, area: area))
        }
        continue
      }
      things.append(Thing(track: track, motions: motions))
    }
    func begin(_ thing: Thing) -> Double { thing.motions.flatMap(\.stretches).map(\.start.value).min() ?? 0 }
    things = things.enumerated().sorted { (begin($0.element), $0.offset) < (begin($1.element), $1.offset) }.map(
      \.element)
    for index in things.indices { things[index].track.name = "\(index + 1)" }
  }

  /// The same of pictures that are dithered.
  private static func smoothed(_ recording: some Recording, at place: Point?) throws -> TrackedThings {
    let soft = SmoothedRecording(source: recording)
    let tracker = Tracker(recording: soft, place: place, softness: type(of: soft).reach)
    return try tracker.things(over: tracker.ground())
  }

  /// nil where nothing of it moves.
  private static func motions(of track: Track, in recording: some Recording) -> [Motion]? {
    guard let series = MotionSeries(track, times: recording.times, lengths: recording.lengths) else { return nil }
    let noise = min(max(series.values.map { MotionSeries.noise($0) }.max() ?? 0, 0.02), 1)
    let motions = MotionFit(noise: noise).motions(of: series).filter { !$0.stretches.isEmpty }
    return motions.isEmpty ? nil : motions
  }
}
