import SpringformNumerics
import SpringformText

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
