import Glibc
import SpringformBitmap
import SpringformNumerics

/// Finds what moves in a recording, and where it is in each picture.
///
/// It goes over the recording three times and keeps no pictures: for the background, for regions that belong together, and
/// for the exact poses of the things that were cut out on the way.
struct Tracker<Source: Recording> {
  let recording: Source

  private var times: [Double] { recording.times }

  /// What was found.
  struct Result {
    var tracks: [Track]
    /// How many more things move, which are smaller or shorter.
    var omitted: Int
    /// The colour that most of the background has: red, green, blue, 0...255.
    var background: SIMD3<Double>
  }

  func result() throws -> Result {
    let background = try background()
    let (links, candidates) = try candidates(over: background)
    let (chosen, omitted) = things(links, candidates)
    let followers = chosen.compactMap { place in
      candidates[place].flatMap { candidate in
        Cutout(candidate.part, over: background.picture).map {
          Follower(links: links.tracks[place], region: candidate.region, cutout: $0, background: background)
        }
      }
    }
    return Result(
      tracks: try tracks(of: followers), omitted: omitted, background: background.picture.commonColor)
  }

  private func background() throws -> Background {
    var search = BackgroundSearch(size: recording.size)
    let lengths = recording.lengths
    let usual = max(lengths.filter { $0 > 0 }.middle ?? 1, 1e-3)
    try recording.forEachPicture { index, picture in
      search.add(picture, weight: UInt16(min(max((lengths[index] / usual).rounded(), 1), 1000)))
    }
    return try search.result()
  }

  /// What shows a thing best so far.
  private struct Candidate {
    let region: Region
    let part: PicturePart
    let score: Double
  }

  private func candidates(over background: Background) throws -> (RegionLinking, [Candidate?]) {
    let search = RegionSearch(background)
    var links = RegionLinking(times: times)
    var candidates: [Candidate?] = []
    try recording.forEachPicture { index, picture in
      let seen = links.add(search.regions(of: picture), picture: index)
      candidates += Array(repeating: nil, count: links.tracks.count - candidates.count)
      for track in seen {
        guard let region = links.tracks[track][index] else { continue }
        // Large, strong, whole, and at rest rather than under way.
        let isResting = (links.tracks[track][index - 1]).map { length($0.center - region.center) < 0.5 } ?? false
        let score = region.strength * (region.isCut ? 0.2 : 1) * (isResting ? 1.05 : 1)
        guard score > (candidates[track]?.score ?? 0) * 1.02 else { continue }
        candidates[track] = Candidate(region: region, part: try PicturePart(region, of: picture), score: score)
      }
    }
    return (links, candidates)
  }

  /// The tracks that are things of their own, rather than noise or a torn-off part of another, and how many are too many to follow.
  private func things(_ links: RegionLinking, _ candidates: [Candidate?]) -> (kept: [Int], omitted: Int) {
    let masses = candidates.map { $0?.region.mass ?? 0 }
    let largest = masses.max() ?? 0
    let long = candidates.indices.filter {
      links.tracks[$0].clearCount >= Self.fewestPictures && masses[$0] > largest * Self.leastMass
    }
    let own = long.filter { place in
      !long.contains { masses[$0] > masses[place] * 2 && belongs(links.tracks[place], to: links.tracks[$0]) }
    }
    // Of the pieces of an explosion the largest and longest are enough.
    func weight(_ place: Int) -> Double { masses[place] * Double(links.tracks[place].clearCount) }
    let kept = own.sorted { (weight($0), $1) > (weight($1), $0) }.prefix(Self.mostThings)
    return (kept.sorted(), own.count - kept.count)
  }

  /// So many things are followed at most.
  private static var mostThings: Int { 24 }

  private static var fewestPictures: Int { 4 }
  /// Against the largest thing.
  private static var leastMass: Double { 0.004 }

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

  private func tracks(of followers: [Follower]) throws -> [Track] {
    var followers = followers
    var moments = followers.map { _ in [Track.Moment]() }
    try recording.forEachPicture { index, picture in
      for place in followers.indices where followers[place].pictures.contains(index) {
        if let moment = followers[place].moment(in: picture, index: index, time: times[index]) {
          moments[place].append(moment)
        }
      }
    }
    return followers.indices.map { place in
      let cutout = followers[place].cutout
      return Track(
        name: "\(place + 1)", moments: moments[place], color: cutout.color, cornerRadius: cutout.cornerRadius)
    }
  }
}

extension Bitmap {
  /// The colour that most pixels have, to a few levels; of equally common ones the darkest.
  fileprivate var commonColor: SIMD3<Double> {
    var counts: [UInt32: (count: Int, sum: SIMD3<Double>)] = [:]
    for pixel in pixels {
      var entry = counts[pixel & 0xF8F8F8] ?? (0, .zero)
      entry.count += 1
      entry.sum += pixel.channels
      counts[pixel & 0xF8F8F8] = entry
    }
    let most = counts.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    return most.map { $0.value.sum / Double($0.value.count) } ?? .zero
  }
}
