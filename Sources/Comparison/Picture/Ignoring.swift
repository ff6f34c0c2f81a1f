import SpringformBitmap

extension Bitmap {
  /// The picture with the pixels of `other` inside some rectangles, as far as both pictures have them.
  func taking(_ rects: [PixelRect], from other: Bitmap) -> Bitmap {
    var result = self
    let size = PixelSize(width: min(width, other.width), height: min(height, other.height))
    let stride = width
    for rect in rects {
      guard let rect = rect.clipped(to: size) else { continue }
      result.withMutablePixels { pixels in
        for y in rect.rows {
          for x in rect.columns { pixels[y &* stride &+ x] = other.pixels[y &* other.width &+ x] }
        }
      }
    }
    return result
  }
}

extension StraightAlphaBitmap {
  /// The picture with the pixels of `other` inside some rectangles, as far as both pictures have them.
  func taking(_ rects: [PixelRect], from other: StraightAlphaBitmap) -> StraightAlphaBitmap {
    var pixels = pixels
    let common = PixelSize(width: min(size.width, other.size.width), height: min(size.height, other.size.height))
    for rect in rects {
      guard let rect = rect.clipped(to: common) else { continue }
      for y in rect.rows {
        for x in rect.columns { pixels[y * size.width + x] = other.pixels[y * other.size.width + x] }
      }
    }
    return (try? StraightAlphaBitmap(width: size.width, height: size.height, pixels: pixels)) ?? self
  }
}

extension PixelRect {
  var columns: Range<Int> { x..<x + width }
  var rows: Range<Int> { y..<y + height }

  /// The part inside a picture, nil when there is none. Any numbers may be given.
  func clipped(to size: PixelSize) -> Self? {
    // Sums of untrusted numbers could overflow.
    let (right, rightOverflows) = x.addingReportingOverflow(width)
    let (bottom, bottomOverflows) = y.addingReportingOverflow(height)
    guard width > 0, height > 0 else { return nil }
    let left = max(x, 0)
    let top = max(y, 0)
    let clippedRight = rightOverflows ? size.width : min(right, size.width)
    let clippedBottom = bottomOverflows ? size.height : min(bottom, size.height)
    guard left < clippedRight, top < clippedBottom else { return nil }
    return Self(x: left, y: top, width: clippedRight - left, height: clippedBottom - top)
  }
}
