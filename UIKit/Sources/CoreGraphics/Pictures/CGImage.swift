package import Springform

/// A picture made of pixels, which never change.
public final class CGImage: Hashable, Sendable {
  package let bitmap: Bitmap

  /// Whether it says what of another picture is seen, rather than being one.
  public let isMask: Bool

  package init(_ bitmap: Bitmap, isMask: Bool = false) { (self.bitmap, self.isMask) = (bitmap, isMask) }

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }

  /// The part of the picture inside of a rectangle in pixels, which grows to whole ones; `nil` where there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(all)
    guard !part.isNull, !part.isEmpty else { return nil }
    let (left, top, columns) = (Int(part.minX), Int(part.minY), Int(part.width))
    let pixels = (top..<Int(part.maxY)).flatMap { row in
      bitmap.pixels[(row * width + left)..<(row * width + left + columns)]
    }
    return (try? Bitmap(width: columns, height: Int(part.height), pixels: pixels)).map { CGImage($0) }
  }

  /// The picture's outlines in one colour: what of it can be seen through is seen through as much.
  package func tinted(_ color: CGColor) -> CGImage {
    let color = color.color
    // Premultiplied, each 0...255.
    let parts = [color.red, color.green, color.blue, 1].map { min(max($0, 0), 1) * min(max(color.alpha, 0), 1) * 255 }
    let pixels = bitmap.pixels.map { pixel -> UInt32 in
      let share = Double(pixel >> 24) / 255
      let (red, green, blue, alpha) = (parts[0] * share, parts[1] * share, parts[2] * share, parts[3] * share)
      return UInt32(alpha.rounded()) << 24 | UInt32(red.rounded()) << 16 | UInt32(green.rounded()) << 8
        | UInt32(blue.rounded())
    }
    return (try? Bitmap(width: width, height: height, pixels: pixels)).map { CGImage($0) } ?? self
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.bitmap == b.bitmap }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

/// How pictures are drawn in another size.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high
  case medium = 4

  var interpolation: Interpolation {
    switch self {
    case .none: .nearest
    case .low: .linear
    default: .high
    }
  }
}
