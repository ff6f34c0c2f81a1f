/// Two animations on one clock, frame by frame, with what differs in each cell of their signatures.
struct Footage {
  let expected: [FrameSignature]
  let actual: [FrameSignature]
  let grid: SignatureGrid
  /// Seconds of one frame.
  let step: Double
  /// The squared difference of each cell at each frame.
  private let differences: [Float]
  /// How much each cell changes from one frame to the next, in whichever animation it changes more.
  private let motions: [Float]

  /// Nil when there are too few frames, or too many.
  init?(_ expected: FrameTrack, _ actual: FrameTrack, grid: SignatureGrid, step: Double) {
    guard step > 0 else { return nil }
    let count = Int((max(expected.duration, actual.duration) / step).rounded())
    guard (4...Self.mostFrames).contains(count) else { return nil }
    self.expected = (0..<count).map { expected.frames[expected.index(at: Double($0) * step)] }
    self.actual = (0..<count).map { actual.frames[actual.index(at: Double($0) * step)] }
    self.grid = grid
    self.step = step
    var differences: [Float] = []
    differences.reserveCapacity(count * grid.columns * grid.rows)
    for (a, b) in zip(self.expected, self.actual) { a.appendSquares(to: b, &differences) }
    self.differences = differences
    total = differences.reduce(0) { $0 + Double($1) }
    var (one, other): ([Float], [Float]) = ([], [])
    one.reserveCapacity(differences.count)
    other.reserveCapacity(differences.count)
    for frame in 0..<count - 1 {
      self.expected[frame].appendSquares(to: self.expected[frame + 1], &one)
      self.actual[frame].appendSquares(to: self.actual[frame + 1], &other)
    }
    for place in one.indices where one[place] < other[place] { one[place] = other[place] }
    motions = one
  }

  /// Longer animations would take too long.
  private static let mostFrames = 600

  var count: Int { expected.count }
  var cellCount: Int { grid.columns * grid.rows }

  /// All that differs.
  let total: Double

  func difference(_ frame: Int, _ cell: Int) -> Float { differences[frame * cellCount + cell] }

  /// From a frame to the next.
  func motion(_ frame: Int, _ cell: Int) -> Float { motions[frame * cellCount + cell] }

  /// The most that each cell differs at any frame.
  var peaks: [Float] { Self.peaks(differences[...], cellCount) }

  /// The most that each cell changes from one of some frames to the next.
  func motionPeaks(_ frames: Range<Int>) -> [Float] {
    Self.peaks(motions[frames.lowerBound * cellCount..<frames.upperBound * cellCount], cellCount)
  }

  /// Row after row, as they are stored.
  private static func peaks(_ values: ArraySlice<Float>, _ cellCount: Int) -> [Float] {
    var peaks = [Float](repeating: 0, count: cellCount)
    var begin = values.startIndex
    while begin < values.endIndex {
      for cell in 0..<cellCount { peaks[cell] = max(peaks[cell], values[begin + cell]) }
      begin += cellCount
    }
    return peaks
  }

  /// The cells left, right, above and below.
  func neighbours(of cell: Int) -> [Int] {
    let (row, column) = (cell / grid.columns, cell % grid.columns)
    var cells: [Int] = []
    if column > 0 { cells.append(cell - 1) }
    if column + 1 < grid.columns { cells.append(cell + 1) }
    if row > 0 { cells.append(cell - grid.columns) }
    if row + 1 < grid.rows { cells.append(cell + grid.columns) }
    return cells
  }

  /// The cells that can be reached from one through some others.
  /// - Parameter isOpen: whether a cell is one of these; those that are reached no longer are.
  func region(from cell: Int, _ isOpen: inout [Bool]) -> [Int] {
    var region: [Int] = []
    var open = [cell]
    isOpen[cell] = false
    while let next = open.popLast() {
      region.append(next)
      for neighbour in neighbours(of: next) where isOpen[neighbour] {
        isOpen[neighbour] = false
        open.append(neighbour)
      }
    }
    return region.sorted()
  }
}

extension FrameSignature {
  fileprivate func appendSquares(to other: Self, _ squares: inout [Float]) {
    if digest == other.digest {
      squares.append(contentsOf: repeatElement(0, count: cells.count))
      return
    }
    for (a, b) in zip(cells, other.cells) {
      let difference = a - b
      squares.append((difference * difference).sum())
    }
  }
}
