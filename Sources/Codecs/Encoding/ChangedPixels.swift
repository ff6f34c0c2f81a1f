package import SpringformBitmap

extension PixelRect {
  /// The smallest rectangle around the pixels that differ, nil when there are none.
  package static func difference(of old: [UInt32], and new: [UInt32], width: Int) -> Self? {
    bounds(of: old, new, width: width) { $0 != $1 }
  }

  /// The smallest rectangle around the pixels that were opaque and are transparent now, nil when there are none.
  static func cleared(from old: [UInt32], to new: [UInt32], width: Int) -> Self? {
    bounds(of: old, new, width: width) { $0 != 0 && $1 == 0 }
  }

  /// Searches from all four sides, so that only the rectangle's margin is read and one crossing of its middle.
  @inline(__always)
  private static func bounds(
    of old: [UInt32], _ new: [UInt32], width: Int, where hit: (UInt32, UInt32) -> Bool
  ) -> Self? {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let height = min(old.count, new.count) / width
        func firstHit(row: Int, before limit: Int) -> Int? {
          let start = row &* width
          var x = 0
          while x < limit {
            if hit(old[start &+ x], new[start &+ x]) { return x }
            x &+= 1
          }
          return nil
        }
        func lastHit(row: Int, from limit: Int) -> Int? {
          let start = row &* width
          var x = width &- 1
          while x >= limit {
            if hit(old[start &+ x], new[start &+ x]) { return x }
            x &-= 1
          }
          return nil
        }
        guard let top = (0..<height).first(where: { firstHit(row: $0, before: width) != nil }) else { return nil }
        let bottom = (top..<height).last { firstHit(row: $0, before: width) != nil } ?? top
        var left = width
        var right = 0
        for row in top...bottom {
          left = firstHit(row: row, before: left) ?? left
          right = lastHit(row: row, from: right) ?? right
        }
        return Self(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      }
    }
  }
}
