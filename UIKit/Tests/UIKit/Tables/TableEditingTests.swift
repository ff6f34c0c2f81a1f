import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Rows of letters that can be deleted, inserted and moved.
final class Editor: NSObject, UITableViewDataSource, UITableViewDelegate {
  var letters: [String]
  var log = Log()
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var canMove: (IndexPath) -> Bool = { _ in true }
  var target: (IndexPath) -> IndexPath = { $0 }
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?
  var old: [UITableViewRowAction]?
  var commitsEditing = true
  var movesRows = true

  init(_ letters: [String]) { self.letters = letters }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = letters[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit(indexPath) }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove(indexPath) }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    log.entries.append("commit \(editingStyle == .delete ? "delete" : "insert") \(letters[indexPath.row])")
    guard editingStyle == .delete else { return }
    letters.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    log.entries.append("moved \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    letters.insert(letters.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style(indexPath) }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target(proposedDestinationIndexPath) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.entries.append("selected \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.entries.append("deselected \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.entries.append("begins \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { log.entries.append("ends") }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { old }
}

/// A table of 200 by 200 points, with rows of 40 points.
func playEditor(
  _ seconds: Double, _ count: Int = 5, log: Log = Log(),
  _ plan: @escaping @Sendable (UITableView, Editor, Stage) -> Void
) {
  let kept = Keep()
  let stage = play(seconds) { view, stage in
    let table = UITableView(frame: view.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    table.rowHeight = 40
    let editor = Editor((0..<count).map { String(UnicodeScalar(UInt8(97 + $0))) })
    editor.log = log
    (table.dataSource, table.delegate, kept.objects) = (editor, editor, [editor])
    view.addSubview(table)
    plan(table, editor, stage)
  }
  #expect(stage.error == nil)
}

/// What rows are deleted, inserted, chosen and moved by.
@Suite struct TableEditingTests {
  private func controls(of cell: UITableViewCell?) -> [UIView] {
    cell?.subviews.filter { ["EditControl", "ReorderControl"].contains("\(type(of: $0))") } ?? []
  }

  /// Signs slide in from the left within 0.3 s, and the content makes 40 points of room.
  @Test func showsSigns() {
    playEditor(2) { table, editor, stage in
      editor.movesRows = false
      editor.canEdit = { $0.row != 2 }
      editor.style = { $0.row == 1 ? .insert : $0.row == 3 ? .none : .delete }
      stage.perform(at: 0.1) {
        table.setEditing(true, animated: true)
        #expect(table.isEditing && table.cellForRow(at: [0, 0])?.isEditing == true)
        #expect(table.cellForRow(at: [0, 2])?.isEditing == false)
      }
      stage.perform(at: 0.2) {
        let cell = table.cellForRow(at: [0, 0])
        let shown = cell?.contentView.layer.presentation()?.frame.minX ?? 0
        #expect(isClose(shown, 40 * eased(0.1, of: 0.3), 1e-3))
        let sign = controls(of: cell).first?.layer.presentation()
        #expect(isClose(sign?.frame.minX ?? 0, -40 + 40 * eased(0.1, of: 0.3), 1e-3))
      }
      stage.perform(at: 0.6) {
        let frames = (0..<5).map { table.cellForRow(at: [0, $0])?.contentView.frame ?? .zero }
        #expect(frames.map(\.minX) == [40, 40, 0, 40, 40] && frames[0].maxX == 200)
        #expect((0..<5).map { controls(of: table.cellForRow(at: [0, $0])).count } == [1, 1, 0, 0, 1])
        #expect(table.cellForRow(at: [0, 1])?.editingStyle == .insert)
        table.setEditing(false, animated: true)
      }
      stage.perform(at: 1) {
        #expect(table.cellForRow(at: [0, 0])?.contentView.frame.minX == 0)
        #expect(controls(of: table.cellForRow(at: [0, 0])).isEmpty)
      }
    }
  }

  private final class Told: UITableViewCell {
    static let log = Log()
    override func willTransition(to state: UITableViewCell.StateMask) { note("will", state) }
    override func didTransition(to state: UITableViewCell.StateMask) { note("did", state) }
    private func note(_ word: String, _ state: UITableViewCell.StateMask) {
      Self.log.entries.append("\(word) \(state.rawValue)")
    }
    override class func madeByClass(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> UITableViewCell {
      Told(style: style, reuseIdentifier: reuseIdentifier)
    }
  }

  /// Accessories are those of editing; cells hear what they show.
  @Test func accessoriesAndStates() {
    playEditor(2, 1) { table, editor, stage in
      editor.movesRows = false
      table.register(Told.self, forCellReuseIdentifier: "letter")
      stage.perform(at: 0.1) {
        let cell = table.cellForRow(at: [0, 0])
        cell?.accessoryType = .checkmark
        cell?.editingAccessoryView = UISwitch()
        Told.log.entries = []
        table.setEditing(true, animated: true)
        #expect(Told.log.entries == ["will 1"])
        #expect(cell?.subviews.contains { $0 is UISwitch } == true)
      }
      stage.perform(at: 0.6) {
        #expect(Told.log.entries == ["will 1", "did 1"])
        table.setEditing(false, animated: false)
        #expect(Told.log.entries == ["will 1", "did 1", "will 0", "did 0"])
        #expect(table.cellForRow(at: [0, 0])?.subviews.contains { $0 is UISwitch } == false)
      }
    }
  }

  /// A tap on the sign shows the button; a tap on that deletes. A tap elsewhere takes it away again.
  @Test func deletesByTheSign() {
    let log = Log()
    playEditor(5, log: log) { table, editor, stage in
      editor.movesRows = false
      stage.perform(at: 0.1) { table.setEditing(true, animated: false) }
      stage.tape.tap(table, at: 0.5, location: CGPoint(x: 27, y: 60))
      stage.perform(at: 1.2) {
        let cell = table.cellForRow(at: [0, 1])
        #expect(cell?.showingDeleteConfirmation == true && cell?.frame.minX ?? 0 < -70)
      }
      stage.tape.tap(table, at: 1.5, location: CGPoint(x: 90, y: 140))
      stage.perform(at: 2.2) {
        let cell = table.cellForRow(at: [0, 1])
        #expect(cell?.showingDeleteConfirmation == false && cell?.frame.minX == 0)
        log.entries.append("closed")
      }
      stage.tape.tap(table, at: 2.5, location: CGPoint(x: 27, y: 60))
      stage.tape.tap(table, at: 3.5, location: CGPoint(x: 180, y: 60))
    }
    #expect(log.entries == ["begins 1", "ends", "closed", "begins 1", "commit delete b", "ends"])
  }

  @Test func insertsByTheSign() {
    let log = Log()
    playEditor(1, log: log) { table, editor, stage in
      editor.style = { _ in .insert }
      stage.perform(at: 0.1) { table.setEditing(true, animated: false) }
      stage.tape.tap(table, at: 0.5, location: CGPoint(x: 27, y: 100))
    }
    #expect(log.entries == ["commit insert c"])
  }

  /// Rows are not selected while they are edited, unless that is allowed; several may be chosen.
  @Test func choosesRows() {
    let log = Log()
    playEditor(4, log: log) { table, editor, stage in
      editor.movesRows = false
      stage.perform(at: 0.1) { table.setEditing(true, animated: false) }
      stage.tape.tap(table, at: 0.4, location: CGPoint(x: 120, y: 20))
      stage.perform(at: 0.8) {
        #expect(log.entries.isEmpty)
        table.setEditing(false, animated: false)
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
      }
      stage.tape.tap(table, at: 1, location: CGPoint(x: 120, y: 20))
      stage.tape.tap(table, at: 1.5, location: CGPoint(x: 20, y: 100))
      stage.tape.tap(table, at: 2, location: CGPoint(x: 120, y: 20))
      stage.perform(at: 2.5) {
        #expect(table.indexPathsForSelectedRows == [[0, 2]])
        table.setEditing(false, animated: false)
        #expect(table.indexPathsForSelectedRows == nil)
      }
    }
    #expect(log.entries == ["selected 0", "selected 2", "deselected 0"])
  }

  // MARK: Moving

  /// The row follows the finger; the others make room within 0.25 s; the data source hears of it at the end.
  @Test func movesRows() {
    let log = Log()
    playEditor(3, log: log) { table, editor, stage in
      stage.perform(at: 0.1) { table.setEditing(true, animated: false) }
      stage.tape.touch(table, at: 0.5, location: CGPoint(x: 185, y: 20)) {
        $0.drag(by: Vector(dx: 0, dy: 90), duration: 0.4)
        $0.hold(for: 0.6)
      }
      stage.perform(at: 1.3) {
        let cells = table.visibleCells
        #expect(table.indexPath(for: cells[2]) == [0, 2] && cells[2].textLabel?.text == "a")
        #expect(isClose(cells[2].center.y, 110, 1) && cells[2].layer.shadowOpacity > 0)
        #expect(cells[0].textLabel?.text == "b" && cells[0].center.y == 20 && cells[1].center.y == 60)
        #expect(log.entries.isEmpty && table.contentOffset == .zero)
      }
      stage.perform(at: 2.5) {
        #expect(editor.letters == ["b", "c", "a", "d", "e"] && table.cellForRow(at: [0, 2])?.center.y == 100)
        #expect(table.cellForRow(at: [0, 2])?.layer.shadowOpacity == 0)
      }
    }
    #expect(log.entries == ["moved 0 to 2"])
  }

  /// A row goes back when its finger is taken from it, and nobody hears of it.
  @Test func movesNothingWhenCancelled() {
    let log = Log()
    playEditor(3, log: log) { table, editor, stage in
      stage.perform(at: 0.1) { table.setEditing(true, animated: false) }
      stage.tape.touch(table, at: 0.5, location: CGPoint(x: 185, y: 20)) {
        $0.drag(by: Vector(dx: 0, dy: 90), duration: 0.4)
        $0.hold(for: 0.6)
      }
      stage.perform(at: 1.3) {
        let cell = table.cellForRow(at: [0, 2])
        #expect(cell?.textLabel?.text == "a")
        for control in controls(of: cell) { control.gestureRecognizers?.forEach { $0.isEnabled = false } }
      }
      stage.perform(at: 2.5) {
        #expect(table.visibleCells.prefix(3).map { $0.textLabel?.text } == ["a", "b", "c"])
        #expect((0..<3).map { table.cellForRow(at: [0, $0])?.center.y } == [20, 60, 100])
        #expect(editor.letters == ["a", "b", "c", "d", "e"])
      }
    }
    #expect(log.entries.isEmpty)
  }

  @Test func movesWhereItsDelegateWants() {
    let log = Log()
    playEditor(3, log: log) { table, editor, stage in
      editor.target = { [0, min($0.row, 1)] }
      editor.canMove = { $0.row != 4 }
      stage.perform(at: 0.1) {
        table.setEditing(true, animated: false)
        #expect(controls(of: table.cellForRow(at: [0, 0])).count == 2)
        #expect(controls(of: table.cellForRow(at: [0, 4])).count == 1)
        #expect(table.cellForRow(at: [0, 0])?.contentView.frame == CGRect(x: 40, y: 0, width: 111, height: 40))
      }
      stage.tape.touch(table, at: 0.5, location: CGPoint(x: 185, y: 20)) {
        $0.drag(by: Vector(dx: 0, dy: 150), duration: 0.4)
        $0.hold(for: 0.3)
      }
    }
    #expect(log.entries == ["moved 0 to 1"])
  }

  /// Near the end of what is seen the content moves below the finger.
  @Test func scrollsWhileItMoves() {
    let log = Log()
    playEditor(6, 20, log: log) { table, editor, stage in
      stage.perform(at: 0.1) { table.setEditing(true, animated: false) }
      stage.tape.touch(table, at: 0.5, location: CGPoint(x: 185, y: 20)) {
        $0.drag(by: Vector(dx: 0, dy: 170), duration: 0.4)
        $0.hold(for: 3)
      }
      stage.perform(at: 3.8) { #expect(table.contentOffset.y == 600) }
      stage.perform(at: 5.5) { #expect(editor.letters.last == "a") }
    }
    #expect(log.entries == ["moved 0 to 19"])
  }

  @Test func indents() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "text"
        return cell
      }
      func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.row }
    }
    let source = Source()
    let kept = Keep()
    kept.objects = [source]
    play(0.1) { view, _ in
      let table = UITableView(frame: view.bounds, style: .plain)
      (table.dataSource, table.delegate) = (kept.objects[0] as? Source, kept.objects[0] as? Source)
      view.addSubview(table)
      table.layoutIfNeeded()
      for cell in table.visibleCells { cell.layoutIfNeeded() }
      #expect(table.visibleCells.map { $0.textLabel?.frame.minX } == [16, 26, 36])
    }
  }
}
