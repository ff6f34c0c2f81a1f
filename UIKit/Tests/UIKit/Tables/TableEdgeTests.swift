import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// What lies above and below a table's sections.
@Suite struct TableEdgeTests {
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log = Log()
    func numberOfSections(in tableView: UITableView) -> Int { 4 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "edge")
      view?.textLabel?.text = "head \(section)"
      return view
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "edge")
      view?.textLabel?.text = "foot \(section)"
      return view
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      log.entries.append("head \(section)")
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      log.entries.append("foot \(section)")
    }
  }

  private final class Edge: UITableViewHeaderFooterView {
    var count = 0
    override class func madeByClass(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
      Edge(reuseIdentifier: reuseIdentifier)
    }
    override func prepareForReuse() { count += 1 }
  }

  /// Sections of 30 + 400 + 20 points.
  @Test func delegatesMakeThem() {
    let kept = Keep()
    let stage = play(0) { view, _ in
      let (table, sections) = (UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Sections())
      kept.objects = [sections]
      (table.rowHeight, table.dataSource, table.delegate) = (40, sections, sections)
      table.sectionHeaderTopPadding = 0
      table.register(Edge.self, forHeaderFooterViewReuseIdentifier: "edge")
      view.addSubview(table)
      table.layoutIfNeeded()
      let (head, foot) = (table.headerView(forSection: 0), table.footerView(forSection: 0))
      #expect(head?.textLabel?.text == "head 0" && head?.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
      // The footer is seen before its section's end is.
      #expect(foot?.textLabel?.text == "foot 0" && foot?.frame == CGRect(x: 0, y: 180, width: 200, height: 20))
      #expect(sections.log.entries == ["head 0", "foot 0"] && head?.reuseIdentifier == "edge")
      #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 430, width: 200, height: 20))
      table.contentOffset.y = 1000
      table.layoutIfNeeded()
      #expect(table.headerView(forSection: 0) == nil && table.headerView(forSection: 2)?.frame.minY == 1000)
      #expect((table.headerView(forSection: 2) as? Edge)?.count ?? 0 > 0)
      let ground = UIView()
      head?.backgroundView = ground
      head?.layoutIfNeeded()
      #expect(head?.subviews.first === ground && head?.contentView.frame == head?.bounds)
      #expect(head?.textLabel?.frame.minX == 16)
      table.sectionHeaderTopPadding = 10
      table.layoutIfNeeded()
      #expect(table.headerView(forSection: 2)?.frame.height == 30 && table.rectForHeader(inSection: 0).height == 40)
    }
    #expect(stage.error == nil)
  }

  @Test func heightsMayBeTheTablesOwn() {
    playTable(0, [rows(0..<2), rows(2..<3)]) { table, _, _ in
      (table.sectionHeaderHeight, table.sectionFooterHeight) = (12, 7)
      #expect(table.rectForHeader(inSection: 1).minY == 99 && table.rectForFooter(inSection: 0).height == 7)
      table.sectionFooterHeight = UITableViewAutomaticDimension
      #expect(table.rectForFooter(inSection: 0).height == 0 && table.contentSize.height == 144)
    }
  }

  @Test func scrollsToTheSelection() {
    playTable(0, [rows(0..<50)]) { table, _, _ in
      table.selectRow(at: [0, 20], animated: false, scrollPosition: .top)
      #expect(table.contentOffset.y == 800)
      table.contentOffset.y = 0
      table.scrollToNearestSelectedRow(at: .middle, animated: false)
      #expect(table.contentOffset.y == 720)
      table.selectRow(at: nil, animated: false, scrollPosition: .none)
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test func rowsMove() {
    playTable(1, [rows(0..<4), rows(4..<6)]) { table, letters, stage in
      stage.perform(at: 0.1) {
        let cell = table.visibleCells[0]
        letters.sections = [rows(1..<4), ["4", "0", "5"]]
        table.moveRow(at: [0, 0], to: [1, 1])
        #expect(table.indexPath(for: cell) == [1, 1])
        stage.perform(at: 0.2) { #expect(isClose(cell.shownCenter.y, 20 + 160 * eased(0.1, of: 0.3), 1e-4)) }
      }
    }
  }

  private final class List: UITableViewController {}

  @Test func controllersRefreshAndForgetTheSelection() {
    let kept = Keep()
    playTable(0, [rows(0..<4)]) { _, letters, _ in
      let list = List(style: .plain)
      kept.objects = [list]
      list.refreshControl = UIRefreshControl()
      #expect(
        list.tableView.refreshControl === list.refreshControl && list.refreshControl?.superview === list.tableView)
      list.tableView.dataSource = letters
      list.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
      list.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      list.viewWillAppear(false)
      #expect(list.tableView.indexPathForSelectedRow == nil)
    }
  }
}
