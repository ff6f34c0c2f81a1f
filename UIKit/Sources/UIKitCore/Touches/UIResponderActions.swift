public import QuartzCore
import Springform

/// What can be done with a selection; who can, says so by having the method.
public protocol UIResponderStandardEditActions: AnyObject {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
}

/// Holds a view in place of a keyboard. A stage draws neither.
open class UIInputViewController: UIViewController {
  override open var inputView: UIView? {
    get { view }
    set { view = newValue }
  }
}

/// A view in place of a keyboard.
open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }
  public let inputViewStyle: Style
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// Keys that are held together with others.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// What a key does, on keyboards with keys, of which a stage has none.
open class UIKeyCommand: NSObject {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  public let action: Selector?
  open var discoverabilityTitle: String?
  open var title = ""

  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
  }

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
}

extension UIViewController {
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }
}

extension MainLoop {
  /// The phone is shaken: the first responder hears of it, or else the key window.
  package func shake() {
    let event = UIEvent(.motion, .motionShake, at: stage.time)
    guard let taker = firstResponder(of: self) ?? Windows.of(self).key else { return }
    taker.motionBegan(.motionShake, with: event)
    taker.motionEnded(.motionShake, with: event)
  }
}
