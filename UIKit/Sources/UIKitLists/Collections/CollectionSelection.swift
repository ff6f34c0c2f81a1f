import UIKitCore

extension UICollectionView: SelectableItems {
  func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for path in selection.paths { unmark(path) }
      return
    }
    if !selectsMany { for other in selection.paths where other != path { unmark(other) } }
    mark(path)
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  private func mark(_ path: IndexPath) {
    tiles.settle()
    if !selection.paths.contains(path) { selection.paths.append(path) }
    tiles.cell(at: path)?.isSelected = true
  }

  func unmark(_ path: IndexPath) {
    selection.paths.removeAll { $0 == path }
    tiles.cell(at: path)?.isSelected = false
  }

  private var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func editingChanged() {
    for case let cell as UICollectionViewCell in tiles.inOrder { cell.collectionEditingChanged() }
  }

  // MARK: A finger

  var takesSelection: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  func item(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func mayHighlight(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: path) != false
  }

  func highlight(_ path: IndexPath, _ isHighlighted: Bool) {
    tiles.cell(at: path)?.isHighlighted = isHighlighted
    if isHighlighted {
      delegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      delegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  func tapped(_ path: IndexPath) {
    let isSelected = selection.paths.contains(path)
    if isSelected, selectsMany {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
      deselect(path)
    } else {
      guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else { return }
      if !selectsMany { for other in selection.paths where other != path { deselect(other) } }
      mark(path)
      delegate?.collectionView(self, didSelectItemAt: path)
      if !isEditing, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
        delegate?.collectionView(self, performPrimaryActionForItemAt: path)
      }
    }
  }

  private func deselect(_ path: IndexPath) {
    unmark(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }
}
