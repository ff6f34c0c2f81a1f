import UIKitCore

extension UICollectionView {
  func openUpdates() {
    if !updates.areOpen {
      // Before anything is changed, everything lies where it does.
      tiles.update()
      before = tiles.surroundings()
      counts = tiles.counts
    }
    updates.begin()
  }

  func update(_ change: (inout BatchUpdates) -> Void) {
    openUpdates()
    updates.collect(change)
    closeUpdates(completion: nil)
  }

  func closeUpdates(completion: ((Bool) -> Void)?) {
    guard let (changes, end) = updates.end(completion) else { return }
    // A collection that nobody has seen has nothing to move.
    guard !tiles.isStale, window != nil, bounds.width > 0 else {
      reloadData()
      MainLoop.current?.after(0, end)
      return
    }
    tiles.read()
    do {
      let origins = try changes.origins(old: counts, new: tiles.counts)
      selection.paths = selection.paths.compactMap { origins.places[$0] }
      tiles.change(from: before, .updates(changes, origins), completion: end)
    } catch {
      MainLoop.current?.fail("a collection was changed, but \(error)")
    }
  }
}

extension BatchUpdates {
  /// As a layout is told of them.
  func items(_ origins: Origins) -> [UICollectionViewUpdateItem] {
    deletedRows.keys.sorted().map { UICollectionViewUpdateItem(.delete, before: $0) }
      + reloadedRows.keys.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
      + insertedRows.keys.sorted().map { UICollectionViewUpdateItem(.insert, after: $0) }
      + movedRows.sorted { $0.key < $1.key }.map { UICollectionViewUpdateItem(.move, before: $0, after: $1) }
  }
}
