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

  init(_ rows: [Row]) {
    for row in rows {
      count += 1
      passed += row.passed ? 1 : 0
      counts[row.rightness, default: 0] += 1
    }
  }

  var text: String {
    "\(count) changes, \(passed) passed, "
      + Rightness.allCases.map { "\(counts[$0, default: 0]) \($0.rawValue) (\(percent($0)) %)" }.joined(separator: ", ")
  }

  /// No change passes; most causes are told, and next to none wrongly.
  func reachesGoal(of mode: Row.Mode) -> Bool {
    let (right, wrong) = (share(.right), share(.wrong))
    switch mode {
    case .recorded: return passed == 0 && right >= 0.95 && wrong == 0
    case .pixels: return passed == 0 && right >= 0.6 && wrong <= 0.02
    }
  }

  private func share(_ rightness: Rightness) -> Double {
    Double(counts[rightness, default: 0]) / Double(max(count, 1))
  }

  private func percent(_ rightness: Rightness) -> String { (share(rightness) * 100).decimalText(places: 1) }
}
