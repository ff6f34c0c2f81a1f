extension MotionExpectation {
  /// What was measured of a motion that meets the expectation, in words that stand after "holds": "at 1.84 s", "by 4.2 %".
  /// `nil` where there is no more to say than that.
  package func measure(in record: SampledMotion) -> String? {
    let measures: [String]
    switch condition {
    case .settles(let name, let target, _, let tolerance):
      measures = each(name, in: record) { part in
        let settled = part.settlement(at: target, within: tolerance).settled
        return part.samples.indices.contains(settled) ? "at \(readable(part.samples[settled].time)) s" : nil
      }
    case .overshoots(let name, let limit) where limit > 0:
      measures = each(name, in: record) { part in
        part.last == part.first ? nil : "by \(readable(part.largestOvershoot.share * 100)) %"
      }
    case .stays(let name, let least, let most):
      measures = each(name, in: record) { part in
        guard let low = part.samples.min(by: { $0.value < $1.value }),
          let high = part.samples.max(by: { $0.value < $1.value })
        else { return nil }
        return switch (least, most) {
        case (_?, _?): "from \(readable(low.value)) to \(readable(high.value))"
        case (_?, nil): "\(readable(low.value)) at least, at \(readable(low.time)) s"
        case (nil, _?): "\(readable(high.value)) at most, at \(readable(high.time)) s"
        case (nil, nil): nil
        }
      }
    case .pictures:
      measures = record.pictureCount.map { ["with \($0)"] } ?? []
    case .overshoots, .holds, .holdsAt, .neverHolds, .order: measures = []
    }
    return measures.isEmpty ? nil : measures.joined(separator: ", ")
  }

  /// One measure of each of the curves that a name stands for; with their names where there are several.
  private func each(_ name: String, in record: SampledMotion, _ measure: (CurvePart) -> String?) -> [String] {
    let parts = parts(named: name, in: record)
    return parts.compactMap { part in
      measure(part).map { parts.count > 1 ? "\(part.name.split(separator: ".").last ?? "") \($0)" : $0 }
    }
  }
}
