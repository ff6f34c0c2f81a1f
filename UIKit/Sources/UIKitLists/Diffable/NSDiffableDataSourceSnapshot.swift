import UIKitCore

/// What a table or a collection is to show: sections in order, and items of each, by names that occur once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: What is there

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { homes.count }
  /// Of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let own = items[identifier] else {
      fail("the section \(identifier), which it does not have")
      return []
    }
    return own
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }
  /// Among the items of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// - Parameter sectionIdentifier: `nil` for the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return fail("items without a section") }
    guard let own = items[section] else { return fail("items for the section \(section), which it does not have") }
    insert(identifiers, into: section, at: own.count)
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, by: 0) }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, by: 1) }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers.filter { homes[$0] != nil })
    for section in sectionIdentifiers where items[section]?.contains(where: gone.contains) == true {
      items[section]?.removeAll(where: gone.contains)
    }
    for item in gone { homes[item] = nil }
    forget(gone)
  }
  public mutating func deleteAllItems() { self = Self() }
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, by: 0)
  }
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, by: 1)
  }
  /// Has other cells made for them.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += known(identifiers, "reloaded").filter { !reloadedItemIdentifiers.contains($0) }
  }
  /// Has their cells set up anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += known(identifiers, "configured anew").filter {
      !reconfiguredItemIdentifiers.contains($0)
    }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { index(of: toIdentifier).map { insert(identifiers, at: $0) } }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { index(of: toIdentifier).map { insert(identifiers, at: $0 + 1) } }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      guard let own = items.removeValue(forKey: section) else { continue }
      for item in own { homes[item] = nil }
      forget(Set(own))
      sectionIdentifiers.removeAll { $0 == section }
      reloadedSectionIdentifiers.removeAll { $0 == section }
    }
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, by: 0) }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, by: 1) }
  /// Has all cells of sections made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where index(of: section) != nil && !reloadedSectionIdentifiers.contains(section) {
      reloadedSectionIdentifiers.append(section)
    }
  }

  /// Without what is to be made anew, as it is once that is done.
  var settled: Self {
    var copy = self
    (copy.reloadedSectionIdentifiers, copy.reloadedItemIdentifiers, copy.reconfiguredItemIdentifiers) = ([], [], [])
    return copy
  }

  /// Puts other items in the place of a section's.
  mutating func replaceItems(of section: SectionIdentifierType, with identifiers: [ItemIdentifierType]) {
    deleteItems(items[section] ?? [])
    // As on a phone, what lies in another section comes here.
    deleteItems(identifiers)
    appendItems(identifiers, toSection: section)
  }

  // MARK: How

  private func fail(_ what: String) { MainLoop.current?.fail("a snapshot of a data source is asked for \(what)") }

  private func known(_ identifiers: [ItemIdentifierType], _ what: String) -> [ItemIdentifierType] {
    identifiers.filter { item in
      if homes[item] == nil { fail("the item \(item) to be \(what), which it does not have") }
      return homes[item] != nil
    }
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int)
  {
    var new: [ItemIdentifierType] = []
    for item in identifiers {
      guard homes[item] == nil else {
        fail("the item \(item) twice: its name is that of another one")
        continue
      }
      homes[item] = section
      new.append(item)
    }
    items[section]?.insert(contentsOf: new, at: index)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, by way: Int) {
    guard let section = homes[item], let index = items[section]?.firstIndex(of: item) else {
      return fail("items beside the item \(item), which it does not have")
    }
    insert(identifiers, into: section, at: index + way)
  }

  private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, by way: Int) {
    guard let home = homes[item], homes[other] != nil, item != other else {
      return fail("the item \(item) beside \(other), one of which it does not have")
    }
    items[home]?.removeAll { $0 == item }
    homes[item] = nil
    insert([item], beside: other, by: way)
  }

  private mutating func forget(_ gone: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll(where: gone.contains)
    reconfiguredItemIdentifiers.removeAll(where: gone.contains)
  }

  private func index(of section: SectionIdentifierType) -> Int? {
    let index = sectionIdentifiers.firstIndex(of: section)
    if index == nil { fail("the section \(section), which it does not have") }
    return index
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var new: [SectionIdentifierType] = []
    for section in identifiers {
      guard items[section] == nil else {
        fail("the section \(section) twice: its name is that of another one")
        continue
      }
      items[section] = []
      new.append(section)
    }
    sectionIdentifiers.insert(contentsOf: new, at: index)
  }

  private mutating func move(_ section: SectionIdentifierType, beside other: SectionIdentifierType, by way: Int) {
    guard section != other, let from = index(of: section), index(of: other) != nil else { return }
    sectionIdentifiers.remove(at: from)
    if let place = sectionIdentifiers.firstIndex(of: other) { sectionIdentifiers.insert(section, at: place + way) }
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
