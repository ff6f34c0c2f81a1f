import SpringformNumerics
package import SpringformVerification

extension SceneResult.Status {
  /// From what needs attention most to what needs none.
  package static let worstFirst: [Self] = [.failed, .missing, .changed, .new, .obsolete, .similar, .identical]

  /// The word for it, as on a label.
  var label: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  fileprivate var rank: Int { Self.worstFirst.firstIndex(of: self) ?? 0 }
}

extension RunResults {
  /// The scenes in the order of a report: by status, changed ones by how much they changed, else by name.
  package var worstFirst: [SceneResult] {
    scenes.sorted { a, b in
      guard a.status == b.status else { return a.status.rank < b.status.rank }
      guard a.severity == b.severity else { return a.severity > b.severity }
      return a.name < b.name
    }
  }

  func count(_ status: SceneResult.Status) -> Int { scenes.count { $0.status == status } }

  /// The whole run in one sentence.
  package var verdict: String { verdict(on: .scenes) }

  func verdict(on kind: ReportKind) -> String {
    guard !scenes.isEmpty else { return "Nothing was compared." }
    let troubles: [(SceneResult.Status, String, String)] = [
      (.changed, "changed", "changed"), (.failed, "failed", "failed"),
      (.missing, "is missing", "are missing"),
      (.new, "is new", "are new"), (.obsolete, "is gone", "are gone"),
    ]
    let parts = troubles.compactMap { status, one, many -> String? in
      let number = count(status)
      return number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
    }
    let similar = count(.similar)
    let total = scenes.count == 1 ? "1 \(kind.one)" : "\(scenes.count) \(kind.many)"
    guard !parts.isEmpty else {
      let close = similar == 0 ? "" : ", \(similar) of them but for rounding"
      return (scenes.count == 1 ? "The \(kind.one) looks as it should" : "All \(total) look as they should") + close
        + "."
    }
    return "Of \(total), " + parts.joined(conjunction: "and") + "."
  }
}

extension SceneResult {
  /// How much it changed: the worst moment's score.
  fileprivate var severity: Double {
    guard let comparison, let worst = comparison.worst, comparison.moments.indices.contains(worst) else { return 0 }
    return comparison.moments[worst].score
  }
}

/// What a report is about.
enum ReportKind: Hashable, Sendable {
  /// Scenes and their baselines.
  case scenes
  /// Files, whatever made them.
  case files

  var one: String { self == .scenes ? "scene" : "file" }
  var many: String { one + "s" }

  /// Where what was expected comes from.
  func origin(_ place: String) -> String { (self == .scenes ? "baselines in " : "compared with ") + place }
}
