import Glibc
import SpringformBitmap

/// What is taken for one thing through the pictures: the region that shows it in each.
struct RegionTrack {
  /// How a picture shows the thing.
  enum Sight {
    /// By a region of its own.
    case alone(Region)
    /// Within a region that also shows others, by its box.
    case merged(PixelRect)
    case hidden
  }

  /// The picture that it begins in, and how it is seen from there on.
  let first: Int
  private(set) var sights: [Sight]
  /// The last two pictures that show it alone, the later one first.
  private(set) var lastAlone: [(picture: Int, region: Region)]
  /// Whether it turned out to be several things that lay one over the other; each has a track of its own then.
  fileprivate(set) var isDissolved = false

  init(first: Int, _ region: Region) {
    self.first = first
    sights = [.alone(region)]
    lastAlone = [(first, region)]
  }

  /// One of several things that were taken for one until a picture shows it by a region of its own.
  init(_ region: Region, outOf whole: RegionTrack) {
    self.init(first: whole.first, region)
    sights = whole.sights.map { if case .alone(let both) = $0 { .merged(both.box) } else { $0 } }
    lastAlone = []
    append(.alone(region))
  }

  /// Where it is with others in a picture, if it is.
  func company(in picture: Int) -> PixelRect? {
    guard picture >= first, picture < first + sights.count, case .merged(let box) = sights[picture - first] else {
      return nil
    }
    return box
  }

  /// Its own region in a picture, if it has one.
  subscript(picture: Int) -> Region? {
    guard picture >= first, picture < first + sights.count, case .alone(let region) = sights[picture - first] else {
      return nil
    }
    return region
  }

  /// How many pictures show it alone.
  var clearCount: Int { sights.count { if case .alone = $0 { true } else { false } } }

  /// After the last picture that shows it, alone or not.
  var end: Int { first + (sights.lastIndex { if case .hidden = $0 { false } else { true } } ?? 0) + 1 }

  /// Whether it is over a point in some picture.
  func covers(_ point: SIMD2<Double>) -> Bool {
    sights.contains { if case .alone(let region) = $0 { region.box.contains(point) } else { false } }
  }

  /// Where it was in the last picture, if it was in a region with others.
  var company: PixelRect? { if case .merged(let box) = sights[sights.count - 1] { box } else { nil } }

  mutating func append(_ sight: Sight) {
    if case .alone(let region) = sight {
      lastAlone.insert((first + sights.count, region), at: 0)
      if lastAlone.count > 2 { lastAlone.removeLast() }
    }
    sights.append(sight)
  }
}

/// Follows regions from picture to picture by where they would go on to, by their size and by their colour.
struct RegionLinking {
  /// When each picture appears, in seconds.
  let times: [Double]
  private(set) var tracks: [RegionTrack] = []
  /// What was too much to look at in the picture that has most of it.
  private(set) var crowded: [Unfollowed] = []
  private var open: [Int] = []
  /// So long a thing may be hidden before it counts as gone, in seconds.
  private static let patience = 0.35
  /// Or so many pictures.
  private static let fewestHidden = 6
  /// The longest way from one picture to the next, in pixels.
  private static let longestJump = 400.0
  /// So many regions of a picture are looked at.
  private static let mostRegions = 200

  init(times: [Double]) { self.times = times }

  /// Goes on with a picture's regions.
  /// - Returns: the tracks that the picture shows alone.
  mutating func add(_ all: [Region], picture: Int) -> [Int] {
    let regions = largest(all, picture: picture)
    let sights = sights(of: open.map { tracks[$0] }, in: regions, picture: picture)
    var isTaken = Set<Int>()
    var next: [Int] = []
    var seen: [Int] = []
    let parts = parts(of: sights, in: regions, picture: picture)
    for (track, sight) in zip(open, sights) {
      if let parts = parts[track] {
        isTaken.formUnion(parts)
        tracks[track].isDissolved = true
        for part in parts {
          next.append(tracks.count)
          seen.append(tracks.count)
          tracks.append(RegionTrack(regions[part], outOf: tracks[track]))
        }
        continue
      }
      switch sight {
      case .alone(let index):
        tracks[track].append(.alone(regions[index]))
        isTaken.insert(index)
        seen.append(track)
      case .merged(let index):
        tracks[track].append(.merged(regions[index].box))
        isTaken.insert(index)
      case nil: tracks[track].append(.hidden)
      }
      let last = tracks[track].end - 1
      if times[picture] - times[last] <= Self.patience || picture - last <= Self.fewestHidden { next.append(track) }
    }
    for (index, region) in regions.enumerated() where !isTaken.contains(index) {
      next.append(tracks.count)
      seen.append(tracks.count)
      tracks.append(RegionTrack(first: picture, region))
    }
    open = next
    return seen
  }

  /// For each track that falls apart the regions that it becomes: things that lay one over the other from the beginning. What grew
  /// before it gave something away stays what it was.
  private func parts(of sights: [Link?], in regions: [Region], picture: Int) -> [Int: [Int]] {
    var linked: [Int: [Int]] = [:]
    for (track, sight) in zip(open, sights) {
      switch sight {
      case .alone(let index), .merged(let index): linked[index, default: []].append(track)
      case nil: break
      }
    }
    var result: [Int: [Int]] = [:]
    var isTaken = Set<Int>()
    for track in open {
      guard let before = tracks[track][picture - 1], let whole = tracks[track][tracks[track].first] else { continue }
      let parts = regions.indices.filter { index in
        linked[index] == [track]
          || linked[index] == nil && !isTaken.contains(index) && regions[index].mass > Self.leastPart * before.mass
            && before.box.intersects(regions[index].box)
      }
      guard parts.count > 1, let largest = parts.map({ regions[$0].mass }).max() else { continue }
      let mass = parts.reduce(0) { $0 + regions[$1].mass }
      let isSame = abs(mass / before.mass - 1) < Self.likeness && abs(before.mass / whole.mass - 1) < Self.likeness
      guard isSame, whole.mass > Self.leastWhole * largest else { continue }
      result[track] = parts
      isTaken.formUnion(parts)
    }
    return result
  }

  /// Of a thing that falls apart, the smallest part that is a thing of its own, and how far masses may differ; parts lie over each
  /// other first.
  private static let (leastPart, leastWhole, likeness) = (0.1, 1.15, 0.35)

  /// What many small things do tells nothing.
  private mutating func largest(_ regions: [Region], picture: Int) -> [Region] {
    guard regions.count > Self.mostRegions else { return regions }
    let sorted = regions.sorted { ($0.mass, $1.box.y, $1.box.x) > ($1.mass, $0.box.y, $0.box.x) }
    if regions.count - Self.mostRegions > crowded.count {
      crowded = sorted.dropFirst(Self.mostRegions).map {
        Unfollowed(reason: .crowded, x: $0.center.x, y: $0.center.y, time: times[picture], area: $0.mass)
      }
    }
    return Array(sorted.prefix(Self.mostRegions))
  }

  /// The region that shows a track, by its index.
  private enum Link {
    case alone(Int)
    case merged(Int)
  }

  /// For each track the region that goes on with it; nil where none does.
  private func sights(of tracks: [RegionTrack], in regions: [Region], picture: Int) -> [Link?] {
    var pairs: [(cost: Double, track: Int, region: Int)] = []
    for (place, track) in tracks.enumerated() {
      let (expected, model) = prediction(of: track, at: times[picture])
      for (index, region) in regions.enumerated() {
        let cost = cost(of: region, after: model, expected: expected, track: track, picture: picture)
        if cost < 1 { pairs.append((cost, place, index)) }
      }
    }
    pairs.sort { ($0.cost, $0.track, $0.region) < ($1.cost, $1.track, $1.region) }
    var links = [Int?](repeating: nil, count: tracks.count)
    var isTaken = Set<Int>()
    for pair in pairs where links[pair.track] == nil && !isTaken.contains(pair.region) {
      links[pair.track] = pair.region
      isTaken.insert(pair.region)
    }
    // What jumps farther than anything is thought to is known by its looks.
    var jumps: [(cost: Double, track: Int, region: Int)] = []
    for (place, track) in tracks.enumerated() where links[place] == nil {
      let (_, last) = prediction(of: track, at: times[picture])
      for (index, region) in regions.enumerated() where !isTaken.contains(index) && !region.isCut && !last.isCut {
        let looks = 3 * abs(log(region.mass / last.mass)) + length3(region.color - last.color) / 40
        let cost = length(region.center - last.center) / Self.longestJump + looks
        if cost < 1 { jumps.append((cost, place, index)) }
      }
    }
    jumps.sort { ($0.cost, $0.track, $0.region) < ($1.cost, $1.track, $1.region) }
    for jump in jumps where links[jump.track] == nil && !isTaken.contains(jump.region) {
      links[jump.track] = jump.region
      isTaken.insert(jump.region)
    }
    // A region that also lies where a track without one is expected holds both, and shows neither alone, if it has grown by so much.
    var masses: [Int: Double] = [:]
    for (place, link) in links.enumerated() {
      if let link { masses[link] = prediction(of: tracks[place], at: times[picture]).1.mass }
    }
    var company: [Int?] = Array(repeating: nil, count: tracks.count)
    for (place, track) in tracks.enumerated() where links[place] == nil {
      let (expected, last) = prediction(of: track, at: times[picture])
      // One behind the other they are no larger than one for a while.
      let isBehind = times[picture] - times[track.lastAlone[0].picture] < Self.patience
      company[place] = regions.indices.first { index in
        let (mass, own) = (regions[index].mass, masses[index] ?? 0)
        let goesOn = track.company.map(regions[index].box.intersects) ?? false
        guard goesOn || regions[index].box.contains(expected), last.mass > 0.1 * mass else { return false }
        return goesOn && isBehind || mass > own + 0.35 * last.mass
      }
    }
    let shared = Set(company.compactMap { $0 })
    return tracks.indices.map { place in
      // What has grown by the other's size is not the thing alone.
      if let index = links[place] { return shared.contains(index) ? .merged(index) : .alone(index) }
      return company[place].map { .merged($0) }
    }
  }

  /// Where a track would be by now, and what it looked like when it was seen last.
  private func prediction(of track: RegionTrack, at time: Double) -> (SIMD2<Double>, Region) {
    let seen = track.lastAlone.map { (time: times[$0.picture], region: $0.region) }
    let last = seen[0]
    guard seen.count == 2, last.time > seen[1].time else { return (last.region.center, last.region) }
    let velocity = (last.region.center - seen[1].region.center) / (last.time - seen[1].time)
    return (last.region.center + velocity * (time - last.time), last.region)
  }

  /// How little a region looks like what was expected: below 1 it may be the same thing.
  private func cost(
    of region: Region, after last: Region, expected: SIMD2<Double>, track: RegionTrack, picture: Int
  ) -> Double {
    let size = max(Double(last.box.width), Double(last.box.height))
    let speed = length(expected - last.center)
    let distance =
      min(length(region.center - expected), length(region.center - last.center) + 2) / (1.5 * size + speed + 12)
    // What comes in over the edge, or fades, changes its mass; its colour tells less then.
    let growth = abs(log(region.mass / last.mass)) / (region.isCut || last.isCut ? 3 : 1.4)
    let color = length3(region.color - last.color) / 160
    return distance + 0.6 * growth + 0.6 * color
  }
}

extension PixelRect {
  func intersects(_ other: PixelRect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }

  func contains(_ point: SIMD2<Double>) -> Bool {
    point.x > Double(x) && point.x < Double(x + width) && point.y > Double(y) && point.y < Double(y + height)
  }
}

/// The length of a vector.
func length(_ vector: SIMD2<Double>) -> Double { (vector.x * vector.x + vector.y * vector.y).squareRoot() }
func length3(_ vector: SIMD3<Double>) -> Double { (vector * vector).sum().squareRoot() }
