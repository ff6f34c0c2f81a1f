import SpringformDocument
import SpringformExpressions

/// Puts live steps into an order in which each comes after what it reads.
struct BindingOrder {
  private let file: ProgramContext
  private var ranks: [Int?]
  private var path: [Int] = []

  static func ranks(of file: ProgramContext) -> [Int] {
    var order = BindingOrder(file: file, ranks: Array(repeating: nil, count: file.liveSteps.count))
    for index in file.liveSteps.indices { _ = order.rank(index) }
    return order.ranks.map { $0 ?? 0 }
  }

  private init(file: ProgramContext, ranks: [Int?]) {
    self.file = file
    self.ranks = ranks
  }

  private mutating func rank(_ index: Int) -> Int {
    if let rank = ranks[index] { return rank }
    if let start = path.firstIndex(of: index) {
      let labels = (path[start...] + [index]).map { file.liveSteps[$0].label }
      let step = file.liveSteps[path.last ?? index]
      file.compilation.problems.add(
        labels.count > 2
          ? "these follow each other: " + arrowChain(labels) : "'\(labels[0])' follows itself",
        at: step.position)
      return 0
    }
    path.append(index)
    var rank = 0
    for reference in allReads(of: file.liveSteps[index].reads) {
      for (other, step) in file.liveSteps.enumerated() where step.target == reference {
        rank = max(rank, self.rank(other) + 1)
      }
    }
    path.removeLast()
    ranks[index] = rank
    return rank
  }

  /// The properties behind derived values, and those that others imply.
  private func allReads(of reads: [Reference]) -> [Reference] {
    var (result, pending, seen): ([Reference], [Reference], Set<Reference>) = ([], reads, [])
    while let reference = pending.popLast() {
      guard seen.insert(reference).inserted else { continue }
      switch reference {
      case .derived(let index):
        if case .done(let expression) = file.compilation.derived[index].state { pending += expression.reads }
      case .member(let layer, let name):
        result.append(reference)
        pending += file.layout.deciding(name, of: layer)
      }
    }
    return result
  }
}
