/// How lines are broken, cut and aligned.
public struct Paragraph: Hashable, Sendable {
  /// Where lines stand within the width, or, without a width, within the widest line. The leading side is the left one
  /// for text that reads from left to right.
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }

  /// What gives way to an ellipsis when text does not fit. With `none` text only wraps. A line with an ellipsis counts as
  /// filling the width, so it stands at the leading side whatever the alignment.
  public enum Truncation: Hashable, Sendable { case none, head, middle, tail }

  /// The longest line in points, or `nil` for lines as long as the text. Words longer than a line are broken. Widths below
  /// 0 count as 0.
  public var width: Double?
  public var alignment: Alignment
  /// Cuts the last line that ``maximumLines`` allows.
  public var truncation: Truncation
  /// The most lines shown, at least 1, or `nil` for all. Line feeds in the text start new lines; lines after the last one
  /// shown are dropped, and an ellipsis marks what is missing of the same paragraph only.
  public var maximumLines: Int?
  /// How high a line is, as a multiple of what its fonts ask for: UIKit's `lineHeightMultiple`. As in CSS, half of what that
  /// adds lies above the line and half below. Multiples below 0 count as 0.
  public var lineHeight: Double
  /// What is added between one character and the next, in points: UIKit's `kern`. The line's ends get none, and with any,
  /// no letters are joined into ligatures.
  public var letterSpacing: Double

  public init(
    width: Double? = nil, alignment: Alignment = .leading, truncation: Truncation = .tail, maximumLines: Int? = nil,
    lineHeight: Double = 1, letterSpacing: Double = 0
  ) {
    self.width = width
    self.alignment = alignment
    self.truncation = truncation
    self.maximumLines = maximumLines
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
  }

  /// One line, cut with an ellipsis when it is longer than `width` points.
  public static func line(
    width: Double? = nil, alignment: Alignment = .leading, truncation: Truncation = .tail, lineHeight: Double = 1,
    letterSpacing: Double = 0
  ) -> Paragraph {
    Paragraph(
      width: width, alignment: alignment, truncation: truncation, maximumLines: 1, lineHeight: lineHeight,
      letterSpacing: letterSpacing)
  }
}
