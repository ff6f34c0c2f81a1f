/// A part of the picture that differs, from one rest to the next.
struct Stretch {
  /// Frames: from the last one at rest to the first one at rest again, in both animations.
  let frames: ClosedRange<Int>
  /// The first frame that differs noticeably.
  let onset: Int
  /// The sum of the squared differences of all its cells.
  let difference: Double
  /// The cells that differ.
  let cells: [Int]
  private let samples: [Sample]
  /// Whether it begins and ends with the same frames as it should, and shows the same then.
  let endsAlike: Bool
  /// The part of the difference that no sample looks at.
  let ignored: Double

  /// What differs in one frame, and what the expected animation shows there around that time. Only cells that differ then are
  /// looked at, and those beside them: what moves elsewhere at that time and is as it should be does not matter.
  private struct Sample {
    let frame: Int
    /// The frame that the curve begins with.
    let first: Int
    let expected: KinkedCurve
    let actual: SIMD16<Double>
    let difference: Double
    /// The squared distance of the values.
    let distance: Double
  }

  /// The share of what differs that is left when each frame shows what the expected animation shows at another time, times
  /// ``difference``.
  /// - Parameter map: from a frame of the actual animation to one of the expected animation, with fractions.
  func rest(_ map: (Double) -> Double) -> Double {
    samples.reduce(ignored) { $0 + rest($1, at: map(Double($1.frame))) }
  }

  /// What each frame leaves when it shows what the expected animation shows at one of some times, in order; what is out of reach
  /// leaves infinitely much.
  func rests(at times: [Double]) -> [(frame: Int, rests: [Double])] {
    samples.map { sample in
      let reach = Double(sample.frame - Self.reach)...Double(sample.frame + Self.reach)
      return (sample.frame, times.map { reach.contains($0) ? rest(sample, at: $0) : .infinity })
    }
  }

  private func rest(_ sample: Sample, at time: Double) -> Double {
    let time = min(max(time, Double(frames.lowerBound)), Double(frames.upperBound)) - Double(sample.first)
    return sample.difference * (sample.expected.value(at: time) - sample.actual).squaredLength / sample.distance
  }
}

extension Stretch {
  /// All that differ noticeably.
  static func all(in footage: Footage) -> [Self] {
    let frames = 0..<footage.count
    let peaks = footage.peaks
    let limit = max((peaks.max() ?? 0) * noticeable, 0.02)
    let total = footage.total
    var isOpen = peaks.map { $0 > limit }
    var found: [(cells: [Int], span: ClosedRange<Int>, sums: [Double], difference: Double)] = []
    for cell in peaks.indices where isOpen[cell] {
      let cells = footage.region(from: cell, &isOpen)
      let sums = frames.map { frame in cells.reduce(0.0) { $0 + Double(footage.difference(frame, $1)) } }
      guard sums.reduce(0, +) > total * leastShare else { continue }
      for span in spans(of: cells, in: footage) {
        let difference = sums[span].reduce(0, +)
        if difference > total * leastShare { found.append((cells, span, sums, difference)) }
      }
    }
    // What falls into more parts has no simple cause.
    let strongest = found.indices.sorted { (-found[$0].difference, $0) < (-found[$1].difference, $1) }.prefix(mostParts)
    return strongest.sorted().map { Self(found[$0].cells, found[$0].span, found[$0].sums, in: footage) }
  }

  /// So many parts are looked at, those that differ most.
  static let mostParts = 24

  /// Cells and frames that differ less than this share of those that differ most are left out.
  static let noticeable: Float = 1e-3
  /// Parts with less of all that differs are left out.
  private static let leastShare = 0.01
  /// So many frames of a stretch are looked at.
  private static let mostSamples = 120

  /// How many numbers are looked at for one, at the most: some sixty speeds from eight beginnings on, and times in each frame.
  static var work: Int { 16 * mostSamples * (60 * 8 + 12 * reach) }

  /// What a frame may show that the expected animation shows so many frames before or after.
  static let reach = 9

  /// The cells over which it moves, of which only some need differ.
  func way(in footage: Footage) -> [Int] {
    let peaks = footage.motionPeaks(frames.lowerBound..<frames.upperBound)
    let limit = max((cells.map { peaks[$0] }.max() ?? 0) * Self.noticeable, 0.02)
    var isOpen = peaks.map { $0 > limit }
    for cell in cells { isOpen[cell] = true }
    return footage.region(from: cells[0], &isOpen)
  }

  /// When some cells move, in either animation.
  private static func spans(of cells: [Int], in footage: Footage) -> [ClosedRange<Int>] {
    let motion = (0..<footage.count - 1).map { frame in
      cells.reduce(Float(0)) { $0 + footage.motion(frame, $1) }
    }
    let limit = (motion.max() ?? 0) * 4e-6
    var spans: [ClosedRange<Int>] = []
    for frame in motion.indices where motion[frame] > limit {
      // One frame at rest may be a motion's turning point.
      if let last = spans.last, frame - last.upperBound <= 1 {
        spans[spans.count - 1] = last.lowerBound...frame + 1
      } else {
        spans.append(frame...frame + 1)
      }
    }
    return spans
  }

  private init(_ cells: [Int], _ span: ClosedRange<Int>, _ sums: [Double], in footage: Footage) {
    let limit = (sums[span].max() ?? 0) * Double(Self.noticeable)
    let noticed = span.filter { sums[$0] > limit }
    var samples: [Sample] = []
    // Of a long stretch each frame stands for those up to the next.
    let step = noticed.count / Self.mostSamples + 1
    for number in Swift.stride(from: 0, to: noticed.count, by: step) {
      let frame = noticed[number]
      let mask = CellMask(Self.cells(cells, at: frame, in: footage), grid: footage.grid)
      let around = max(frame - Self.reach, span.lowerBound)...min(frame + Self.reach, span.upperBound)
      let actual = mask.values(of: footage.actual[frame])
      let distance = (mask.values(of: footage.expected[frame]) - actual).squaredLength
      guard distance > 0 else { continue }
      samples.append(
        Sample(
          frame: frame, first: around.lowerBound,
          expected: KinkedCurve(around.map { mask.values(of: footage.expected[$0]) }), actual: actual,
          difference: noticed[number..<min(number + step, noticed.count)].reduce(0) { $0 + sums[$1] },
          distance: distance))
    }
    frames = span
    endsAlike =
      sums[span.lowerBound] <= limit && sums[span.upperBound] <= limit
      && Self.ends(footage.expected, span, cells) == Self.ends(footage.actual, span, cells)
    onset = noticed.first ?? span.lowerBound
    difference = sums[span].reduce(0, +)
    ignored = difference - samples.reduce(0) { $0 + $1.difference }
    self.cells = cells
    self.samples = samples
  }

  /// The first and the last frame of some that change some cells.
  private static func ends(_ frames: [FrameSignature], _ span: ClosedRange<Int>, _ cells: [Int]) -> [Int?] {
    let changes = span.dropLast().filter { frame in
      frames[frame].digest != frames[frame + 1].digest
        && cells.contains { (frames[frame].cells[$0] - frames[frame + 1].cells[$0]).length > 0.5 }
    }
    return [changes.first, changes.last]
  }

  /// Of some cells those that differ at a frame, and their neighbours.
  private static func cells(_ cells: [Int], at frame: Int, in footage: Footage) -> [Int] {
    let limit = (cells.map { footage.difference(frame, $0) }.max() ?? 0) * 0.05
    let differing = cells.filter { footage.difference(frame, $0) > limit }
    return Set(differing + differing.flatMap(footage.neighbours)).sorted()
  }
}
