import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// What appears beside rows that are swiped.
@Suite struct RowSwipeTests {
  private func swipe(
    _ table: UITableView, on stage: Stage, at time: Double, row: Int, by x: Double, hold: Double = 0.3
  ) {
    stage.tape.touch(table, at: time, location: CGPoint(x: x < 0 ? 190 : 10, y: 40 * CGFloat(row) + 20)) {
      $0.drag(by: Vector(dx: x, dy: 0), duration: 0.25, curve: .linear)
      if hold > 0 { $0.hold(for: hold) }
    }
  }

  private func action(
    _ title: String, _ log: Log, _ style: UIContextualAction.Style = .normal
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { action, view, completion in
      log.entries.append("\(action.title ?? "") \(view.superview != nil)")
      completion(true)
    }
  }

  private func frames(of cell: UITableViewCell?) -> [CGRect] {
    let panel = cell?.subviews.first { "\(type(of: $0))" == "SwipeActionsView" }
    return panel?.subviews.reversed().map(\.frame) ?? []
  }

  /// The row follows the finger, from where a drag is told from a tap; the first button lies at the edge.
  @Test func followsTheFinger() {
    let log = Log()
    playEditor(3, log: log) { table, editor, stage in
      editor.trailing = UISwipeActionsConfiguration(actions: [action("One", log), action("Two", log, .destructive)])
      swipe(table, on: stage, at: 0.1, row: 1, by: -94)
      stage.perform(at: 0.5) {
        let cell = table.cellForRow(at: [0, 1])
        #expect(cell?.frame.minX == -84 && table.contentOffset == .zero && !table.isDragging)
        // Each button takes its share: both are 74 points wide when they are wholly seen.
        #expect(frames(of: cell).map(\.width) == [42, 42] && frames(of: cell).map(\.minX) == [42, 0])
      }
      // More than half of them was seen: they stay.
      stage.perform(at: 1.5) {
        let cell = table.cellForRow(at: [0, 1])
        #expect(isClose(cell?.frame.minX ?? 0, -148, 0.2) && cell?.swipeColors == [.systemGray2, .systemRed])
      }
      stage.tape.tap(table, at: 1.6, location: CGPoint(x: 190, y: 60))
      stage.perform(at: 2.5) { #expect(table.cellForRow(at: [0, 1])?.frame.minX == 0) }
    }
    #expect(log.entries == ["begins 1", "One true", "ends"])
  }

  @Test func comesBackIfItWasDrawnALittle() {
    let log = Log()
    playEditor(2, log: log) { table, editor, stage in
      editor.trailing = UISwipeActionsConfiguration(actions: [action("One", log)])
      swipe(table, on: stage, at: 0.1, row: 1, by: -35)
      stage.perform(at: 1.5) { #expect(table.cellForRow(at: [0, 1])?.frame.minX == 0) }
    }
    #expect(log.entries == ["begins 1", "ends"])
  }

  /// A swipe all the way does what the first button does; it covers the others before.
  @Test func goesAllTheWay() {
    let log = Log()
    playEditor(2, log: log) { table, editor, stage in
      editor.leading = UISwipeActionsConfiguration(actions: [action("One", log), action("Two", log)])
      swipe(table, on: stage, at: 0.1, row: 0, by: 170)
      stage.perform(at: 0.6) {
        let widths = frames(of: table.cellForRow(at: [0, 0])).map(\.width)
        #expect(widths.count == 2 && widths[0] == 160 && widths[1] == 0)
      }
      stage.perform(at: 1.8) { #expect(table.cellForRow(at: [0, 0])?.frame.minX == 0) }
    }
    #expect(log.entries == ["begins 0", "One true", "ends"])
  }

  /// Without that it resists: (1 - 1 / (.55 x / d + 1)) d.
  @Test func resistsIfItMayNotGoAllTheWay() {
    playEditor(2) { table, editor, stage in
      let configuration = UISwipeActionsConfiguration(actions: [action("One", Log())])
      configuration.performsFirstActionWithFullSwipe = false
      editor.trailing = configuration
      swipe(table, on: stage, at: 0.1, row: 0, by: -170)
      stage.perform(at: 0.5) {
        let beyond = CGFloat((1 - 1 / (0.55 * 86 / 200 + 1)) * 200)
        #expect(isClose(table.cellForRow(at: [0, 0])?.frame.minX ?? 0, -74 - beyond, 1e-6))
      }
      stage.perform(at: 1.8) { #expect(isClose(table.cellForRow(at: [0, 0])?.frame.minX ?? 0, -74, 0.1)) }
    }
  }

  /// Rows that can be deleted can be swiped away.
  @Test func deletesByDefault() {
    let log = Log()
    playEditor(3, log: log) { table, editor, stage in
      swipe(table, on: stage, at: 0.1, row: 1, by: -80)
      stage.perform(at: 1) { #expect(table.cellForRow(at: [0, 1])?.showingDeleteConfirmation == true) }
      stage.tape.tap(table, at: 1.2, location: CGPoint(x: 180, y: 60))
      stage.perform(at: 2.5) {
        #expect(editor.letters == ["a", "c", "d", "e"] && table.cellForRow(at: [0, 1])?.textLabel?.text == "c")
        #expect(table.cellForRow(at: [0, 1])?.frame == CGRect(x: 0, y: 40, width: 200, height: 40))
      }
    }
    #expect(log.entries == ["begins 1", "commit delete b", "ends"])
  }

  @Test func nothingAppearsOfWhatCannotBeEdited() {
    let log = Log()
    playEditor(3, log: log) { table, editor, stage in
      editor.canEdit = { $0.row != 1 }
      swipe(table, on: stage, at: 0.1, row: 1, by: -80)
      stage.perform(at: 0.9) { editor.commitsEditing = false }
      swipe(table, on: stage, at: 1, row: 0, by: -80)
      stage.perform(at: 2.9) { #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 }) }
    }
    #expect(log.entries == [])
  }

  /// What rows had before iOS 11.
  @Test func olderActions() {
    let log = Log()
    playEditor(3, log: log) { table, editor, stage in
      let more = UITableViewRowAction(style: .normal, title: "More") { action, path in
        log.entries.append("\(action.title ?? "") \(path.row)")
      }
      more.backgroundColor = .blue
      editor.old = [UITableViewRowAction(style: .destructive, title: "Gone") { _, _ in }, more]
      swipe(table, on: stage, at: 0.1, row: 2, by: -120)
      stage.perform(at: 1) { #expect(table.cellForRow(at: [0, 2])?.swipeColors == [.systemRed, .blue]) }
      stage.tape.tap(table, at: 1.2, location: CGPoint(x: 100, y: 100))
    }
    #expect(log.entries == ["begins 2", "More 2", "ends"])
  }

  /// Scrolling takes a row back, and so does a swipe of another.
  @Test func onlyOneAtATime() {
    let log = Log()
    playEditor(5, 20, log: log) { table, editor, stage in
      swipe(table, on: stage, at: 0.1, row: 1, by: -80)
      swipe(table, on: stage, at: 1, row: 3, by: -80)
      stage.perform(at: 2.4) {
        #expect(table.cellForRow(at: [0, 1])?.frame.minX == 0)
        #expect(table.cellForRow(at: [0, 3])?.frame.minX ?? 0 < -70)
      }
      stage.tape.touch(table, at: 2.5) { $0.drag(by: Vector(dx: 0, dy: -40), duration: 0.2) }
      stage.perform(at: 4) { #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 }) }
    }
    #expect(log.entries == ["begins 1", "ends", "begins 3", "ends"])
  }
}

extension UITableViewCell {
  /// Of the buttons beside it, from the edge inwards.
  fileprivate var swipeColors: [UIColor?] {
    subviews.first { "\(type(of: $0))" == "SwipeActionsView" }?.subviews.reversed().map(\.backgroundColor) ?? []
  }
}
