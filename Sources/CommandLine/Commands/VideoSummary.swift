import Springform
import SpringformNumerics

/// What `info` tells about a video.
struct VideoSummary: Encodable {
  let file: String
  /// What holds the tracks, such as MP4.
  let format: String
  let codec: String
  let pixelFormat: String
  /// As players show it, in pixels.
  let width: Int
  let height: Int
  /// As it is stored, before it is turned and its pixels become squares.
  let storedWidth: Int
  let storedHeight: Int
  /// Degrees clockwise by which players turn it.
  let rotation: Int
  let bytes: Int
  let frameCount: Int
  /// Pictures per second, as is typical.
  let frameRate: Double
  /// Whether every picture is shown equally long, to a millisecond.
  let isEven: Bool
  /// Seconds for which each picture is shown.
  let delays: [Double]
  let duration: Double
  /// How brightness and colour are made of red, green and blue; absent where these are stored themselves.
  let matrix: String?
  /// Whether the file leaves the matrix open.
  let isMatrixAssumed: Bool
  let isFullRange: Bool
  /// HLG or PQ; absent for what screens always showed.
  let highDynamicRange: String?
  let hasAlpha: Bool
  /// What is wrong with the file; absent for nothing.
  let damage: String?

  init(_ video: VideoFile, bytes: Int) {
    let facts = video.facts
    file = video.path
    format = video.container
    codec = facts.codec
    pixelFormat = facts.pixelFormat
    (width, height) = (video.size.width, video.size.height)
    (storedWidth, storedHeight) = (facts.storedSize.width, facts.storedSize.height)
    rotation = facts.rotation
    self.bytes = bytes
    frameCount = video.count
    frameRate = video.rate.rounded(places: 3)
    delays = zip(video.ends, video.starts).map { ($0 - $1).rounded(places: 6) }
    duration = (video.ends.last ?? 0).rounded(places: 6)
    // The last is held until the track is over, which tells nothing of its pace.
    let paced = delays.dropLast()
    isEven = (paced.max() ?? 0) - (paced.min() ?? 0) <= Self.tolerance
    matrix = facts.isRGB ? nil : facts.matrix
    isMatrixAssumed = !facts.isRGB && facts.isMatrixAssumed
    isFullRange = facts.isRGB || facts.isFullRange
    highDynamicRange = facts.highDynamicRange
    hasAlpha = facts.hasAlpha
    damage = video.damage
  }

  /// Seconds: containers that count milliseconds round each time by half of one.
  private static let tolerance = 0.001_01

  var text: String {
    """
    \(visible(file)): \(format) video (\(codec)), \(width)x\(height), \(frameCount) \(frameCount == 1 ? "picture" : "pictures"), \
    \(duration.decimalText(places: 3)) s, \(bytes.byteText())
    times: \(timesText)
    colors: \(colorText)
    alpha: \(hasAlpha ? "yes" : "none, every picture is opaque")
    \(storedText)\(damage.map { "damaged: \(visible($0))\n" } ?? "")
    """
  }

  private var timesText: String {
    guard frameCount > 1 else { return "a single picture" }
    let rate = "\(frameRate.decimalText(places: 2)) pictures a second"
    guard !isEven else { return rate + ", evenly" }
    let paced = delays.dropLast()
    let usual = 1 / frameRate
    let late = paced.count { $0 > usual + Self.tolerance }
    let early = paced.count { $0 < usual - Self.tolerance }
    let others = [(late, "longer"), (early, "shorter")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "mostly \(rate), unevenly: shown for \(Self.milliseconds(paced.min() ?? 0)) to "
      + "\(Self.milliseconds(paced.max() ?? 0)) ms, \(others.joined(separator: " and ")) than \(Self.milliseconds(usual)) ms"
  }

  private static func milliseconds(_ seconds: Double) -> String { (seconds * 1000).decimalText(places: 1) }

  private var colorText: String {
    let range = isFullRange ? "full range" : "limited range"
    let space = matrix.map {
      "\($0)\(isMatrixAssumed ? " (assumed by the size: the file does not say)" : ""), \(range)"
    }
    let curve = highDynamicRange.map { ", \($0), brought back to what screens show" } ?? ""
    return "\(space ?? "red, green and blue themselves") as \(pixelFormat)\(curve)"
  }

  /// A line where players show it otherwise than it is stored.
  private var storedText: String {
    var parts: [String] = []
    if rotation != 0 { parts.append("turned by \(rotation) degrees") }
    let isOnItsSide = rotation % 180 != 0
    if (isOnItsSide ? storedHeight : storedWidth) != width || (isOnItsSide ? storedWidth : storedHeight) != height {
      parts.append("stretched, as its pixels are no squares")
    }
    return parts.isEmpty ? "" : "stored: \(storedWidth)x\(storedHeight), \(parts.joined(separator: " and "))\n"
  }
}
