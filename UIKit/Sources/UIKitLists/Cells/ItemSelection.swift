import UIKitCore

/// Which rows or items are selected, and which one a finger is on.
final class ItemSelection {
  /// In the order in which they were selected.
  var paths: [IndexPath] = []
  fileprivate var touched: (path: IndexPath, start: CGPoint)?
  fileprivate var highlighted: IndexPath?
}

/// What a finger selects items of: a table or a collection.
protocol SelectableItems: UIScrollView {
  var selection: ItemSelection { get }
  var takesSelection: Bool { get }
  func item(at point: CGPoint) -> IndexPath?
  func mayHighlight(_ path: IndexPath) -> Bool
  func highlight(_ path: IndexPath, _ isHighlighted: Bool)
  func tapped(_ path: IndexPath)
}

extension SelectableItems {
  func beginItemTouch(_ touch: UITouch?) {
    guard takesSelection, !wasMovingAtTouch, let touch, let path = item(at: touch.location(in: self)),
      mayHighlight(path)
    else { return }
    selection.touched = (path, touch.location(in: nil))
    showHighlight(path)
  }

  func moveItemTouch(_ touch: UITouch?) {
    guard let touch, let start = selection.touched?.start else { return }
    let place = touch.location(in: nil)
    if hypot(place.x - start.x, place.y - start.y) > UITapGestureRecognizer.slop { cancelItemTouch() }
  }

  func cancelItemTouch() {
    selection.touched = nil
    hideHighlight()
  }

  func endItemTouch() {
    guard let path = selection.touched?.path else { return }
    selection.touched = nil
    showHighlight(path)
    tapped(path)
    hideHighlight()
  }

  private func showHighlight(_ path: IndexPath) {
    guard selection.highlighted != path else { return }
    selection.highlighted = path
    highlight(path, true)
  }

  private func hideHighlight() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    highlight(path, false)
  }
}
