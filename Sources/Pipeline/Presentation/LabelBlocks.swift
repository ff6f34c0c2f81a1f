import SpringformGeometry
import SpringformText

/// A label in one line: the name, faint, and the value after it.
struct LabelLine {
  let size: Size
  private let name: Lettering?
  private let value: Lettering

  /// - Parameter width: what there is room for; the name gives way first.
  init(_ label: CellLabel, width: Double, lettering: SheetLettering) throws(LetteringError) {
    let value = try lettering.value(label.value, width: width)
    let space = lettering.labelSize * 0.4
    let rest = width - value.size.width - space
    let name = label.name.isEmpty || rest < 2 * lettering.labelSize ? nil : try lettering.name(label.name, width: rest)
    size = Size(
      width: value.size.width + (name.map { $0.size.width + space } ?? 0),
      height: max(value.size.height, name?.size.height ?? 0))
    (self.name, self.value) = (name, value)
  }

  func texts(middle: Double, top: Double) -> [(Lettering, Point)] {
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
  private let parts: [Lettering]

  init(_ label: CellLabel, width: Double, lettering: SheetLettering) throws(LetteringError) {
    let value = try lettering.value(label.value, width: width)
    let name = label.name.isEmpty ? nil : try lettering.name(label.name, width: width)
    parts = [name, value].compactMap { $0 }
    size = Size(width: parts.map(\.size.width).max() ?? 0, height: parts.reduce(0) { $0 + $1.size.height })
  }

  func texts(right: Double, middle: Double) -> [(Lettering, Point)] {
    var top = middle - size.height / 2
    return parts.map { part in
      defer { top += part.size.height }
      return (part, Point(x: right - part.size.width, y: top))
    }
  }
}
