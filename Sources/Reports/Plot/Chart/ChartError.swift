import SpringformNumerics
package import SpringformText

/// Why a chart cannot be made.
package enum ChartError: Error, Equatable {
  /// The scene traces nothing.
  case noCurves
  /// The chart has no room at this size; `width` and `height` are what it needs, in points.
  case tooSmall(width: Double, height: Double)
  /// A text cannot be laid out.
  case font(FontError)
}

extension ChartError: CustomStringConvertible {
  package var description: String { description(namingSize: "a size of") }

  /// What is wrong, in a sentence that asks for `name` and the size needed.
  package func description(namingSize name: String) -> String {
    switch self {
    case .noCurves: "the scene traces no curves; declare one with stage.trace(\"name\") { value }"
    case .tooSmall(let width, let height):
      "the chart does not fit; use \(name) \(width.decimalText)x\(height.decimalText) or larger"
    case .font(let error): "\(error)"
    }
  }
}
