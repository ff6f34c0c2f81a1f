/// When the elements of SMIL in a document move, each perhaps after others (SMIL 3.0, section 5.4.3).
struct Schedule {
  /// The intervals of each element.
  private(set) var intervals: [[SMILTiming.Interval]]
  private let elements: [TimedElement]

  /// What begins later is not looked at, in seconds.
  static let horizon = 600.0
  /// So many intervals are worked out for all elements together.
  private static let most = 200_000
  /// So many intervals an element has; a chain that goes on is shown as long.
  static let longest = 2_000

  init(_ elements: [TimedElement]) {
    self.elements = elements
    intervals = elements.map { _ in [] }
    var sources: [String: Int] = [:]
    for (index, element) in elements.enumerated() { if let id = element.id, sources[id] == nil { sources[id] = index } }
    var followers: [[Int]] = elements.map { _ in [] }
    for (index, element) in elements.enumerated() {
      for id in Set((element.begins + element.ends).compactMap(\.source)) {
        if let source = sources[id] { followers[source].append(index) }
      }
    }
    var (waiting, work) = (Array(elements.indices), 0)
    while !waiting.isEmpty, work < Self.most {
      var next: Set<Int> = []
      for index in waiting {
        let found = worked(index, sources)
        work += found.count + 1
        guard found != intervals[index] else { continue }
        intervals[index] = found
        next.formUnion(followers[index])
      }
      waiting = next.sorted()
    }
  }

  /// An element's intervals, by those of others that are known.
  private func worked(_ index: Int, _ sources: [String: Int]) -> [SMILTiming.Interval] {
    let element = elements[index]
    let begins = element.begins.flatMap { times($0, sources) }.filter { $0 <= Self.horizon }.sorted()
    let ends = element.ends.flatMap { times($0, sources) }.sorted()
    var result: [SMILTiming.Interval] = []
    for (place, begin) in begins.enumerated() {
      guard result.count < Self.longest else { break }
      if let last = result.last {
        if element.restart == .never { break }
        guard begin >= last.end, begin > last.begin else { continue }
      }
      // An end that is stated and never comes leaves an interval open.
      var end = begin + element.activeDuration
      if let stated = ends.first(where: { $0 > begin }) { end = min(end, stated) }
      if !element.ends.isEmpty, !ends.isEmpty, ends.allSatisfy({ $0 <= begin }), element.ends.count == ends.count {
        continue
      }
      if element.restart == .always, let next = begins[(place + 1)...].first(where: { $0 > begin }) {
        end = min(end, next)
      }
      if end > 0 { result.append(SMILTiming.Interval(begin: begin, end: end)) }
    }
    return result
  }

  /// When a condition comes true, in seconds.
  private func times(_ condition: TimedElement.Condition, _ sources: [String: Int]) -> [Double] {
    if case .offset(let seconds) = condition { return [seconds] }
    guard let source = condition.source.flatMap({ sources[$0] }) else { return [] }
    return intervals[source].compactMap { interval in
      switch condition {
      case .offset: return nil
      case .begin(_, let offset): return interval.begin + offset
      case .end(_, let offset): return interval.end.isFinite ? interval.end + offset : nil
      case .iteration(_, let count, let offset):
        guard let simple = elements[source].simpleDuration else { return nil }
        let time = interval.begin + Double(count) * simple
        return time < interval.end ? time + offset : nil
      }
    }
  }
}
