import Glibc
import SpringformBitmap

/// Finds one thing in picture after picture.
struct Follower {
  let links: RegionTrack
  /// What shows it best.
  let region: Region
  let cutout: Cutout
  private let background: Background
  private var history: [(time: Double, pose: Pose)] = []
  private var found: [Track.Moment] = []
  private var faint: FaintMoments
  /// Whether the last picture, if there was one, left no doubt.
  private var wasSure = true

  /// A pose that explains so much of a thing is the right one.
  private static let sure = 0.85
  /// One that explains less may be anywhere.
  private static let doubtful = 0.6
  /// The thing is not where less of it is seen.
  private static let least = 0.35
  /// How far a covered thing may be from where it would go on to, in pixels.
  private static let reach = 10
  /// How far a thing that is seen alone may be from the middle of what is seen, in pixels.
  private static let nearReach = 3
  /// How much larger or smaller than a pose says a region may be.
  private static let likelySizes = 0.6...1.6

  init(links: RegionTrack, region: Region, cutout: Cutout, background: Background) {
    self.links = links
    self.region = region
    self.cutout = cutout
    self.background = background
    faint = FaintMoments(of: cutout, over: background.picture)
  }

  /// Where it is in the pictures that were looked at.
  var moments: [Track.Moment] { faint.joined(to: found) }

  /// Looks for it in the next picture.
  mutating func look(at picture: Bitmap, index: Int, time: Double) {
    let isShown = (links.first..<links.end).contains(index)
    let moment = isShown ? moment(in: picture, index: index, time: time) : nil
    if let moment { found.append(moment) }
    faint.add(picture, time: time, followed: moment)
  }

  /// Where it is in a picture; nil where it is not to be found.
  private mutating func moment(in picture: Bitmap, index: Int, time: Double) -> Track.Moment? {
    let search = PoseSearch(cutout: cutout, background: background.picture)
    let seen = links[index]
    let isCovered = seen?.isCut ?? true
    let guess = guess(seen, time: time, size: picture.size)
    var result = search.pose(in: picture, near: guess, isCovered: isCovered)
    if seen == nil || result.agreement < Self.doubtful {
      var other = predicted(time: time) ?? guess
      if history.isEmpty, let box = links.company(in: index) {
        other.offset = search.offset(in: picture, within: box)
      } else {
        other.offset = search.offset(in: picture, near: other, reach: Self.reach)
      }
      let second = search.pose(in: picture, near: other, isCovered: isCovered)
      if second.agreement > result.agreement { result = second }
    }
    if !isCovered, result.agreement < Self.sure {
      // Sharp edges pull from a pixel away only, and the size by which the region was to grow may be further off than that.
      var other = history.last?.pose ?? Pose(angle: cutout.tilt)
      other.offset = guess.offset
      other.offset = search.offset(in: picture, near: other, reach: Self.nearReach)
      let second = search.pose(in: picture, near: other)
      if second.agreement > result.agreement { result = second }
    }
    if wasSure, !isCovered, result.agreement < Self.sure {
      result = turned(from: guess, time: time, in: picture, search, beyond: result.agreement) ?? result
    }
    wasSure = result.agreement >= Self.sure
    if let seen, !seen.isCut {
      let isLikely = Self.likelySizes.contains(seen.strength / (region.strength * result.pose.area))
      // Blurred edges are found by all of them together, sharp ones each for itself.
      if !isLikely || result.pose.isResized && !cutout.isBlurred || result.agreement < Self.sure,
        let moment = ownMoment(seen, picture, time, agreement: isLikely ? result.agreement : 0)
      {
        return moment
      }
      guard isLikely else { return nil }
    } else if result.agreement <= Self.least {
      return nil
    }
    history.append((time, result.pose))
    return Track.Moment(time: time, result.pose, of: cutout, agreement: result.agreement)
  }

  /// At first, and where it turns fast, its last turn leads nowhere: that by which it would go on, or another one, the least of those
  /// that explain the picture best; nil where none is sure and clearly better.
  private func turned(
    from guess: Pose, time: Double, in picture: Bitmap, _ search: PoseSearch, beyond agreement: Double
  ) -> PoseSearch.Result? {
    guard cutout.showsTurns else { return nil }
    var angles = predicted(time: time).map { [$0.angle] } ?? []
    for step in 1...6 {
      let turn = Double(step) * .pi / 12
      angles += [guess.angle + turn, guess.angle - turn]
    }
    let results = angles.map { angle -> PoseSearch.Result in
      var pose = guess
      (pose.angle, pose.scale) = (angle, SIMD2(1, 1))
      return search.pose(in: picture, near: pose)
    }
    let best = results.map(\.agreement).max() ?? 0
    guard best > max(Self.sure, agreement + 0.1) else { return nil }
    return results.first { $0.agreement > best - 0.02 }
  }

  /// Where a thing of another size is by its own edges: corners and lines seldom grow with what they belong to.
  /// - Parameter agreement: what the best pose explains; where that is much, corners as round as before are asked for.
  private mutating func ownMoment(
    _ seen: Region, _ picture: Bitmap, _ time: Double, agreement: Double
  ) -> Track.Moment? {
    guard let part = try? PicturePart(seen, of: picture), let own = Cutout(part, over: background, isReference: false),
      cutout.tilt == 0, own.isResized(against: cutout), own.isBox || !cutout.isBox
    else { return nil }
    // A turned box that compression has blurred looks like an upright one with rounder corners.
    if cutout.isBox, agreement > Self.doubtful, !own.hasCorners(of: cutout) { return nil }
    let opacity = own.opacity(against: cutout, over: background.picture)
    history.append(
      (time, Pose(offset: own.center - cutout.center, scale: own.size / cutout.size, angle: 0, opacity: opacity)))
    return Track.Moment(
      time: time, x: own.center.x, y: own.center.y, width: own.size.x, height: own.size.y, rotation: 0,
      opacity: opacity,
      agreement: 0.9)
  }

  private func guess(_ seen: Region?, time: Double, size: PixelSize) -> Pose {
    guard let seen else { return predicted(time: time) ?? Pose(angle: cutout.tilt) }
    var pose = history.last?.pose ?? Pose(angle: cutout.tilt)
    pose.offset = seen.isCut ? offset(ofCut: seen, size, time: time) : seen.center - region.center
    if !seen.isCut, !region.isCut, cutout.tilt == 0, abs(pose.angle) < 0.1 {
      pose.scale = SIMD2(
        (seen.spread.x / max(region.spread.x, 0.1)).squareRoot(),
        (seen.spread.y / max(region.spread.y, 0.1)).squareRoot())
    }
    return pose
  }

  /// Of a thing that the picture's edge cuts, the sides that are to be seen tell where it is.
  private func offset(ofCut seen: Region, _ size: PixelSize, time: Double) -> SIMD2<Double> {
    let (box, whole) = (seen.box, region.box)
    let center = seen.center - region.center
    let between = predicted(time: time)?.offset ?? center
    func along(
      _ start: Int, _ length: Int, _ wholeStart: Int, _ wholeLength: Int, _ limit: Int, _ center: Double,
      _ between: Double
    ) -> Double {
      switch (start == 0, start + length == limit) {
      case (false, false): center
      case (false, true): Double(start - wholeStart)
      case (true, false): Double(start + length - wholeStart - wholeLength)
      case (true, true): between
      }
    }
    return SIMD2(
      along(box.x, box.width, whole.x, whole.width, size.width, center.x, between.x),
      along(box.y, box.height, whole.y, whole.height, size.height, center.y, between.y))
  }

  /// Where it would go on to.
  private func predicted(time: Double) -> Pose? {
    guard let last = history.last else { return nil }
    guard history.count > 1 else { return last.pose }
    let before = history[history.count - 2]
    let share = (time - last.time) / max(last.time - before.time, 1e-6)
    var pose = last.pose
    pose.offset += (last.pose.offset - before.pose.offset) * share
    pose.angle += (last.pose.angle - before.pose.angle) * share
    return pose
  }
}

extension Track.Moment {
  fileprivate init(time: Double, _ pose: Pose, of cutout: Cutout, agreement: Double) {
    self.init(
      time: time, x: cutout.center.x + pose.offset.x, y: cutout.center.y + pose.offset.y,
      width: cutout.size.x * pose.scale.x, height: cutout.size.y * pose.scale.y, rotation: pose.angle * 180 / .pi,
      opacity: pose.opacity, agreement: agreement)
  }
}
