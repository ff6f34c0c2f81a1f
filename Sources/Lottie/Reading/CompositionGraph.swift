/// The compositions of a file and what they use, to know how much there is to draw before anything is: a few lines can ask for
/// a billion layers.
struct CompositionGraph {
  private struct Composition {
    var items = 0
    var buffers = 0
    var uses: [(number: Int, place: LottiePlace)] = []
  }

  private var compositions = [Composition()]

  /// Makes room for as many, the main one the first.
  mutating func grow(to count: Int) {
    while compositions.count < count { compositions.append(Composition()) }
  }

  /// Adds one; returns its number.
  mutating func add() -> Int {
    compositions.append(Composition())
    return compositions.count - 1
  }

  mutating func addItems(_ count: Int, to composition: Int) { compositions[composition].items += count }

  mutating func addBuffers(_ count: Int, to composition: Int) { compositions[composition].buffers += count }

  mutating func addUse(of number: Int, in composition: Int, at place: LottiePlace) {
    compositions[composition].uses.append((number, place))
  }

  private struct Extent {
    var items: Int
    var buffers: Int
    var depth = 1
  }

  /// How many pictures as large as the result it takes to draw the main composition.
  /// - Throws: ``LottieError/circle(_:)``, ``LottieError/tooManyItems``.
  func buffers() throws(LottieError) -> Int {
    var extents: [Extent?] = Array(repeating: nil, count: compositions.count)
    var isOpen = Array(repeating: false, count: compositions.count)
    let all = try extent(of: 0, depth: 1, &extents, &isOpen)
    // rlottie follows those that are not used, too.
    for index in compositions.indices { _ = try extent(of: index, depth: 1, &extents, &isOpen) }
    // One that is faded is drawn apart.
    return all.buffers + all.depth
  }

  private static let maximumDepth = 32

  private func extent(
    of index: Int, depth: Int, _ extents: inout [Extent?], _ isOpen: inout [Bool]
  ) throws(LottieError) -> Extent {
    if let known = extents[index] { return known }
    let composition = compositions[index]
    isOpen[index] = true
    var extent = Extent(items: composition.items, buffers: composition.buffers)
    for use in composition.uses {
      guard !isOpen[use.number], depth < Self.maximumDepth else { throw .circle(use.place) }
      let inner = try self.extent(of: use.number, depth: depth + 1, &extents, &isOpen)
      extent.items += inner.items
      extent.buffers += inner.buffers
      extent.depth = max(extent.depth, inner.depth + 1)
      guard extent.items <= LottieAnimation.maximumItems, extent.depth <= Self.maximumDepth else {
        throw .tooManyItems
      }
    }
    guard extent.items <= LottieAnimation.maximumItems else { throw .tooManyItems }
    isOpen[index] = false
    extents[index] = extent
    return extent
  }
}
