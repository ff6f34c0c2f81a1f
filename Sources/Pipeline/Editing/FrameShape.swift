public import SpringformBitmap

/// Which part of frames is kept, and how large it becomes.
public struct FrameShape: Hashable, Sendable {
  /// The part that is kept; all by default.
  public var crop: PixelRect?
  /// The size of the result in pixels. If one side is `nil`, the proportions stay; if both are, the size.
  public var width: Int?
  public var height: Int?
  /// Makes the result smaller still, with its proportions: 0.5 is half as wide and high.
  public var scale: Double

  public init(crop: PixelRect? = nil, width: Int? = nil, height: Int? = nil, scale: Double = 1) {
    self.crop = crop
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// The size that frames of a size get.
  /// - Throws: ``EditError/crop(_:width:height:)``, or `BitmapError` for a size no bitmap can have.
  public func size(ofFrames width: Int, _ height: Int) throws -> (width: Int, height: Int) {
    let part = crop ?? PixelRect(x: 0, y: 0, width: width, height: height)
    guard part.x >= 0, part.y >= 0, part.width >= 1, part.height >= 1, part.width <= width - part.x,
      part.height <= height - part.y
    else { throw EditError.crop(part, width: width, height: height) }
    let result = (
      width: scaled(self.width ?? self.height.map { proportional($0, part.width, part.height) } ?? part.width),
      height: scaled(self.height ?? self.width.map { proportional($0, part.height, part.width) } ?? part.height)
    )
    try Bitmap.check(width: result.width, height: result.height)
    return result
  }

  private func proportional(_ side: Int, _ part: Int, _ otherPart: Int) -> Int {
    // Sides that no bitmap can have are refused later; until then they must not overflow.
    let side = min(max(side, 0), Bitmap.maximumSide + 1)
    return side == 0 ? 0 : max((2 * side * part + otherPart) / (2 * otherPart), 1)
  }

  private func scaled(_ side: Int) -> Int {
    scale == 1 || side < 1 ? side : max(Int((Double(side) * scale).rounded()), 1)
  }
}

/// Crops and resizes pictures; the same picture twice in a row is worked on once.
struct FrameShaper {
  private let crop: PixelRect?
  let width: Int
  let height: Int
  private var last: (source: Bitmap, result: Bitmap)?

  init(_ shape: FrameShape, width: Int, height: Int) throws {
    crop = shape.crop
    (self.width, self.height) = try shape.size(ofFrames: width, height)
  }

  mutating func shaped(_ bitmap: Bitmap) throws(BitmapError) -> Bitmap {
    if let last, last.source == bitmap { return last.result }
    let part =
      try crop.map { area throws(BitmapError) in
        try bitmap.cropped(x: area.x, y: area.y, width: area.width, height: area.height)
      } ?? bitmap
    let result = try part.resized(width: width, height: height)
    last = (bitmap, result)
    return result
  }
}
