import SpringformBitmap

/// The part of a picture around a region.
struct PicturePart {
  let picture: Bitmap
  /// Where its top left corner lies in the whole picture.
  let x: Int
  let y: Int

  private static let margin = 4

  init(_ region: Region, of whole: Bitmap) throws(BitmapError) {
    x = max(region.box.x - Self.margin, 0)
    y = max(region.box.y - Self.margin, 0)
    picture = try whole.cropped(
      x: x, y: y, width: min(region.box.x + region.box.width + Self.margin, whole.width) - x,
      height: min(region.box.y + region.box.height + Self.margin, whole.height) - y)
  }
}
