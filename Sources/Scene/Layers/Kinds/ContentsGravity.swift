package import SpringformGeometry

/// How contents with a size of their own lie in a layer's bounds; `top` is the upper edge on the screen.
public enum ContentsGravity: Hashable, Sendable, CaseIterable {
  /// Stretched to the bounds.
  case resize
  /// As large as fits, in proportion.
  case resizeAspect
  /// As small as covers the bounds, in proportion.
  case resizeAspectFill
  case center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight

  /// What records and scene files call them, whatever they are called in the source.
  package static let words: [(String, ContentsGravity)] = [
    ("resize", .resize), ("resizeAspect", .resizeAspect), ("resizeAspectFill", .resizeAspectFill),
    ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ]

  /// Where contents of a size lie in `bounds`; they may reach beyond. Sizes without width or height stay where they are.
  package func rect(of size: Size, in bounds: Rect) -> Rect {
    let (scaleX, scaleY) = (bounds.width / size.width, bounds.height / size.height)
    let scale: Vector
    switch self {
    case .resize: return bounds
    case .resizeAspect: scale = Vector(dx: min(scaleX, scaleY), dy: min(scaleX, scaleY))
    case .resizeAspectFill: scale = Vector(dx: max(scaleX, scaleY), dy: max(scaleX, scaleY))
    default: scale = Vector(dx: 1, dy: 1)
    }
    let (width, height) = (size.width * scale.dx, size.height * scale.dy)
    let share = share
    return Rect(
      x: bounds.minX + (bounds.width - width) * share.dx, y: bounds.minY + (bounds.height - height) * share.dy,
      width: width, height: height)
  }

  /// How much of the free room lies to the left and above.
  private var share: Vector {
    switch self {
    case .resize, .resizeAspect, .resizeAspectFill, .center: Vector(dx: 0.5, dy: 0.5)
    case .top: Vector(dx: 0.5, dy: 0)
    case .bottom: Vector(dx: 0.5, dy: 1)
    case .left: Vector(dx: 0, dy: 0.5)
    case .right: Vector(dx: 1, dy: 0.5)
    case .topLeft: Vector(dx: 0, dy: 0)
    case .topRight: Vector(dx: 1, dy: 0)
    case .bottomLeft: Vector(dx: 0, dy: 1)
    case .bottomRight: Vector(dx: 1, dy: 1)
    }
  }
}
