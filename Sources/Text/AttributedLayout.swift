public import SpringformGeometry

/// An attributed text in its place, in points from the layout's top left corner. Nothing is hinted or rounded to pixels.
public struct AttributedLayout: Hashable, Sendable {
  /// The widest line's end and the height of all lines.
  public let size: Size
  /// The distance from the top down to the first line's baseline.
  public let baseline: Double
  public let lineCount: Int
  /// True when text was cut for an ellipsis or for the number of lines.
  public let isTruncated: Bool
  /// Line by line, from left to right.
  public let parts: [Part]

  /// That of a text without letters.
  public static let empty = AttributedLayout(size: .zero, baseline: 0, lineCount: 0, isTruncated: false, parts: [])

  /// Neighbouring letters of one line that look the same.
  public struct Part: Hashable, Sendable {
    public let attributes: TextAttributes
    /// The room that the letters take of their line.
    public internal(set) var frame: Rect
    /// To be filled by the non-zero rule.
    public internal(set) var outlines: Path
    public internal(set) var pictures: [GlyphPicture]
    /// The middles of the lines below and through the letters, across the frame, and how thick they are.
    public let underline: Edge
    public let strikethrough: Edge
  }

  /// A level line.
  public struct Edge: Hashable, Sendable {
    public var y: Double
    public var thickness: Double
  }
}

extension AttributedLayout {
  /// Paragraphs below each other.
  struct Stack {
    var size = Size.zero
    var baseline: Double?
    var lineCount = 0
    var isTruncated = false
    var parts: [Part] = []
    /// Below the last paragraph, for the next one.
    var spacing = 0.0

    mutating func add(_ lines: LineLayout, _ style: ParagraphStyle, parts: [Part]) {
      if lineCount > 0 { size.height += spacing + style.spacingBefore }
      let place = Vector(dx: style.leftEdge, dy: size.height)
      let extent = lines.extent
      self.parts += parts.map { $0.moved(by: place) }
      baseline = baseline ?? extent.baseline
      size = Size(width: max(size.width, place.dx + extent.size.width), height: size.height + extent.size.height)
      lineCount += lines.lineCount
      isTruncated = isTruncated || lines.isTruncated
      spacing = style.spacing + style.lineSpacing
    }

    var layout: AttributedLayout {
      AttributedLayout(
        size: size, baseline: baseline ?? 0, lineCount: lineCount, isTruncated: isTruncated, parts: parts)
    }
  }
}

extension AttributedLayout.Part {
  fileprivate func moved(by offset: Vector) -> Self {
    func edge(_ edge: AttributedLayout.Edge) -> AttributedLayout.Edge {
      AttributedLayout.Edge(y: edge.y + offset.dy, thickness: edge.thickness)
    }
    return Self(
      attributes: attributes, frame: frame.offsetBy(offset),
      outlines: outlines.applying(AffineTransform(translationX: offset.dx, y: offset.dy)),
      pictures: pictures.map { GlyphPicture(bitmap: $0.bitmap, frame: $0.frame.offsetBy(offset)) },
      underline: edge(underline), strikethrough: edge(strikethrough))
  }
}
