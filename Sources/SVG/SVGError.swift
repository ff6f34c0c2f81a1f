import SpringformNumerics

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
  /// An embedded picture that is neither PNG nor JPEG, WebP or SVG, or is damaged.
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

extension SVGError: CustomStringConvertible {
  /// What follows the document's name in a sentence.
  public var description: String {
    switch self {
    case .tooLarge(let bytes):
      "has \(bytes) bytes; an SVG document has at most \(SVGDocument.maximumFileSize >> 20) MiB"
    case .notSVG: "is no SVG document: XML in UTF-8 that begins with <svg>"
    case .compressed:
      "is compressed with gzip and damaged, or larger than \(SVGDocument.maximumFileSize >> 20) MiB inside"
    case .malformed(let message): "is no SVG document that can be read: \(message)"
    case .empty: "has no width or no height"
    case .tooDeep(let line):
      "nests elements, or uses them in one another, more than \(SVGDocument.maximumDepth) deep (line \(line))"
    case .circle(let line): "has an element that uses itself, perhaps by way of others (line \(line))"
    case .tooManyElements:
      "draws more than \(SVGDocument.maximumElements.groupedText) elements, those that are used again counted again"
    case .tooMuchStyle:
      "has style sheets that would take long: the words of all selectors, times the elements, are at most "
        + "\(SVGDocument.maximumStyling.groupedText)"
    case .tooMuchMotion:
      "moves too much: the values of all its animations, of each element that they move, are at most "
        + "\(SVGDocument.maximumMotion >> 20) MiB"
    case .declarations(let line): "declares entities in its <!DOCTYPE> (line \(line)); write out what they stand for"
    case .script(let line): "has a <script> (line \(line)), which is not run; remove it"
    case .externalReference(let target, let line):
      "refers to '\(target)' (line \(line)); an SVG document may refer to its own parts, as in '#part', and hold pictures as "
        + "'data:image/png;base64,...'"
    case .embeddedPicture(let line): "holds a picture that is no PNG, JPEG, WebP or SVG, or is damaged (line \(line))"
    case .tooManyPixels(let line):
      "holds pictures of more than \(SVGDocument.maximumPixels >> 20) megapixels in all (line \(line))"
    case .filter(let name, let line):
      "has the filter <\(name)> (line \(line)), which may take any time to draw; remove it"
    case .escapedStyle(let line): "has a style with a backslash (line \(line)); write the characters themselves"
    case .noElement(let id): "has no element '\(id)' that can be drawn"
    case .drawing(let message) where message.hasSuffix("InvalidSize"):
      "cannot be drawn so large: see-through groups, masks and filters take at most 32767 pixels"
    case .drawing(let message): "cannot be drawn: \(message)"
    }
  }
}

extension SVGWarning: CustomStringConvertible {
  /// What follows the document's name in a sentence.
  public var description: String {
    switch self {
    case .undrawn(_, let line), .unmoved(_, let line): "\(sentence) (line \(line))"
    case .text, .foreignObject, .size, .rhythms: sentence
    }
  }

  /// The line in which it is, where it is known.
  package var line: Int? {
    switch self {
    case .undrawn(_, let line), .unmoved(_, let line): line
    case .text, .foreignObject, .size, .rhythms: nil
    }
  }

  /// Without the line.
  package var sentence: String {
    switch self {
    case .text: "has <text>, whose letters are those of this machine's fonts"
    case .foreignObject: "has a <foreignObject>, which is not drawn"
    case .size: "says neither its size nor a 'viewBox' that can be read, and is taken for 300 x 150 points"
    case .undrawn(let what, _), .unmoved(let what, _): "has \(what)"
    case .rhythms(let round, let shown):
      "moves in rhythms that are together again "
        + (round.isFinite ? "after \(round.decimalText) s" : "after more than an hour")
        + "; as a scene it is as long as the longest, \(shown.decimalText) s, and its loop jumps"
    }
  }

  /// What to do about it.
  package var remedy: String {
    switch self {
    case .text: "turn it into paths"
    case .foreignObject: "draw it with shapes"
    case .size: "give it a 'viewBox' of four numbers"
    case .undrawn: "write it in another way, or turn it into paths"
    case .unmoved: "write the motion in another way, or move layers that show its elements"
    case .rhythms: "give its animations lengths that fit each other, or the film a --duration"
    }
  }
}
