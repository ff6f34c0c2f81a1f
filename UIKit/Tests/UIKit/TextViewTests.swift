import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Text of Inter at 28.16 points, whose lines are 3408/2816 of that high: 34.08 points.
@Suite struct TextViewTests {
  private static let line: CGFloat = 34.08

  private final class Delegate: NSObject, UITextViewDelegate, @unchecked Sendable {
    let log: Log
    var (allowsBegin, allowsEnd) = (true, true)
    init(_ log: Log) { self.log = log }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allowsBegin }
    func textViewDidBeginEditing(_ textView: UITextView) { log.entries.append("began") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { allowsEnd }
    func textViewDidEndEditing(_ textView: UITextView) { log.entries.append("ended") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      log.entries.append("\(range.location)+\(range.length)=\(text)")
      return text != "!"
    }
    func textViewDidChange(_ textView: UITextView) { log.entries.append("changed to \(textView.text ?? "")") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.numbers.append(scrollView.contentOffset.y) }
  }

  /// Plays with a text view of 100 by 100 points.
  @discardableResult
  private func play(_ seconds: Double, _ plan: @escaping @Sendable (UITextView, Stage) -> Void) -> Stage {
    let stage = UIKitTests.play(seconds) { view, stage in
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      text.font = .systemFont(ofSize: 28.16)
      view.addSubview(text)
      plan(text, stage)
    }
    #expect(stage.error == nil)
    return stage
  }

  private func label(_ text: UITextView) -> UILabel? {
    text.layoutIfNeeded()
    return text.subviews.lazy.compactMap { $0 as? UILabel }.first
  }

  /// The caret is the last of what a text view has before it scrolls.
  private func caret(_ text: UITextView) -> UIView? {
    text.layoutIfNeeded()
    return text.subviews.first { !($0 is UILabel) }
  }

  private func isClose(_ a: CGFloat?, _ b: CGFloat, _ tolerance: CGFloat = 1e-3) -> Bool {
    a.map { abs($0 - b) <= tolerance } ?? false
  }

  /// UIKit's defaults: 8 points above and below the text, and 5 at both ends of its lines.
  @Test func defaults() {
    play(0) { text, _ in
      #expect(text.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
      #expect(text.textContainer.lineFragmentPadding == 5 && text.textContainer.maximumNumberOfLines == 0)
      #expect(text.textContainer.lineBreakMode == .byWordWrapping && text.textContainer.widthTracksTextView)
      #expect(text.isEditable && text.isSelectable && text.isScrollEnabled && text.text == "" && !text.hasText)
      #expect(text.autocapitalizationType == .sentences && text.keyboardType == .default && !text.isSecureTextEntry)
      #expect(text.textColor == .label && text.textAlignment == .natural && text.attributedText.length == 0)
      #expect(UITextView(coder: NSCoder())?.text == "" && NSTextContainer().size == .zero)
    }
  }

  /// The content is as high as the lines and the insets, up to a pixel; without letters it has a line, too.
  @Test func contentFollowsTheText() {
    play(0) { text, _ in
      #expect(isClose(text.contentSize.height, 16 + Self.line, 0.5) && text.contentSize.width == 100)
      text.text = "a\nb\nc"
      #expect(isClose(text.contentSize.height, 16 + 3 * Self.line, 0.5) && text.contentSize.height >= 118.24)
      #expect(isClose(label(text)?.frame.minX, 5) && isClose(label(text)?.frame.minY, 8))
      #expect(isClose(label(text)?.frame.width, 90) && isClose(label(text)?.frame.height, 3 * Self.line))
      #expect(text.textContainer.size.width == 100)
      // The last line may be empty.
      text.text = "a\n"
      #expect(isClose(text.contentSize.height, 16 + 2 * Self.line, 0.5))
      text.textContainerInset = UIEdgeInsets(top: 20, left: 7, bottom: 0, right: 13)
      text.textContainer.lineFragmentPadding = 0
      #expect(isClose(text.contentSize.height, 20 + 2 * Self.line, 0.5))
      #expect(label(text)?.frame.origin == CGPoint(x: 7, y: 20) && isClose(label(text)?.frame.width, 80))
      // Lines are broken between words where they have no room.
      text.text = "mmm mmm mmm"
      #expect(isClose(text.contentSize.height, 20 + 3 * Self.line, 0.5))
      text.frame.size.width = 300
      #expect(isClose(text.contentSize.height, 20 + Self.line, 0.5))
      text.frame.size.width = 100
      text.textContainer.maximumNumberOfLines = 2
      #expect(isClose(text.contentSize.height, 20 + 2 * Self.line, 0.5))
    }
  }

  /// A text view that does not scroll has a size of its own: that of its text.
  @Test func sizes() {
    play(0) { text, _ in
      let none = UIView.noIntrinsicMetric
      text.text = "mmm mmm mmm"
      #expect(text.intrinsicContentSize == CGSize(width: none, height: none))
      let word = "mmm".size(withAttributes: [.font: UIFont.systemFont(ofSize: 28.16)]).width
      let fitting = text.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
      #expect(isClose(fitting.height, 16 + 3 * Self.line, 0.5) && isClose(fitting.width, word + 10, 0.5))
      text.isScrollEnabled = false
      let whole = "mmm mmm mmm".size(withAttributes: [.font: UIFont.systemFont(ofSize: 28.16)]).width
      #expect(isClose(text.intrinsicContentSize.width, whole + 10, 0.5))
      #expect(isClose(text.intrinsicContentSize.height, 16 + Self.line, 0.5))
      // Constraints know that its height depends on its width.
      text.translatesAutoresizingMaskIntoConstraints = false
      text.widthAnchor.constraint(equalToConstant: 100).isActive = true
      text.superview?.layoutIfNeeded()
      #expect(text.bounds.width == 100 && isClose(text.bounds.height, 16 + 3 * Self.line, 0.5))
      // A container of one's own keeps its width.
      let own = UITextView(frame: text.frame, textContainer: NSTextContainer(size: CGSize(width: 1000, height: 0)))
      own.text = "several words that have room in one line"
      #expect(isClose(own.contentSize.height, 16 + 12 * 3408 / 2816, 0.5) && own.textContainer.size.width == 1000)
    }
  }

  /// Where letters lie, in a picture: a capital I on the second line, and nowhere else.
  @Test func isDrawn() throws {
    let stage = play(0.1) { text, _ in text.text = "\nI" }
    let dark = try darkPart(of: stage)
    // A capital is 2048 units high, and the baseline 2728 below the line's top.
    let baseline = 8 + Self.line + 27.28
    #expect(isClose(dark.maxY, baseline, 1) && isClose(dark.minY, baseline - 20.48, 1))
    #expect(dark.minX >= 5 && dark.maxX <= 5 + 12)
  }

  @Test func colours() {
    play(0) { text, _ in
      text.text = "text"
      func color(_ label: UILabel?) -> Color? { (label?.layer as? LabelLayer)?.text.textColor }
      #expect(color(label(text)) == Color.black && text.backgroundColor == .systemBackground)
      text.overrideUserInterfaceStyle = .dark
      #expect(color(label(text)) == Color.white)
      text.textColor = .red
      #expect(color(label(text)) == UIColor.red.cgColor.color)
      text.textColor = nil
      #expect(text.textColor == .label)
    }
  }

  @Test func isEditedWhenTapped() {
    let log = Log()
    let delegate = Delegate(log)
    play(2) { text, stage in
      text.delegate = delegate
      #expect(text.delegate === delegate && (text as UIScrollView).delegate === delegate)
      let center = NotificationCenter.default
      for (name, word) in [
        (UITextView.textDidBeginEditingNotification, "begin"), (UITextView.textDidChangeNotification, "change"),
        (UITextView.textDidEndEditingNotification, "end"),
      ] {
        _ = center.addObserver(forName: name, object: text, queue: nil) { _ in log.entries.append(word) }
      }
      #expect(caret(text)?.isHidden == true)
      stage.tape.tap(text, at: 0.1)
      stage.perform(at: 0.5) {
        #expect(text.isFirstResponder && caret(text)?.isHidden == false)
        #expect(caret(text)?.layer.animation(forKey: "blink") != nil)
        text.insertText("ä👩‍👧")
        text.insertText("!")
        text.deleteBackward()
        text.insertText("\n")
        #expect(text.text == "ä\n" && text.hasText && text.isFirstResponder)
        delegate.allowsEnd = false
        #expect(!text.resignFirstResponder())
        delegate.allowsEnd = true
        #expect(text.resignFirstResponder() && caret(text)?.isHidden == true)
        (delegate.allowsBegin, text.isEditable) = (false, true)
        #expect(!text.becomeFirstResponder())
        (delegate.allowsBegin, text.isEditable) = (true, false)
        #expect(!text.becomeFirstResponder())
      }
      stage.tape.tap(text, at: 1)
      stage.perform(at: 1.5) { #expect(!text.isFirstResponder) }
    }
    #expect(
      log.entries == [
        "begin", "began", "0+0=ä👩‍👧", "change", "changed to ä👩‍👧", "6+0=!", "1+5=", "change", "changed to ä",
        "1+0=\n", "change", "changed to ä\n", "end", "ended",
      ])
  }

  /// The caret stands after the last letter, and at the beginning of a line without letters.
  @Test func caretFollowsTheText() {
    play(0) { text, _ in
      #expect(isClose(caret(text)?.frame.minX, 5) && isClose(caret(text)?.frame.minY, 8))
      #expect(isClose(caret(text)?.frame.height, Self.line) && caret(text)?.frame.width == 2)
      let width = "mm".size(withAttributes: [.font: UIFont.systemFont(ofSize: 28.16)]).width
      text.text = "a\nmm"
      #expect(isClose(caret(text)?.frame.minX, 5 + width) && isClose(caret(text)?.frame.minY, 8 + Self.line))
      text.insertText("\n")
      #expect(isClose(caret(text)?.frame.minX, 5) && isClose(caret(text)?.frame.minY, 8 + 2 * Self.line))
      text.textAlignment = .center
      #expect(isClose(caret(text)?.frame.minX, 50))
      text.textAlignment = .right
      #expect(isClose(caret(text)?.frame.maxX, 95))
      text.tintColor = .red
      #expect(caret(text)?.backgroundColor == .red)
    }
  }

  /// What is typed looks as the last letter does.
  @Test func attributedTexts() {
    play(0) { text, _ in
      let letters = NSMutableAttributedString(
        string: "a", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.green])
      letters.append(NSAttributedString(string: "b", attributes: [.foregroundColor: UIColor.blue]))
      text.attributedText = letters
      #expect(text.text == "ab" && text.font == .systemFont(ofSize: 20) && text.textColor == .green)
      func color(at index: Int) -> UIColor? {
        text.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
      }
      text.insertText("c")
      #expect(text.text == "abc" && color(at: 0) == .green && color(at: 2) == .blue)
      for letter in ["d", "\n"] { text.insertText(letter) }
      #expect(text.text == "abcd\n" && color(at: 0) == .green && color(at: 4) == .blue)
      for _ in 0..<5 { text.deleteBackward() }
      #expect(!text.hasText && text.font == .systemFont(ofSize: 20))
      text.deleteBackward()
      text.text = nil
      text.insertText("e")
      #expect(text.text == "e" && text.textColor == .green)
      text.attributedText = NSAttributedString(
        string: "f", attributes: [.font: UIFont.systemFont(ofSize: 9), .paragraphStyle: NSMutableParagraphStyle()])
      text.insertText("g")
      text.attributedText = text.attributedText
      text.insertText("h")
      #expect(text.text == "fgh" && text.font == .systemFont(ofSize: 9))
    }
  }

  /// 10 lines in a view of 100 points: 16 + 340.8 - 100 are out of sight.
  @Test func scrolls() {
    let log = Log()
    let delegate = Delegate(log)
    play(2) { text, stage in
      text.delegate = delegate
      text.text = (0..<10).map(String.init).joined(separator: "\n")
      text.layoutIfNeeded()
      // The lower edge of the eighth line comes to the lower edge of the view, and the second one's upper edge to the upper one.
      text.scrollRangeToVisible(NSRange(location: 14, length: 1))
      #expect(isClose(text.contentOffset.y, 8 + 8 * Self.line - 100))
      text.scrollRangeToVisible(NSRange(location: 2, length: 1))
      #expect(isClose(text.contentOffset.y, 8 + Self.line))
      text.scrollRangeToVisible(NSRange(location: 99, length: 0))
      #expect(isClose(text.contentOffset.y, 8 + 10 * Self.line - 100))
      // What is typed is seen.
      text.contentOffset.y = 0
      text.insertText("\n")
      #expect(isClose(text.contentOffset.y, 8 + 11 * Self.line - 100))
      text.contentOffset.y = 0
      stage.tape.touch(text, at: 0.1, location: CGPoint(x: 50, y: 90)) {
        $0.drag(by: Vector(dx: 0, dy: -60), duration: 0.2, curve: .linear)
        $0.hold(for: 0.2)
      }
      // A finger that scrolls does not edit.
      stage.perform(at: 1.5) { #expect(isClose(text.contentOffset.y, 50, 1) && !text.isFirstResponder) }
    }
    #expect(log.numbers.count > 10)
  }
}
