import UIKitCore

/// Where sections and rows lie, from the top of the content down.
struct TableGeometry {
  struct Row {
    var height: CGFloat
    /// Whether the height is a guess, until the cell is there to be asked.
    var isEstimate = false
  }

  struct Section {
    /// With what is free above it.
    var header: CGFloat = 0
    var padding: CGFloat = 0
    var footer: CGFloat = 0
    var rows: [Row] = []
    fileprivate(set) var start: CGFloat = 0
    /// Of the rows, and of the footer at last.
    fileprivate(set) var starts: [CGFloat] = []

    var end: CGFloat { (starts.last ?? start + header) + footer }
  }

  private(set) var sections: [Section] = []
  /// How much the view above the first section takes.
  let top: CGFloat
  private(set) var end: CGFloat = 0

  init(top: CGFloat = 0, sections: [Section] = []) {
    (self.top, self.sections) = (top, sections)
    add(from: 0)
  }

  /// Sums up heights.
  private mutating func add(from first: Int) {
    var y = first > 0 ? sections[first - 1].end : top
    for index in first..<max(sections.count, first) {
      sections[index].start = y
      y += sections[index].header
      sections[index].starts = sections[index].rows.map { row in
        defer { y += row.height }
        return y
      }
      sections[index].starts.append(y)
      y += sections[index].footer
    }
    end = sections.last?.end ?? top
  }

  /// Gives a row the height that it turned out to have.
  mutating func set(_ height: CGFloat, of path: IndexPath) {
    let row = sections[path.section].rows[path.row]
    guard row.height != height || row.isEstimate else { return }
    sections[path.section].rows[path.row] = Row(height: height)
    if row.height != height { add(from: path.section) }
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  // MARK: Places

  func span(of path: IndexPath) -> ClosedRange<CGFloat> {
    let start = sections[path.section].starts[path.row]
    return start...start + sections[path.section].rows[path.row].height
  }

  /// The rows that a part of the content has something of.
  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (index, section) in sections.enumerated() where section.end > low && section.start < high {
      // The last row that begins at or before the upper end.
      var (first, last) = (0, section.rows.count)
      while first < last {
        let middle = (first + last) / 2
        if section.starts[middle] + section.rows[middle].height <= low { first = middle + 1 } else { last = middle }
      }
      while first < section.rows.count, section.starts[first] < high {
        if section.rows[first].height > 0 { found.append(IndexPath(row: first, section: index)) }
        first += 1
      }
    }
    return found
  }
}
