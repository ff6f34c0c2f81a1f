import UIKitCore

/// What a diffable data source knows: what is shown, and what parts of sections are open.
final class DiffableState<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var shown = Snapshot()
  private var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  /// What the table or the collection does with changes: it looks at what is shown before and after they are made.
  var update: (_ changes: BatchUpdates, _ make: () -> Void, _ completion: @escaping () -> Void) -> Void = { _, _, _ in }
  var reconfigure: ([IndexPath]) -> Void = { _ in }
  var reload: () -> Void = {}

  func apply(
    _ snapshot: Snapshot, animated: Bool, _ animation: BatchUpdates.Animation, completion: (() -> Void)?
  ) {
    let changes = snapshot.changes(from: shown, animation)
    let moved = snapshot.reloadedItemIdentifiers.filter { changes.movedRows.keys.contains(shown.path(of: $0) ?? []) }
    let again = (snapshot.reconfiguredItemIdentifiers + moved).filter { shown.path(of: $0) != nil }
    let finish = { if let completion { completion() } }
    let make = { [self] in
      shown = snapshot.settled
      outlines = outlines.filter { shown.items[$0.key] == $0.value.visibleItems }
    }
    if changes.isEmpty {
      make()
      MainLoop.current?.after(0, finish)
    } else if animated {
      update(changes, make, finish)
    } else {
      UIView.performWithoutAnimation { update(changes, make, finish) }
    }
    if !again.isEmpty { reconfigure(again.compactMap { shown.path(of: $0) }) }
  }

  func applyByReloading(_ snapshot: Snapshot, completion: (() -> Void)?) {
    (shown, outlines) = (snapshot.settled, [:])
    reload()
    MainLoop.current?.after(0) { completion?() }
  }

  /// A finger has moved an item.
  func move(_ from: IndexPath, to: IndexPath) {
    guard let item = shown.item(at: from) else { return }
    var new = shown
    new.deleteItems([item])
    if let next = new.item(at: to) {
      new.insertItems([item], beforeItem: next)
    } else if new.sectionIdentifiers.indices.contains(to.section) {
      new.appendItems([item], toSection: new.sectionIdentifiers[to.section])
    }
    shown = new
  }

  // MARK: Outlines

  func outline(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let outline = outlines[section] { return outline }
    var outline = NSDiffableDataSourceSectionSnapshot<Item>()
    outline.append(shown.items[section] ?? [])
    return outline
  }

  func apply(
    _ outline: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section, animated: Bool,
    _ animation: BatchUpdates.Animation, completion: (() -> Void)?
  ) {
    var new = shown
    if new.items[section] == nil { new.appendSections([section]) }
    new.replaceItems(of: section, with: outline.visibleItems)
    outlines[section] = outline
    apply(new, animated: animated, animation, completion: completion)
  }
}

extension BatchUpdates {
  var isEmpty: Bool {
    insertedRows.isEmpty && deletedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }
}
