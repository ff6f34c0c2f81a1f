import SpringformGeometry
import SpringformText

/// Sets the words of a sheet.
struct SheetTypography {
  /// Of labels, in points.
  let labelSize: Double
  private let colors: PageColors
  private let fonts = FontLibrary()

  init(labelSize: Double, colors: PageColors) {
    self.labelSize = labelSize
    self.colors = colors
  }

  func title(_ text: String, size: Double, width: Double) throws(StyledTextError) -> StyledText {
    try StyledText(text, size: size, weight: .semibold, color: colors.text, width: width, fonts: fonts)
  }

  func subtitle(_ text: String, size: Double, width: Double) throws(StyledTextError) -> StyledText {
    try StyledText(text, size: size, weight: .regular, color: colors.faintText, width: width, fonts: fonts)
  }

  /// What a label's value is of; cut when it is wider than `width`.
  func name(_ text: String, width: Double) throws(StyledTextError) -> StyledText {
    try StyledText(
      text, size: labelSize, weight: .regular, color: colors.faintText, width: width, isLine: true, fonts: fonts)
  }

  /// What is said of a cell, in as many lines as it takes.
  func note(_ text: String, width: Double) throws(StyledTextError) -> StyledText {
    try StyledText(text, size: labelSize, weight: .regular, color: colors.faintText, width: width, fonts: fonts)
  }

  /// A label's value; cut when it is wider than `width`.
  func value(_ text: String, width: Double) throws(StyledTextError) -> StyledText {
    try StyledText(
      text, size: labelSize, weight: .medium, color: colors.text, width: width, isLine: true, fonts: fonts)
  }
}
