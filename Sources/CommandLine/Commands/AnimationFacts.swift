import Springform
import SpringformNumerics

/// What `info` tells about a file.
struct AnimationFacts: Encodable {
  struct Frame: Encodable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    /// Seconds, as the file has it.
    let storedDelay: Double
    /// Seconds, as browsers show it.
    let playedDelay: Double
    /// Entries of the palette, absent without one.
    let colors: Int?
    let bytes: Int
  }

  struct BytesPerFrame: Encodable {
    let mean: Double
    let smallest: Int
    let largest: Int
  }

  let file: String
  let format: String
  let width: Int
  let height: Int
  let bytes: Int
  /// The profile by which its colours become sRGB; absent where they are.
  let colorProfile: String?
  let isAnimated: Bool
  /// Absent for ever, and for stills.
  let plays: Int?
  /// Seconds of one play, as the delays are stored and as browsers show them; absent for stills.
  let storedDuration: Double?
  let playedDuration: Double?
  let frames: [Frame]
  let bytesPerFrame: BytesPerFrame

  init(_ info: AnimationInfo, path: String, bytes: Int) {
    file = path
    isAnimated = info.frames.count > 1
    format = info.format.name
    width = info.width
    height = info.height
    self.bytes = bytes
    colorProfile = info.colorProfile
    plays = if isAnimated, case .times(let plays) = info.loop { plays } else { nil }
    frames = info.frames.enumerated().map { index, frame in
      Frame(
        x: frame.x, y: frame.y, width: frame.width, height: frame.height, storedDelay: frame.storedDelay.seconds,
        playedDelay: info.browserDelay(ofFrame: index), colors: frame.colorCount, bytes: frame.bytes.count)
    }
    storedDuration = isAnimated ? Self.rounded(frames.reduce(0) { $0 + $1.storedDelay }) : nil
    playedDuration = isAnimated ? Self.rounded(frames.reduce(0) { $0 + $1.playedDelay }) : nil
    let sizes = frames.map(\.bytes)
    bytesPerFrame = BytesPerFrame(
      mean: Double(sizes.reduce(0, +)) / Double(max(sizes.count, 1)), smallest: sizes.min() ?? 0,
      largest: sizes.max() ?? 0)
  }

  /// Sums of fractions, without the dust of adding.
  private static func rounded(_ seconds: Double) -> Double { seconds.rounded(places: 6) }
}

extension AnimationFacts {
  var text: String {
    guard isAnimated, let storedDuration, let playedDuration else {
      return "\(visible(file)): \(format), \(width)x\(height), \(bytes.byteText())\n" + profileText
    }
    let repeats = plays.map { $0 == 1 ? "plays once" : "plays \($0) times" } ?? "plays for ever"
    let slowed = frames.count { $0.playedDelay != $0.storedDelay }
    let players =
      slowed == 0
      ? "players show every frame for the time that is stored"
      : "players show \(slowed.groupedText) of \(frames.count.groupedText) frames for 100 ms instead of \(Self.milliseconds(slowedDelays)): "
        + "one play takes \(playedDuration.decimalText) s, and \(storedDuration.decimalText) s are stored"
    return """
      \(visible(file)): \(format), \(width)x\(height), \(frames.count.groupedText) frames, \(repeats), \(storedDuration.decimalText) s, \
      \(bytes.byteText())
      \(profileText)\(table)
      \(players)
      bytes per frame: \(bytesPerFrame.mean.rounded().decimalText) on average, from \(bytesPerFrame.smallest) to \
      \(bytesPerFrame.largest)

      """
  }

  /// A line about colours that are not sRGB.
  private var profileText: String { colorProfile.map { "colors: \($0), shown as sRGB\n" } ?? "" }

  /// The range of delays that browsers do not believe, in milliseconds.
  private var slowedDelays: ClosedRange<Double> {
    let delays = frames.filter { $0.playedDelay != $0.storedDelay }.map(\.storedDelay)
    return (delays.min() ?? 0)...(delays.max() ?? 0)
  }

  private static func milliseconds(_ range: ClosedRange<Double>) -> String {
    let bounds = [range.lowerBound, range.upperBound].map { (($0 * 100_000).rounded() / 100).decimalText }
    return bounds[0] == bounds[1] ? "\(bounds[0]) ms" : "\(bounds[0]) to \(bounds[1]) ms"
  }

  private var table: String {
    let header = ["frame", "at", "size", "x", "y", "stored", "played", "colors", "bytes"]
    var clock = 0.0
    let rows = frames.enumerated().map { index, frame in
      defer { clock += frame.storedDelay }
      return [
        "\(index)", Self.milliseconds(clock...clock), "\(frame.width)x\(frame.height)", "\(frame.x)", "\(frame.y)",
        Self.milliseconds(frame.storedDelay...frame.storedDelay),
        Self.milliseconds(frame.playedDelay...frame.playedDelay), frame.colors.map { "\($0)" } ?? "-", "\(frame.bytes)",
      ]
    }
    let lines = [header] + rows
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      zip(line, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
