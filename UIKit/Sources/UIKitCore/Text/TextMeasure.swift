import QuartzCore
package import Springform

/// How much room a text takes.
package enum TextMeasure {
  /// - Parameters:
  ///   - text: the text.
  ///   - font: its font.
  ///   - width: the longest a line may be; without, and with one line, lines are not broken.
  ///   - lines: the most lines; 0 for all.
  /// - Returns: points, rounded up to a pixel.
  static func size(of text: String, font: UIFont, width: CGFloat?, lines: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let width = width.flatMap(limit)
    let paragraph =
      lines == 1
      ? Paragraph.line(width: nil) : Paragraph(width: width, maximumLines: lines > 0 ? lines : nil)
    return rounded(
      answer { fonts throws(FontError) in try fonts.layout(text, font: font.font, paragraph: paragraph).size } ?? .zero)
  }

  /// - Parameters:
  ///   - text: the text.
  ///   - width: the longest a line may be.
  ///   - lines: the most lines; `nil` for all.
  ///   - truncation: what gives way to an ellipsis in the last one.
  package static func layout(
    _ text: AttributedText, width: Double? = nil, lines: Int? = nil, truncation: Paragraph.Truncation = .none
  ) -> AttributedLayout {
    answer { fonts throws(FontError) in
      try fonts.layout(text, width: width, maximumLines: lines, truncation: truncation)
    } ?? AttributedLayout.empty
  }

  /// The letters' outlines, from the upper left corner of their line on.
  static func outline(of text: String, _ font: UIFont) -> Path {
    layout(AttributedText([.init(text, TextAttributes(font: font.font))])).parts.reduce(into: Path()) {
      $0.addPath($1.outlines)
    }
  }

  /// A length that limits something.
  package static func limit(_ length: CGFloat) -> Double? { length > 0 && length < 1e6 ? Double(length) : nil }

  /// Up to a pixel.
  static func rounded(_ size: Size) -> CGSize {
    let scale = Double(UIScreen.main.scale)
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
  }

  /// Asks the scene's fonts; what goes wrong is the scene's error.
  static func answer<Answer>(_ question: (FontLibrary) throws(FontError) -> Answer) -> Answer? {
    let stage = MainLoop.required(for: "a text's size").stage
    do throws(FontError) {
      return try question(stage.fonts)
    } catch {
      stage.fail(.font(error))
      return nil
    }
  }
}
