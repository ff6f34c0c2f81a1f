extension Chart {
  /// The most curves of a panel: more lines are not told apart.
  static let panelCapacity = Palette.colors.count

  /// A curve is not readable when it uses less than this share of its panel's height.
  static let leastShare = 0.25

  /// Puts each curve into the first panel of its kind and unit where it flattens no other and is not flattened.
  static func panels(of curves: [Curve]) -> [Panel] {
    var panels: [Panel] = []
    for curve in curves {
      if let index = panels.firstIndex(where: { $0.welcomes(curve) }) {
        panels[index].curves.append(curve)
      } else {
        panels.append(Panel(curves: [curve]))
      }
    }
    return panels
  }
}

extension Chart.Panel {
  fileprivate func welcomes(_ curve: Chart.Curve) -> Bool {
    // What is the same curve otherwise is to be seen beside it, however flat one of them is.
    if let family = curve.family { return curves.count < Chart.panelCapacity && curves.first?.family == family }
    guard curves.count < Chart.panelCapacity, curve.isFlag == isFlags, curve.unit == unit else { return false }
    if isFlags { return true }
    let ranges = (curves + [curve]).compactMap(\.range)
    guard let low = ranges.map(\.lowerBound).min(), let high = ranges.map(\.upperBound).max() else { return true }
    // A curve that stays at one value has no shape to lose, but takes height from the others like any.
    let shapes = ranges.map { $0.upperBound - $0.lowerBound }.filter { $0 > 0 }
    guard let smallest = shapes.min() else { return true }
    return smallest >= (high - low) * Chart.leastShare
  }
}
