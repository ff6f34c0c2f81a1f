import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct TextFieldTests {
  private final class Delegate: NSObject, UITextFieldDelegate, @unchecked Sendable {
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

  private func labels(of field: UITextField) -> [UILabel] {
    field.layoutIfNeeded()
    return field.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden && $0.text?.isEmpty == false }
  }

  /// The first letter says how all that is typed looks.
  @Test func attributedTexts() {
    play(0) { view, _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      view.addSubview(field)
      field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
      #expect(field.placeholder == "Name" && labels(of: field).map(\.textColor) == [.red])
      let text = NSMutableAttributedString(
        string: "a", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.green])
      text.append(NSAttributedString(string: "b", attributes: [.foregroundColor: UIColor.blue]))
      field.attributedText = text
      #expect(field.text == "ab" && field.font == .systemFont(ofSize: 20) && field.textColor == .green)
      #expect(labels(of: field).map(\.attributedText) == [text])
      field.insertText("c")
      let plain = labels(of: field).first?.attributedText
      #expect(field.attributedText == plain && plain?.string == "abc")
      #expect(plain?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .green)
      field.placeholder = nil
      #expect(field.attributedPlaceholder == nil)
    }
  }

  @Test func clearButtonEmptiesTheField() {
    final class Delegate: NSObject, UITextFieldDelegate, @unchecked Sendable {
      var allows = false
      func textFieldShouldClear(_ textField: UITextField) -> Bool { allows }
    }
    let (log, delegate) = (Log(), Delegate())
    let stage = play(1.5) { view, stage in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      view.addSubview(field)
      field.delegate = delegate
      field.addAction(UIAction { _ in log.entries.append("changed to \(field.text ?? "")") }, for: .editingChanged)
      field.clearButtonMode = .always
      #expect(field.textRect(forBounds: field.bounds).maxX == 100)
      field.text = "secret"
      #expect(field.clearButtonRect(forBounds: field.bounds).midX == 85.5)
      #expect(field.textRect(forBounds: field.bounds).maxX == 76)
      field.isSecureTextEntry = true
      #expect(labels(of: field).map(\.text) == ["••••••"] && field.text == "secret")
      for time in [0.2, 0.8] { stage.tape.tap(field, at: time, location: CGPoint(x: 85, y: 17)) }
      stage.perform(at: 0.5) {
        log.entries.append(field.text ?? "")
        delegate.allows = true
      }
      stage.perform(at: 1.2) { #expect(!field.isEditing && field.textRect(forBounds: field.bounds).maxX == 100) }
    }
    #expect(stage.error == nil && log.entries == ["secret", "changed to "])
  }

  /// The button's middle is at 85.5, 17, and its disc 7.5 points large; beyond it the field shows.
  @Test func clearButtonLiesOnTheField() throws {
    let stage = play(0.1) { view, _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      field.backgroundColor = .red
      field.clearButtonMode = .always
      field.text = "a"
      view.addSubview(field)
    }
    let picture = try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
    #expect(picture[77, 9] == picture[50, 17] && picture[80, 17] != picture[50, 17])
  }

  /// The return key ends what is edited where somebody listens for that, unless the delegate wants none of it.
  @Test func returnKey() {
    final class Delegate: NSObject, UITextFieldDelegate, @unchecked Sendable {
      var allows = false
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { allows }
    }
    let (log, delegate) = (Log(), Delegate())
    play(0) { view, _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      view.addSubview(field)
      field.delegate = delegate
      field.becomeFirstResponder()
      field.insertText("\n")
      delegate.allows = true
      field.insertText("\n")
      #expect(field.isEditing && field.text == "" && field.allControlEvents == [])
      field.addAction(UIAction { _ in log.entries.append("exit") }, for: .editingDidEndOnExit)
      #expect(field.allControlEvents == .editingDidEndOnExit)
      field.insertText("\n")
      #expect(!field.isEditing)
    }
    #expect(log.entries == ["exit"])
  }

  /// What a keyboard would be asked, with UIKit's defaults.
  @Test func asksOfTheKeyboard() {
    let field = UITextField()
    #expect(field.autocapitalizationType == .sentences && field.keyboardType == .default && !field.isSecureTextEntry)
    #expect(field.autocorrectionType == .default && field.spellCheckingType == .default)
    #expect(field.keyboardAppearance == .default && field.returnKeyType == .default)
    #expect(!field.enablesReturnKeyAutomatically && UIReturnKeyType.done.rawValue == 9)
    #expect(UIKeyboardType.decimalPad.rawValue == 8 && UITextAutocapitalizationType.words.rawValue == 1)
  }

  /// What is set by one property calls no override of another.
  @Test func attributedTextsCallNoOverrides() {
    final class Told: UITextField {
      var log: [String] = []
      override var placeholder: String? { didSet { log.append("placeholder") } }
      override var text: String? { didSet { log.append("text") } }
      override var font: UIFont? { didSet { log.append("font") } }
      override var textColor: UIColor? { didSet { log.append("color") } }
    }
    play(0) { view, _ in
      let field = Told(frame: view.bounds)
      view.addSubview(field)
      field.attributedPlaceholder = NSAttributedString(string: "none", attributes: [.foregroundColor: UIColor.red])
      #expect(field.log.isEmpty && field.placeholder == "none" && field.attributedPlaceholder?.string == "none")
      let look: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red]
      field.attributedText = NSAttributedString(string: "some", attributes: look)
      field.defaultTextAttributes = look
      field.insertText("thing")
      #expect(field.log.isEmpty && field.text == "something" && field.font?.pointSize == 9 && field.textColor == .red)
      field.placeholder = "any"
      #expect(field.log == ["placeholder"] && field.attributedPlaceholder?.string == "any")
    }
  }
}
