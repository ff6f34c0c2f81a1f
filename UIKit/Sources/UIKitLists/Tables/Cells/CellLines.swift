import UIKitCore

/// The lines above and below a cell.
final class CellLines {
  let (top, bottom) = (UIView(), UIView())

  init() { for view in [top, bottom] { view.isUserInteractionEnabled = false } }

  /// What a table says of them.
  struct Look: Equatable {
    /// `nil` for none at all.
    var color: UIColor?
    var inset: UIEdgeInsets
    var hasTop = false
    var hasBottom = true
    /// Whether the one below runs from edge to edge, as at a section's end.
    var isBottomWhole = false
  }

  func show(_ look: Look, in cell: UITableViewCell) {
    let (color, thickness) = (look.color ?? .clear, 1 / UIScreen.main.scale)
    let size = cell.bounds.size
    place(top, color, look.color != nil && look.hasTop, CGRect(x: 0, y: 0, width: size.width, height: thickness), cell)
    let inset = look.isBottomWhole ? .zero : look.inset
    place(
      bottom, color, look.color != nil && look.hasBottom,
      CGRect(
        x: inset.left, y: size.height - thickness, width: max(size.width - inset.left - inset.right, 0),
        height: thickness), cell)
  }

  private func place(_ line: UIView, _ color: UIColor, _ isShown: Bool, _ frame: CGRect, _ cell: UITableViewCell) {
    guard isShown else { return line.removeFromSuperview() }
    if line.backgroundColor != color { line.backgroundColor = color }
    if line.superview !== cell { cell.addSubview(line) }
    if line.frame != frame { line.frame = frame }
  }
}

extension UITableViewCell {
  /// Where the line below begins: as its own inset says, as the table's, or where the text begins.
  func lineInset(of table: UITableView) -> UIEdgeInsets {
    var inset = ownSeparatorInset ?? table.separatorInset
    let isUsual = ownSeparatorInset == nil && !table.hasOwnSeparatorInset
    if table.separatorInsetReference == .fromAutomaticInsets, !isUsual { inset.left += usualLineStart }
    if isUsual { inset.left = usualLineStart }
    inset.left += contentRoom(in: bounds.width).minX
    return inset
  }

  private var usualLineStart: CGFloat { parts.image?.image == nil ? Self.margin : textStart }
}
