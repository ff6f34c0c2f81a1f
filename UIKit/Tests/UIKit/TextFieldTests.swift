import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct TextFieldTests {
  private final class Delegate: UITextFieldDelegate, @unchecked Sendable {
    let log: Log
    var allowsEnd = true
    init(_ log: Log) { self.log = log }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.entries.append("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allowsEnd }
    func textFieldDidEndEditing(_ textField: UITextField) { log.entries.append("ended") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.entries.append("\(range.location)+\(range.length)=\(string)")
      return string != "!"
    }
  }

  /// One field at a time is edited: what is typed goes to the one that was tapped last.
  @Test func isEditedWhenTapped() {
    let log = Log()
    let delegate = Delegate(log)
    let stage = play(2) { view, stage in
      let fields = [0.0, 50].map { UITextField(frame: CGRect(x: 10, y: $0, width: 100, height: 34)) }
      for field in fields { view.addSubview(field) }
      fields[0].delegate = delegate
      fields[0].addAction(UIAction { _ in log.entries.append("event") }, for: .allEditingEvents)
      stage.tape.tap(fields[0], at: 0.1)
      stage.perform(at: 0.5) {
        #expect(fields[0].isEditing && fields[0].isFirstResponder && !fields[1].isEditing)
        fields[0].insertText("ä👩‍👧")
        fields[0].insertText("!")
        fields[0].deleteBackward()
        #expect(fields[0].text == "ä" && fields[0].hasText)
      }
      stage.tape.tap(fields[1], at: 0.8)
      stage.perform(at: 1.2) {
        #expect(!fields[0].isEditing && fields[1].isEditing)
        #expect(view.endEditing(false) && !fields[1].isEditing && !view.endEditing(false))
        delegate.allowsEnd = false
        fields[0].becomeFirstResponder()
        #expect(!fields[1].becomeFirstResponder() && fields[0].isEditing)
        #expect(!view.endEditing(false) && view.endEditing(true) && !fields[0].isEditing)
        fields[0].isEnabled = false
        #expect(!fields[0].becomeFirstResponder() && !view.canBecomeFirstResponder)
      }
    }
    #expect(stage.error == nil)
    #expect(
      log.entries == [
        "event", "began", "0+0=ä👩‍👧", "event", "6+0=!", "1+5=", "event", "event", "ended", "event", "began",
      ])
  }

  /// Text lies between the views beside it, 7 points inside a rounded border; the placeholder shows where there is none.
  @Test func textHasItsPlace() {
    final class Own: UITextField {
      override func drawPlaceholder(in rect: CGRect) {}
    }
    let stage = play(0) { view, _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      view.addSubview(field)
      #expect(field.textRect(forBounds: field.bounds) == field.bounds)
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      #expect(field.placeholderRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 86, height: 30))
      field.layoutIfNeeded()
      let labels = field.subviews.compactMap { $0 as? UILabel }
      #expect(labels.filter { !$0.isHidden && $0.text == "Name" }.count == 1)
      field.text = "x"
      field.layoutIfNeeded()
      #expect(labels.filter { !$0.isHidden && $0.text == "Name" }.isEmpty)
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      #expect(field.textRect(forBounds: field.bounds).minX == 7)
      field.leftViewMode = .always
      field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
      field.rightViewMode = .unlessEditing
      field.layoutIfNeeded()
      #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 20, y: 2, width: 50, height: 30))
      #expect(field.leftView?.frame.midY == 17 && field.rightView?.frame.maxX == 100)
      let own = Own(frame: field.frame)
      own.placeholder = "Name"
      view.addSubview(own)
      own.layoutIfNeeded()
      #expect(own.subviews.compactMap { $0 as? UILabel }.allSatisfy { $0.isHidden || $0.text != "Name" })
    }
    #expect(stage.error == nil)
  }
}
