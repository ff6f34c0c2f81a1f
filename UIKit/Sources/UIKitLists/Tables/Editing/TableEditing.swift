import UIKitCore

// How rows are deleted, inserted, chosen and moved while a table is edited.

extension UITableView {
  func changeEditing(to isOn: Bool, animated: Bool) {
    guard isOn != isEditingNow else { return }
    rowSwipe.close(animated: animated)
    isEditingNow = isOn
    // What was selected before is not what is chosen.
    for path in selection.paths { unmark(path, animated) }
    for (path, cell) in tiles.rows.sorted(by: { $0.key < $1.key }) { prepare(cell, at: path, animated: animated) }
  }

  /// What a row can be edited by.
  func style(at path: IndexPath) -> UITableViewCell.EditingStyle {
    guard dataSource?.tableView(self, canEditRowAt: path) == true else { return .none }
    return delegate == nil ? .delete : delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Has a cell show what its row can be edited by.
  func prepare(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    cell.indentationLevel =
      delegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
    guard isEditingNow || cell.isEditing else { return }
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) == true
    if isEditingNow {
      cell.editing.style = style(at: path)
      cell.editing.isChoice = allowsMultipleSelectionDuringEditing && canEdit
      cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      cell.showsReorderControl =
        dataSource.map { $0.movesRows && $0.tableView(self, canMoveRowAt: path) } ?? false
    }
    cell.setEditing(isEditingNow && (canEdit || cell.showsReorderControl), animated: animated)
  }

  func editControlTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .delete: rowSwipe.open(at: path)
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .none: break
    }
  }

  /// Whether several rows may be selected.
  var selectsMany: Bool { isEditingNow ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
}
