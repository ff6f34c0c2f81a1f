import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// A phone with a keyboard on its screen, and a bar that lies on it.
@Suite struct KeyboardTests {
  private final class Bar: UIView, @unchecked Sendable {
    let log: Log
    let fields = [UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), UITextField(frame: .zero)]

    private var observers: [any NSObjectProtocol] = []

    init(_ log: Log) {
      self.log = log
      super.init(frame: CGRect(x: 0, y: 160, width: 100, height: 40))
      for field in fields { addSubview(field) }
      for (name, word) in [
        (UIResponder.keyboardWillShowNotification, "will show"), (UIResponder.keyboardDidShowNotification, "did show"),
        (UIResponder.keyboardWillHideNotification, "will hide"), (UIResponder.keyboardDidHideNotification, "did hide"),
        (UIResponder.keyboardWillChangeFrameNotification, "will change"),
        (UIResponder.keyboardDidChangeFrameNotification, "did change"),
      ] {
        observers.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
            self?.keyboard($0, word)
          })
      }
    }

    required init?(coder: NSCoder) { fatalError() }

    private func keyboard(_ notification: Notification, _ word: String) {
      let info = notification.userInfo ?? [:]
      log.entries.append(String(format: "%.2f \(word)", CACurrentMediaTime() - log.numbers[0]))
      guard word.hasPrefix("will"), let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
        let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue,
        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
      else { return }
      #expect(begin.cgRectValue.offsetBy(dx: 0, dy: begin.cgRectValue.minY == 200 ? -80 : 80) == end)
      log.numbers += [end.minY, end.width, end.height]
      UIView.animate(
        withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: UInt(curve) << 16)
      ) { self.frame.origin.y = end.minY - 40 }
    }
  }

  private struct Typing: ViewScene {
    let size = Size(width: 100, height: 200)
    let duration: Double? = 2.6
    let keyboardHeight: CGFloat?
    let log: Log

    init() { self.init(80, Log()) }
    init(_ height: CGFloat?, _ log: Log) { (keyboardHeight, self.log) = (height, log) }

    func makeView() -> Bar {
      log.numbers = [CACurrentMediaTime()]
      return Bar(log)
    }

    func play(_ bar: Bar, on stage: Stage) {
      stage.tape.tap(bar.fields[0], at: 0.1)
      // From one field to another it stays.
      stage.perform(at: 1) { bar.fields[1].becomeFirstResponder() }
      stage.perform(at: 2) { bar.endEditing(true) }
      stage.trace(bar, "position.y")
    }
  }

  private func play(_ height: CGFloat?) throws -> (log: Log, trace: Trace) {
    let scene = Typing(height, Log())
    return (scene.log, try Playback(scene, settings: RenderSettings(rate: 100)).trace())
  }

  @Test func comesAndGoes() throws {
    let (log, trace) = try play(80)
    let tapped = log.entries.first?.prefix(4) ?? ""
    #expect(
      log.entries.map { $0.replacingOccurrences(of: tapped, with: "tap") } == [
        "tap will change", "tap will show", String(format: "%.2f did show", (Double(tapped) ?? 0) + 0.25),
        String(format: "%.2f did change", (Double(tapped) ?? 0) + 0.25),
        "2.00 will change", "2.00 will hide", "2.25 did hide", "2.25 did change",
      ])
    #expect(log.numbers.dropFirst().elementsEqual([120, 100, 80, 120, 100, 80, 200, 100, 80, 200, 100, 80]))
    // The bar lies on it, and at the lower edge when it has gone.
    #expect(trace.curves[0].values[100] == .number(100) && trace.curves[0].values[250] == .number(180))
  }

  /// Who has keys to type with needs none on the screen.
  @Test func comesOnlyWhereThePhoneHasOne() throws {
    let (log, trace) = try play(nil)
    #expect(log.entries.isEmpty && Set(trace.curves[0].values) == [.number(180)])
  }

  /// A view of one's own takes keys with what it does not leave out.
  private final class Code: UIView, UIKeyInput {
    var text = ""
    var keyboardType = UIKeyboardType.numberPad
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text.removeLast() }
    override var canBecomeFirstResponder: Bool { true }
    override var isFirstResponder: Bool { super.isFirstResponder }
  }

  @Test func traitsMayBeLeftOut() {
    UIKitTests.play(0) { view, _ in
      let code = Code()
      view.addSubview(code)
      let traits: any UITextInputTraits = code
      #expect(UIKeyboardType.alphabet == .asciiCapable)
      #expect(traits.keyboardType == .numberPad && traits.returnKeyType == .default && !traits.isSecureTextEntry)
      #expect(traits.autocapitalizationType == .sentences && traits.autocorrectionType == .default)
      #expect(traits.spellCheckingType == .default && traits.keyboardAppearance == .default)
      #expect(!traits.enablesReturnKeyAutomatically)
      #expect(code.becomeFirstResponder() && code.isFirstResponder)
      code.insertText("12")
      code.deleteBackward()
      #expect(code.text == "1" && code.hasText)
    }
  }
}
