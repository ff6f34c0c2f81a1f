import SpringformMotion
import SpringformNumerics

extension FrameworkWords {
  /// An attachment's, which UIKit alone has.
  init(attachment: SpringSetting) {
    func text(_ name: String) -> String { (attachment.numbers[name] ?? 0).decimalText(significantDigits: 4) }
    self.init([
      ("UIKit", "attachment.frequency = \(text("frequency"))\nattachment.damping = \(text("damping"))")
    ])
  }
}
