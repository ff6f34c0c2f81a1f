import SpringformGeometry
import SpringformNumerics

/// The whole pixels that something may touch, by edges; the canvas's top left pixel is (0, 0), and it may lie beyond, or be
/// empty.
struct PixelExtent: Hashable, Sendable {
  var left: Int
  var top: Int
  /// The first column to the right of it.
  var right: Int
  /// The first row below it.
  var bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.init(left: x, top: y, right: x + width, bottom: y + height)
  }

  /// The pixels that a rectangle touches, as far as they lie within Cairo's reach; `nil` when it is not finite.
  init?(around rect: Rect) {
    let (left, top) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
    let (right, bottom) = (rect.maxX.rounded(.up), rect.maxY.rounded(.up))
    guard left.isFinite, top.isFinite, right.isFinite, bottom.isFinite else { return nil }
    func pixel(_ edge: Double) -> Int { Int(edge.clamped(to: -DevicePath.limit...DevicePath.limit, otherwise: 0)) }
    self.init(left: pixel(left), top: pixel(top), right: pixel(right), bottom: pixel(bottom))
  }

  static let nothing = PixelExtent(x: 0, y: 0, width: 0, height: 0)

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { width <= 0 || height <= 0 }
  var rect: Rect { Rect(x: Double(left), y: Double(top), width: Double(width), height: Double(height)) }

  func grown(by margin: Int) -> PixelExtent {
    PixelExtent(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  /// The pixels touched after a displacement that need not be whole.
  func displaced(by offset: Vector) -> PixelExtent {
    let (x, y) = (offset.dx, offset.dy)
    return PixelExtent(
      left: left + Int(x.rounded(.down)), top: top + Int(y.rounded(.down)),
      right: right + Int(x.rounded(.up)), bottom: bottom + Int(y.rounded(.up)))
  }

  func union(_ other: PixelExtent) -> PixelExtent {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelExtent(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// What both cover; empty when they do not overlap.
  func intersection(_ other: PixelExtent) -> PixelExtent {
    PixelExtent(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }
}
