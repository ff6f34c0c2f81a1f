import SpringformBitmap

/// The first pictures, held back until the file's palette is chosen. Each is kept as what it changes, which for flat
/// drawings often has room for the whole animation.
struct GIFLookAhead: Sequence {
  /// How many bytes of pictures are held back; one picture is, whatever its size.
  private static let capacity = 1 << 23
  /// What a picture takes beside its pixels.
  private static let overhead = 1 << 12
  /// What a colour takes in the statistics.
  private static let overheadOfColor = 16

  private struct Step {
    var patch: GIFPatch
    var isOpaque: Bool
    var frame: Int
    var start: Int
    var end: Int
  }

  private var steps: [Step] = []
  private let width: Int
  private var latest: [UInt32]
  private var bytes = 0
  private(set) var statistics: GIFColorStatistics

  /// - Parameter limit: how many colours a picture may change and be exact.
  init(width: Int, height: Int, limit: Int) {
    self.width = width
    latest = Array(repeating: 0, count: width * height)
    statistics = GIFColorStatistics(limit: limit)
  }

  var count: Int { steps.count }
  var isFull: Bool { bytes >= Self.capacity }
  /// Whether pixels that were shown become transparent.
  private(set) var clearsPixels = false

  mutating func append(_ timed: GIFTimedPicture) {
    let pixels = timed.picture.pixels
    if !clearsPixels, !timed.picture.isOpaque {
      clearsPixels = PixelRect.cleared(from: latest, to: pixels, width: width) != nil
    }
    let patch = GIFPatch(from: latest, to: pixels)
    let colors = patch.histogram(after: latest).simplified
    statistics.add(colors, area: pixels.count)
    steps.append(
      Step(patch: patch, isOpaque: timed.picture.isOpaque, frame: timed.frame, start: timed.start, end: timed.end))
    bytes += patch.bytes + colors.colors.count * Self.overheadOfColor + Self.overhead
    latest = pixels
  }

  /// The pictures as they came.
  func makeIterator() -> AnyIterator<GIFTimedPicture> {
    var picture = Array(repeating: 0 as UInt32, count: latest.count)
    var rest = steps.makeIterator()
    return AnyIterator {
      guard let step = rest.next() else { return nil }
      step.patch.apply(to: &picture)
      return GIFTimedPicture(
        picture: GIFPicture(pixels: picture, isOpaque: step.isOpaque), frame: step.frame, start: step.start,
        end: step.end)
    }
  }

  /// Calls `body` with some pictures from all parts, and with what is on screen before each.
  func forEachSample(_ body: (_ before: [UInt32], _ after: [UInt32]) -> Void) {
    let samples = Set((0..<Self.samples).map { steps.count * (2 * $0 + 1) / (2 * Self.samples) })
    var picture = Array(repeating: 0 as UInt32, count: latest.count)
    for (position, step) in steps.enumerated() {
      // A copy only of those.
      let before = samples.contains(position) ? picture : nil
      step.patch.apply(to: &picture)
      if let before { body(before, picture) }
    }
  }

  private static let samples = 4
}
