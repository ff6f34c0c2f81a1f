import SpringformGeometry
import SpringformText

/// A caption's title and the lines after it.
struct CaptionBlock {
  let size: Size
  private let parts: [(text: StyledText, top: Double)]

  /// However narrow a scene is, lines of a caption may have about so many letters.
  private static let fewestLetters = 16.0

  /// - Parameter content: the size of what the caption stands beside.
  init(_ text: String, beside content: Size, measures: SheetMeasures, typography: SheetTypography)
    throws(StyledTextError)
  {
    let lines = text.split(maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let width = max(content.width - 2 * measures.captionMargin, Self.fewestLetters * 0.6 * measures.titleSize)
    var parts: [(text: StyledText, top: Double)] = []
    var size = Size.zero
    func add(_ text: StyledText, gap: Double) {
      if size.height > 0 { size.height += gap }
      parts.append((text, size.height))
      size.height += text.size.height
      size.width = max(size.width, text.size.width)
    }
    let title = lines.first.map(String.init) ?? ""
    if !title.isEmpty { add(try typography.title(title, size: measures.titleSize, width: width), gap: 0) }
    if lines.count > 1, !lines[1].isEmpty {
      let letters = max(measures.titleSize * 0.8, typography.labelSize)
      add(try typography.subtitle(String(lines[1]), size: letters, width: width), gap: measures.titleSize * 0.25)
    }
    self.parts = parts
    self.size = size
  }

  /// The texts with their places, centred on `middle`.
  func lines(middle: Double, top: Double) -> [(StyledText, Point)] {
    parts.map { ($0.text, Point(x: middle - $0.text.size.width / 2, y: top + $0.top)) }
  }
}
