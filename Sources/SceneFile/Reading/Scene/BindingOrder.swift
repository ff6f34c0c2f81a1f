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
    for reference in file.allReads(of: file.liveSteps[index].reads) {
      for other in file.steps(setting: reference) { rank = max(rank, self.rank(other) + 1) }
    }
    path.removeLast()
    ranks[index] = rank
    return rank
  }
}

extension ProgramContext {
  /// The properties behind derived values, and those that others imply.
  fileprivate func allReads(of reads: [Reference]) -> [Reference] {
    behind(reads).filter { if case .member = $0 { true } else { false } }
  }

  /// What stands behind references: through derived values, what implies a property, and the steps that set one.
  /// - Parameter followsSteps: whether through what properties follow, too.
  func behind(_ reads: [Reference], followsSteps: Bool = false) -> [Reference] {
    var (result, pending, seen): ([Reference], [Reference], Set<Reference>) = ([], reads, [])
    while let reference = pending.popLast() {
      guard seen.insert(reference).inserted else { continue }
      result.append(reference)
      switch reference {
      case .derived(let index):
        if case .done(let expression) = compilation.derived[index].state { pending += expression.reads }
      case .member(let layer, let name): pending += layout.deciding(name, of: layer)
      }
      if followsSteps { pending += steps(setting: reference).flatMap { liveSteps[$0].reads } }
    }
    return result
  }

  /// The parameters that decide what those outside see of a component: a property of its layer, one of a layer in it, such as
  /// `badge.size`, or a value of its own.
  func parameters(deciding path: String) -> [String] {
    if let known = decidingParameters[path] { return known }
    let names = Set(
      behind([origin(of: path)], followsSteps: true).compactMap { reference -> String? in
        guard case .derived(let index) = reference, case .argument(let argument)? = compilation.input(ofDerived: index)
        else { return nil }
        return parameterNames[argument]
      })
    decidingParameters[path] = names.sorted()
    return names.sorted()
  }

  private func origin(of path: String) -> Reference {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    switch compilation.scope.symbols[parts[0]] {
    case .object(let part) where parts.count == 2: return .member(object: part.slot, name: parts[1])
    case .derived(let index): return .derived(index)
    case .argument(let index, _):
      return compilation.input(ofArgument: index).map { .derived($0) } ?? .member(object: 0, name: path)
    default: return .member(object: 0, name: path)
    }
  }
}
