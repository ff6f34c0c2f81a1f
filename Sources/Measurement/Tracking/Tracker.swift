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
    let things = chosen.compactMap { place in
      candidates[place].map { (links: links.tracks[place], candidate: $0) }
    }
    return Result(
      tracks: try poses(things, over: background), omitted: omitted, background: background.picture.commonColor)
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

  /// The picture that shows a thing best so far, cut out.
  private struct Candidate {
    var region: Region
    var picture: Int
    var score: Double
    var cutout: Cutout
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
        let score = region.mass * (region.isCut ? 0.2 : 1) * (isResting ? 1.05 : 1)
        guard score > (candidates[track]?.score ?? 0) * 1.02 else { continue }
        guard let cutout = Cutout(region, of: picture, over: background.picture) else { continue }
        candidates[track] = Candidate(region: region, picture: index, score: score, cutout: cutout)
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

  private func poses(_ things: [(links: RegionTrack, candidate: Candidate)], over background: Background) throws
    -> [Track]
  {
    var histories = things.map { _ in [(time: Double, pose: Pose)]() }
    var tracks = things.enumerated().map { index, thing in
      Track(
        name: "\(index + 1)", moments: [], color: thing.candidate.cutout.color,
        cornerRadius: thing.candidate.cutout.cornerRadius, reference: thing.candidate.picture)
    }
    try recording.forEachPicture { index, picture in
      for (place, thing) in things.enumerated() where (thing.links.first..<thing.links.end).contains(index) {
        let cutout = thing.candidate.cutout
        let search = PoseSearch(cutout: cutout, background: background.picture)
        let guess = guess(thing.links[index], of: thing.candidate.region, histories[place], time: times[index])
        let isCovered = thing.links[index]?.isCut ?? true
        var result = search.pose(in: picture, near: guess, isCovered: isCovered)
        if thing.links[index] == nil || result.agreement < 0.6 {
          var other = predicted(histories[place], time: times[index]) ?? guess
          other.offset = search.offset(in: picture, near: other, reach: 10)
          let second = search.pose(in: picture, near: other, isCovered: isCovered)
          if second.agreement > result.agreement { result = second }
        }
        guard result.agreement > 0.35 || thing.links[index] != nil else { continue }
        histories[place].append((times[index], result.pose))
        var moment = Track.Moment(
          time: times[index], result.pose, of: cutout, agreement: result.agreement)
        if let region = thing.links[index], !region.isCut, result.pose.isResized,
          let own = Cutout(region, of: picture, over: background.picture), own.isResized(against: cutout)
        {
          // Corners and lines seldom grow with what they belong to, so its own edges tell its place better.
          (moment.x, moment.y, moment.width, moment.height) = (own.center.x, own.center.y, own.size.x, own.size.y)
          moment.rotation = 0
          moment.opacity = own.opacity(against: cutout, over: background.picture)
          moment.agreement = max(moment.agreement, 0.9)
        }
        tracks[place].moments.append(moment)
      }
    }
    return tracks
  }

  private func guess(_ region: Region?, of reference: Region, _ history: [(time: Double, pose: Pose)], time: Double)
    -> Pose
  {
    guard let region, !region.isCut || history.isEmpty else { return predicted(history, time: time) ?? Pose() }
    var pose = history.last?.pose ?? Pose()
    pose.offset = region.isCut ? offset(of: region, cutAtEdge: reference) : region.center - reference.center
    if !region.isCut, !reference.isCut, abs(pose.angle) < 0.1 {
      pose.scale = SIMD2(
        (region.spread.x / max(reference.spread.x, 0.1)).squareRoot(),
        (region.spread.y / max(reference.spread.y, 0.1)).squareRoot())
    }
    return pose
  }

  /// Of a thing that the picture's edge cuts, the sides that are to be seen tell where it is.
  private func offset(of region: Region, cutAtEdge reference: Region) -> SIMD2<Double> {
    let (box, whole) = (region.box, reference.box)
    let center = region.center - reference.center
    func along(_ start: Int, _ length: Int, _ wholeStart: Int, _ wholeLength: Int, _ limit: Int, _ middle: Double)
      -> Double
    {
      switch (start == 0, start + length == limit) {
      case (false, true): Double(start - wholeStart)
      case (true, false): Double(start + length - wholeStart - wholeLength)
      default: middle
      }
    }
    return SIMD2(
      along(box.x, box.width, whole.x, whole.width, recording.size.width, center.x),
      along(box.y, box.height, whole.y, whole.height, recording.size.height, center.y))
  }

  /// Where it would go on to.
  private func predicted(_ history: [(time: Double, pose: Pose)], time: Double) -> Pose? {
    guard let last = history.last else { return nil }
    guard history.count > 1 else { return last.pose }
    let before = history[history.count - 2]
    let share = (time - last.time) / max(last.time - before.time, 1e-6)
    var pose = last.pose
    pose.offset += (last.pose.offset - before.pose.offset) * share
    pose.scale += (last.pose.scale - before.pose.scale) * share
    pose.angle += (last.pose.angle - before.pose.angle) * share
    return pose
  }
}

extension Track.Moment {
  fileprivate init(time: Double, _ pose: Pose, of cutout: Cutout, agreement: Double) {
    self.init(
      time: time, x: cutout.center.x + pose.offset.x, y: cutout.center.y + pose.offset.y,
      width: cutout.size.x * pose.scale.x, height: cutout.size.y * pose.scale.y, rotation: pose.angle * 180 / .pi,
      opacity: min(pose.opacity, 1), agreement: agreement)
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
