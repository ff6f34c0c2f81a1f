import UIKitCore

/// What a table knows of its rows: how many there are, and how high they are.
final class TableContent {
  var geometry = TableGeometry()
  /// Whether all of it is to be asked for anew.
  var isStale = true
  /// Whether heights are.
  var needsHeights = false
  var width: CGFloat = 0
  /// Headers and footers that were asked how high they are, and are not seen yet.
  var made: [TableEdge: [Int: UIView]] = [:]

  /// Asks a table's data source and its delegate.
  func read(_ table: UITableView) -> TableGeometry {
    made = [:]
    guard let source = table.dataSource else { return TableGeometry(top: Self.height(of: table.tableHeaderView)) }
    let delegate: any UITableViewDelegate = table.delegate ?? NoTableDelegate()
    let sections = (0..<source.numberOfSections(in: table)).map { section in
      let count = source.tableView(table, numberOfRowsInSection: section)
      let (header, padding) = header(of: section, table, source, delegate)
      return TableGeometry.Section(
        header: header, padding: padding, footer: footer(of: section, table, source, delegate),
        rows: (0..<count).map { row(at: IndexPath(row: $0, section: section), table, delegate) })
    }
    return TableGeometry(top: Self.height(of: table.tableHeaderView), sections: sections)
  }

  static func height(of view: UIView?) -> CGFloat { view?.bounds.height ?? 0 }

  private func row(at path: IndexPath, _ table: UITableView, _ delegate: any UITableViewDelegate) -> TableGeometry.Row {
    let height = delegate.tableView(table, heightForRowAt: path)
    guard height < 0 else { return TableGeometry.Row(height: height) }
    let estimate = delegate.tableView(table, estimatedHeightForRowAt: path)
    return TableGeometry.Row(height: estimate > 0 ? estimate : UITableViewCell.usualHeight, isEstimate: true)
  }

  // MARK: Headers and footers

  // In points. Apple names none of these.
  /// Of a section's title in a plain table.
  private static let titleHeight: CGFloat = 28
  /// Between sections of a grouped table above and below what is between them, and above the first.
  private static let (gap, firstGap): (CGFloat, CGFloat) = (17.5, 35)
  /// Around a title of a grouped table: above it, and between it and the rows.
  private static let (titleGap, footerGap): (CGFloat, CGFloat) = (15, 7)
  /// Above headers of plain tables.
  private static let topPadding: CGFloat = 22

  /// - Returns: how high the header is with what is free above it, and how much that is.
  private func header(
    of section: Int, _ table: UITableView, _ source: any UITableViewDataSource, _ delegate: any UITableViewDelegate
  ) -> (height: CGFloat, padding: CGFloat) {
    let given = delegate.tableView(table, heightForHeaderInSection: section)
    let title = source.tableView(table, titleForHeaderInSection: section)
    let own =
      given >= 0
      ? given : automaticHeight(of: .header, section, title: title, in: table)
    guard own > 0 else { return (0, 0) }
    let wanted = table.sectionHeaderTopPadding
    let padding = wanted >= 0 ? wanted : table.style == .plain ? Self.topPadding : 0
    return (own + padding, padding)
  }

  private func footer(
    of section: Int, _ table: UITableView, _ source: any UITableViewDataSource, _ delegate: any UITableViewDelegate
  ) -> CGFloat {
    let height = delegate.tableView(table, heightForFooterInSection: section)
    guard height < 0 else { return height }
    return automaticHeight(
      of: .footer, section, title: source.tableView(table, titleForFooterInSection: section), in: table)
  }

  private func automaticHeight(of edge: TableEdge, _ section: Int, title: String?, in table: UITableView) -> CGFloat {
    let view = edge.make(section, of: table)
    let isGrouped = table.style != .plain
    guard let view else { return isGrouped ? (edge == .header && section == 0 ? Self.firstGap : Self.gap) : 0 }
    made[edge, default: [:]][section] = view
    if let view = view as? UITableViewHeaderFooterView, title != nil, isGrouped, view.isTitle {
      let text = view.titleHeight(in: table.bounds.width - 2 * table.sideInset)
      guard edge == .header else { return Self.footerGap + text + Self.footerGap }
      return (section == 0 ? Self.gap : 0) + Self.titleGap + text + Self.footerGap
    }
    if view.containsConstraints || (view as? UITableViewHeaderFooterView)?.hasContentView == true {
      return view.systemLayoutSizeFitting(
        CGSize(width: table.bounds.width - 2 * table.sideInset, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return view.bounds.height > 0 ? view.bounds.height : Self.titleHeight
  }
}
