import UIKitCore

/// An item of a collection that a finger moves: until it is let go, only the collection knows where it is.
struct ItemMovement {
  let original: IndexPath
  var current: IndexPath
  /// Its middle, in the content.
  var position: CGPoint

  var key: UICollectionViewLayoutAttributes.Key { .init(category: .cell, kind: nil, path: current) }

  /// From where the data source has things to where the layout has them.
  var moved: MovedPath { MovedPath(from: original, to: current) }

  /// The number of items that a section has meanwhile.
  func count(of section: Int, _ count: Int) -> Int {
    count + (section == current.section ? 1 : 0) - (section == original.section ? 1 : 0)
  }
}

extension UICollectionView {
  func beginMovement(of path: IndexPath) -> Bool {
    guard tiles.movement == nil, let attributes = layoutAttributesForItem(at: path),
      dataSource?.collectionView(self, canMoveItemAt: path) == true
    else { return false }
    let movement = ItemMovement(original: path, current: path, position: attributes.center)
    tiles.movement = movement
    invalidate(for: movement, from: movement)
    return true
  }

  func move(to position: CGPoint) {
    guard let old = tiles.movement else { return }
    var new = old
    new.position = position
    tiles.movement = new
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: old.current, withPosition: position)
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: old.original, atCurrentIndexPath: old.current,
        toProposedIndexPath: proposed) ?? proposed
    guard target != old.current else {
      invalidate(for: new, from: old)
      return
    }
    let before = tiles.surroundings()
    new.current = target
    tiles.movement = new
    var changes = BatchUpdates()
    changes.movedRows[old.current] = target
    let counts = tiles.dataCounts
    let now = counts.enumerated().map { new.count(of: $0.offset, $0.element) }
    let then = counts.enumerated().map { old.count(of: $0.offset, $0.element) }
    guard let origins = try? changes.origins(old: then, new: now) else { return }
    invalidate(for: new, from: old)
    tiles.change(from: before, .updates(changes, origins)) {}
  }

  func endMovement(isCancelled: Bool) {
    guard let ended = tiles.movement else { return }
    let before = tiles.surroundings()
    let target = isCancelled ? ended.original : ended.current
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [target], previousIndexPaths: [ended.original], movementCancelled: isCancelled))
    var changes = BatchUpdates()
    if isCancelled, ended.current != ended.original { changes.movedRows[ended.current] = ended.original }
    tiles.movement = nil
    if !isCancelled, ended.current != ended.original {
      dataSource?.collectionView(self, moveItemAt: ended.original, to: ended.current)
      selection.paths = selection.paths.map { ended.moved.new(of: $0) }
      tiles.read()
    }
    let then = isCancelled ? tiles.dataCounts.enumerated().map { ended.count(of: $0.offset, $0.element) } : tiles.counts
    guard let origins = try? changes.origins(old: then, new: tiles.counts) else { return reloadData() }
    tiles.change(from: before, .updates(changes, origins)) {}
  }

  private func invalidate(for new: ItemMovement, from old: ItemMovement) {
    let layout = collectionViewLayout
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [new.current], withTargetPosition: new.position,
        previousIndexPaths: [old.current], previousPosition: old.position))
  }
}
