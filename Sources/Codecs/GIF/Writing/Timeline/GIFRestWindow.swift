import SpringformBitmap

/// Holds pictures back until it is known which of their pixels stay: what is soon replaced may be a little off, what stays is looked
/// at. Each is kept as what it changes.
struct GIFRestWindow {
  /// How long a pixel stays that is looked at, in centiseconds.
  private static let rest = 20
  /// The most bytes of changes that are held back: beyond them a pixel stays that has not changed so far.
  private let capacity: Int

  /// A picture, the one after it, and for each of its pixels 1 where it stays, else 0.
  struct Entry {
    var timed: GIFTimedPicture
    var next: GIFPicture?
    var resting: [UInt8]
  }

  /// A picture without its pixels.
  private struct Step {
    var patch: GIFPatch
    var isOpaque: Bool
    var frame: Int
    var start: Int
    var end: Int
  }

  private var steps: [Step] = []
  /// The first of the pictures that are held back.
  private var first: GIFPicture?
  private var latest: GIFPicture?
  /// The one after the latest.
  private var next: GIFPicture?
  /// For each pixel which of the pictures that are held back changed it last; 0 for the first of them and those before. They are few,
  /// because none stays for less than ``GIFTimeline/minimumDelay``.
  private var changed: [UInt8] = []
  private var bytes = 0

  init(capacity: Int = 1 << 24) { self.capacity = capacity }

  mutating func append(_ timed: GIFTimedPicture, before next: GIFPicture?) {
    let picture = timed.picture
    let number = UInt8(clamping: steps.count)
    var patch = GIFPatch.runs([])
    if let latest {
      patch = GIFPatch(from: latest.pixels, to: picture.pixels)
      patch.forEachChange(from: latest.pixels) { pixels in
        changed.withUnsafeMutableBufferPointer { $0[pixels].update(repeating: number) }
      }
    } else {
      changed = Array(repeating: 0, count: picture.pixels.count)
    }
    steps.append(
      Step(patch: patch, isOpaque: picture.isOpaque, frame: timed.frame, start: timed.start, end: timed.end))
    bytes += patch.bytes
    if steps.count == 1 { first = picture }
    latest = picture
    self.next = next
  }

  /// The first of the pictures that are held back; nil while it is not known what stays.
  /// - Parameter isLast: whether no picture follows.
  mutating func next(isLast: Bool) -> Entry? {
    guard let step = steps.first, let picture = first, let end = steps.last?.end else { return nil }
    guard isLast || bytes > capacity || end - step.start >= Self.rest else { return nil }
    let resting = changed.map { $0 == 0 ? 1 : 0 as UInt8 }
    for pixel in changed.indices { changed[pixel] &-= 1 &- resting[pixel] }
    steps.removeFirst()
    bytes -= step.patch.bytes
    first = steps.first.map { following in
      var pixels = picture.pixels
      following.patch.apply(to: &pixels)
      return GIFPicture(pixels: pixels, isOpaque: following.isOpaque)
    }
    return Entry(
      timed: GIFTimedPicture(picture: picture, frame: step.frame, start: step.start, end: step.end),
      next: first ?? next, resting: resting)
  }
}
