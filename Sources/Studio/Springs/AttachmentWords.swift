import SpringformMotion
import SpringformNumerics

extension SpringWords {
  /// An attachment's, which UIKit alone has.
  init(attachment: SpringSetting) {
    func text(_ name: String) -> String { (attachment.numbers[name] ?? 0).decimalText(significantDigits: 4) }
    self.init([
      Phrase(
        framework: "UIKit",
        text: "attachment.frequency = \(text("frequency"))\nattachment.damping = \(text("damping"))")
    ])
  }
}
