/// How much there is to draw of compositions and what they use, known before anything is: a few lines can ask for a billion layers.
struct CompositionWeights {
  private struct Weight {
    var items = 0
    var uses: [(asset: Int, place: LottiePlace)] = []
  }

  /// By the number of the asset; that of the file itself is -1.
  private var weights: [Int: Weight] = [:]
  /// The composition that is being read.
  var current = -1

  mutating func add(items: Int) throws(LottieError) {
    let (sum, overflow) = weights[current, default: Weight()].items.addingReportingOverflow(items)
    guard !overflow, sum <= LottieAnimation.maximumItems else { throw .tooManyItems }
    weights[current, default: Weight()].items = sum
  }

  mutating func addUse(of asset: Int, at place: LottiePlace) {
    weights[current, default: Weight()].uses.append((asset, place))
  }

  static let maximumDepth = 32

  /// - Throws: ``LottieError/circle(_:)``, ``LottieError/tooManyItems``.
  func check() throws(LottieError) {
    var known: [Int: Int] = [:]
    var open: Set<Int> = []
    for asset in weights.keys.sorted() { _ = try items(of: asset, &known, &open) }
  }

  private func items(of asset: Int, _ known: inout [Int: Int], _ open: inout Set<Int>) throws(LottieError) -> Int {
    if let items = known[asset] { return items }
    guard let weight = weights[asset] else { return 0 }
    open.insert(asset)
    var sum = weight.items
    for use in weight.uses {
      guard !open.contains(use.asset), open.count <= Self.maximumDepth else { throw .circle(use.place) }
      sum += try items(of: use.asset, &known, &open)
      guard sum <= LottieAnimation.maximumItems else { throw .tooManyItems }
    }
    open.remove(asset)
    known[asset] = sum
    return sum
  }
}
