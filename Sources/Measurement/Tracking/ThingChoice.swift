import SpringformBitmap

/// Tells things of their own from noise and from torn-off parts of others.
struct ThingChoice {
  /// The tracks to follow, in order.
  private(set) var kept: [Int] = []
  /// What else changes, as far as it is no noise.
  private(set) var unfollowed: [Unfollowed] = []
  private let links: RegionLinking
  /// What shows each track best.
  private let regions: [Region?]
  private let times: [Double]

  /// So many things are followed at most.
  static let mostThings = 24
  private static let fewestPictures = 4
  /// Against the largest thing.
  private static let leastMass = 0.004
  /// What is smaller may be noise, and is not told, in pixels.
  private static let leastTold = 30.0

  /// - Parameters:
  ///   - links: what was linked from picture to picture.
  ///   - regions: what shows each track best.
  ///   - times: when each picture appears, in seconds.
  ///   - place: where the only thing that counts is at some time; nil of all.
  init(_ links: RegionLinking, _ regions: [Region?], times: [Double], place: SIMD2<Double>?) {
    (self.links, self.regions, self.times) = (links, regions, times)
    let masses = regions.map { $0?.mass ?? 0 }
    let seen = regions.indices.filter { regions[$0] != nil }
    let long = seen.filter { links.tracks[$0].clearCount >= Self.fewestPictures }
    if let place {
      let there = long.filter { links.tracks[$0].covers(place) }
      let clear = there.filter { masses[$0] >= Self.leastTold }
      kept = (clear.isEmpty ? there : clear).min { (masses[$0], $0) < (masses[$1], $1) }.map { [$0] } ?? []
      return
    }
    let large = long.filter { masses[$0] > (masses.max() ?? 0) * Self.leastMass }
    func isAttached(_ track: Int) -> Bool {
      large.contains { masses[$0] > masses[track] * 2 && belongs(links.tracks[track], to: links.tracks[$0]) }
    }
    let isLarge = Set(large)
    let isLong = Set(long)
    var own: [Int] = []
    for track in seen where isLarge.contains(track) || masses[track] >= Self.leastTold {
      if isAttached(track) {
        unfollowed.append(unfollowed(track, because: .attached))
      } else if isLarge.contains(track) {
        own.append(track)
      } else {
        unfollowed.append(unfollowed(track, because: isLong.contains(track) ? .small : .brief))
      }
    }
    // Of the pieces of an explosion the largest and longest are enough.
    func weight(_ track: Int) -> Double { masses[track] * Double(links.tracks[track].clearCount) }
    let sorted = own.sorted { (weight($0), $1) > (weight($1), $0) }
    kept = sorted.prefix(Self.mostThings).sorted()
    unfollowed += sorted.dropFirst(Self.mostThings).map { unfollowed($0, because: .excess) } + links.crowded
  }

  /// A track that is not followed.
  func unfollowed(_ track: Int, because reason: Unfollowed.Reason) -> Unfollowed {
    let links = links.tracks[track]
    let middle = links[links.first]?.center ?? .zero
    return Unfollowed(
      reason: reason, x: middle.x, y: middle.y, time: times[links.first], area: regions[track]?.mass ?? 0)
  }

  /// Whether a track lies at the rim of another one in most of its pictures.
  private func belongs(_ part: RegionTrack, to whole: RegionTrack) -> Bool {
    var (near, all) = (0, 0)
    for picture in part.first..<part.end {
      guard let region = part[picture] else { continue }
      all += 1
      guard let box = whole[picture]?.box ?? whole[picture - 1]?.box else { continue }
      let reach = 8.0
      let isNear =
        region.center.x > Double(box.x) - reach && region.center.x < Double(box.x + box.width) + reach
        && region.center.y > Double(box.y) - reach && region.center.y < Double(box.y + box.height) + reach
      if isNear { near += 1 }
    }
    return near * 2 > all
  }
}
