import SpringformBitmap

/// Counts pixels and keeps the smallest rectangle around them.
struct PixelBounds {
  private(set) var count = 0
  private var left = Int.max
  private var right = -1
  private var top = Int.max
  private var bottom = -1

  @inline(__always)
  mutating func add(_ x: Int, _ y: Int) {
    count &+= 1
    if x < left { left = x }
    if x > right { right = x }
    if y < top { top = y }
    if y > bottom { bottom = y }
  }

  /// Adds pixels of a row, of which the first and the last are given.
  @inline(__always)
  mutating func add(_ count: Int, inRow y: Int, _ columns: Range<Int>) {
    self.count &+= count
    left = min(left, columns.lowerBound)
    right = max(right, columns.upperBound &- 1)
    top = min(top, y)
    bottom = max(bottom, y)
  }

  /// Adds a rectangle that holds none of the pixels counted so far.
  mutating func add(_ rect: PixelRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    add(rect.x, rect.y)
    add(rect.x + rect.width - 1, rect.y + rect.height - 1)
    count += rect.area - 2
  }

  var bounds: PixelRect? {
    count == 0 ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
