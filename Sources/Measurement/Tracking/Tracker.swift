import Glibc
import SpringformBitmap
import SpringformGeometry
import SpringformNumerics

/// Finds what moves in a recording, and where it is in each picture.
///
/// It goes over the recording three times and keeps no pictures: for the background, for regions that belong together, and for the
/// exact poses of the things that were cut out on the way. Where the first time shows dithering, all begins anew with smoothed pictures.
struct Tracker<Source: Recording> {
  let recording: Source
  /// Where the only thing that counts is at some time, in pixels; nil of all.
  let place: Point?
  /// How far the pictures' edges were softened, in pixels to each side; 0 of pictures as they were recorded.
  var softness = 0

  private var times: [Double] { recording.times }

  /// What one time over the recording tells.
  struct Ground {
    let background: Background
    let upheavals: [Measurement.Upheaval]
    /// Whether few colours stand for many, so that things are told only when the pictures have been smoothed.
    let isDithered: Bool
  }

  func things(over ground: Ground) throws -> TrackedThings {
    let background = ground.background
    let (links, candidates) = try candidates(over: background)
    let choice = ThingChoice(
      links, candidates.map { $0?.region }, times: times, place: place.map { SIMD2($0.x, $0.y) })
    var unfollowed = choice.unfollowed
    let followers = choice.kept.compactMap { track in
      candidates[track].flatMap { candidate -> Follower? in
        guard let (seen, cutout) = candidate.reference(over: background) else {
          unfollowed.append(choice.unfollowed(track, because: .shapeless))
          return nil
        }
        return Follower(links: links.tracks[track], region: seen.region, cutout: cutout, background: background)
      }
    }
    let changed = background.isActive.count { $0 }
    let common = background.picture.commonColor
    return TrackedThings(
      tracks: try tracks(of: followers), unfollowed: unfollowed, background: Color(common),
      ground: background.picture.isPlain(common) ? nil : background.picture,
      changedShare: Double(changed) / Double(background.isActive.count), upheavals: ground.upheavals)
  }

  func ground() throws -> Ground {
    var flicker = Flicker()
    var search = BackgroundSearch(size: recording.size)
    let lengths = recording.lengths
    let usual = max(lengths.filter { $0 > 0 }.middle ?? 1, 1e-3)
    var upheavals: [Measurement.Upheaval] = []
    try recording.forEachPicture { index, picture in
      let weight = UInt16(min(max((lengths[index] / usual).rounded(), 1), 1000))
      let share = search.add(picture, weight: weight)
      if softness == 0 { flicker.add(picture) }
      if share > Measurement.Upheaval.leastShare { upheavals.append(.init(time: times[index], share: share)) }
    }
    return Ground(
      background: try search.result(softness: softness), upheavals: upheavals, isDithered: flicker.isDithering)
  }

  /// What shows a thing best so far, and what showed it first.
  private struct Candidate {
    struct Sight {
      let region: Region
      let part: PicturePart
    }

    var best: Sight
    var score: Double
    let first: Sight

    var region: Region { best.region }

    /// What the thing is measured by in all pictures; nil where neither has a shape. A turned box is as large as an upright one, and
    /// its sides are known less exactly: where it was seen upright at first, it is measured by that.
    func reference(over background: Background) -> (Sight, Cutout)? {
      let cutout = Cutout(best.part, over: background)
      if cutout.map({ $0.isBox && $0.tilt == 0 }) ?? false || first.region.strength < best.region.strength / 2 {
        return cutout.map { (best, $0) }
      }
      let other = Cutout(first.part, over: background)
      if let other, other.isBox, other.tilt == 0 { return (first, other) }
      return cutout.map { (best, $0) }
    }
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
        let sight = Candidate.Sight(region: region, part: try PicturePart(region, of: picture))
        candidates[track] = Candidate(best: sight, score: score, first: candidates[track]?.first ?? sight)
      }
    }
    for track in candidates.indices where links.tracks[track].isDissolved { candidates[track] = nil }
    return (links, candidates)
  }

  private func tracks(of followers: [Follower]) throws -> [Track] {
    var followers = followers
    try recording.forEachPicture { index, picture in
      for place in followers.indices { followers[place].look(at: picture, index: index, time: times[index]) }
    }
    return followers.indices.map { place in
      let cutout = followers[place].cutout
      return Track(
        name: "\(place + 1)", moments: followers[place].moments, color: Color(cutout.color),
        cornerRadius: cutout.cornerRadius,
        picture: cutout.picture)
    }
  }
}

/// What was found in a recording.
struct TrackedThings {
  var tracks: [Track]
  var unfollowed: [Unfollowed]
  /// The colour that most of the background has.
  var background: Color
  /// The background as a picture; nil where it has one colour.
  var ground: Bitmap?
  var changedShare: Double
  var upheavals: [Measurement.Upheaval]
}

extension Color {
  /// - Parameter channels: red, green and blue, 0...255.
  fileprivate init(_ channels: SIMD3<Double>) {
    self.init(red: channels.x / 255, green: channels.y / 255, blue: channels.z / 255)
  }
}

extension Bitmap {
  /// Whether nearly all of it has a colour.
  fileprivate func isPlain(_ color: SIMD3<Double>) -> Bool {
    let others = pixels.count { pixel in
      let way = pixel.channels - color
      return max(abs(way.x), abs(way.y), abs(way.z)) > Double(Background.tolerance)
    }
    return others * 200 < pixels.count
  }

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
