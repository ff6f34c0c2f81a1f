/// How much there is to draw of compositions and what they use, known before anything is: a few lines can ask for a billion layers.
struct CompositionWeights {
  private struct Weight {
    var items = 0
    var uses: [(asset: Int, offset: Int, layer: String?)] = []
  }

  /// By the number of the asset; that of the file itself is -1.
  private var weights: [Int: Weight] = [:]
  /// The composition that is being read.
  var current = -1

  /// What is drawn of the composition that is being read, so far.
  var items: Int { weights[current]?.items ?? 0 }

  mutating func add(items: Int) throws(LottieError) {
    let (sum, overflow) = weights[current, default: Weight()].items.addingReportingOverflow(items)
    guard !overflow, sum <= LottieAnimation.maximumItems else { throw .tooManyItems }
    weights[current, default: Weight()].items = sum
  }

  /// - Parameters:
  ///   - offset: where in the text.
  ///   - layer: the layer's name.
  mutating func addUse(of asset: Int, at offset: Int, layer: String?) {
    weights[current, default: Weight()].uses.append((asset, offset, layer))
  }

  static let maximumDepth = 32

  /// Where a composition shows itself, perhaps by way of others, or lies too deep in others.
  /// - Throws: ``LottieError/tooManyItems``.
  func circle() throws(LottieError) -> (offset: Int, layer: String?)? {
    var walk = Walk()
    for asset in weights.keys.sorted() { _ = try items(of: asset, &walk) }
    return walk.circle
  }

  private struct Walk {
    var known: [Int: Int] = [:]
    var open: Set<Int> = []
    var circle: (offset: Int, layer: String?)?
  }

  private func items(of asset: Int, _ walk: inout Walk) throws(LottieError) -> Int {
    if let items = walk.known[asset] { return items }
    guard let weight = weights[asset] else { return 0 }
    walk.open.insert(asset)
    var sum = weight.items
    for use in weight.uses {
      guard walk.circle == nil, !walk.open.contains(use.asset), walk.open.count <= Self.maximumDepth else {
        walk.circle = walk.circle ?? (use.offset, use.layer)
        return 0
      }
      sum += try items(of: use.asset, &walk)
      guard sum <= LottieAnimation.maximumItems else { throw .tooManyItems }
    }
    walk.open.remove(asset)
    walk.known[asset] = sum
    return sum
  }
}
