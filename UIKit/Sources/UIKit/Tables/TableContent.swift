import QuartzCore

/// What a table knows of its rows: how many there are, and how high they are.
final class TableContent {
  var geometry = TableGeometry()
  /// Whether all of it is to be asked for anew.
  var isStale = true
  /// Whether heights are.
  var needsHeights = false
  var width: CGFloat = 0

  /// Asks a table's data source and its delegate.
  func read(_ table: UITableView) -> TableGeometry {
    guard let source = table.dataSource else { return TableGeometry(top: Self.height(of: table.tableHeaderView)) }
    let delegate: any UITableViewDelegate = table.delegate ?? NoTableDelegate()
    let sections = (0..<source.numberOfSections(in: table)).map { section in
      let count = source.tableView(table, numberOfRowsInSection: section)
      return TableGeometry.Section(
        header: header(of: section, table, source, delegate), footer: footer(of: section, table, source, delegate),
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

  /// Of a section's title, in points. Apple does not name it.
  private static let titleHeight: CGFloat = 28

  private func header(
    of section: Int, _ table: UITableView, _ source: any UITableViewDataSource, _ delegate: any UITableViewDelegate
  ) -> CGFloat {
    let height = delegate.tableView(table, heightForHeaderInSection: section)
    guard height < 0 else { return height }
    let own = automaticHeight(
      of: delegate.tableView(table, viewForHeaderInSection: section), in: table,
      hasTitle: source.tableView(table, titleForHeaderInSection: section) != nil)
    return own > 0 ? own + max(table.sectionHeaderTopPadding, 0) : 0
  }

  private func footer(
    of section: Int, _ table: UITableView, _ source: any UITableViewDataSource, _ delegate: any UITableViewDelegate
  ) -> CGFloat {
    let height = delegate.tableView(table, heightForFooterInSection: section)
    guard height < 0 else { return height }
    return automaticHeight(
      of: delegate.tableView(table, viewForFooterInSection: section), in: table,
      hasTitle: source.tableView(table, titleForFooterInSection: section) != nil)
  }

  private func automaticHeight(of view: UIView?, in table: UITableView, hasTitle: Bool) -> CGFloat {
    guard let view else { return hasTitle ? Self.titleHeight : 0 }
    if view.containsConstraints {
      return view.systemLayoutSizeFitting(
        CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return view.bounds.height > 0 ? view.bounds.height : Self.titleHeight
  }
}
