/// What a text field shows, and how.
struct TextFieldContent: Equatable {
  var text: String? = ""
  @Alike var attributed: NSAttributedString?
  var placeholder: String?
  @Alike var attributedPlaceholder: NSAttributedString?
  var font: UIFont? = .systemFont(ofSize: 17)
  var textColor: UIColor? = .label
  var alignment = NSTextAlignment.natural

  /// Has letters look as attributes say that say nothing themselves.
  mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
    font = attributes[.font] as? UIFont ?? font
    textColor = attributes[.foregroundColor] as? UIColor ?? textColor
    alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? alignment
  }
}
