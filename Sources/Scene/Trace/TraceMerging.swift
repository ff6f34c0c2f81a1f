extension Trace {
  /// Leaves all other curves out.
  package mutating func keepCurves(_ kept: [Curve]) { curves = kept }

  /// The curves of several playings of one scene beside each other, each with what was different about it. Events
  /// stay that all have.
  /// - Parameter parts: at least one; all were sampled at the same rate, and some may be longer than others.
  package init(beside parts: [(label: String, trace: Trace)]) {
    times = parts.map(\.trace.times).max { $0.count < $1.count } ?? []
    let names = parts.flatMap { $0.trace.curves.map(\.name) }
    var seen: Set<String> = []
    for name in names where seen.insert(name).inserted {
      for (label, trace) in parts {
        guard let curve = trace.curves.first(where: { $0.name == name }) else { continue }
        let missing = [TraceValue?](repeating: nil, count: times.count - curve.values.count)
        curves.append(Curve(name: name, unit: curve.unit, variant: label, values: curve.values + missing))
      }
    }
    events = (parts.first?.trace.events ?? []).filter { event in parts.allSatisfy { $0.trace.events.contains(event) } }
  }
}
