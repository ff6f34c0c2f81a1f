public import SpringformGeometry

/// A text in its place: how large it is and what its glyphs look like, in points from the layout's top left corner.
///
/// Nothing is hinted or rounded to pixels, so every number grows in proportion to the font's size.
public struct TextLayout: Hashable, Sendable {
  /// The widest line's advance and the height of all lines.
  public let size: Size
  /// The distance from the top down to the first line's baseline.
  public let baseline: Double
  public let lineCount: Int
  /// True when text was cut for an ellipsis or for the number of lines.
  public let isTruncated: Bool
  /// The glyphs' outlines, to be filled by the non-zero rule. A character that no font has is drawn as a box.
  public let outlines: Path
  /// The glyphs that have colours of their own, which have no outlines, from left to right and line by line.
  public let pictures: [GlyphPicture]
}
