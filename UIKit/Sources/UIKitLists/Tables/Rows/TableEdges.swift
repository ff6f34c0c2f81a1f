import UIKitCore

// The headers and footers of a table's sections.

extension TableTiles {
  /// Of the sections that are seen. In a plain table they stay as long as something of their section is to be seen.
  func updateEdges() {
    let shown = table.bounds
    for (index, section) in geometry.sections.enumerated() {
      let isSeen = section.end > shown.minY && section.start < shown.maxY
      update(.header, index, isSeen && section.header > 0)
      update(.footer, index, isSeen && section.footer > 0)
    }
    for index in headers.keys.sorted() where index >= geometry.sections.count { update(.header, index, false) }
    for index in footers.keys.sorted() where index >= geometry.sections.count { update(.footer, index, false) }
    placeEdges()
  }

  func placeEdges() {
    let (inset, shown, floats) = (table.adjustedContentInset, table.bounds, table.style == .plain)
    for (index, view) in headers where geometry.sections.indices.contains(index) {
      let section = geometry.sections[index]
      let lowest = section.end - section.footer - section.header
      let y = floats ? max(section.start, min(shown.minY + inset.top - section.padding, lowest)) : section.start
      place(view, in: table.rect(y + section.padding...y + section.header))
    }
    for (index, view) in footers where geometry.sections.indices.contains(index) {
      let section = geometry.sections[index]
      let natural = section.end - section.footer
      let highest = max(shown.maxY - inset.bottom - section.footer, section.start + section.header)
      let y = floats ? min(natural, highest) : natural
      place(view, in: table.rect(y...y + section.footer))
    }
  }

  private func update(_ edge: TableEdge, _ section: Int, _ isSeen: Bool) {
    let known = edge == .header ? headers[section] : footers[section]
    if !isSeen {
      guard let known else { return }
      set(nil, edge, section)
      retire(known)
      edge.tellGone(known, section, of: table)
    } else if known == nil, let view = content.made[edge]?.removeValue(forKey: section) ?? edge.make(section, of: table)
    {
      edge.tellShown(view, section, of: table)
      set(view, edge, section)
      table.addSubview(view)
    }
  }

  private func set(_ view: UIView?, _ edge: TableEdge, _ section: Int) {
    switch edge {
    case .header: headers[section] = view
    case .footer: footers[section] = view
    }
  }

  func retire(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { edges.keep(view, for: view.reuseIdentifier) }
  }

  func dropEdges() {
    for (_, view) in headers.sorted(by: { $0.key < $1.key }) { retire(view) }
    for (_, view) in footers.sorted(by: { $0.key < $1.key }) { retire(view) }
    (headers, footers) = ([:], [:])
  }
}

/// What lies above or below a section's rows.
enum TableEdge {
  case header, footer

  /// As the delegate says, or with the data source's title.
  func make(_ section: Int, of table: UITableView) -> UIView? {
    switch self {
    case .header:
      table.delegate?.tableView(table, viewForHeaderInSection: section)
        ?? table.dataSource?.tableView(table, titleForHeaderInSection: section).map { titled($0, in: table) }
    case .footer:
      table.delegate?.tableView(table, viewForFooterInSection: section)
        ?? table.dataSource?.tableView(table, titleForFooterInSection: section).map { titled($0, in: table) }
    }
  }

  private func titled(_ title: String, in table: UITableView) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    if table.style == .plain {
      view.contentView.backgroundColor = .systemGray6
    } else {
      view.textLabel?.font = .systemFont(ofSize: 13)
      view.textLabel?.textColor = .secondaryLabel
      view.textLabel?.numberOfLines = 0
      view.placement = self == .header ? .bottom : .top
      if self == .header { view.textLabel?.text = title.uppercased() }
    }
    return view
  }

  func tellShown(_ view: UIView, _ section: Int, of table: UITableView) {
    switch self {
    case .header: table.delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
    case .footer: table.delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
    }
  }

  func tellGone(_ view: UIView, _ section: Int, of table: UITableView) {
    switch self {
    case .header: table.delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: table.delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
    }
  }
}
