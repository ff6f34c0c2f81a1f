import SpringformNumerics

/// Why a text cannot be laid out.
public enum FontError: Error, Hashable {
  /// No family of this name is installed.
  case unknownFamily(String)
  /// The font's size is not a number in 0...``Font/maximumSize``, or is 0.
  case size(Double)
  /// The paragraph's width is not a number.
  case width(Double)
  /// The paragraph's line height is not a finite number.
  case lineHeight(Double)
  /// The paragraph's letter spacing is not a finite number.
  case letterSpacing(Double)
  /// The text has more Unicode scalars than ``FontLibrary/maximumLength``.
  case textLength(Int)
  /// Cairo could not make outlines of the glyphs; the code is a `cairo_status_t`.
  case outlines(status: UInt32)
}

extension FontError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownFamily(let name):
      "the font family '\(name)' is not installed; 'fc-list : family' shows those that are"
        + (name == "Inter" ? ", and 'apt-get install fonts-inter' adds it" : "")
    case .size(let size): "a font of \(size.decimalText) points is not possible"
    case .width(let width): "a text cannot be \(width.decimalText) points wide"
    case .lineHeight(let multiple): "a line cannot be \(multiple.decimalText) times as high as its font"
    case .letterSpacing(let spacing): "letters cannot be \(spacing.decimalText) points apart"
    case .textLength(let length):
      "a text of \(length.groupedText) characters is too long (at most \(FontLibrary.maximumLength.groupedText))"
    case .outlines(let status): "the outlines of a text could not be made (cairo status \(status))"
    }
  }
}
