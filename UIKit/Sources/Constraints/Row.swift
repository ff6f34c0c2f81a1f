/// A constant and a sum of symbols with coefficients.
///
/// Terms lie in the order of their symbols, so that sums do not depend on how they came about.
struct Row {
  typealias Term = (symbol: Int, coefficient: Double)

  /// Below it, what remains of a sum is rounding.
  static let epsilon = 1e-8

  var constant: Double
  private(set) var terms: [Term] = []

  init(_ constant: Double = 0) { self.constant = constant }

  func coefficient(of symbol: Int) -> Double {
    let index = firstIndex(from: symbol)
    return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
  }

  mutating func add(_ symbol: Int, _ coefficient: Double) {
    let index = firstIndex(from: symbol)
    guard index < terms.count, terms[index].symbol == symbol else {
      if abs(coefficient) > Self.epsilon { terms.insert((symbol, coefficient), at: index) }
      return
    }
    terms[index].coefficient += coefficient
    if abs(terms[index].coefficient) <= Self.epsilon { terms.remove(at: index) }
  }

  mutating func add(_ other: Row, times factor: Double) {
    constant += other.constant * factor
    if abs(constant) <= Self.epsilon { constant = 0 }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var (mine, theirs) = (terms[...], other.terms[...])
    while let a = mine.first, let b = theirs.first {
      if a.symbol < b.symbol {
        merged.append(a)
        mine.removeFirst()
      } else if b.symbol < a.symbol {
        if abs(b.coefficient * factor) > Self.epsilon { merged.append((b.symbol, b.coefficient * factor)) }
        theirs.removeFirst()
      } else {
        let sum = a.coefficient + b.coefficient * factor
        if abs(sum) > Self.epsilon { merged.append((a.symbol, sum)) }
        mine.removeFirst()
        theirs.removeFirst()
      }
    }
    merged += mine
    for b in theirs where abs(b.coefficient * factor) > Self.epsilon {
      merged.append((b.symbol, b.coefficient * factor))
    }
    terms = merged
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  mutating func remove(_ symbol: Int) {
    let index = firstIndex(from: symbol)
    if index < terms.count, terms[index].symbol == symbol { terms.remove(at: index) }
  }

  /// Takes the row, which is `basic` or zero, as an equation, and solves it for another symbol of it.
  mutating func solve(for symbol: Int, from basic: Int? = nil) {
    if let basic { add(basic, -1) }
    let factor = -1 / coefficient(of: symbol)
    remove(symbol)
    scale(by: factor)
  }

  /// Puts in what a symbol equals.
  mutating func substitute(_ symbol: Int, with row: Row) {
    let coefficient = coefficient(of: symbol)
    guard coefficient != 0 else { return }
    remove(symbol)
    add(row, times: coefficient)
  }

  private func firstIndex(from symbol: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
