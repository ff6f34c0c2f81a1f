import Glibc
import SpringformBitmap

/// How much of a thing is to be seen at its place in each picture, also where that is too little for a region of its own: the end of a
/// fade, and what comes before one.
struct FaintMoments {
  private var moments: [Track.Moment] = []
  /// Whether it was seen clearly elsewhere or in another size: nothing faint is looked for any more.
  private var isMoving = false
  private let cutout: Cutout
  private let background: Bitmap

  /// What is seen less is told by its place alone, which nothing else knows then.
  private static let faint = 0.35
  /// What was seen last by less than this fades, rather than that it goes at once.
  private static let fading = 0.6
  /// A channel that is further off, 0...255, shows something else.
  private static let alike = 24.0
  /// How far a thing that stays in its place may be off, in pixels.
  private static let still = 1.5

  init(of cutout: Cutout, over background: Bitmap) {
    (self.cutout, self.background) = (cutout, background)
  }

  /// Looks at the next picture, unless it moves. Where something else is seen it tells nothing.
  /// - Parameter followed: where it was found in this picture.
  mutating func add(_ picture: Bitmap, time: Double, followed: Track.Moment?) {
    if let followed, isClear(followed), !isInPlace(followed) { (isMoving, moments) = (true, []) }
    guard !isMoving else { return }
    let (c, s) = (cos(cutout.tilt), sin(cutout.tilt))
    var (along, square) = (0.0, 0.0)
    var ways: [(seen: SIMD3<Double>, whole: SIMD3<Double>)] = []
    ways.reserveCapacity(cutout.samples.count)
    for sample in cutout.samples {
      let way = SIMD2(c * sample.place.x - s * sample.place.y, s * sample.place.x + c * sample.place.y)
      guard let seen = picture.nearest(cutout.center + way), let ground = background.nearest(cutout.center + way) else {
        return
      }
      let (part, whole) = (seen - ground, (sample.color - ground) * sample.cover)
      along += (part * whole).sum()
      square += (whole * whole).sum()
      ways.append((part, whole))
    }
    guard square > 0 else { return }
    let opacity = along / square
    let strange = ways.count { way in
      let rest = way.seen - way.whole * opacity
      return max(abs(rest.x), abs(rest.y), abs(rest.z)) > Self.alike
    }
    guard strange * 10 < ways.count else { return }
    moments.append(
      Track.Moment(
        time: time, x: cutout.center.x, y: cutout.center.y, width: cutout.size.x, height: cutout.size.y,
        rotation: cutout.tilt * 180 / .pi, opacity: min(max(opacity, 0), 1), agreement: 1))
  }

  /// What a thing was followed by, with its faint moments where it fades in its place; as it is where it moves or stays.
  func joined(to followed: [Track.Moment]) -> [Track.Moment] {
    let clear = followed.filter(isClear)
    guard !isMoving, let first = clear.first, let last = clear.last, min(first.opacity, last.opacity) < Self.fading
    else { return followed }
    let known = Set(clear.map(\.time))
    let faint = moments.filter { moment in
      !known.contains(moment.time) && moment.opacity < Self.fading
        && (moment.time > first.time || first.opacity < Self.fading)
        && (moment.time < last.time || last.opacity < Self.fading)
    }
    return (clear + faint).sorted { $0.time < $1.time }
  }

  private func isClear(_ moment: Track.Moment) -> Bool { moment.isSure && moment.opacity >= Self.faint }

  private func isInPlace(_ moment: Track.Moment) -> Bool {
    let place = max(abs(moment.x - cutout.center.x), abs(moment.y - cutout.center.y))
    let size = max(abs(moment.width - cutout.size.x), abs(moment.height - cutout.size.y))
    return place < Self.still && size < Self.still + 0.02 * max(cutout.size.x, cutout.size.y)
  }
}
