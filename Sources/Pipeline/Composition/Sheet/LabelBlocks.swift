import SpringformGeometry
import SpringformText

/// A label in one line: the name, faint, and the value after it.
struct LabelLine {
  let size: Size
  private let name: StyledText?
  private let value: StyledText

  /// - Parameter width: the most it may take; the name is shortened first.
  init(_ label: CellLabel, width: Double, typography: SheetTypography) throws(StyledTextError) {
    let value = try typography.value(label.value, width: width)
    let space = typography.labelSize * 0.4
    let rest = width - value.size.width - space
    let name =
      label.name.isEmpty || rest < 2 * typography.labelSize ? nil : try typography.name(label.name, width: rest)
    size = Size(
      width: value.size.width + (name.map { $0.size.width + space } ?? 0),
      height: max(value.size.height, name?.size.height ?? 0))
    (self.name, self.value) = (name, value)
  }

  func texts(middle: Double, top: Double) -> [(StyledText, Point)] {
    let left = middle - size.width / 2
    let valueLeft = left + size.width - value.size.width
    // Letters of other scripts may come from fonts with other measures: the baselines have to agree.
    let baseline = max(value.baseline, name?.baseline ?? 0)
    let texts = [(value, Point(x: valueLeft, y: top + baseline - value.baseline))]
    return texts + (name.map { [($0, Point(x: left, y: top + baseline - $0.baseline))] } ?? [])
  }
}

/// A label in two lines, the value below its name, to be set against a right edge.
struct LabelStack {
  let size: Size
  private let parts: [StyledText]

  init(_ label: CellLabel, width: Double, typography: SheetTypography) throws(StyledTextError) {
    let value = try typography.value(label.value, width: width)
    let name = label.name.isEmpty ? nil : try typography.name(label.name, width: width)
    parts = [name, value].compactMap { $0 }
    size = Size(width: parts.map(\.size.width).max() ?? 0, height: parts.reduce(0) { $0 + $1.size.height })
  }

  func texts(right: Double, middle: Double) -> [(StyledText, Point)] {
    var top = middle - size.height / 2
    return parts.map { part in
      defer { top += part.size.height }
      return (part, Point(x: right - part.size.width, y: top))
    }
  }
}
