import UIKitCore

extension UITableViewCell: SwipedCell {
  var isBeingEdited: Bool { false }

  func swipeWillShow(_ isShown: Bool) { willTransition(to: swipeState(isShown)) }
  func swipeDidShow(_ isShown: Bool) { didTransition(to: swipeState(isShown)) }

  private func swipeState(_ isShown: Bool) -> StateMask {
    let editing: StateMask = isEditing ? .showingEditControl : []
    return isShown ? editing.union(.showingDeleteConfirmation) : editing
  }
}

extension UITableView: DraggedContent {
  package func dragBegins() { rowSwipe.close() }
}

extension UITableView: SwipeableRows {
  func swipedRow(at point: CGPoint) -> IndexPath? {
    indexPathForRow(at: CGPoint(x: bounds.midX, y: point.y))
  }
  func swipedCell(at path: IndexPath) -> (any SwipedCell)? { tiles.rows[path] }
  func swipedRow(of cell: any SwipedCell) -> IndexPath? { tiles.rows.first { $0.value === cell }?.key }

  /// As the delegate says; at the end of a row that can be deleted, what deletes it.
  func swipeActions(_ side: SwipeActionsView.Side, at path: IndexPath) -> RowSwipe.Actions? {
    guard dataSource?.tableView(self, canEditRowAt: path) == true else { return nil }
    guard side == .trailing else {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path).map { .init(configuration: $0) }
    }
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return .init(configuration: own)
    }
    if let old = delegate?.tableView(self, editActionsForRowAt: path) {
      let configuration = UISwipeActionsConfiguration(actions: old.map { $0.action(for: path) })
      configuration.performsFirstActionWithFullSwipe = false
      return .init(configuration: configuration)
    }
    guard dataSource?.commitsEditing == true, style(at: path) == .delete else { return nil }
    return .init(configuration: deletion(at: path), deletes: true)
  }

  private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        guard let self else { return }
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        done(true)
      }
    ])
  }

  func swipeBegins(at path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: path) }
  func swipeEnds(at path: IndexPath?) { delegate?.tableView(self, didEndEditingRowAt: path) }
}
