import SpringformBitmap
import SpringformGeometry
import SpringformNumerics

extension RenderError: CustomStringConvertible {
  public var description: String { description(namingScale: "scale") }

  /// What is wrong, in a sentence that calls the scale `name`.
  package func description(namingScale name: String) -> String {
    switch self {
    case .scale(let scale): "\(name) \(scale.decimalText): must be a number above 0"
    case .size(let size, let scale):
      "a canvas of \(size.width.decimalText)x\(size.height.decimalText) points at \(name) \(scale.decimalText) is too large "
        + "(sides up to \(Bitmap.maximumSide) pixels, \(Bitmap.maximumArea >> 20) megapixels in all)"
    case .unbalancedGroup(let command): "group without its other end at command \(command)"
    case .groupDepth: "the scene nests more than \(Renderer.maximumGroupDepth) groups"
    case .svg(let error): "an SVG document \(error)"
    case .lottie(let error): "a Lottie file \(error)"
    case .cairo(let message): "cairo: \(message)"
    }
  }
}
