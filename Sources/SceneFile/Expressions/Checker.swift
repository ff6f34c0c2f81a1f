import Springform
import SpringformDocument

/// Finds out what names mean and whether types fit, and compiles.
final class Checker {
  /// A derived value: as it is written, and compiled when somebody first needs it.
  struct Derived {
    enum State {
      case written
      case underWay
      case done(Expression)
      /// Its problem has been told.
      case broken
    }

    let name: String
    let node: Node
    var state = State.written
  }

  let problems: Problems
  var scope = Scope()
  var derived: [Derived] = []
  /// The names of the derived values under way, for telling a cycle.
  private var chain: [Int] = []
  /// Whether anything depends on the time itself.
  private(set) var usesTime = false
  /// The most locals in any place.
  private(set) var localCount = 0

  init(_ problems: Problems) { self.problems = problems }

  func noteTime() { usesTime = true }

  func noteLocals(_ scope: Scope) { localCount = max(localCount, scope.locals.count) }

  // MARK: Derived values

  /// - Throws: an error at the place of use, when the value takes part in a cycle or is broken itself.
  func expression(ofDerived index: Int, at offset: Int) throws(ExpressionError) -> Expression {
    switch derived[index].state {
    case .done(let expression): return expression
    case .broken: throw Self.silent
    case .underWay:
      let names = (chain.drop { $0 != index } + [index]).map { derived[$0].name }
      throw ExpressionError(
        names.count > 2
          ? "these values need each other: " + names.joined(separator: " -> ") : "'\(names[0])' needs itself",
        at: offset)
    case .written:
      derived[index].state = .underWay
      chain.append(index)
      defer { chain.removeLast() }
      let expression = ExpressionReader(self, scope: scope.withoutLocals).expression(derived[index].node)
      if let expression, expression.traits.contains(.random) {
        problems.add(
          "a derived value cannot be random, because it is worked out anew whenever it is read",
          at: derived[index].node.mark, hint: "use noise(x), or a state that an event sets")
      }
      derived[index].state = expression.map { .done($0) } ?? .broken
      guard let expression else { throw Self.silent }
      return expression
    }
  }

  /// For what follows from a problem that has been told.
  static let silent = ExpressionError("", at: -1)
}

extension Scope {
  var withoutLocals: Scope {
    var scope = self
    scope.locals = []
    return scope
  }
}
