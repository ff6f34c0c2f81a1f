import UIKitCore

/// Rows and items on which a finger may stay.
protocol RowsWithMenus: UIScrollView {
  func menu(at point: CGPoint) -> UIContextMenuConfiguration?
  /// The cell at a point.
  func menuCell(at point: CGPoint) -> UIView?
  func menuPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  func menuWillOpen(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillClose(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuPreviewChosen(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
}

/// Opens the menus of rows, as the delegate of a table or a collection says.
final class RowMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let rows: any RowsWithMenus
  private(set) lazy var interaction: UIContextMenuInteraction = {
    let interaction = UIContextMenuInteraction(delegate: self)
    interaction.subject = { [unowned self] in rows.menuCell(at: $0) }
    return interaction
  }()

  init(_ rows: any RowsWithMenus) { self.rows = rows }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { rows.menu(at: location) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { rows.menuPreview(configuration) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { rows.menuWillOpen(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { rows.menuWillClose(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { rows.menuPreviewChosen(configuration, animator) }
}

extension UITableView: RowsWithMenus {
  func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard !isEditing, let path = indexPathForRow(at: point) else { return nil }
    return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }
  func menuCell(at point: CGPoint) -> UIView? { indexPathForRow(at: point).flatMap { tiles.rows[$0] } }
  func menuPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  func menuWillOpen(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
    delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }
  func menuWillClose(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  {
    delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
  func menuPreviewChosen(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
}

extension UICollectionView: RowsWithMenus {
  func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard !isEditing else { return nil }
    let path = indexPathForItem(at: point)
    let menu = delegate?.collectionView(self, contextMenuConfigurationForItemsAt: menuPaths(path), point: point)
    return menu
      ?? path.flatMap { delegate?.collectionView(self, contextMenuConfigurationForItemAt: $0, point: point) }
  }
  /// Which items a menu is about: none between the cells, and all that are selected on one of several that are.
  private func menuPaths(_ path: IndexPath?) -> [IndexPath] {
    guard let path else { return [] }
    let selected = indexPathsForSelectedItems ?? []
    return selected.count > 1 && selected.contains(path) ? selected.sorted() : [path]
  }
  func menuCell(at point: CGPoint) -> UIView? { indexPathForItem(at: point).flatMap { tiles.cell(at: $0) } }
  func menuPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    delegate?.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  func menuWillOpen(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
    delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }
  func menuWillClose(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  {
    delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
  func menuPreviewChosen(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
}
