import SpringformGeometry
import SpringformText

/// Cells in rows and columns with their labels. The table's top left corner is the origin until it is moved.
struct CellTable {
  private(set) var size = Size.zero
  /// Where the scenes go, row by row.
  private(set) var screens: [Rect] = []
  private(set) var texts: [(StyledText, Point)] = []

  private let measures: SheetMeasures
  private let grid: PixelGrid
  private var columns: [Column]

  /// A column's left edge and width.
  private struct Column {
    var left = 0.0
    var width = 0.0
    var middle: Double { left + width / 2 }
  }

  /// A row's label is cut when it is wider than this, in sizes of its letters.
  private static let maximumRowLabelWidth = 16.0
  /// A cell's label may be this wide even where the cell is narrower, in sizes of its letters.
  private static let minimumLabelWidth = 9.0

  init(
    _ content: Sheet.Content, device: Device?, measures: SheetMeasures, typography: SheetTypography, grid: PixelGrid
  ) throws(StyledTextError) {
    self.measures = measures
    self.grid = grid
    let boxes = content.cells.map { row in
      row.map { size in
        let margin = device.map { DeviceBody($0, screen: size, grid: grid).margin } ?? 0
        return Size(width: grid.up(size.width) + 2 * margin, height: grid.up(size.height) + 2 * margin)
      }
    }
    columns = (0..<(boxes.map(\.count).max() ?? 0)).map { column in
      Column(width: boxes.compactMap { $0.count > column ? $0[column].width : nil }.max() ?? 0)
    }
    let letters = typography.labelSize
    let labelWidths = columns.map { max($0.width, Self.minimumLabelWidth * letters) }
    var lines: [[LabelLine]] = []
    for labels in [content.columnLabels] + content.cellLabels {
      var line: [LabelLine] = []
      for (label, width) in zip(labels, labelWidths) {
        line.append(try LabelLine(label, width: width, typography: typography))
      }
      lines.append(line)
    }
    var rowLabels: [LabelStack] = []
    for label in content.rowLabels {
      rowLabels.append(try LabelStack(label, width: Self.maximumRowLabelWidth * letters, typography: typography))
    }
    placeColumns(lines: lines, rowLabels: rowLabels)
    addLine(lines[0], gapBelow: measures.labelGap)
    for (row, sizes) in content.cells.enumerated() {
      if row > 0 { size.height += measures.gap }
      let height = boxes[row].map(\.height).max() ?? 0
      if row < rowLabels.count { addRowLabel(rowLabels[row], height: height) }
      addRow(sizes, height: height)
      if row + 1 < lines.count { addLine(lines[row + 1], gapAbove: measures.labelGap) }
    }
  }

  private mutating func placeColumns(lines: [[LabelLine]], rowLabels: [LabelStack]) {
    for (column, line) in lines.flatMap({ Array($0.enumerated()) }) {
      columns[column].width = max(columns[column].width, grid.up(line.size.width))
    }
    if let widest = rowLabels.map(\.size.width).max() {
      size.width = grid.up(widest) + grid.nearest(measures.gap * 0.6)
    }
    for column in columns.indices {
      if column > 0 { size.width += measures.gap }
      columns[column].left = size.width
      size.width += columns[column].width
    }
  }

  /// A row of labels, each in the middle of its column.
  private mutating func addLine(_ line: [LabelLine], gapAbove: Double = 0, gapBelow: Double = 0) {
    guard let height = line.map(\.size.height).max() else { return }
    size.height += gapAbove
    for (label, column) in zip(line, columns) { texts += label.texts(middle: column.middle, top: size.height) }
    size.height += grid.up(height) + gapBelow
  }

  /// A label to the left of a row that is to be added.
  private mutating func addRowLabel(_ label: LabelStack, height: Double) {
    let right = (columns.first?.left ?? 0) - grid.nearest(measures.gap * 0.6)
    texts += label.texts(right: right, middle: size.height + height / 2)
  }

  /// A row of scenes, each in the middle of its cell.
  private mutating func addRow(_ sizes: [Size], height: Double) {
    for (size, column) in zip(sizes, columns) {
      let origin = Point(
        x: grid.nearest(column.middle - grid.up(size.width) / 2),
        y: grid.nearest(self.size.height + (height - grid.up(size.height)) / 2))
      screens.append(Rect(origin: origin, size: size))
    }
    size.height += height
  }

  mutating func move(by offset: Vector) {
    screens = screens.map { $0.offsetBy(offset) }
    texts = texts.map { ($0.0, $0.1 + offset) }
  }
}
