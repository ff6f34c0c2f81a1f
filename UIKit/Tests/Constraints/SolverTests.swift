import Constraints
import Testing

@Suite struct SolverTests {
  typealias Term = Equation.Term

  @Test func systemOfEquations() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    // x + y = 10, x - y = 4
    _ = try solver.add(Equation([Term(x), Term(y)], -10, .equal, .zero))
    _ = try solver.add(Equation([Term(x), Term(y, -1)], -4, .equal, .zero))
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
  }

  /// One of greater strength is kept, however many weaker ones want something else.
  @Test func strongerOnesFirst() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<50 { _ = try solver.add(Equation([Term(x)], -100, .equal, .zero, strength: 1)) }
    _ = try solver.add(Equation([Term(x)], -20, .equal, .zero, strength: 2))
    #expect(solver.value(of: x) == 20)
    // At least 30, which is more than 2 says.
    let least = try solver.add(Equation([Term(x)], -30, .greaterThanOrEqual, .zero, strength: 3))
    #expect(solver.value(of: x) == 30)
    let most = try solver.add(Equation([Term(x)], -25, .lessThanOrEqual, .zero))
    #expect(solver.value(of: x) == 25)
    solver.remove(least)
    #expect(solver.value(of: x) == 20)
    solver.remove(most)
    #expect(solver.value(of: x) == 20)
  }

  /// The two that contradict the new one are named, the bystander is not, and what was before holds still.
  @Test func conflictNamesWhatContradicts() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let bystander = try solver.add(Equation([Term(z)], -1, .greaterThanOrEqual, .zero))
    let least = try solver.add(Equation([Term(x)], -10, .greaterThanOrEqual, .zero))
    let same = try solver.add(Equation([Term(x), Term(y, -1)], 0, .equal, .zero))
    let error = #expect(throws: Conflict.self) {
      _ = try solver.add(Equation([Term(y)], -5, .lessThanOrEqual, .zero))
    }
    #expect(Set(try #require(error).others) == [least, same])
    _ = try solver.add(Equation([Term(y)], -12, .equal, .zero))
    #expect(solver.value(of: x) == 12)
    let second = #expect(throws: Conflict.self) { _ = try solver.add(Equation([Term(x)], -13, .equal, .zero)) }
    #expect(try #require(second).others.contains(same))
    #expect(!(try #require(second).others.contains(bystander)))
  }

  /// What says the same twice is kept twice: without one of them the other holds.
  @Test func redundantOnes() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(Equation([Term(x), Term(y)], -10, .equal, .zero))
    let second = try solver.add(Equation([Term(x, 2), Term(y, 2)], -20, .equal, .zero))
    _ = try solver.add(Equation([Term(y)], -4, .equal, .zero, strength: 1))
    solver.remove(first)
    #expect(solver.value(of: x) + solver.value(of: y) == 10)
    #expect(solver.value(of: x) == 6)
    solver.remove(second)
    _ = try solver.add(Equation([Term(x)], -1, .equal, .zero))
    #expect(solver.value(of: x) == 1)
    #expect(solver.value(of: y) == 4)
  }

  /// A changed constant gives what a new solver gives.
  @Test func changedConstants() throws {
    var solver = Solver()
    let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Equation([Term(left), Term(width), Term(right, -1)], 0, .equal, .zero))
    _ = try solver.add(Equation([Term(left)], -10, .greaterThanOrEqual, .zero))
    let end = try solver.add(Equation([Term(right)], -100, .equal, .zero))
    let wish = try solver.add(Equation([Term(width)], -50, .equal, .zero, strength: 750))
    _ = try solver.add(Equation([Term(left)], -10, .equal, .zero, strength: 250))
    #expect(solver.value(of: left) == 50)
    for place in [40.0, 200, 60, 10] {
      let isPossible = solver.setConstant(-place, of: end)
      #expect(isPossible)
      #expect(solver.value(of: right) == place)
      #expect(solver.value(of: width) == min(place - 10, 50))
      #expect(solver.value(of: left) == max(place - 50, 10))
    }
    _ = solver.setConstant(-500, of: wish)
    #expect(solver.value(of: left) == 10)
  }

  @Test func changedConstantsThatContradict() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add(Equation([Term(x)], -10, .lessThanOrEqual, .zero))
    let least = try solver.add(Equation([Term(x)], -5, .greaterThanOrEqual, .zero))
    let isPossible = solver.setConstant(-10, of: least)
    #expect(isPossible)
    #expect(solver.value(of: x) == 10)
    let isStillPossible = solver.setConstant(-11, of: least)
    #expect(!isStillPossible)
  }
}
