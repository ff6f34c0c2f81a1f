import UIKitCore

/// Items of one section, some of which hold others and can be closed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  fileprivate struct Node {
    let item: ItemIdentifierType
    let level: Int
    var isExpanded = false
  }

  /// In order, each before what it holds.
  private var nodes: [Node] = []

  public init() {}

  // MARK: What is there

  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }
  /// Those of which everything that holds them is open.
  public var visibleItems: [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var open = 0
    for node in nodes where node.level <= open {
      result.append(node.item)
      open = node.isExpanded ? node.level + 1 : node.level
    }
    return result
  }
  public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  public func level(of item: ItemIdentifierType) -> Int { place(of: item).map { nodes[$0].level } ?? 0 }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { place(of: item).map { nodes[$0].isExpanded } ?? false }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let place = place(of: child) else { return nil }
    return nodes[..<place].last { $0.level < nodes[place].level }?.item
  }
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    guard let place = place(of: parent) else { return Self() }
    let base = nodes[place].level + (includingParent ? 0 : 1)
    var result = Self()
    result.nodes = nodes[(includingParent ? place : place + 1)..<end(of: place)].map {
      Node(item: $0.item, level: $0.level - base, isExpanded: $0.isExpanded)
    }
    return result
  }

  // MARK: Changes

  /// - Parameter parent: what holds the items; `nil` for none.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return insert(items, level: 0, at: nodes.count) }
    guard let place = place(of: parent) else { return }
    insert(items, level: nodes[place].level + 1, at: end(of: place))
  }
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let place = place(of: item) else { return }
    insert(items, level: nodes[place].level, at: place)
  }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let place = place(of: item) else { return }
    insert(items, level: nodes[place].level, at: end(of: place))
  }
  /// With what they hold.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items { if let place = index(of: item) { nodes.removeSubrange(place..<end(of: place)) } }
  }
  public mutating func deleteAll() { nodes = [] }
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard let place = place(of: parent) else { return }
    let level = nodes[place].level + 1
    nodes.replaceSubrange(
      (place + 1)..<end(of: place),
      with: snapshot.nodes.map { Node(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded) })
  }
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, isExpanded: true) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, isExpanded: false) }

  // MARK: How

  private mutating func set(_ items: [ItemIdentifierType], isExpanded: Bool) {
    for item in items { if let place = place(of: item) { nodes[place].isExpanded = isExpanded } }
  }

  private func place(of item: ItemIdentifierType) -> Int? {
    let place = index(of: item)
    if place == nil {
      MainLoop.current?.fail("a section's snapshot is asked for the item \(item), which it does not have")
    }
    return place
  }

  /// Behind what an item holds.
  private func end(of place: Int) -> Int {
    nodes[(place + 1)...].firstIndex { $0.level <= nodes[place].level } ?? nodes.count
  }

  private mutating func insert(_ items: [ItemIdentifierType], level: Int, at place: Int) {
    let known = Set(nodes.map(\.item))
    if let twice = items.first(where: known.contains) {
      MainLoop.current?.fail("a section's snapshot is given the item \(twice) twice")
    }
    nodes.insert(contentsOf: items.filter { !known.contains($0) }.map { Node(item: $0, level: level) }, at: place)
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
