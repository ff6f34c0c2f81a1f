public import SpringformBitmap
public import SpringformGeometry

/// A glyph that has colours of its own, an emoji mostly.
public struct GlyphPicture: Hashable, Sendable {
  /// As the font's designers drew it, or as large as their largest drawing: the same for every size of the text.
  public let bitmap: Bitmap
  /// Where the bitmap goes, in points from the layout's top left corner.
  public let frame: Rect
}
