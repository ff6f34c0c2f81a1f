import CoreGraphics
import Springform

/// How content lies in bounds of another size.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As wide and as high as the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits whole.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  // Of its own size, at an edge or a corner of the bounds or in their middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")

  /// From where content was drawn to where it lies.
  func transform(of drawn: Rect, in bounds: Rect) -> Springform.AffineTransform {
    guard drawn != bounds, drawn.width > 0, drawn.height > 0 else { return .identity }
    let (x, y) = scale(of: drawn.size, in: bounds.size)
    let rest = Size(width: bounds.width - drawn.width * x, height: bounds.height - drawn.height * y)
    return Springform.AffineTransform(
      a: x, b: 0, c: 0, d: y, tx: bounds.minX + rest.width * horizontal - drawn.minX * x,
      ty: bounds.minY + rest.height * vertical - drawn.minY * y)
  }

  private func scale(of drawn: Size, in bounds: Size) -> (x: Double, y: Double) {
    let (x, y) = (bounds.width / drawn.width, bounds.height / drawn.height)
    switch self {
    case .resize: return (x, y)
    case .resizeAspect: return (min(x, y), min(x, y))
    case .resizeAspectFill: return (max(x, y), max(x, y))
    default: return (1, 1)
    }
  }

  /// Which share of the free width lies to the left of the content.
  private var horizontal: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  /// Which share of the free height lies above the content, on a screen whose y axis grows downward.
  private var vertical: Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}
