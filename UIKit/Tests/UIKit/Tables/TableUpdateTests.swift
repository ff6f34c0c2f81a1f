import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Rows come, go and move within 0.3 s, by the usual curve.
@Suite struct TableUpdateTests {
  /// The row below slides up by 40 points; the one that goes fades where it is.
  @Test func deletesRows() {
    let log = Log()
    playTable(1, [rows(0..<10)], log: log) { table, letters, stage in
      stage.perform(at: 0.1) {
        let (gone, next) = (table.visibleCells[1], table.visibleCells[2])
        letters.sections[0].remove(at: 1)
        table.deleteRows(at: [[0, 1]], with: .fade)
        #expect(table.numberOfRows(inSection: 0) == 9 && table.contentSize.height == 360)
        #expect(table.indexPath(for: next) == [0, 1] && next.center.y == 60)
        #expect(gone.superview === table && gone.alpha == 0)
        stage.perform(at: 0.2) {
          #expect(isClose(next.shownCenter.y, 100 - 40 * eased(0.1, of: 0.3), 1e-4))
          #expect(isClose(CGFloat(gone.layer.presentation()?.opacity ?? 2), 1 - eased(0.1, of: 0.3), 1e-4))
        }
        stage.perform(at: 0.5) { #expect(gone.superview == nil && gone.alpha == 1 && next.shownCenter.y == 60) }
        // A row that was not seen before comes up from below.
        stage.perform(at: 0.2) {
          #expect(table.visibleCells.last?.textLabel?.text == "5")
          #expect(isClose(table.visibleCells.last?.shownCenter.y ?? 0, 220 - 40 * eased(0.1, of: 0.3), 1e-4))
        }
      }
    }
    #expect(log.entries.contains("gone 1"))
  }

  /// Two rows slide out from below the one above, as one.
  @Test func insertsRows() {
    playTable(1, [rows(0..<10)]) { table, letters, stage in
      stage.perform(at: 0.1) {
        letters.sections[0].insert(contentsOf: ["a", "b"], at: 2)
        table.insertRows(at: [[0, 2], [0, 3]], with: .top)
        #expect(table.cellForRow(at: [0, 3])?.textLabel?.text == "b")
        #expect(table.subviews.firstIndex { $0 === table.cellForRow(at: [0, 2]) } ?? 9 < 2)
      }
      stage.perform(at: 0.2) {
        let left = 1 - eased(0.1, of: 0.3)
        #expect(isClose(table.cellForRow(at: [0, 2])?.shownCenter.y ?? 0, 100 - 80 * left, 1e-4))
        #expect(isClose(table.cellForRow(at: [0, 3])?.shownCenter.y ?? 0, 140 - 80 * left, 1e-4))
        #expect(isClose(table.cellForRow(at: [0, 4])?.shownCenter.y ?? 0, 180 - 80 * left, 1e-4))
      }
    }
  }

  @Test(arguments: [
    (UITableView.RowAnimation.left, CGPoint(x: -100, y: 60)), (.right, CGPoint(x: 300, y: 60)),
    (.bottom, CGPoint(x: 100, y: 100)), (.none, CGPoint(x: 100, y: 60)), (.middle, CGPoint(x: 100, y: 60)),
  ]) func rowsComeFrom(animation: UITableView.RowAnimation, start: CGPoint) {
    playTable(1, [rows(0..<10)]) { table, letters, stage in
      stage.perform(at: 0.1) {
        letters.sections[0].insert("a", at: 1)
        table.insertRows(at: [[0, 1]], with: animation)
        let cell = table.cellForRow(at: [0, 1])
        #expect(cell?.center == CGPoint(x: 100, y: 60))
        stage.perform(at: 0.2) {
          let done = eased(0.1, of: 0.3)
          #expect(isClose(cell?.shownCenter.x ?? 0, start.x + (100 - start.x) * done, 1e-3))
          #expect(isClose(cell?.shownCenter.y ?? 0, start.y + (60 - start.y) * done, 1e-3))
          let height = cell?.layer.presentation()?.bounds.height ?? 0
          #expect(isClose(height, animation == .middle ? 40 * done : 40, 1e-3))
        }
      }
    }
  }

  /// Without changes it asks for heights anew, and shows them in the time of a block around it.
  @Test func asksForHeightsAnew() {
    playTable(2, [rows(0..<10)]) { table, letters, stage in
      stage.perform(at: 0.1) {
        letters.heights["1"] = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          table.beginUpdates()
          table.endUpdates()
        }
        #expect(table.rectForRow(at: [0, 2]).minY == 140 && letters.made == 5)
        stage.perform(at: 0.6) {
          #expect(isClose(table.cellForRow(at: [0, 2])?.shownCenter.y ?? 0, 100 + 60 * 0.5, 1e-4))
          #expect(isClose(table.cellForRow(at: [0, 1])?.layer.presentation()?.bounds.height ?? 0, 70, 1e-4))
        }
      }
    }
  }

  /// A cell's content goes along with its height, and the end is told.
  @Test func contentGrowsWithItsRow() {
    let log = Log()
    playTable(1, [rows(0..<10)]) { table, letters, stage in
      stage.perform(at: 0.1) {
        letters.heights["1"] = 100
        letters.heights["9"] = 10
        table.performBatchUpdates(nil) { log.entries.append("done \($0)") }
        stage.perform(at: 0.2) {
          let height = table.cellForRow(at: [0, 1])?.contentView.layer.presentation()?.bounds.height ?? 0
          #expect(isClose(height, 40 + 60 * eased(0.1, of: 0.3), 1e-3))
        }
      }
      stage.perform(at: 0.5) {
        // From the other end, where rows come from above.
        table.contentOffset.y = table.contentSize.height - 200
        letters.heights["9"] = 90
        table.performBatchUpdates(nil) { log.entries.append("done \($0)") }
      }
    }
    #expect(log.entries == ["done true", "done true"])
  }

  /// What is deleted is named by old paths, what is inserted by new ones, whatever the order.
  @Test func changesSeveralAtOnce() {
    let log = Log()
    playTable(1, [rows(0..<5)]) { table, letters, stage in
      stage.perform(at: 0.1) {
        letters.sections = [["4", "1", "a", "3!"]]
        let (first, last) = (table.visibleCells[1], table.visibleCells[4])
        table.performBatchUpdates {
          table.insertRows(at: [[0, 2]], with: .automatic)
          table.deleteRows(at: [[0, 0], [0, 2]], with: .automatic)
          table.moveRow(at: [0, 4], to: [0, 0])
          table.reloadRows(at: [[0, 3]], with: .none)
        } completion: {
          log.entries.append("done \($0)")
        }
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["4", "1", "a", "3!"])
        #expect(table.visibleCells[0] === last && table.visibleCells[1] === first)
      }
      stage.perform(at: 0.3) { #expect(log.entries.isEmpty) }
    }
    #expect(log.entries == ["done true"])
  }

  @Test func changesSections() {
    playTable(1, [rows(0..<2), rows(2..<4), rows(4..<6)]) { table, letters, stage in
      letters.titles = ["a", "b", "c"]
      (table.sectionHeaderHeight, table.rowHeight) = (20, 20)
      stage.perform(at: 0.1) {
        let header = table.headerView(forSection: 2)
        (letters.sections, letters.titles) = ([rows(4..<6), rows(7..<9), rows(2..<4)], ["c", "d", "b"])
        table.performBatchUpdates {
          table.deleteSections([0], with: .fade)
          table.insertSections([1], with: .left)
          table.moveSection(2, toSection: 0)
        }
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["4", "5", "7", "8", "2", "3"])
        #expect(header != nil && table.headerView(forSection: 0) === header && table.numberOfSections == 3)
      }
      stage.perform(at: 0.6) {
        letters.sections[1] = rows(20..<21)
        table.reloadSections([1], with: .automatic)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["4", "5", "20", "2", "3"])
      }
    }
  }

  /// Content that becomes too short for where it is comes back.
  @Test func comesBack() {
    playTable(1, [rows(0..<10)]) { table, letters, stage in
      table.layoutIfNeeded()
      table.contentOffset.y = 200
      stage.perform(at: 0.1) {
        letters.sections[0].removeLast(3)
        table.deleteRows(at: [[0, 7], [0, 8], [0, 9]], with: .fade)
        #expect(table.contentOffset.y == 80 && table.visibleCells.first?.textLabel?.text == "2")
      }
      stage.perform(at: 0.2) {
        #expect(isClose(table.layer.presentation()?.bounds.minY ?? 0, 200 - 120 * eased(0.1, of: 0.3), 1e-3))
      }
    }
  }

  @Test func selectionGoesWithItsRow() {
    playTable(1, [rows(0..<10)]) { table, letters, stage in
      table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
      stage.perform(at: 0.1) {
        letters.sections[0].removeFirst()
        table.deleteRows(at: [[0, 0]], with: .none)
        #expect(table.indexPathForSelectedRow == [0, 2])
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.indexPathForSelectedRow == nil)
      }
    }
  }

  @Test func changesAtOnceWhereAnimationsAreOff() {
    playTable(0.2, [rows(0..<10)]) { table, letters, stage in
      stage.perform(at: 0.1) {
        letters.sections[0].removeFirst()
        UIView.performWithoutAnimation { table.deleteRows(at: [[0, 0]], with: .left) }
        #expect(table.visibleCells[0].shownCenter.y == 20 && table.subviews.count { $0 is UITableViewCell } <= 6)
      }
    }
  }

  @Test func saysThatCountsDoNotAddUp() {
    let kept = Keep()
    let stage = play(0.2, fails: true) { view, stage in
      let (table, letters) = (UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Letters([rows(0..<3)]))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
      (table.dataSource, kept.objects) = (letters, [letters])
      view.addSubview(table)
      stage.perform(at: 0.1) { table.deleteRows(at: [[0, 0]], with: .fade) }
    }
    #expect("\(stage.error.map(String.init(describing:)) ?? "")".contains("section 0 would have 2 rows"))
  }

  /// A row may move in on its own.
  @Test func cellsAnimateWhenTheyAreDisplayed() {
    playTable(1, [rows(0..<10)]) { table, letters, stage in
      letters.willDisplay = { cell in
        cell.transform = CGAffineTransform(translationX: 100, y: 0)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { cell.transform = .identity }
      }
      stage.perform(at: 0.1) { table.reloadData() }
      stage.perform(at: 0.3) {
        #expect(isClose(table.visibleCells[2].layer.presentation()?.affineTransform().tx ?? 0, 50, 1e-3))
        #expect(table.visibleCells[2].frame.minY == 80)
      }
    }
  }
}
