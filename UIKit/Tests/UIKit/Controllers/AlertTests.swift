import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// A phone of 320 by 600 points that shows an alert at 0.1 seconds.
private struct AlertScene: ControllerScene {
  let size = Size(width: 320, height: 600)
  let safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  var keyboardHeight: CGFloat?
  private var make: @Sendable () -> UIAlertController = { UIAlertController() }
  private var plan: @Sendable (UIAlertController, UIViewController, Stage) -> Void = { _, _, _ in }

  init() {}

  init(
    keyboard: CGFloat? = nil, _ make: @escaping @Sendable () -> UIAlertController,
    _ plan: @escaping @Sendable (UIAlertController, UIViewController, Stage) -> Void
  ) { (keyboardHeight, self.make, self.plan) = (keyboard, make, plan) }

  func makeController() -> UIViewController { UIViewController() }
  func play(_ controller: UIViewController, on stage: Stage) {
    let alert = make()
    stage.perform(at: 0.1) { controller.present(alert, animated: true) }
    plan(alert, controller, stage)
  }
}

/// Alerts and action sheets. Apple documents what they do, and no number of how they look.
@Suite struct AlertTests {
  @discardableResult
  private func play(
    _ seconds: Double, fails: Bool = false, keyboard: CGFloat? = nil, place: SourceLocation = #_sourceLocation,
    _ make: @escaping @Sendable () -> UIAlertController,
    _ plan: @escaping @Sendable (UIAlertController, UIViewController, Stage) -> Void
  ) -> Stage {
    let scene = AlertScene(keyboard: keyboard, make, plan)
    let stage = Stage(size: scene.size)
    scene.build(on: stage)
    let clock = Clock(rate: 100)
    for index in 0...Int(seconds * 100) where stage.error == nil { stage.advance(to: clock.tick(index)) }
    #expect((stage.error != nil) == fails, "\(stage.error.map { "\($0)" } ?? "nothing failed")", sourceLocation: place)
    return stage
  }

  private func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    (view as? Kind).map { [$0] } ?? view.subviews.flatMap { all(kind, in: $0) }
  }

  private func buttons(_ alert: UIAlertController) -> [UIControl] {
    all(UIControl.self, in: alert.view).filter { !($0 is UITextField) }
  }

  private func titles(_ alert: UIAlertController) -> [String?] { buttons(alert).map(\.accessibilityLabel) }

  private func label(_ button: UIControl) -> UILabel? { button.subviews.first as? UILabel }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test func asksAndIsAnswered() {
    let log = Log()
    let stage = play(2) {
      let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { log.entries.append($0.title ?? "") })
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in log.entries.append("kept") })
      return alert
    } _: { alert, root, stage in
      #expect(alert.title == "Delete?" && alert.message == "It cannot be undone." && alert.preferredStyle == .alert)
      #expect(
        alert.actions.map(\.title) == ["Delete", "Keep"] && alert.actions.map(\.style) == [.destructive, .cancel])
      #expect(alert.textFields == nil && alert.preferredAction == nil)
      stage.perform(at: 0.1) {
        // Not beyond the first picture, it is as large as it begins.
        #expect(root.presentedViewController === alert && alert.isBeingPresented)
      }
      stage.perform(at: 0.9) {
        #expect(!alert.isBeingPresented && root.view.window != nil)
        // 270 points wide, in the middle of what the status bar leaves.
        let panel = frame(alert.view)
        #expect(panel.width == 270 && panel.midX == 160 && abs(panel.midY - 310) <= 0.5)
        // The one that cancels is on the left and stands out; the other one destroys.
        #expect(titles(alert) == ["Keep", "Delete"])
        let two = buttons(alert)
        #expect(two.map { $0.frame.size } == [CGSize(width: 135, height: 44), CGSize(width: 135, height: 44)])
        #expect(two[0].frame.maxX == two[1].frame.minX && two[0].frame.maxY == alert.view.bounds.height)
        #expect(label(two[0])?.font == .systemFont(ofSize: 17, weight: .semibold))
        #expect(label(two[1])?.font == .systemFont(ofSize: 17) && label(two[1])?.textColor == .systemRed)
        #expect(label(two[0])?.textColor == .systemBlue)
      }
      stage.tape.tap(root.view, at: 1, location: CGPoint(x: 160 + 67, y: 310 + 40))
      stage.perform(at: 1.2) { #expect(alert.isBeingDismissed && log.entries.isEmpty) }
      stage.perform(at: 1.9) { #expect(root.presentedViewController == nil && alert.view.window == nil) }
    }
    #expect(stage.error == nil && log.entries == ["Delete"])
  }

  /// Titles are seen, in their colours, each in its half of the buttons' row.
  @Test func titlesAreSeen() throws {
    let stage = play(0.8) {
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
      return alert
    } _: { alert, _, stage in
      stage.perform(at: 0.7) {
        #expect(
          buttons(alert).map { label($0)?.frame ?? .zero }
            == [0, 0].map { CGRect(x: 8 + $0, y: 0, width: 119, height: 44) })
      }
    }
    let picture = try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
    func count(_ columns: Range<Int>, _ isWanted: (_ red: UInt32, _ blue: UInt32) -> Bool) -> Int {
      (250..<360).reduce(0) { sum, y in
        sum + columns.count { isWanted(picture[$0, y] >> 16 & 255, picture[$0, y] & 255) }
      }
    }
    #expect(count(25..<160) { $1 > 200 && $0 < 90 } > 20 && count(160..<295) { $1 > 200 && $0 < 90 } == 0)
    #expect(count(160..<295) { $0 > 200 && $1 < 110 } > 20 && count(25..<160) { $0 > 200 && $1 < 110 } == 0)
  }

  /// On the critical spring that takes 0.404 seconds, w = 9.2334137 / 0.404: `1 - (1 + w t) e^(-w t)` of the way from 1.2 to 1.
  @Test func shrinksIntoItsPlace() {
    let log = Log()
    play(1.2) {
      UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    } _: { alert, root, stage in
      for step in 1...4 {
        stage.perform(at: 0.1 + Double(step) * 0.1) {
          let shown = alert.view.layer.presentation()
          log.numbers += [shown?.affineTransform().a ?? 0, CGFloat(shown?.opacity ?? 0)]
        }
      }
      stage.perform(at: 0.7) { root.dismiss(animated: true) }
      stage.perform(at: 0.8) {
        let shown = alert.view.layer.presentation()
        log.numbers += [shown?.affineTransform().a ?? 0, CGFloat(shown?.opacity ?? 0)]
      }
    }
    let w = 9.2334137 / 0.404
    for step in 1...4 {
      let t = Double(step) * 0.1
      let way = 1 - (1 + w * t) * exp(-w * t)
      let index = 2 * (step - 1)
      #expect(abs(log.numbers[index] - (1.2 - 0.2 * way)) < 2e-3, "\(t) s: \(log.numbers[index])")
      #expect(abs(log.numbers[index + 1] - way) < 1e-2, "\(t) s: \(log.numbers[index + 1])")
    }
    // It fades away without a change of size.
    #expect(log.numbers[8] == 1 && abs(log.numbers[9] - (1 + w * 0.1) * exp(-w * 0.1)) < 1e-2)
  }

  @Test func sheetsComeFromBelow() {
    let log = Log()
    let stage = play(2) {
      let sheet = UIAlertController(title: "Photo", message: "Where from?", preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.entries.append("cancelled") })
      for title in ["Camera", "Album"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
      return sheet
    } _: { sheet, root, stage in
      stage.perform(at: 0.11) { log.numbers.append(frame(sheet.view).minY) }
      stage.perform(at: 0.9) {
        // 8 points from the edges; the button that cancels is apart by 8, and last.
        let panel = frame(sheet.view)
        #expect(panel.minX == 8 && panel.width == 304 && panel.maxY == 592)
        #expect(titles(sheet) == ["Camera", "Album", "Cancel"])
        let rows = buttons(sheet).map(frame)
        #expect(rows.map(\.height) == [57, 57, 57] && rows[0].maxY == rows[1].minY && rows[2].minY - rows[1].maxY == 8)
        #expect(buttons(sheet).map { label($0)?.font.pointSize } == [20, 20, 20])
        #expect(label(buttons(sheet)[2])?.font == .systemFont(ofSize: 20, weight: .semibold))
      }
      // Beside it, which cancels.
      stage.tape.tap(root.view, at: 1, location: CGPoint(x: 160, y: 100))
      stage.perform(at: 1.9) { #expect(root.presentedViewController == nil) }
    }
    #expect(stage.error == nil && log.entries == ["cancelled"])
  }

  /// More than two lie below each other, with the one that cancels last; the preferred one stands out in its place.
  @Test func actionsAreOrdered() {
    play(0.6) {
      let alert = UIAlertController(title: nil, message: "Which?", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      for title in ["One", "Two"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
      alert.preferredAction = alert.actions[1]
      alert.actions[2].isEnabled = false
      return alert
    } _: { alert, _, stage in
      stage.perform(at: 0.55) {
        #expect(titles(alert) == ["One", "Two", "Cancel"])
        let rows = buttons(alert)
        #expect(rows.map(\.frame.width) == [270, 270, 270] && rows.map(\.isEnabled) == [true, false, true])
        #expect(rows[1].frame.minY - rows[0].frame.minY == 44)
        #expect(rows.map { label($0)?.font == .systemFont(ofSize: 17, weight: .semibold) } == [true, false, false])
        #expect(label(rows[1])?.textColor == .systemGray)
        // What changes while it is shown is seen.
        alert.actions[2].isEnabled = true
        alert.message = "Which of them?"
        #expect(buttons(alert).map(\.isEnabled) == [true, true, true])
        #expect(all(UILabel.self, in: alert.view).contains { $0.text == "Which of them?" })
      }
    }
    // Two whose titles are too long for half of the width lie below each other.
    play(0.6) {
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      for title in ["A button with a long title", "B"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
      return alert
    } _: { alert, _, stage in
      stage.perform(at: 0.55) { #expect(buttons(alert).map(\.frame.width) == [270, 270]) }
    }
  }

  /// The first one is typed into from the beginning, and the alert keeps clear of the keyboard.
  @Test func textFieldsAreTypedInto() {
    let stage = play(2, keyboard: 200) {
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "First" }
      alert.addTextField()
      let action = UIAlertAction(title: "OK", style: .default)
      alert.addAction(action)
      #expect((action.copy() as? UIAlertAction)?.title == "OK")
      return alert
    } _: { alert, root, stage in
      stage.perform(at: 0.9) {
        guard let fields = alert.textFields, fields.count == 2 else {
          Issue.record("there are no two fields")
          return
        }
        #expect(fields[0].isFirstResponder && fields[0].placeholder == "First")
        #expect(fields[1].frame.minY - fields[0].frame.minY == 30 && fields[0].frame.width == 238)
        // Between the status bar of 20 points and the keyboard at 400.
        #expect(abs(frame(alert.view).midY - 210) <= 0.5)
        fields[0].insertText("Ada")
        root.dismiss(animated: true)
      }
      stage.perform(at: 1.9) {
        #expect(alert.textFields?.first?.text == "Ada" && alert.textFields?.first?.isFirstResponder == false)
      }
    }
    #expect(stage.error == nil)
  }

  /// What UIKit throws exceptions for.
  @Test func refusesWhatCannotBe() {
    for (style, wrong) in [
      (UIAlertController.Style.actionSheet, "a text field is added to an action sheet"),
      (.alert, "an alert has two actions that cancel"),
    ] {
      let stage = play(0.2, fails: true) {
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: style)
        for _ in 0..<(style == .alert ? 2 : 0) { alert.addAction(UIAlertAction(title: "C", style: .cancel)) }
        if style == .actionSheet { alert.addTextField() }
        return alert
      } _: { _, _, _ in
      }
      #expect("\(stage.error.map { "\($0)" } ?? "")".contains(wrong))
    }
    let stage = play(0.2, fails: true) {
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      alert.preferredAction = UIAlertAction(title: "B", style: .default)
      return alert
    } _: { _, _, _ in
    }
    #expect("\(stage.error.map { "\($0)" } ?? "")".contains("none of its actions"))
  }
}
