import SpringformNumerics

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
      "a text of \(length) characters is too long (at most \(FontLibrary.maximumLength))"
    case .outlines(let status): "the outlines of a text could not be made (cairo status \(status))"
    }
  }
}
