/// Finds values for variables that keep linear equations and inequalities: those that are required, all of them; of the others the strongest
/// first, so that the sum of what is missed is smallest at each strength before a weaker one counts.
///
/// This is the simplex method made incremental, as in Greg Badros, Alan Borning and Peter Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm" (ACM TOCHI 8, 2001). Every equation gets symbols of its own that are never below zero: a slack where it is an
/// inequality, errors where it may be missed, and a dummy, which stays zero, where it must be equal. The tableau says of some symbols, the
/// basic ones, what they are in terms of the others, which are zero. An equation's first symbol, its marker, is where it can be found again:
/// by turning it basic and dropping its row, the equation is gone.
///
/// The paper weighs strengths by large factors or by vectors that are compared from the front; here there is an objective for each strength,
/// and they are compared from the strongest on. Entering and leaving symbols are those with the smallest numbers, by Bland's rule, so that it
/// ends, and that the same equations in the same order have the same solution.
public struct Solver {
  enum Kind {
    /// A variable.
    case external
    case slack, error, dummy
  }

  private struct Entry {
    let equation: Equation
    let marker: Int
    /// How the marker was counted in the equation.
    let markerCoefficient: Double
    let errors: [Int]
  }

  var kinds: [Kind] = []
  /// What basic symbols are.
  var rows: [Row?] = []
  /// In which rows a symbol is.
  private var columns: [Set<Int>] = []
  private var unused: [Int] = []
  /// What is to become small, the strongest first.
  private var objectives: [(strength: Double, row: Row)] = []
  /// What is to become zero before a new equation is part of the tableau.
  private var artificial: Row?
  private var entries: [Int: Entry] = [:]

  public init() {}

  public mutating func makeVariable() -> Variable { Variable(symbol: makeSymbol(.external)) }

  public func value(of variable: Variable) -> Double { rows[variable.symbol]?.constant ?? 0 }

  // MARK: Equations

  /// Keeps an equation from now on.
  /// - Throws: if it is required and contradicts others; nothing has changed then.
  public mutating func add(_ equation: Equation) throws(Conflict) -> Handle {
    let made = makeRow(for: equation)
    var row = made.row
    let entry = made.entry
    if row.constant < 0 { row.scale(by: -1) }
    if let subject = subject(of: row, entry) {
      insert(row, solvedFor: subject)
    } else if row.terms.allSatisfy({ kinds[$0.symbol] == .dummy }) {
      guard abs(row.constant) <= Row.epsilon else {
        discard(entry)
        throw Conflict(others: handles(in: row, except: entry.marker))
      }
      row.constant = 0
      insert(row, solvedFor: entry.marker)
    } else if let conflict = insertByArtificial(row, entry) {
      discard(entry)
      optimize()
      throw conflict
    }
    entries[entry.marker] = entry
    if let strength = equation.strength { for error in entry.errors { weigh(error, strength, 1) } }
    optimize()
    return Handle(marker: entry.marker)
  }

  /// Keeps an equation no longer.
  public mutating func remove(_ handle: Handle) {
    guard let entry = entries.removeValue(forKey: handle.marker) else { return }
    if let strength = entry.equation.strength { for error in entry.errors { weigh(error, strength, -1) } }
    if rows[entry.marker] == nil, let leaving = leavingRow(forMarker: entry.marker) {
      pivot(entering: entry.marker, leaving: leaving)
    }
    dropRow(of: entry.marker)
    discard(entry)
    optimize()
  }

  /// Changes an equation's constant, with as little work as possible.
  /// - Returns: false if with it required equations contradict each other; the solver is of no use then.
  public mutating func setConstant(_ constant: Double, of handle: Handle) -> Bool {
    guard let entry = entries[handle.marker] else { return false }
    let shift = (constant - entry.equation.constant) / entry.markerCoefficient
    guard shift != 0 else { return true }
    var equation = entry.equation
    equation.constant = constant
    entries[handle.marker] = Entry(
      equation: equation, marker: entry.marker, markerCoefficient: entry.markerCoefficient, errors: entry.errors)
    // The tableau goes on holding for the marker moved by so much.
    var changed = columns[entry.marker].sorted()
    for basic in changed {
      guard let coefficient = rows[basic]?.coefficient(of: entry.marker) else { continue }
      move(basic, by: coefficient * shift)
    }
    if rows[entry.marker] != nil {
      move(entry.marker, by: -shift)
      changed.append(entry.marker)
    }
    guard changed.allSatisfy({ kinds[$0] != .dummy || rows[$0]?.constant == 0 }) else { return false }
    return restoreFeasibility()
  }

  private mutating func move(_ basic: Int, by distance: Double) {
    guard let constant = rows[basic]?.constant else { return }
    let moved = constant + distance
    rows[basic]?.constant = abs(moved) <= Row.epsilon ? 0 : moved
  }

  // MARK: Making rows

  private mutating func makeSymbol(_ kind: Kind) -> Int {
    if let symbol = unused.popLast() {
      kinds[symbol] = kind
      return symbol
    }
    kinds.append(kind)
    rows.append(nil)
    columns.append([])
    return kinds.count - 1
  }

  private mutating func discard(_ entry: Entry) {
    for symbol in Set(entry.errors + [entry.marker]).sorted(by: >) { unused.append(symbol) }
  }

  private mutating func makeRow(for equation: Equation) -> (row: Row, entry: Entry) {
    var row = Row(equation.constant)
    for term in equation.terms {
      if let basic = rows[term.variable.symbol] {
        row.add(basic, times: term.coefficient)
      } else {
        row.add(term.variable.symbol, term.coefficient)
      }
    }
    var errors: [Int] = []
    let sign: Double = equation.relation == .lessThanOrEqual ? 1 : -1
    let marker: Int
    switch (equation.relation, equation.strength) {
    case (.equal, nil): marker = makeSymbol(.dummy)
    case (.equal, _):
      errors = [makeSymbol(.error), makeSymbol(.error)]
      marker = errors[0]
      row.add(errors[1], -sign)
    case (_, let strength):
      marker = makeSymbol(.slack)
      if strength != nil {
        errors = [makeSymbol(.error)]
        row.add(errors[0], -sign)
      }
    }
    row.add(marker, sign)
    return (row, Entry(equation: equation, marker: marker, markerCoefficient: sign, errors: errors))
  }

  /// The symbol to solve a new row for, so that no basic one falls below zero: a variable, or one of the row's own that has to be
  /// positive then.
  private func subject(of row: Row, _ entry: Entry) -> Int? {
    if let external = row.terms.first(where: { kinds[$0.symbol] == .external }) { return external.symbol }
    return ([entry.marker] + entry.errors).first { kinds[$0] != .dummy && row.coefficient(of: $0) < 0 }
  }

  private mutating func insert(_ row: Row, solvedFor subject: Int) {
    var solved = row
    solved.solve(for: subject)
    substitute(subject, with: solved)
    setRow(of: subject, to: solved)
  }

  /// Adds a row with a symbol that has to become zero, and makes it zero.
  private mutating func insertByArtificial(_ row: Row, _ entry: Entry) -> Conflict? {
    let symbol = makeSymbol(.slack)
    defer { unused.append(symbol) }
    setRow(of: symbol, to: row)
    artificial = row
    while let entering = artificial?.terms.first(where: { kinds[$0.symbol] != .dummy && $0.coefficient < 0 })?.symbol,
      let leaving = leavingRow(forEntering: entering)
    { pivot(entering: entering, leaving: leaving) }
    let remainder = artificial ?? Row()
    artificial = nil
    if let basic = rows[symbol] {
      guard abs(remainder.constant) <= Row.epsilon else {
        // What is left of the row says which equations it takes to be above zero.
        dropRow(of: symbol)
        return Conflict(others: handles(in: remainder, except: entry.marker))
      }
      let entering = basic.terms.first { kinds[$0.symbol] != .dummy }?.symbol ?? entry.marker
      if basic.coefficient(of: entering) != 0 {
        pivot(entering: entering, leaving: symbol)
      } else {
        dropRow(of: symbol)
      }
    }
    for basic in columns[symbol] { rows[basic]?.remove(symbol) }
    columns[symbol] = []
    for index in objectives.indices { objectives[index].row.remove(symbol) }
    return nil
  }

  private func handles(in row: Row, except marker: Int) -> [Handle] {
    row.terms.filter {
      $0.symbol != marker && entries[$0.symbol]?.equation.strength == nil && entries[$0.symbol] != nil
    }
    .map { Handle(marker: $0.symbol) }
  }

  // MARK: Objectives

  private mutating func weigh(_ symbol: Int, _ strength: Double, _ sign: Double) {
    let index = objectives.firstIndex { $0.strength <= strength } ?? objectives.count
    if index == objectives.count || objectives[index].strength != strength {
      objectives.insert((strength, Row()), at: index)
    }
    if let basic = rows[symbol] {
      objectives[index].row.add(basic, times: sign)
    } else {
      objectives[index].row.add(symbol, sign)
    }
    if objectives[index].row.terms.isEmpty { objectives.remove(at: index) }
  }

  /// Compared from the strongest on: how much each objective grows with a symbol.
  private func cost(of symbol: Int) -> [Double] { objectives.map { $0.row.coefficient(of: symbol) } }

  private mutating func optimize() {
    while let entering = enteringSymbol(), let leaving = leavingRow(forEntering: entering) {
      pivot(entering: entering, leaving: leaving)
    }
  }

  /// The first symbol with which an objective shrinks and no stronger one grows.
  private func enteringSymbol() -> Int? {
    var first: Int?
    for (index, objective) in objectives.enumerated() {
      for (symbol, coefficient) in objective.row.terms where coefficient < 0 && kinds[symbol] != .dummy {
        guard symbol < first ?? .max else { break }
        if objectives[..<index].allSatisfy({ $0.row.coefficient(of: symbol) == 0 }) {
          first = symbol
          break
        }
      }
    }
    return first
  }

  /// The first basic symbol to reach zero as another one grows.
  private func leavingRow(forEntering entering: Int) -> Int? {
    var best: (ratio: Double, symbol: Int)?
    for basic in columns[entering] where kinds[basic] != .external {
      guard let row = rows[basic] else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = -row.constant / coefficient
      if best.map({ (ratio, basic) < $0 }) ?? true { best = (ratio, basic) }
    }
    return best?.symbol
  }

  /// The row from which a marker is solved so that it can be dropped. Rows of dummies first: they have dummies only, and are to stay so.
  private func leavingRow(forMarker marker: Int) -> Int? {
    var best: (order: Int, ratio: Double, symbol: Int)?
    for basic in columns[marker] {
      guard let row = rows[basic] else { continue }
      let coefficient = row.coefficient(of: marker)
      guard coefficient != 0 else { continue }
      let order =
        switch kinds[basic] {
        case .dummy: 0
        case .external: 3
        default: coefficient < 0 ? 1 : 2
        }
      let candidate = (order, abs(row.constant / coefficient), basic)
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return best?.symbol
  }

  /// Raises what fell below zero again, at the smallest cost: the dual simplex method.
  private mutating func restoreFeasibility() -> Bool {
    while let leaving = rows.indices.first(where: { kinds[$0] != .external && (rows[$0]?.constant ?? 0) < 0 }) {
      guard let row = rows[leaving] else { continue }
      var best: (cost: [Double], symbol: Int)?
      for (symbol, coefficient) in row.terms where coefficient > 0 && kinds[symbol] != .dummy {
        let cost = cost(of: symbol).map { $0 / coefficient }
        if best.map({ Self.isLess(cost, $0.cost) }) ?? true { best = (cost, symbol) }
      }
      guard let best else { return false }
      pivot(entering: best.symbol, leaving: leaving)
    }
    optimize()
    return true
  }

  /// What differs by rounding only is the same.
  private static func isLess(_ a: [Double], _ b: [Double]) -> Bool {
    guard let (x, y) = zip(a, b).first(where: { abs($0 - $1) > Row.epsilon }) else { return false }
    return x < y
  }

  // MARK: Tableau

  private mutating func pivot(entering: Int, leaving: Int) {
    guard var row = rows[leaving] else { return }
    dropRow(of: leaving)
    row.solve(for: entering, from: leaving)
    substitute(entering, with: row)
    setRow(of: entering, to: row)
  }

  private mutating func substitute(_ symbol: Int, with row: Row) {
    for basic in columns[symbol] {
      guard var changed = rows[basic] else { continue }
      // Taken out meanwhile, so that it is changed where it lies.
      rows[basic] = nil
      changed.substitute(symbol, with: row)
      for term in row.terms {
        if changed.coefficient(of: term.symbol) != 0 {
          columns[term.symbol].insert(basic)
        } else {
          columns[term.symbol].remove(basic)
        }
      }
      rows[basic] = changed
    }
    columns[symbol] = []
    for index in objectives.indices { objectives[index].row.substitute(symbol, with: row) }
    artificial?.substitute(symbol, with: row)
  }

  private mutating func setRow(of symbol: Int, to row: Row) {
    rows[symbol] = row
    for term in row.terms { columns[term.symbol].insert(symbol) }
  }

  private mutating func dropRow(of symbol: Int) {
    guard let row = rows[symbol] else { return }
    for term in row.terms { columns[term.symbol].remove(symbol) }
    rows[symbol] = nil
  }
}
