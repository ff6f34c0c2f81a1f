extension SVGError: CustomStringConvertible {
  /// What follows the document's name in a sentence.
  public var description: String {
    switch self {
    case .tooLarge(let bytes):
      "has \(bytes) bytes; an SVG document has at most \(SVGDocument.maximumFileSize >> 20) MiB"
    case .notSVG: "is no SVG document: XML in UTF-8, not compressed, that begins with <svg>"
    case .malformed(let message): "is no SVG document that can be read: \(message)"
    case .empty: "has no width or no height"
    case .tooDeep(let line):
      "nests elements, or uses them in one another, more than \(SVGDocument.maximumDepth) deep (line \(line))"
    case .circle(let line): "has an element that uses itself, perhaps by way of others (line \(line))"
    case .tooManyElements:
      "draws more than \(SVGDocument.maximumElements) elements, those that are used again counted again"
    case .tooMuchStyle:
      "has style sheets that would take long: the words of all selectors, times the elements, are at most "
        + "\(SVGDocument.maximumStyling)"
    case .declarations(let line): "declares entities in its <!DOCTYPE> (line \(line)); write out what they stand for"
    case .script(let line): "has a <script> (line \(line)), which is not run; remove it"
    case .externalReference(let target, let line):
      "refers to '\(target)' (line \(line)); an SVG document may refer to its own parts, as in '#part', and hold PNG pictures "
        + "as 'data:image/png;base64,...'"
    case .embeddedPicture(let line): "holds a picture that is no PNG or is damaged (line \(line))"
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
    case .text: "has <text>, whose letters are those of this machine's fonts"
    case .animation: "animates itself, which does not play"
    case .foreignObject: "has a <foreignObject>, which is not drawn"
    case .size: "says neither its size nor a 'viewBox' that can be read, and is taken for 300 x 150 points"
    }
  }

  /// What to do about it.
  package var remedy: String {
    switch self {
    case .text: "turn it into paths"
    case .animation: "animate layers that show its elements"
    case .foreignObject: "draw it with shapes"
    case .size: "give it a 'viewBox' of four numbers"
    }
  }
}
