import QuartzCore

extension UITableView: SelectableItems {
  public var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  public var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }

  /// Selects a row and scrolls to it; the delegate hears nothing of it.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection.paths { deselectRow(at: path, animated: animated) }
      return
    }
    if !allowsMultipleSelection { for path in selection.paths where path != indexPath { unmark(path, animated) } }
    mark(indexPath, animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// The delegate hears nothing of it.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { unmark(indexPath, animated) }

  private func mark(_ path: IndexPath, _ animated: Bool) {
    tiles.settle()
    if !selection.paths.contains(path) { selection.paths.append(path) }
    tiles.rows[path]?.setSelected(true, animated: animated)
  }

  private func unmark(_ path: IndexPath, _ animated: Bool) {
    selection.paths.removeAll { $0 == path }
    tiles.rows[path]?.setSelected(false, animated: animated)
  }

  // MARK: A finger

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
    if selection.paths.contains(path), allowsMultipleSelection { deselect(path) } else { select(path) }
  }

  private func select(_ touched: IndexPath) {
    guard let path = delegate == nil ? touched : delegate?.tableView(self, willSelectRowAt: touched) else { return }
    if !allowsMultipleSelection { for other in selection.paths where other != path { deselect(other) } }
    mark(path, false)
    delegate?.tableView(self, didSelectRowAt: path)
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
