import Springform
import SpringformDocument

/// Finds out what names mean and whether types fit, and compiles.
final class CompilationContext {
  /// A derived value: as it is written, and compiled when somebody first needs it.
  struct Derived {
    enum State {
      case written
      case inProgress
      case done(Expression)
      /// Its problem has been told.
      case broken
    }

    let name: String
    /// `nil` for an input, which no file defines.
    let node: Node?
    var state = State.written
  }

  /// Something that changes and that expressions read.
  enum Input: Hashable {
    case time
    case state(Int)
    case value(Int)
    /// What a layer shows, or what was set.
    case property(layer: Int, name: String, isModel: Bool)
  }

  let problems: Problems
  var scope = Scope()
  var derived: [Derived] = []
  /// Where the inputs stand among the derived values.
  private var inputs: [Input: Int] = [:]
  /// How many operations are being compiled, one within the other.
  var level = 0
  /// The names of the derived values that are being compiled, to find cycles.
  private var chain: [Int] = []
  /// Whether anything depends on the time itself.
  private(set) var usesTime = false
  /// The most locals in any place.
  private(set) var localCount = 0

  init(_ problems: Problems) { self.problems = problems }

  func noteTime() { usesTime = true }

  func noteLocals(_ scope: Scope) { localCount = max(localCount, scope.locals.count) }

  /// The layers whose properties are read, by their slots.
  var slotsRead: Set<Int> {
    Set(inputs.keys.compactMap { if case .property(let layer, _, _) = $0 { layer } else { nil } })
  }

  /// The number of an input among the derived values, which it joins when it is read for the first time. So all who read it
  /// share one reading a refresh, and are worked out anew only when it has changed.
  func index(of input: Input, reads: [Reference] = [], _ code: () -> Thunk) -> Int {
    if let index = inputs[input] { return index }
    let expression = Expression(code: code(), traits: [.live, .direct], reads: reads, depth: 1)
    derived.append(Derived(name: "", node: nil, state: .done(expression)))
    inputs[input] = derived.count - 1
    return derived.count - 1
  }

  // MARK: Derived values

  /// - Throws: an error at the place of use, when the value takes part in a cycle or is broken itself.
  func expression(ofDerived index: Int, at offset: Int) throws(ExpressionError) -> Expression {
    switch derived[index].state {
    case .done(let expression): return expression
    case .broken: throw Self.silent
    case .inProgress:
      let names = (chain.drop { $0 != index } + [index]).map { derived[$0].name }
      throw ExpressionError(
        names.count > 2 ? "these values need each other: " + arrowChain(names) : "'\(names[0])' needs itself",
        at: offset)
    case .written:
      guard let node = derived[index].node else { throw Self.silent }
      derived[index].state = .inProgress
      chain.append(index)
      // ReaderContext a node takes more of the stack than an operation.
      level += Self.levelsOfNode
      defer {
        chain.removeLast()
        level -= Self.levelsOfNode
      }
      let expression = ExpressionReader(self, scope: scope.withoutLocals).expression(node)
      if let expression, expression.traits.contains(.random) {
        problems.add(
          "a derived value cannot be random, because it is worked out anew whenever it is read",
          at: node.position, hint: "use noise(x), or a state that an event sets")
      }
      derived[index].state = expression.map { .done($0) } ?? .broken
      guard let expression else { throw Self.silent }
      return expression
    }
  }

  private static let levelsOfNode = 4

  /// For what follows from a problem that has been told.
  static let silent = ExpressionError("", at: -1)
}

/// The names of a cycle, joined by arrows; the middle of a long cycle is left out.
func arrowChain(_ names: [String]) -> String {
  (names.count > 8 ? names.prefix(4) + ["..."] + names.suffix(3) : names[...]).joined(separator: " -> ")
}

extension Scope {
  var withoutLocals: Scope {
    var scope = self
    scope.locals = []
    return scope
  }
}
