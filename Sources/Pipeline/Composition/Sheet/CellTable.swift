import SpringformDynamics
import SpringformGeometry
import SpringformText

/// Cells in rows and columns with their labels. The table's top left corner is the origin until it is moved.
struct CellTable {
  private(set) var size = Size.zero
  /// Where the scenes go, row by row, and the devices around them.
  private(set) var scenes: [(place: Rect, body: (any DeviceBody)?)] = []
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

  /// A scene with the device around it.
  private struct Cell {
    let scene: Size
    let body: (any DeviceBody)?
    let insets: EdgeInsets
    /// Of both together.
    let box: Size

    init(_ scene: Size, body: (any DeviceBody)?, grid: PixelGrid) {
      (self.scene, self.body) = (scene, body)
      insets = body?.insets ?? .zero
      box = insets.around(Rect(origin: .zero, size: grid.up(scene))).size
    }
  }

  /// A row's label is cut when it is wider than this, in sizes of its letters.
  private static let maximumRowLabelWidth = 16.0
  /// A cell's label may be this wide even where the cell is narrower, in sizes of its letters.
  private static let minimumLabelWidth = 9.0

  init(
    _ content: Sheet.Content, framing: Framing, measures: SheetMeasures, typography: SheetTypography, grid: PixelGrid
  ) throws(StyledTextError) {
    self.measures = measures
    self.grid = grid
    var cells: [[Cell]] = []
    for row in content.cells {
      var line: [Cell] = []
      for size in row { line.append(try Cell(size, body: framing.body(around: size, grid: grid), grid: grid)) }
      cells.append(line)
    }
    let boxes = cells.map { $0.map(\.box) }
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
    var notes: [[StyledText?]] = []
    for row in content.cellNotes {
      var texts: [StyledText?] = []
      for (note, column) in zip(row, columns) {
        texts.append(note.isEmpty ? nil : try typography.note(note, width: column.width))
      }
      notes.append(texts)
    }
    addLine(lines[0], gapBelow: measures.labelGap)
    for (row, cells) in cells.enumerated() {
      if row > 0 { size.height += measures.gap }
      let height = boxes[row].map(\.height).max() ?? 0
      if row < rowLabels.count { addRowLabel(rowLabels[row], height: height) }
      addRow(cells, height: height)
      if row + 1 < lines.count { addLine(lines[row + 1], gapAbove: measures.labelGap) }
      if row < notes.count { addNotes(notes[row]) }
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

  /// A row of notes, each in the middle of its column.
  private mutating func addNotes(_ notes: [StyledText?]) {
    guard let height = notes.compactMap({ $0?.size.height }).max() else { return }
    for case (let note?, let column) in zip(notes, columns) {
      self.texts.append((note, Point(x: column.middle - note.size.width / 2, y: size.height)))
    }
    size.height += grid.up(height)
  }

  /// A label to the left of a row that is to be added.
  private mutating func addRowLabel(_ label: LabelStack, height: Double) {
    let right = (columns.first?.left ?? 0) - grid.nearest(measures.gap * 0.6)
    texts += label.texts(right: right, middle: size.height + height / 2)
  }

  /// A row of scenes, each in the middle of its cell.
  private mutating func addRow(_ cells: [Cell], height: Double) {
    for (cell, column) in zip(cells, columns) {
      let origin = Point(
        x: grid.nearest(column.middle - cell.box.width / 2) + cell.insets.left,
        y: grid.nearest(size.height + (height - cell.box.height) / 2) + cell.insets.top)
      scenes.append((Rect(origin: origin, size: cell.scene), cell.body))
    }
    size.height += height
  }

  mutating func move(by offset: Vector) {
    scenes = scenes.map { ($0.place.offsetBy(offset), $0.body) }
    texts = texts.map { ($0.0, $0.1 + offset) }
  }
}
