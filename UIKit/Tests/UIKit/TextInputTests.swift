import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

private final class Hearer: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var log: [String] = []
  func textFieldDidChangeSelection(_ textField: UITextField) {
    log.append(
      "\(textField.offset(from: textField.beginningOfDocument, to: textField.selectedTextRange?.start ?? UITextPosition()))"
    )
  }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { log.append("end") }
  func textViewDidChangeSelection(_ textView: UITextView) { log.append("\(textView.selectedRange.location)") }
}

private final class Caretless: UITextField {
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
}

@Suite struct TextInputTests {
  /// What is typed takes the place of what is selected.
  @Test func fieldsAreEditedWhereTheCaretIs() {
    let stage = play(0) { view, _ in
      let (field, hearer) = (UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30)), Hearer())
      view.addSubview(field)
      field.text = "one two"
      field.delegate = hearer
      #expect(field.becomeFirstResponder() && field.selectedTextRange?.isEmpty == true)
      #expect(field.selectedTextRange?.start == field.endOfDocument)
      let start = field.position(from: field.beginningOfDocument, offset: 4)
      #expect(field.position(from: field.beginningOfDocument, offset: 8) == nil)
      let word = start.flatMap { field.textRange(from: $0, to: field.endOfDocument) }
      field.selectedTextRange = word
      #expect(word.flatMap { field.text(in: $0) } == "two")
      field.insertText("2")
      #expect(field.text == "one 2")
      field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
      field.insertText("x")
      field.deleteBackward()
      field.deleteBackward()
      #expect(
        field.text == "one 2" && field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
      field.clearsOnInsertion = true
      field.insertText("new")
      #expect(field.text == "new")
      _ = field.resignFirstResponder()
      #expect(hearer.log == ["4", "5", "0", "1", "0", "3", "end"])
    }
    #expect(stage.error == nil)
  }

  /// The caret stands behind the letters before it, and a field may show none.
  @Test func carets() {
    play(0) { view, _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      view.addSubview(field)
      field.text = "mmmm"
      let whole = field.caretRect(for: field.endOfDocument).minX
      let half = field.position(from: field.beginningOfDocument, offset: 2).map { field.caretRect(for: $0).minX } ?? 0
      #expect(field.caretRect(for: field.beginningOfDocument).minX == 0 && abs(half - whole / 2) < 1)
      #expect(
        field.closestPosition(to: CGPoint(x: half + 1, y: 15))
          == field.position(from: field.beginningOfDocument, offset: 2))
      if let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument) {
        #expect(abs(field.firstRect(for: all).width - whole) < 1 && field.selectionRects(for: all).count == 1)
      }
      field.textAlignment = .center
      #expect(abs(field.caretRect(for: field.beginningOfDocument).minX - (100 - whole / 2)) < 1)
      let bare = Caretless(frame: field.frame)
      view.addSubview(bare)
      _ = bare.becomeFirstResponder()
      bare.layoutIfNeeded()
      #expect(bare.subviews.contains { $0.frame == .zero && !$0.isHidden })
    }
  }

  @Test func looksOfFields() {
    play(0) { view, _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      view.addSubview(field)
      field.defaultTextAttributes = [.foregroundColor: UIColor.red, .kern: 5]
      field.text = "ab"
      let shown = field.attributedText
      #expect(shown?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 5 && field.textColor == .red)
      field.clearsOnBeginEditing = true
      _ = field.becomeFirstResponder()
      #expect(field.text == "")
      field.typingAttributes = [.foregroundColor: UIColor.blue]
      field.insertText("b")
      #expect(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
      let label = UILabel()
      label.text = "mmmmmmmm"
      (field.adjustsFontSizeToFitWidth, field.minimumFontSize) = (true, 5)
      #expect(field.subviews.contains { ($0 as? UILabel)?.adjustsFontSizeToFitWidth == true })
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
      field.background = picture
      #expect(field.subviews.contains { ($0 as? UIImageView)?.image === picture })
      let input = UIView()
      field.inputView = input
      #expect(field.inputView === input && field.inputAccessoryView == nil)
    }
  }

  @Test func viewsAreEditedWhereTheCaretIs() {
    let stage = play(0) { view, _ in
      let (text, hearer) = (UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Hearer())
      view.addSubview(text)
      text.text = "one two"
      text.delegate = hearer
      text.layoutIfNeeded()
      text.selectedRange = NSRange(location: 3, length: 99)
      #expect(text.selectedRange == NSRange(location: 3, length: 4))
      text.insertText("!")
      #expect(text.text == "one!" && text.selectedRange == NSRange(location: 4, length: 0))
      text.typingAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)]
      text.insertText("?")
      #expect(text.attributedText.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .red)
      text.selectedTextRange = text.textRange(from: text.beginningOfDocument, to: text.beginningOfDocument)
      #expect(hearer.log == ["3", "4", "5", "0"])
      #expect(text.caretRect(for: text.beginningOfDocument).minX == 5)
    }
    #expect(stage.error == nil)
  }
}
