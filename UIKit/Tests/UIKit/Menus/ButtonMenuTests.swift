import Springform
import Testing

import UIKit
import ViewScenes

/// UIKit's menus: of buttons, and where a finger stays.
@Suite struct ButtonMenuTests {
  private final class Log: @unchecked Sendable {
    var entries: [String] = []
    var isShown: [Bool] = []
    var isHiddenShown = false
    var kept: [AnyObject] = []
    var found: (([UIMenuElement]) -> Void)?
  }

  private func action(_ title: String, _ log: Log, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) {
      log.entries.append("\(title) \($0.sender is UIButton)")
    }
  }

  private func inScene(
    _ seconds: Double, _ log: Log, looking text: String, at times: [Double],
    _ body: @escaping @Sendable (UIView, Stage) -> Void
  ) {
    let stage = play(seconds) { view, stage in
      body(view, stage)
      for time in times { stage.perform(at: time) { log.isShown.append(stage.frame(of: text) != nil) } }
    }
    #expect(stage.error == nil)
  }

  @Test("A button shows its menu when a finger comes down, without hidden rows; disabled ones do nothing")
  func primaryAction() {
    let log = Log()
    inScene(4, log, looking: "One", at: [0.1, 1, 1.9, 3.9]) { view, stage in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
      button.menu = UIMenu(children: [
        action("One", log), action("Two", log, .disabled), action("Three", log, .hidden),
        action("Stay", log, .keepsMenuPresented),
      ])
      button.showsMenuAsPrimaryAction = true
      button.addAction(UIAction { _ in log.entries.append("menu") }, for: .menuActionTriggered)
      button.addAction(UIAction { _ in log.entries.append("tap") }, for: .touchUpInside)
      view.addSubview(button)
      stage.tape.tap(button, at: 0.3)
      stage.perform(at: 1) { log.isHiddenShown = stage.frame(of: "Three") != nil }
      stage.tape.tap("Two", at: 1.2)
      stage.tape.tap("Stay", at: 1.7)
      stage.tape.tap("One", at: 2.4)
    }
    #expect(log.entries == ["menu", "Stay true", "One true"])
    #expect(log.isShown == [false, true, true, false] && !log.isHiddenShown)
  }

  @Test("A button that changes its selection shows what was chosen, and marks it")
  func selection() {
    let log = Log()
    inScene(3, log, looking: "Two", at: [0.1, 2.9]) { view, stage in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
      let rows = [action("One", log), action("Two", log)]
      button.menu = UIMenu(options: .singleSelection, children: rows)
      (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
      view.addSubview(button)
      stage.tape.tap(button, at: 0.3)
      stage.tape.tap("Two", at: 1.2)
      stage.perform(at: 2.5) {
        #expect(button.menu?.selectedElements == [rows[1]] && button.title(for: .normal) == "Two")
      }
    }
    #expect(log.isShown == [false, true])
  }

  @Test("What is found when a menu shows is asked for once")
  func deferred() {
    let log = Log()
    inScene(4, log, looking: "Late", at: [0.6, 1.2]) { view, stage in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
      let late = UIDeferredMenuElement { found in
        log.entries.append("asked")
        log.found = found
      }
      button.menu = UIMenu(children: [action("One", log), late])
      button.showsMenuAsPrimaryAction = true
      view.addSubview(button)
      stage.tape.tap(button, at: 0.3)
      stage.perform(at: 0.8) { log.found?([action("Late", log)]) }
      stage.tape.tap("Late", at: 1.5)
      stage.tape.tap(button, at: 2.5)
    }
    #expect(log.entries == ["asked", "Late true"] && log.isShown == [false, true])
  }

  private final class Held: NSObject, UIContextMenuInteractionDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.entries.append("asked \(Int(location.x)) \(Int(location.y))")
      let one = UIAction(title: "One") { [log] _ in log.entries.append("one") }
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [one]) })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.entries.append("ends")
      animator?.addCompletion { [log] in log.entries.append("ended") }
    }
  }

  @Test("A finger that stays on a view opens the menu that its interaction's delegate says, and is told when that ends")
  func contextMenu() {
    let log = Log()
    inScene(4, log, looking: "One", at: [0.9, 1.8, 3.9]) { view, stage in
      let (held, delegate) = (UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 30)), Held(log))
      log.kept = [delegate]
      held.addInteraction(UIContextMenuInteraction(delegate: delegate))
      view.addSubview(held)
      stage.tape.tap(held, at: 0.3)
      stage.tape.touch(CGPoint(x: 30, y: 30), at: 1) { $0.hold(for: 0.7) }
      stage.tape.tap("One", at: 2.2)
    }
    #expect(log.entries == ["asked 20 20", "ends", "one", "ended"])
    #expect(log.isShown == [false, true, false])
  }

  private final class Previewed: NSObject, UIContextMenuInteractionDelegate {
    let target: UIPreviewTarget
    init(_ target: UIPreviewTarget) { self.target = target }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      view.backgroundColor = .red
      return UITargetedPreview(view: view, parameters: UIPreviewParameters(), target: target)
    }
  }

  @Test("A preview that is nowhere else is lifted from where its target is")
  func previewOfNowhere() {
    let log = Log()
    inScene(2, log, looking: "One", at: [1.5]) { view, stage in
      let held = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
      let delegate = Previewed(UIPreviewTarget(container: view, center: CGPoint(x: 100, y: 100)))
      log.kept = [delegate]
      held.addInteraction(UIContextMenuInteraction(delegate: delegate))
      view.addSubview(held)
      stage.tape.touch(CGPoint(x: 30, y: 30), at: 0.3) { $0.hold(for: 0.7) }
      stage.perform(at: 1.5) { #expect(stage.frame(of: "One").map { $0.minY > 110 } == true) }
    }
    #expect(log.isShown == [true])
  }

  @Test("A disabled control opens no menu")
  func disabledControls() {
    let log = Log()
    inScene(2, log, looking: "One", at: [1.5]) { view, stage in
      let (control, delegate) = (UIControl(frame: CGRect(x: 10, y: 10, width: 40, height: 30)), Held(log))
      log.kept = [delegate]
      control.isEnabled = false
      control.addInteraction(UIContextMenuInteraction(delegate: delegate))
      view.addSubview(control)
      stage.tape.touch(CGPoint(x: 30, y: 30), at: 0.3) { $0.hold(for: 0.7) }
    }
    #expect(log.entries.isEmpty && log.isShown == [false])
  }
}
