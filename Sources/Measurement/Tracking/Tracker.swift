import Glibc
import SpringformBitmap
import SpringformGeometry
import SpringformNumerics

/// Finds what moves in a recording, and where it is in each picture.
///
/// It goes over the recording three times and keeps no pictures: for the background, for regions that belong together, and
/// for the exact poses of the things that were cut out on the way.
struct Tracker<Source: Recording> {
  let recording: Source
  /// Where the only thing that counts is at some time, in pixels; nil of all.
  let place: Point?

  private var times: [Double] { recording.times }

  /// What was found.
  struct Result {
    var tracks: [Track]
    var unfollowed: [Unfollowed]
    /// The colour that most of the background has.
    var background: Color
    /// The background as a picture; nil where it has one colour.
    var ground: Bitmap?
    var changedShare: Double
    var upheavals: [Measurement.Upheaval]
  }

  func result() throws -> Result {
    let (background, upheavals) = try background()
    let (links, candidates) = try candidates(over: background)
    let choice = ThingChoice(
      links, candidates.map { $0?.region }, times: times, place: place.map { SIMD2($0.x, $0.y) })
    var unfollowed = choice.unfollowed
    let followers = choice.kept.compactMap { track in
      candidates[track].flatMap { candidate -> Follower? in
        guard let cutout = Cutout(candidate.part, over: background.picture) else {
          unfollowed.append(choice.unfollowed(track, because: .shapeless))
          return nil
        }
        return Follower(links: links.tracks[track], region: candidate.region, cutout: cutout, background: background)
      }
    }
    let changed = background.isActive.count { $0 }
    let common = background.picture.commonColor
    return Result(
      tracks: try tracks(of: followers), unfollowed: unfollowed, background: Color(common),
      ground: background.picture.isPlain(common) ? nil : background.picture,
      changedShare: Double(changed) / Double(background.isActive.count), upheavals: upheavals)
  }

  private func background() throws -> (Background, [Measurement.Upheaval]) {
    var search = BackgroundSearch(size: recording.size)
    let lengths = recording.lengths
    let usual = max(lengths.filter { $0 > 0 }.middle ?? 1, 1e-3)
    var upheavals: [Measurement.Upheaval] = []
    try recording.forEachPicture { index, picture in
      let weight = UInt16(min(max((lengths[index] / usual).rounded(), 1), 1000))
      let share = search.add(picture, weight: weight)
      if share > Measurement.Upheaval.leastShare { upheavals.append(.init(time: times[index], share: share)) }
    }
    return (try search.result(), upheavals)
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
        name: "\(place + 1)", moments: moments[place], color: Color(cutout.color), cornerRadius: cutout.cornerRadius,
        picture: cutout.picture)
    }
  }
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
