import SpringformNumerics

/// The bank's result for people.
struct Table {
  let rows: [Row]

  /// One line for each change.
  func lines(isVerbose: Bool) -> String {
    rows.map { row in
      let sentence = isVerbose || row.sentence.count <= 150 ? row.sentence : row.sentence.prefix(147) + "..."
      return [
        row.mode.rawValue, row.id, row.kind.rawValue, row.truth, row.passed ? "PASSED" : "failed",
        row.rightness.rawValue, sentence,
      ].joined(separator: " | ")
    }.joined(separator: "\n")
  }

  /// How each kind fared in a mode.
  func kinds(_ mode: Row.Mode) -> String {
    let groups = Dictionary(grouping: rows.filter { $0.mode == mode }, by: \.kind)
    return Kind.allCases.compactMap { kind in
      groups[kind].map { "  \(kind.rawValue): \(Totals($0).text)" }
    }.joined(separator: "\n")
  }
}

/// Counts of rows, and whether they are good enough.
struct Totals {
  private(set) var count = 0
  private(set) var passed = 0
  private(set) var counts: [Rightness: Int] = [:]
  /// How many could be told.
  private(set) var tellable = 0
  /// Of those told rightly: how many have other causes named, too.
  private(set) var crowded = 0

  init(_ rows: [Row]) {
    for row in rows {
      count += 1
      passed += row.passed ? 1 : 0
      counts[row.rightness, default: 0] += 1
      tellable += row.isTellable ? 1 : 0
      crowded += row.rightness == .right && row.others > 0 ? 1 : 0
    }
  }

  var text: String {
    "\(count) changes, \(passed) passed, "
      + Rightness.allCases.map { "\(counts[$0, default: 0]) \($0.rawValue) (\(percent($0)) %)" }.joined(separator: ", ")
      + told
      + (crowded > 0 ? "; \(crowded) right among other causes" : "")
  }

  /// Of what pictures can tell; what they cannot is counted among the vague, and of it only asked that nothing false is said.
  private var told: String {
    if tellable == 0, count > 0 { return "; pictures cannot tell it" }
    return tellable < count
      ? "; \(tellable) can be told from pictures, \(percent(of: tellable)) % of them are" : ""
  }

  /// No change passes; most causes that can be told are, and next to none wrongly.
  func reachesGoal(of mode: Row.Mode) -> Bool {
    let right = share(.right, of: tellable)
    let wrong = share(.wrong, of: count)
    switch mode {
    case .recorded: return passed == 0 && right >= 0.99 && wrong == 0
    // A page names both always.
    case .pairs: return passed == 0 && right >= 0.95 && wrong == 0
    case .pixels: return passed == 0 && right >= 0.75 && wrong <= 0.01
    }
  }

  private func share(_ rightness: Rightness, of count: Int) -> Double {
    Double(counts[rightness, default: 0]) / Double(max(count, 1))
  }

  private func percent(_ rightness: Rightness) -> String { (share(rightness, of: count) * 100).decimalText(places: 1) }

  private func percent(of count: Int) -> String { (share(.right, of: count) * 100).decimalText(places: 1) }
}
