import UIKitCore

extension NSDiffableDataSourceSnapshot {
  /// Where an item is.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item), let index = indexOfSection(section) else { return nil }
    return items[section]?.firstIndex(of: item).map { IndexPath(item: $0, section: index) }
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sectionIdentifiers.indices.contains(path.section) else { return nil }
    let own = items[sectionIdentifiers[path.section]] ?? []
    return own.indices.contains(path.item) ? own[path.item] : nil
  }

  /// Where each item is.
  private var paths: [ItemIdentifierType: IndexPath] {
    var result: [ItemIdentifierType: IndexPath] = [:]
    for (index, section) in sectionIdentifiers.enumerated() {
      for (place, item) in (items[section] ?? []).enumerated() { result[item] = IndexPath(item: place, section: index) }
    }
    return result
  }

  /// The fewest insertions, deletions and moves that lead here from another snapshot, beside what is to be made anew.
  func changes(from old: Self, _ animation: BatchUpdates.Animation) -> BatchUpdates {
    var result = BatchUpdates()
    let (places, oldPlaces) = (paths, old.paths)
    for (index, section) in old.sectionIdentifiers.enumerated() where items[section] == nil {
      result.deletedSections[index] = animation
    }
    for (index, section) in sectionIdentifiers.enumerated() where old.items[section] == nil {
      result.insertedSections[index] = animation
    }
    for (from, to) in Self.moves(of: sectionIdentifiers, from: old.sectionIdentifiers) {
      result.movedSections[from] = to
    }
    for section in reloadedSectionIdentifiers {
      if let index = old.indexOfSection(section) { result.reloadedSections[index] = animation }
    }
    for (item, path) in oldPlaces where places[item] == nil && result.deletedSections[path.section] == nil {
      result.deletedRows[path] = animation
    }
    for (item, path) in places where oldPlaces[item] == nil && result.insertedSections[path.section] == nil {
      result.insertedRows[path] = animation
    }
    for section in sectionIdentifiers {
      let (own, before) = (items[section] ?? [], old.items[section] ?? [])
      for item in own where old.sectionIdentifier(containingItem: item).map({ $0 != section }) ?? false {
        if let from = oldPlaces[item], let to = places[item] { result.movedRows[from] = to }
      }
      guard let from = old.indexOfSection(section), let to = indexOfSection(section) else { continue }
      for (a, b) in Self.moves(of: own, from: before) {
        result.movedRows[IndexPath(item: a, section: from)] = IndexPath(item: b, section: to)
      }
    }
    for item in reloadedItemIdentifiers {
      guard let path = oldPlaces[item], result.movedRows[path] == nil else { continue }
      result.reloadedRows[path] = animation
    }
    return result
  }

  /// What of two lists has to move, so that what stays is as much as can be: a longest run that is in order in both.
  private static func moves<Name: Hashable>(of new: [Name], from old: [Name]) -> [(from: Int, to: Int)] {
    let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let common = new.enumerated().compactMap { to, name in places[name].map { (from: $0, to: to) } }
    // Ends of the best runs of each length, and what comes before each.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: common.count)
    for index in common.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if common[ends[middle]].from < common[index].from { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var stay: Set<Int> = []
    var end = ends.last
    while let index = end {
      stay.insert(index)
      end = before[index]
    }
    return common.indices.filter { !stay.contains($0) }.map { common[$0] }
  }
}
