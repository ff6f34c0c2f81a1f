/// The compositions of a file and what they use, to know how much there is to draw before anything is: a few lines can ask for
/// a billion layers.
struct CompositionGraph {
  private struct Composition {
    var items = 0
    var buffers = 0
    var reach = 0.0
    var uses: [(number: Int, factor: Double, place: LottiePlace)] = []
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

  /// Notes how far from a composition's corner something may lie, or how large it may be, in points.
  mutating func addReach(_ reach: Double, to composition: Int) {
    compositions[composition].reach = max(compositions[composition].reach, reach)
  }

  /// - Parameter factor: how much larger the other one may be shown.
  mutating func addUse(of number: Int, in composition: Int, factor: Double, at place: LottiePlace) {
    compositions[composition].uses.append((number, factor, place))
  }

  private struct Extent {
    var items: Int
    var buffers: Int
    var reach: Double
    var depth = 1
  }

  /// How many pictures as large as the result it takes to draw the main composition.
  /// - Throws: ``LottieError/circle(_:)``, ``LottieError/tooManyItems``, ``LottieError/tooFar``.
  func buffers() throws(LottieError) -> Int {
    var extents: [Extent?] = Array(repeating: nil, count: compositions.count)
    var isOpen = Array(repeating: false, count: compositions.count)
    let all = try extent(of: 0, depth: 1, &extents, &isOpen)
    // rlottie follows those that are not used, too.
    for index in compositions.indices { _ = try extent(of: index, depth: 1, &extents, &isOpen) }
    guard all.reach <= LottieAnimation.maximumReach else { throw .tooFar }
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
    var extent = Extent(items: composition.items, buffers: composition.buffers, reach: composition.reach)
    for use in composition.uses {
      guard !isOpen[use.number], depth < Self.maximumDepth else { throw .circle(use.place) }
      let inner = try self.extent(of: use.number, depth: depth + 1, &extents, &isOpen)
      extent.items += inner.items
      extent.buffers += inner.buffers
      extent.depth = max(extent.depth, inner.depth + 1)
      extent.reach = max(extent.reach, use.factor * inner.reach)
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
