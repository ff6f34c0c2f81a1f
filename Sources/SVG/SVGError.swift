/// Why an SVG document cannot be shown.
public enum SVGError: Error, Hashable {
  case tooLarge(bytes: Int)
  /// No XML in UTF-8 whose outermost element is `svg`.
  case notSVG
  /// A file that is compressed with gzip and cannot be read.
  case compressed
  /// The parser's words.
  case malformed(message: String)
  /// A width or a height of 0, or one that is not finite.
  case empty
  case tooDeep(line: Int)
  /// An element that uses itself, perhaps by way of others.
  case circle(line: Int)
  /// More than ``SVGDocument/maximumElements`` are drawn, those counted again that are used again.
  case tooManyElements
  /// Its style sheets' selectors have more words than ``SVGDocument/maximumStyling`` for as many elements.
  case tooMuchStyle
  /// What moves has more letters of values than ``SVGDocument/maximumMotion``, those of each element counted.
  case tooMuchMotion
  /// A document type with declarations of its own, such as entities.
  case declarations(line: Int)
  case script(line: Int)
  /// Something that is not in the document.
  case externalReference(String, line: Int)
  /// An embedded picture that is no PNG, or is damaged.
  case embeddedPicture(line: Int)
  /// The embedded pictures have more than ``SVGDocument/maximumPixels`` together.
  case tooManyPixels(line: Int)
  /// A filter whose time nothing limits.
  case filter(String, line: Int)
  /// A style in which characters are written as escapes.
  case escapedStyle(line: Int)
  /// No element of this name can be drawn.
  case noElement(String)
  /// librsvg gave up; the message is its own.
  case drawing(message: String)
}

/// What does not look as the author of an SVG document may think.
public enum SVGWarning: Hashable, Sendable {
  /// It has text, whose letters come from the machine's fonts.
  case text
  /// It holds what is no SVG.
  case foreignObject
  /// It says nothing about its size.
  case size
  /// Something that browsers draw and that is not drawn, or otherwise, in the first of its places.
  case undrawn(String, line: Int)
  /// Something that moves in browsers and stands still, in the first of its places.
  case unmoved(String, line: Int)
  /// What moves for ever is together again only after `round` seconds, of which so many are `shown`.
  case rhythms(round: Double, shown: Double)
}
