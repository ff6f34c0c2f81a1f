import UIKitCore

/// Changes of rows or items that come to be seen at once: of what is deleted, moved away or reloaded, paths are those of before; of what is
/// inserted or moved there, those of after. So Apple has it for tables and collections.
struct BatchUpdates {
  typealias Animation = UITableView.RowAnimation

  /// Where a row comes from.
  enum Origin: Equatable {
    case old(IndexPath)
    case reloaded(IndexPath, Animation)
    case inserted(Animation)
  }

  var insertedRows: [IndexPath: Animation] = [:]
  var deletedRows: [IndexPath: Animation] = [:]
  var reloadedRows: [IndexPath: Animation] = [:]
  var movedRows: [IndexPath: IndexPath] = [:]
  var insertedSections: [Int: Animation] = [:]
  var deletedSections: [Int: Animation] = [:]
  var reloadedSections: [Int: Animation] = [:]
  var movedSections: [Int: Int] = [:]

  /// Where everything comes from.
  struct Origins {
    var sections: [Int?] = []
    var rows: [[Origin]] = []
    /// From old to new, of what stays.
    var places: [IndexPath: IndexPath] = [:]
  }

  /// The counts do not add up.
  enum Misuse: Error {
    case sections(expected: Int, found: Int)
    case rows(section: Int, expected: Int, found: Int)
  }

  /// - Parameters:
  ///   - old: how many rows each section had.
  ///   - new: how many it has.
  func origins(old: [Int], new: [Int]) throws(Misuse) -> Origins {
    let stay = old.indices.filter { deletedSections[$0] == nil && movedSections[$0] == nil }
    var arrived: [Int: Int?] = [:]
    for section in insertedSections.keys { arrived[section] = .some(nil) }
    for (from, to) in movedSections { arrived[to] = from }
    guard let sections = Self.merge(stay.map { $0 }, arrived, count: new.count) else {
      throw .sections(expected: stay.count + arrived.count, found: new.count)
    }
    var result = Origins(sections: sections)
    for (section, from) in sections.enumerated() {
      guard let from, reloadedSections[from] == nil else {
        let animation = from.flatMap { reloadedSections[$0] } ?? insertedSections[section] ?? .none
        result.rows.append(
          (0..<new[section]).map { row in
            let place = IndexPath(row: row, section: section)
            guard let path = movedRows.first(where: { $0.value == place })?.key else { return .inserted(animation) }
            result.places[path] = place
            return .old(path)
          })
        continue
      }
      let stay = (0..<old[from]).map { IndexPath(row: $0, section: from) }
        .filter { deletedRows[$0] == nil && movedRows[$0] == nil }
      var arrived: [Int: Origin] = [:]
      for (path, animation) in insertedRows where path.section == section { arrived[path.row] = .inserted(animation) }
      for (path, target) in movedRows where target.section == section { arrived[target.row] = .old(path) }
      let kept = stay.map { path in reloadedRows[path].map { Origin.reloaded(path, $0) } ?? .old(path) }
      guard let rows = Self.merge(kept, arrived, count: new[section]) else {
        throw .rows(section: section, expected: kept.count + arrived.count, found: new[section])
      }
      for (row, origin) in rows.enumerated() {
        if case .old(let path) = origin { result.places[path] = IndexPath(row: row, section: section) }
      }
      result.rows.append(rows)
    }
    return result
  }

  /// What arrives has its place; what stays fills the rest, in order.
  private static func merge<Element>(_ stay: [Element], _ arrived: [Int: Element], count: Int) -> [Element]? {
    guard stay.count + arrived.count == count, arrived.keys.allSatisfy({ (0..<count).contains($0) }) else { return nil }
    var rest = stay.makeIterator()
    return (0..<count).compactMap { arrived[$0] ?? rest.next() }
  }

  /// How a row that was there goes.
  func leaving(_ path: IndexPath) -> Animation {
    deletedRows[path] ?? reloadedRows[path] ?? deletedSections[path.section] ?? reloadedSections[path.section] ?? .none
  }
}

extension BatchUpdates.Misuse: CustomStringConvertible {
  var description: String {
    switch self {
    case .sections(let expected, let found):
      "there would be \(expected) sections after what was inserted and deleted, and the data source has \(found)"
    case .rows(let section, let expected, let found):
      "section \(section) would have \(expected) rows after what was inserted and deleted, and the data source has \(found)"
    }
  }
}
