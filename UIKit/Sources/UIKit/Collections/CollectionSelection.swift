import QuartzCore

extension UICollectionView: SelectableItems {
  public var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  /// Selects an item and scrolls to it; the delegate hears nothing of it.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection.paths { unmark(path) }
      return
    }
    if !allowsMultipleSelection { for path in selection.paths where path != indexPath { unmark(path) } }
    mark(indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// The delegate hears nothing of it.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { unmark(indexPath) }

  private func mark(_ path: IndexPath) {
    tiles.settle()
    if !selection.paths.contains(path) { selection.paths.append(path) }
    tiles.cell(at: path)?.isSelected = true
  }

  private func unmark(_ path: IndexPath) {
    selection.paths.removeAll { $0 == path }
    tiles.cell(at: path)?.isSelected = false
  }

  // MARK: A finger

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
    if isSelected, allowsMultipleSelection {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
      deselect(path)
    } else {
      guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else { return }
      if !allowsMultipleSelection { for other in selection.paths where other != path { deselect(other) } }
      mark(path)
      delegate?.collectionView(self, didSelectItemAt: path)
    }
  }

  private func deselect(_ path: IndexPath) {
    unmark(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }
}
