/// The differences of two records, with what files have become told part by part instead of by their digests.
struct FileDifferences {
  /// Each with what follows from it.
  private(set) var causes: [Cause] = []
  /// All else.
  private(set) var others: [Difference] = []

  init(_ differences: [Difference], _ pairs: RecordPairs) {
    guard let old = pairs.old.contents, let new = pairs.new.contents else {
      others = differences
      return
    }
    for difference in differences {
      guard case .object(let path) = difference.subject,
        case .value(_, .word(let before)?, .word(let after)?) = difference.change,
        let before = old[before], let after = new[after]
      else {
        others.append(difference)
        continue
      }
      let parts = FileComparison(before, after, shownBy: path).differences
      if parts.isEmpty { others.append(difference) }
      causes += parts.map { Cause(difference: $0) }
    }
    guard !causes.isEmpty else { return }
    let rest = others
    others = []
    for difference in rest {
      if let cause = cause(of: difference, pairs) {
        causes[cause].consequences.append(difference)
      } else {
        others.append(difference)
      }
    }
  }

  /// The number of the file's change from which a difference follows: a layer is as large as its file, and plays as long.
  private func cause(of difference: Difference, _ pairs: RecordPairs) -> Int? {
    switch difference.subject {
    case .object(let path): return difference.property == "bounds" ? change(of: ["size"], path) : nil
    case .animation(let index):
      guard let (_, new) = pairs.animations[index].both, new.property == "progress", difference.property == "duration"
      else { return nil }
      return change(of: ["in point", "out point", "frame rate"], new.target)
    default: return nil
    }
  }

  /// - Parameter path: of the layer that shows the file.
  private func change(of properties: [String], _ path: String) -> Int? {
    causes.firstIndex { cause in
      guard case .part(let place) = cause.difference.subject, let property = cause.difference.property else {
        return false
      }
      return place.kind == "file" && place.object == path && properties.contains(property)
    }
  }
}
