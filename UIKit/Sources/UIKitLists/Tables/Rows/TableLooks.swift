import UIKitCore

// What cells look like by where they lie in a table: colours, lines and corners.

extension TableTiles {
  /// Of sections that are inset, in points. Apple does not name it.
  private static let cornerRadius: CGFloat = 10

  func showLook(of cell: UITableViewCell, at path: IndexPath) {
    cell.takeBackground(table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    let (isFirst, isLast) = (path.row == 0, path.row == geometry.sections[path.section].rows.count - 1)
    if table.style == .insetGrouped {
      var corners: CACornerMask = []
      if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      cell.takeCorners(corners, radius: Self.cornerRadius)
    }
    var look = CellLines.Look(
      color: table.separatorStyle == .none ? nil : table.separatorColor, inset: cell.lineInset(of: table))
    switch table.style {
    case .plain: break
    case .grouped: (look.hasTop, look.isBottomWhole) = (isFirst, isLast)
    case .insetGrouped: look.hasBottom = !isLast
    }
    cell.lines.show(look, in: cell)
  }

  /// To be called when what a cell is edited by comes or goes.
  func showLines(of cell: UITableViewCell) {
    guard let path = rows.first(where: { $0.value === cell })?.key, geometry.contains(path) else { return }
    showLook(of: cell, at: path)
  }
}

extension UITableView {
  static let usualSeparatorInset = UIEdgeInsets(top: 0, left: UITableViewCell.margin, bottom: 0, right: 0)

  /// How far sections lie within the table's edges.
  var sideInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    // Wider phones have wider margins.
    return bounds.width < Self.wideWidth ? UITableViewCell.margin : Self.wideMargin
  }

  private static let (wideWidth, wideMargin): (CGFloat, CGFloat) = (414, 20)

  func rect(_ span: ClosedRange<CGFloat>) -> CGRect {
    CGRect(
      x: sideInset, y: span.lowerBound, width: max(bounds.width - 2 * sideInset, 0),
      height: span.upperBound - span.lowerBound)
  }
}
