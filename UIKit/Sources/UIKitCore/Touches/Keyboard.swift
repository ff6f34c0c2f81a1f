import QuartzCore
import Springform

/// Something that keys can be typed into.
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  /// Types a text where the caret is.
  func insertText(_ text: String)
  /// Takes away what is before the caret.
  func deleteBackward()
}

/// The keyboard of a stage. It is not drawn; whoever makes room for it hears when it comes and goes.
package final class Keyboard: Companion {
  /// In points; `nil` on a phone with keys of its own.
  package var height: CGFloat?
  private var isUp = false
  /// How much of the screen it takes now.
  var shownHeight: CGFloat? { isUp ? height : nil }
  // Apple leaves this open; it is what phones have said since iOS 7.
  private static let duration = 0.25

  package init(_ loop: MainLoop) {}

  /// Comes up for what can be typed into, and goes with it.
  func follow(_ responder: UIResponder?, on loop: MainLoop) {
    guard let height, isUp != responder is any UIKeyInput else { return }
    isUp.toggle()
    let screen = CGSize(loop.stage.size)
    let below = CGRect(x: 0, y: screen.height, width: screen.width, height: height)
    let frames = [below, below.offsetBy(dx: 0, dy: -height)]
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frames[isUp ? 0 : 1]),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frames[isUp ? 1 : 0]),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
    ]
    func post(_ names: [Notification.Name]) {
      for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
    }
    let (willShow, didShow) = (UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
    let (willHide, didHide) = (UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
    let did = [isUp ? didShow : didHide, UIResponder.keyboardDidChangeFrameNotification]
    post([UIResponder.keyboardWillChangeFrameNotification, isUp ? willShow : willHide])
    loop.after(Self.duration) { post(did) }
  }
}

extension MainLoop {
  /// Gives the phone a keyboard on its screen, so many points high, or none.
  package func setKeyboard(height: CGFloat?) { Keyboard.of(self).height = height }
}

/// What is told of the keyboard on the screen, where a scene has one. Frames are the screen's.
extension UIResponder {
  public class var keyboardWillShowNotification: Notification.Name { .init("UIKeyboardWillShowNotification") }
  public class var keyboardDidShowNotification: Notification.Name { .init("UIKeyboardDidShowNotification") }
  public class var keyboardWillHideNotification: Notification.Name { .init("UIKeyboardWillHideNotification") }
  public class var keyboardDidHideNotification: Notification.Name { .init("UIKeyboardDidHideNotification") }
  public class var keyboardWillChangeFrameNotification: Notification.Name {
    .init("UIKeyboardWillChangeFrameNotification")
  }
  public class var keyboardDidChangeFrameNotification: Notification.Name {
    .init("UIKeyboardDidChangeFrameNotification")
  }
  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// Whether the keyboard is that of this app, as it always is here.
  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
}
