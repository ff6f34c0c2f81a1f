public import SpringformGeometry

/// A text whose parts look different: UIKit's attributed string.
public struct AttributedText: Hashable, Sendable {
  /// Some letters that look the same.
  public struct Run: Hashable, Sendable {
    public var string: String
    public var attributes: TextAttributes

    public init(_ string: String, _ attributes: TextAttributes) {
      (self.string, self.attributes) = (string, attributes)
    }
  }

  /// From the first letter to the last. A line feed begins a new paragraph, which has the ``TextAttributes/paragraph`` of its
  /// first letter.
  public var runs: [Run]

  public init(_ runs: [Run]) { self.runs = runs }

  /// All letters.
  public var string: String { runs.map(\.string).joined() }
}

/// How letters look.
public struct TextAttributes: Hashable, Sendable {
  public var font: Font
  public var color: Color
  /// Behind the letters, as high as their line.
  public var backgroundColor = Color.clear
  /// What is added between one letter and the next, in points: UIKit's `kern`.
  public var letterSpacing = 0.0
  /// How far the letters are raised, in points. A line grows for them.
  public var baselineOffset = 0.0
  /// Lines below the letters, and through them.
  public var underline: Rule?
  public var strikethrough: Rule?
  /// Drawn along the letters' outlines, half of it outside of them.
  public var stroke: Stroke?
  public var shadow: Shadow?
  public var paragraph: ParagraphStyle

  public init(font: Font, color: Color = .black, paragraph: ParagraphStyle = ParagraphStyle()) {
    (self.font, self.color, self.paragraph) = (font, color, paragraph)
  }

  /// A line along the letters. Where it lies and how thick it is, the font says.
  public struct Rule: Hashable, Sendable {
    /// `nil` for the letters' colour.
    public var color: Color?
    /// A multiple of the font's thickness.
    public var thickness: Double
    /// Whether a second line lies below it, as far away as it is thick.
    public var isDouble: Bool
    /// Lengths drawn and left out in turn, as multiples of the thickness; none for an unbroken line.
    public var dashes: [Double]

    public init(color: Color? = nil, thickness: Double = 1, isDouble: Bool = false, dashes: [Double] = []) {
      (self.color, self.thickness, self.isDouble, self.dashes) = (color, thickness, isDouble, dashes)
    }
  }

  /// A line along the outlines.
  public struct Stroke: Hashable, Sendable {
    public var color: Color
    /// In points.
    public var width: Double

    public init(color: Color, width: Double) { (self.color, self.width) = (color, width) }
  }

  /// What letters, strokes and rules cast; not their background.
  public struct Shadow: Hashable, Sendable {
    public var color: Color
    /// In points.
    public var offset: Vector
    /// The blur's standard deviation, in points.
    public var radius: Double

    public init(color: Color, offset: Vector, radius: Double) {
      (self.color, self.offset, self.radius) = (color, offset, radius)
    }
  }
}

/// How a paragraph's lines lie. Lengths are points.
public struct ParagraphStyle: Hashable, Sendable {
  public var alignment = Paragraph.Alignment.leading
  /// Whether words are moved apart so that all lines but the last are as long as they may be.
  public var isJustified = false
  /// Whether a line may end within a word that would have room on the next one.
  public var breaksWords = false

  /// Between one line and the next.
  public var lineSpacing = 0.0
  /// A line's height as a multiple of what its fonts ask for; 0 is 1. Unlike ``Paragraph/lineHeight``, what it adds lies above
  /// the line, as in UIKit; so does what the limits add or take.
  public var lineHeightMultiple = 0.0
  public var minimumLineHeight = 0.0
  /// 0 for no limit.
  public var maximumLineHeight = 0.0

  /// Above the paragraph, unless it is the first, and below it, unless it is the last.
  public var spacingBefore = 0.0
  public var spacing = 0.0

  /// Before the first line and before the others, on the leading side.
  public var firstLineHeadIndent = 0.0
  public var headIndent = 0.0
  /// Where lines end: above 0 from the leading edge, else from the trailing edge, inwards.
  public var tailIndent = 0.0

  public init(alignment: Paragraph.Alignment = .leading) { self.alignment = alignment }

  /// - Parameter natural: what the line's fonts ask for.
  func lineHeight(_ natural: Double) -> Double {
    let height = max(lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// The width that is left for lines; `nil` for lines of any length.
  func width(in width: Double?) -> Double? {
    guard let end = width.map({ tailIndent > 0 ? min(tailIndent, $0) : $0 + tailIndent }) else { return nil }
    return max(end - leftEdge, 0)
  }

  /// Where the line begins that begins first.
  var leftEdge: Double { min(firstLineHeadIndent, headIndent) }

  var isFinite: Bool {
    [
      lineSpacing, lineHeightMultiple, minimumLineHeight, maximumLineHeight, spacingBefore, spacing,
      firstLineHeadIndent,
      headIndent, tailIndent,
    ].allSatisfy(\.isFinite)
  }
}
