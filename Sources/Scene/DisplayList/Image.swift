public import SpringformBitmap
public import SpringformGeometry

/// A picture to be drawn: pixels that never change, shared by every command that shows them.
///
/// Two images are equal when their pixels and scales are; comparing an image with itself and hashing cost nothing.
public final class Image: Hashable, Sendable {
  public let bitmap: Bitmap
  /// Pixels per point: 2 for a picture made for a display with two pixels a point.
  public let scale: Double

  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - scale: pixels per point; what is not a finite number above 0 counts as 1.
  public init(_ bitmap: Bitmap, scale: Double = 1) {
    self.bitmap = bitmap
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The natural size in points.
  public var size: Size { Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale) }

  public static func == (a: Image, b: Image) -> Bool { a === b || (a.scale == b.scale && a.bitmap == b.bitmap) }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(scale)
    hasher.combine(bitmap.width)
    hasher.combine(bitmap.height)
    // A few pixels tell most pictures apart; equality decides.
    let step = max(bitmap.pixels.count / 16, 1)
    for index in stride(from: 0, to: bitmap.pixels.count, by: step) { hasher.combine(bitmap.pixels[index]) }
  }
}

/// How a picture's pixels become the canvas' when their sizes differ.
public enum Interpolation: Hashable, Sendable {
  /// The nearest pixel: sharp squares when enlarged.
  case nearest
  /// Between the four nearest pixels. Reduced below half its size, a picture loses detail at random.
  case linear
  /// As `linear` when enlarged; when reduced, all pixels count.
  case high
}
