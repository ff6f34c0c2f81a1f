import UIKitCore

extension UITableView: SelectableItems {
  func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for path in selection.paths { deselectRow(at: path, animated: animated) }
      return
    }
    if !selectsMany { for other in selection.paths where other != path { unmark(other, animated) } }
    mark(path, animated)
    if position != .none { scrollToRow(at: path, at: position, animated: animated) }
  }

  private func mark(_ path: IndexPath, _ animated: Bool) {
    tiles.settle()
    if !selection.paths.contains(path) { selection.paths.append(path) }
    tiles.rows[path]?.setSelected(true, animated: animated)
  }

  func unmark(_ path: IndexPath, _ animated: Bool) {
    selection.paths.removeAll { $0 == path }
    tiles.rows[path]?.setSelected(false, animated: animated)
  }

  // MARK: A finger

  var takesSelection: Bool {
    isEditingNow ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  func item(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func mayHighlight(_ path: IndexPath) -> Bool { delegate?.tableView(self, shouldHighlightRowAt: path) != false }

  func highlight(_ path: IndexPath, _ isHighlighted: Bool) {
    tiles.rows[path]?.setHighlighted(isHighlighted, animated: false)
    if isHighlighted {
      delegate?.tableView(self, didHighlightRowAt: path)
    } else {
      delegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  func tapped(_ path: IndexPath) {
    if selection.paths.contains(path), selectsMany { deselect(path) } else { select(path) }
  }

  private func select(_ touched: IndexPath) {
    guard let path = delegate == nil ? touched : delegate?.tableView(self, willSelectRowAt: touched) else { return }
    if !selectsMany { for other in selection.paths where other != path { deselect(other) } }
    mark(path, false)
    delegate?.tableView(self, didSelectRowAt: path)
    if !isEditingNow, delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) == true {
      delegate?.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  private func deselect(_ chosen: IndexPath) {
    guard let path = delegate == nil ? chosen : delegate?.tableView(self, willDeselectRowAt: chosen) else { return }
    unmark(path, false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  func accessoryTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
