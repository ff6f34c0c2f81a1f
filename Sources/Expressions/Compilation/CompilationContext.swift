package import SpringformDocument
package import SpringformMotion

/// What the expressions of a document have in common while they are compiled: what names mean, and which values follow from
/// others.
package final class CompilationContext {
  /// A derived value: as it is written, and compiled when somebody first needs it.
  package struct Derived {
    package enum State {
      case written
      case inProgress
      case done(Expression)
      /// Its problem has been told.
      case broken
    }

    package let name: String
    /// `nil` for an input, which no file defines.
    package let node: Node?
    package internal(set) var state = State.written

    package init(name: String, node: Node?) {
      self.name = name
      self.node = node
    }

    /// A name whose problem has been told, so that nothing is said of those who use it.
    package init(broken name: String) {
      self.name = name
      node = nil
      state = .broken
    }
  }

  /// Something that changes and that expressions read.
  package enum Input: Hashable {
    case time
    case argument(Int)
    case state(Int)
    case value(Int)
    /// What is seen of a named object, or what was set.
    case member(object: Int, name: String, isModel: Bool)
  }

  package let problems: Problems
  let language: Language
  /// What the document adds to the language: curves by their names, and members that it alone gives to objects.
  package var curves: () -> [String: Pacing] = { [:] }
  package var member: (any ObjectType, _ name: String) -> Member? = { _, _ in nil }
  package var scope = Scope()
  package var derived: [Derived] = []
  /// Where the inputs stand among the derived values.
  private var inputs: [Input: Int] = [:]
  private var inputsByIndex: [Int: Input] = [:]
  /// How many operations are being compiled, one within the other.
  var level = 0
  /// The derived values that are being compiled, to find cycles.
  private var chain: [Int] = []
  /// Whether anything depends on the time itself.
  package private(set) var usesTime = false
  /// The most locals in any place.
  package private(set) var localCount = 0

  package init(_ language: Language, _ problems: Problems) {
    self.language = language
    self.problems = problems
  }

  func noteTime() { usesTime = true }

  package func noteLocals(_ scope: Scope) { localCount = max(localCount, scope.locals.count) }

  /// The named objects of which members are read, by their slots.
  package var slotsRead: Set<Int> {
    Set(inputs.keys.compactMap { if case .member(let object, _, _) = $0 { object } else { nil } })
  }

  /// The number of an input among the derived values, which it joins when it is read for the first time. So all who read it
  /// share one reading a refresh, and are worked out anew only when it has changed.
  func index(of input: Input, reads: [Reference], _ thunk: Thunk) -> Int {
    if let index = inputs[input] { return index }
    var value = Derived(name: "", node: nil)
    value.state = .done(Expression(code: thunk, traits: [.live, .direct], reads: reads, depth: 1))
    derived.append(value)
    inputs[input] = derived.count - 1
    inputsByIndex[derived.count - 1] = input
    return derived.count - 1
  }

  /// What an input among the derived values reads; `nil` for a value with a definition of its own.
  package func input(ofDerived index: Int) -> Input? { inputsByIndex[index] }

  /// Where it stands; `nil` when nothing reads the argument.
  package func input(ofArgument argument: Int) -> Int? { inputs[.argument(argument)] }

  // MARK: Derived values

  /// - Throws: an error at the place of use, when the value takes part in a cycle or is broken itself.
  package func expression(ofDerived index: Int, at offset: Int) throws(ExpressionError) -> Expression {
    switch derived[index].state {
    case .done(let expression): return expression
    case .broken: throw .reported
    case .inProgress:
      let names = (chain.drop { $0 != index } + [index]).map { derived[$0].name }
      throw ExpressionError(
        names.count > 2
          ? "these values need each other: " + arrowChain(names) : "'\(names[0])' needs itself", at: offset)
    case .written:
      guard let node = derived[index].node else { throw .reported }
      derived[index].state = .inProgress
      chain.append(index)
      // Reading a node takes more of the stack than an operation.
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
      guard let expression else { throw .reported }
      return expression
    }
  }

  private static let levelsOfNode = 4
}

/// The names of a cycle, joined by arrows; the middle of a long cycle is left out.
package func arrowChain(_ names: [String]) -> String {
  (names.count > 8 ? names.prefix(4) + ["..."] + names.suffix(3) : names[...]).joined(separator: " -> ")
}
