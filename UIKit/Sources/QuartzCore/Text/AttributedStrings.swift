import CoreGraphics
package import Springform

/// What a value of an attributed string is on the stage. The types that have the values are UIKit's.
package enum TextValue {
  case font(Font)
  case color(Color)
  case paragraph(ParagraphStyle)
  case shadow(TextAttributes.Shadow?)
}

/// A value of an attributed string.
package protocol TextValueProviding { var textValue: TextValue { get } }

extension CGColor: TextValueProviding {
  package var textValue: TextValue { .color(color) }
}

extension AttributedText {
  /// - Parameters:
  ///   - string: its attributes' keys are UIKit's. A key that is not known does nothing, as on a phone.
  ///   - usual: how letters look of which it says nothing.
  package init(_ string: NSAttributedString, usual: TextAttributes) {
    var runs: [Run] = []
    let text = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { values, range, _ in
      let values = Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) })
      runs += AttributedText.runs(text.substring(with: range), StringAttributes(values: values), usual: usual)
    }
    self.init(runs)
  }

  /// Where words have lines below or through them, spaces are runs of their own.
  private static func runs(_ string: String, _ values: StringAttributes, usual: TextAttributes) -> [Run] {
    let attributes = values.attributes(usual: usual)
    if values.hasAttachment {
      noteMissing("pictures in texts")
      return [Run(string.replacing("\u{FFFC}", with: "\u{200B}"), attributes)]
    }
    guard values.rulesSkipSpaces else { return [Run(string, attributes)] }
    var plain = attributes
    (plain.underline, plain.strikethrough) = (nil, nil)
    return string.chunked { $0.isWhitespace == $1.isWhitespace }.map {
      Run(String($0), $0.first?.isWhitespace == true ? plain : attributes)
    }
  }
}

extension String {
  /// Pieces within which neighbours belong together.
  fileprivate func chunked(by belongTogether: (Character, Character) -> Bool) -> [Substring] {
    var (pieces, start) = ([] as [Substring], startIndex)
    for index in indices.dropFirst() where !belongTogether(self[self.index(before: index)], self[index]) {
      pieces.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : pieces + [self[start...]]
  }
}

/// The attributes of some letters, by the names of their keys.
private struct StringAttributes {
  let values: [String: Any]

  func attributes(usual: TextAttributes) -> TextAttributes {
    var result = usual
    for case let value as any TextValueProviding in ["NSFont", "NSColor", "NSParagraphStyle", "NSShadow"].map({
      values[$0]
    }) {
      switch value.textValue {
      case .font(let font): result.font = font
      case .color(let color): result.color = color
      case .paragraph(let style): result.paragraph = style
      case .shadow(let shadow): result.shadow = shadow
      }
    }
    result.backgroundColor = color("NSBackgroundColor") ?? usual.backgroundColor
    result.letterSpacing = number("NSKern") ?? number("CTTracking") ?? usual.letterSpacing
    result.baselineOffset = number("NSBaselineOffset") ?? usual.baselineOffset
    result.underline = rule("NSUnderline") ?? usual.underline
    result.strikethrough = rule("NSStrikethrough") ?? usual.strikethrough
    outline(&result)
    for (key, what) in [("NSObliqueness", "slanted letters of upright fonts"), ("NSExpansion", "stretched letters")] {
      if let value = number(key), value != 0 { noteMissing(what) }
    }
    if let ligature = number("NSLigature"), ligature != 1 { noteMissing("choices of ligatures") }
    return result
  }

  /// A width is a percentage of the font's size; one below 0 leaves the letters filled.
  private func outline(_ result: inout TextAttributes) {
    guard let width = number("NSStrokeWidth"), width != 0 else { return }
    result.stroke = TextAttributes.Stroke(
      color: color("NSStrokeColor") ?? result.color, width: width.magnitude / 100 * result.font.size)
    guard width > 0 else { return }
    // What lies below and through the letters keeps their colour.
    let color = result.color
    if result.underline?.color == nil { result.underline?.color = color }
    if result.strikethrough?.color == nil { result.strikethrough?.color = color }
    result.color = .clear
  }

  var hasAttachment: Bool { values["NSAttachment"] != nil }

  var rulesSkipSpaces: Bool {
    ["NSUnderline", "NSStrikethrough"].contains { (number($0).map { Int($0) } ?? 0) & 0x8000 != 0 }
  }

  /// By the bits of `NSUnderlineStyle`.
  private func rule(_ key: String) -> TextAttributes.Rule? {
    guard let style = number(key).flatMap({ Int(exactly: $0) }), style & 0xFF != 0 else { return nil }
    let dashes: [Double] =
      switch style & 0x700 {
      case 0x100: [1, 1]
      case 0x200: [4, 2]
      case 0x300: [4, 2, 1, 2]
      case 0x400: [4, 2, 1, 2, 1, 2]
      default: []
      }
    return TextAttributes.Rule(
      color: color(key + "Color"), thickness: style & 0xFF == 2 ? 2 : 1, isDouble: style & 0xFF == 9, dashes: dashes)
  }

  private func number(_ key: String) -> Double? { values[key].flatMap { Conversion<Double>.number.read($0) } }

  private func color(_ key: String) -> Color? {
    guard case .color(let color) = (values[key] as? any TextValueProviding)?.textValue else { return nil }
    return color
  }
}
