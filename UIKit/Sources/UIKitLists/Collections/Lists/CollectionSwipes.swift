import UIKitCore

extension UICollectionViewListCell: SwipedCell {
  var isBeingEdited: Bool { collection?.isEditing == true }
  func swipeWillShow(_ isShown: Bool) { configurationStateIsStale() }
  func swipeDidShow(_ isShown: Bool) { configurationStateIsStale() }

  private func configurationStateIsStale() { setNeedsUpdateConfiguration() }
}

extension UICollectionView {
  package func dragBegins() { if hasSwipes { rowSwipe.close() } }
}

extension UICollectionView: SwipeableRows {
  /// Has a finger swipe rows, as a list's configuration says what appears beside them.
  func followSwipes() {
    guard !hasSwipes else { return }
    hasSwipes = true
    addGestureRecognizer(rowSwipe.pan)
  }

  func swipedRow(at point: CGPoint) -> IndexPath? { indexPathForItem(at: CGPoint(x: bounds.midX, y: point.y)) }
  func swipedCell(at path: IndexPath) -> (any SwipedCell)? { tiles.cell(at: path) as? UICollectionViewListCell }
  func swipedRow(of cell: any SwipedCell) -> IndexPath? {
    (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) }
  }

  func swipeActions(_ side: SwipeActionsView.Side, at path: IndexPath) -> RowSwipe.Actions? {
    guard let list = (tiles.cell(at: path) as? UICollectionViewListCell)?.row?.list else { return nil }
    let provider =
      side == .leading
      ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    return provider?(path).map { RowSwipe.Actions(configuration: $0) }
  }

  func swipeBegins(at path: IndexPath) {}
  func swipeEnds(at path: IndexPath?) {}
}
