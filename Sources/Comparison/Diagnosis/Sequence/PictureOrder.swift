import SpringformBitmap

/// The same pictures in another order, or without some of them, each where the time says: refresh by refresh.
struct PictureOrder {
  private let old: [FrameSignature]
  private let new: [FrameSignature]
  /// Seconds of a refresh.
  private let step: Double
  /// The squared distance of all refreshes to what should show then.
  private let total: Double

  /// Nil for animations too long or too short to tell.
  /// - Parameter step: seconds: the expected animation's typical delay.
  init?(_ expected: FrameTrack, _ actual: FrameTrack, step: Double) {
    guard step > 0 else { return nil }
    let counts = [expected, actual].map { ($0.duration / step).rounded() }
    guard counts.allSatisfy({ Self.counts.contains($0) }) else { return nil }
    func pictures(_ track: FrameTrack, _ count: Double) -> [FrameSignature] {
      (0..<Int(count)).map { track.frames[track.index(at: (Double($0) + 0.5) * step)] }
    }
    (old, new, self.step) = (pictures(expected, counts[0]), pictures(actual, counts[1]), step)
    total = zip(old, new).reduce(0) { $0 + $1.0.squaredDistance(to: $1.1) }
  }

  private static let counts: ClosedRange<Double> = 4...100_000

  var diagnosis: Diagnosis? { total > 0 ? loop ?? loss : nil }

  /// Begun elsewhere, and gone on with from the first picture after the last.
  private var loop: Diagnosis? {
    let count = old.count
    guard new.count == count else { return nil }
    func distance(_ turn: Int, _ refreshes: some Sequence<Int>) -> Double {
      refreshes.reduce(0) { $0 + new[$1].squaredDistance(to: old[($1 + turn) % count]) }
    }
    // A few pictures tell where it may begin.
    let few = stride(from: 0, to: count, by: count / Self.anchors + 1)
    let found = (1..<count).map { (distance($0, few), min($0, count - $0), $0) }.min { $0 < $1 }
    guard let found, distance(found.2, 0..<count) <= Self.rest * total else { return nil }
    // What stands still at both ends goes round no more than it is late.
    let turn = found.2 * 2 <= count ? found.2 : found.2 - count
    let late = new.indices.reduce(0) { $0 + new[$1].squaredDistance(to: old[min(max($1 + turn, 0), count - 1)]) }
    guard late > Self.rest * total else { return nil }
    return .loop(seconds: Double(turn) * step, frames: turn)
  }

  private static let anchors = 8
  /// Rasterisers may leave so much of what differs.
  private static let rest = 0.005

  /// Pictures that are left out, or shown for longer.
  private var loss: Diagnosis? {
    let steps = zip(old, old.dropFirst()).map { $0.squaredDistance(to: $1) }.filter { $0 > 0 }.sorted()
    guard !steps.isEmpty else { return nil }
    let tolerance = steps[steps.count / 2] * Self.noise
    var (place, loss) = (-1, PictureLoss())
    var left = 0.0
    // Which refresh of the expected animation each of the actual one shows.
    var places: [Int] = []
    for picture in new {
      guard let next = nearest(to: picture, after: place, tolerance) else { return nil }
      if next.place == place { loss.held += 1 }
      // What looks like the one before it or the one after it is not missed.
      loss.missing += old.indices.clamped(to: place + 1..<max(next.place, place + 1)).count { skipped in
        [place, next.place].allSatisfy { $0 < 0 || old[skipped].squaredDistance(to: old[$0]) > tolerance / 4 }
      }
      (place, left) = (next.place, left + next.distance)
      places.append(place)
    }
    // What is left of the expected animation stands still.
    guard let last = old.last, old[place...].allSatisfy({ $0.squaredDistance(to: last) <= tolerance }),
      places.first == 0, left <= Self.rest * total, isPlausible(loss, places)
    else { return nil }
    return .lost(loss)
  }

  /// Whether it is one thing that happened several times: left out, shown for longer, or the one instead of the other.
  private func isPlausible(_ loss: PictureLoss, _ places: [Int]) -> Bool {
    guard max(loss.missing, loss.held) > 1 else { return false }
    if new.count < old.count { return loss.held == 0 }
    if new.count > old.count { return loss.missing == 0 }
    return loss.missing > 0 && places.indices.allSatisfy { places[$0] <= $0 }
  }

  /// The refresh that a picture shows: the next one, unless the same once more or one of those after some that are missing
  /// does so much better. Nil when none does.
  private func nearest(
    to picture: FrameSignature, after place: Int, _ tolerance: Double
  ) -> (place: Int, distance: Double)? {
    let ways = [place + 1, place] + (place + 2...place + 1 + Self.most)
    var best: (place: Int, distance: Double)?
    for way in ways where old.indices.contains(way) {
      let distance = picture.squaredDistance(to: old[way])
      guard distance <= tolerance, best.map({ distance < $0.distance / 4 }) ?? true else { continue }
      best = (way, distance)
      if distance == 0 { break }
    }
    return best
  }

  /// So many pictures in a row may be missing.
  private static let most = 6
  /// Of what a typical picture differs from the one before, in squares.
  private static let noise = 0.02
}
