import Constraints
import Testing

/// Solutions of random systems, held against what a solution is: what is required holds, and nothing near it misses less.
@Suite struct RandomSystemTests {
  typealias Term = Equation.Term

  private struct Random: RandomNumberGenerator {
    var state: UInt64
    /// Of Sebastiano Vigna's SplitMix64.
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private func miss(_ equation: Equation, _ value: (Variable) -> Double) -> Double {
    let left = equation.terms.reduce(equation.constant) { $0 + $1.coefficient * value($1.variable) }
    return switch equation.relation {
    case .equal: abs(left)
    case .greaterThanOrEqual: max(-left, 0)
    case .lessThanOrEqual: max(left, 0)
    }
  }

  /// What is missed at each strength, the strongest first.
  private func misses(_ equations: [Equation], _ value: (Variable) -> Double) -> [Double] {
    [nil, 3, 2, 1].map { strength in
      equations.filter { $0.strength == strength }.reduce(0) { $0 + miss($1, value) }
    }
  }

  private func randomEquation(_ variables: [Variable], _ random: inout Random) -> Equation {
    let count = Int.random(in: 1...3, using: &random)
    let terms = variables.shuffled(using: &random).prefix(count).map {
      Term($0, Double([-2, -1, 1, 1, 2].randomElement(using: &random) ?? 1))
    }
    let relation = [Equation.Relation.equal, .greaterThanOrEqual, .lessThanOrEqual].randomElement(using: &random)
    let strength = [nil, 1.0, 2, 3].randomElement(using: &random) ?? nil
    return Equation(
      terms, Double(Int.random(in: -20...20, using: &random)), relation ?? .equal, .zero, strength: strength)
  }

  /// Equations come and go and change; after each step the values are as good as those of a solver that never knew others, and no step in
  /// any direction makes them better.
  @Test(arguments: 0..<60) func asGoodAsAnew(seed: Int) throws {
    var random = Random(state: UInt64(seed))
    var solver = Solver()
    let variables = (0..<5).map { _ in solver.makeVariable() }
    var kept: [(handle: Handle, equation: Equation)] = []
    for _ in 0..<60 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !kept.isEmpty:
        solver.remove(kept.remove(at: Int.random(in: 0..<kept.count, using: &random)).handle)
      case 1 where !kept.isEmpty:
        let index = Int.random(in: 0..<kept.count, using: &random)
        guard kept[index].equation.strength != nil else { continue }
        kept[index].equation.constant = Double(Int.random(in: -20...20, using: &random))
        let isPossible = solver.setConstant(kept[index].equation.constant, of: kept[index].handle)
        #expect(isPossible)
      default:
        let equation = randomEquation(variables, &random)
        if let handle = try? solver.add(equation) { kept.append((handle, equation)) }
      }
      let equations = kept.map(\.equation)
      let found = misses(equations) { solver.value(of: $0) }
      #expect(found[0] < 1e-6)

      var fresh = Solver()
      let same = variables.map { _ in fresh.makeVariable() }
      for equation in equations.shuffled(using: &random) { _ = try fresh.add(equation) }
      let expected = misses(equations) { variable in
        fresh.value(of: same[variables.firstIndex(of: variable) ?? 0])
      }
      #expect(isClose(found, expected))

      for _ in 0..<20 {
        let step = variables.map { _ in Double.random(in: -1...1, using: &random) * 0.01 }
        let moved = misses(equations) { variable in
          solver.value(of: variable) + step[variables.firstIndex(of: variable) ?? 0]
        }
        #expect(!isBetter(moved, than: found))
      }
    }
  }

  private func isClose(_ a: [Double], _ b: [Double]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 } }

  private func isBetter(_ a: [Double], than b: [Double]) -> Bool {
    guard let index = a.indices.first(where: { abs(a[$0] - b[$0]) > 1e-7 }) else { return false }
    return a[index] < b[index]
  }

  /// A thing that contradicts is said so exactly when there is no solution: a box of bounds on one variable knows.
  @Test(arguments: 0..<20) func contradictionsAreFound(seed: Int) {
    var random = Random(state: UInt64(1000 + seed))
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    var (low, high) = (-Double.infinity, Double.infinity)
    for _ in 0..<30 {
      let bound = Double(Int.random(in: -50...50, using: &random))
      let isLower = Bool.random(using: &random)
      // Now and then by way of another variable, which is twice as large.
      if (try? solver.add(Equation([Term(y), Term(x, -2)], 0, .equal, .zero))) == nil { Issue.record("y = 2 x") }
      let term = Bool.random(using: &random) ? Term(x, 2) : Term(y)
      let isKept =
        (try? solver.add(
          Equation([term], -2 * bound, isLower ? .greaterThanOrEqual : .lessThanOrEqual, .zero))) != nil
      let isPossible = isLower ? bound <= high : bound >= low
      #expect(isKept == isPossible)
      if isKept { if isLower { low = max(low, bound) } else { high = min(high, bound) } }
      #expect(solver.value(of: x) >= low - 1e-6 && solver.value(of: x) <= high + 1e-6)
    }
  }
}
