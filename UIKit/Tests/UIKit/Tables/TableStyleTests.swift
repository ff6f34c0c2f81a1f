import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Where sections of the three styles lie, and what they look like.
@Suite struct TableStyleTests {
  /// Above headers of plain tables there are 22 points, unless said otherwise, of which what floats has none.
  @Test func plain() {
    playTable(0.2, [rows(0..<5), rows(0..<5)], style: .plain) { table, letters, stage in
      letters.titles = ["A", nil]
      table.sectionHeaderTopPadding = UITableView.automaticDimension
      #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 200, height: 50))
      #expect(table.rectForRow(at: [0, 0]).minY == 50 && table.rectForHeader(inSection: 1).height == 0)
      stage.perform(at: 0.1) {
        #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 22, width: 200, height: 28))
        table.contentOffset.y = 60
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 60)
        table.sectionHeaderTopPadding = 0
        #expect(table.rectForHeader(inSection: 0).height == 28)
      }
    }
  }

  /// 35 points above the first section, and between sections.
  @Test func grouped() {
    playTable(0.2, [rows(0..<2), rows(0..<2)], style: .grouped) { table, _, stage in
      #expect(table.rectForRow(at: [0, 0]).minY == 35 && table.rectForRow(at: [1, 0]).minY == 35 + 80 + 35)
      stage.perform(at: 0.1) {
        let first = table.cellForRow(at: [0, 0])?.subviews.filter { $0.bounds.height < 1 } ?? []
        let last = table.cellForRow(at: [0, 1])?.subviews.filter { $0.bounds.height < 1 } ?? []
        // A line from edge to edge above and below a section, and an inset one between rows.
        #expect(first.map(\.frame.minX).sorted() == [0, 16] && last.map(\.frame.minX) == [0])
      }
    }
  }

  /// 16 points within the table, with round corners at the ends of sections, and no line at the end.
  @Test func insetGrouped() {
    playTable(0.2, [rows(0..<3), rows(0..<1)], style: .insetGrouped) { table, _, stage in
      stage.perform(at: 0.1) {
        let cells = (0..<3).compactMap { table.cellForRow(at: [0, $0]) }
        #expect(cells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 168 })
        #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
        #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(cells.map { $0.subviews.filter { $0.bounds.height < 1 }.count } == [1, 1, 0])
        #expect(table.rectForRow(at: [0, 0]) == CGRect(x: 16, y: 35, width: 168, height: 40))
      }
    }
  }

  @Test func groupedTitlesAreSmallAndLie() {
    playTable(0.2, [rows(0..<2)], style: .grouped) { table, letters, stage in
      letters.titles = ["Letters"]
      stage.perform(at: 0.1) {
        let header = table.headerView(forSection: 0)
        #expect(header?.textLabel?.text == "LETTERS" && header?.textLabel?.font.pointSize == 13)
        #expect(header?.textLabel?.textColor == .secondaryLabel)
        let bottom = header?.textLabel?.frame.maxY ?? 0
        #expect(isClose(bottom, (header?.bounds.height ?? 0) - 7))
      }
    }
  }

  // MARK: The list of titles beside the rows

  private final class Book: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 4 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C", "D"] }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      title == "D" ? 3 : index
    }
  }

  /// Titles lie in the middle, 14 points each; who touches one gets to its section.
  @Test func titlesLeadToSections() {
    let kept = Keep()
    play(1) { view, stage in
      let (table, book) = (UITableView(frame: view.bounds, style: .plain), Book())
      kept.objects = [book]
      table.dataSource = book
      table.rowHeight = 40
      view.addSubview(table)
      stage.perform(at: 0.1) {
        #expect(table.cellForRow(at: [0, 0])?.contentView.bounds.width == 185)
        let strip = table.subviews.first { "\(type(of: $0))".hasPrefix("SectionIndex") }
        #expect(strip?.frame == CGRect(x: 185, y: 0, width: 15, height: 200))
        table.sectionIndexBackgroundColor = .red
        #expect(strip?.backgroundColor == .red)
      }
      stage.tape.touch(table, at: 0.3, location: CGPoint(x: 192, y: 94)) {
        $0.hold(for: 0.2)
        $0.drag(by: Vector(dx: 0, dy: 14), duration: 0.1)
        $0.hold(for: 0.2)
      }
      stage.perform(at: 0.45) { #expect(table.contentOffset.y == 200) }
      stage.perform(at: 0.75) {
        #expect(table.contentOffset.y == 400)
        table.sectionIndexMinimumDisplayRowCount = 21
      }
      stage.perform(at: 0.9) {
        #expect(!table.subviews.contains { "\(type(of: $0))".hasPrefix("SectionIndex") })
      }
    }
  }

  // MARK: Rows that are about to be seen

  private final class Prefetch: NSObject, UITableViewDataSourcePrefetching {
    var log = Log()
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.entries.append("ask \(indexPaths.map(\.row))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.entries.append("drop \(indexPaths.map(\.row))")
    }
  }

  @Test func tellsWhatIsAboutToBeSeen() {
    let (log, kept) = (Log(), Keep())
    playTable(0.3, [rows(0..<40)]) { table, _, stage in
      let prefetch = Prefetch()
      (prefetch.log, kept.objects, table.prefetchDataSource) = (log, [prefetch], prefetch)
      stage.perform(at: 0.1) { table.contentOffset.y = 80 }
      stage.perform(at: 0.2) { table.contentOffset.y = 40 }
    }
    #expect(log.entries == ["ask [5, 6, 7, 8, 9]", "ask [10, 11]", "drop [7, 8, 9, 10, 11]", "ask [0]"])
  }

  @Test func reconfiguresCells() {
    playTable(0.2, [rows(0..<3)]) { table, letters, stage in
      stage.perform(at: 0.1) {
        let cell = table.cellForRow(at: [0, 1])
        letters.sections[0][1] = "new"
        table.reconfigureRows(at: [[0, 1]])
        #expect(cell?.textLabel?.text == "new" && table.cellForRow(at: [0, 1]) === cell)
      }
    }
  }
}
