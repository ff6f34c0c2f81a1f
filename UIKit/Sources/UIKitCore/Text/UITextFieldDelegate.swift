import CoreGraphics
public import Foundation

/// Who a text field asks and tells.
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called instead of the other one, which it calls unless a delegate knows better.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// The caret has moved, or something else is selected.
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The clear button was tapped.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The return key was typed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    instead()?.textFieldShouldBeginEditing(textField) ?? true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) { instead()?.textFieldDidBeginEditing(textField) }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    instead()?.textFieldShouldEndEditing(textField) ?? true
  }
  public func textFieldDidEndEditing(_ textField: UITextField) { instead()?.textFieldDidEndEditing(textField) }
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    instead()?.textFieldDidChangeSelection(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { instead()?.textField(textField, shouldChangeCharactersIn: range, replacementString: string) ?? true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    instead()?.textFieldShouldClear(textField) ?? true
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    instead()?.textFieldShouldReturn(textField) ?? true
  }

  /// Who answers for an object that has not a method, if it names somebody.
  private func instead(_ method: String = #function) -> (any UITextFieldDelegate)? {
    forwarded(self, method, to: (any UITextFieldDelegate).self)
  }
}

extension UITextField {
  public class var textDidBeginEditingNotification: Notification.Name {
    .init("UITextFieldTextDidBeginEditingNotification")
  }
  public class var textDidEndEditingNotification: Notification.Name {
    .init("UITextFieldTextDidEndEditingNotification")
  }
  public class var textDidChangeNotification: Notification.Name { .init("UITextFieldTextDidChangeNotification") }
}
