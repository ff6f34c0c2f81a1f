import SpringformBitmap
public import SpringformGeometry
import SpringformNumerics
public import SpringformSVG

/// Why a display list cannot become a picture.
public enum RenderError: Error, Hashable {
  /// The scale is not a finite number above 0.
  case scale(Double)
  /// The canvas, in points, is not finite or has more pixels at this scale than a bitmap may have.
  case size(Size, scale: Double)
  /// The command at this index opens a group that nothing closes, closes one that nothing opened, or begins a mask where
  /// none can be: outside of groups, or a second one in a group.
  case unbalancedGroup(command: Int)
  /// The command at this index opens a group inside more than ``Renderer/maximumGroupDepth`` others.
  case groupDepth(command: Int)
  /// An SVG document could not be drawn.
  case svg(SVGError)
  /// Cairo gave up, for want of memory as a rule; the message is Cairo's.
  case cairo(message: String)
}

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
    case .cairo(let message): "cairo: \(message)"
    }
  }
}
