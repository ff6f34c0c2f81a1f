import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct TableTests {
  @Test func pathsNameRowsAndItems() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path.section == 1 && path.row == 3 && path == IndexPath(item: 3, section: 1) && path == [1, 3])
    (path.row, path.section) = (5, 2)
    #expect(path.item == 5 && path == [2, 5])
    let old = path as NSIndexPath
    #expect(old.row == 5 && old.item == 5 && old.section == 2)
  }

  /// Of a hundred rows five are seen; what leaves at the top comes again at the bottom.
  @Test func hasTheCellsThatAreSeen() {
    playTable(0, [rows(0..<100)]) { table, letters, _ in
      table.layoutIfNeeded()
      #expect(table.contentSize == CGSize(width: 200, height: 4000))
      #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 100 && letters.made == 5)
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["0", "1", "2", "3", "4"])
      let first = table.visibleCells[0]
      #expect(table.indexPath(for: first) == [0, 0] && first.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
      table.contentOffset.y = 50
      #expect(table.indexPathsForVisibleRows == (1...6).map { [0, $0] })
      #expect(letters.log.entries == ["gone 0"] && table.indexPath(for: first) == [0, 5])
      #expect(table.cellForRow(at: [0, 7]) == nil && table.cellForRow(at: [0, 6])?.textLabel?.text == "6")
      #expect(table.rectForRow(at: [0, 10]) == CGRect(x: 0, y: 400, width: 200, height: 40))
      #expect(table.indexPathForRow(at: CGPoint(x: 9, y: 419)) == [0, 10])
      #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 79, width: 1, height: 2)) == [[0, 1], [0, 2]])
    }
  }

  @Test func preparesCellsForAnotherUse() {
    final class Counting: UITableViewCell {
      var count = 0
      override class func madeByClass(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
        Counting(style: style, reuseIdentifier: reuseIdentifier)
      }
      override func prepareForReuse() { count += 1 }
    }
    playTable(0, [rows(0..<100)]) { table, _, _ in
      table.register(Counting.self, forCellReuseIdentifier: "letter")
      table.layoutIfNeeded()
      #expect(table.visibleCells.allSatisfy { ($0 as? Counting)?.count == 0 && $0.reuseIdentifier == "letter" })
      table.contentOffset.y = 400
      #expect(table.visibleCells.allSatisfy { ($0 as? Counting)?.count == 1 })
      #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    }
  }

  @Test func saysWhichClassIsMissing() {
    let stage = play(0, fails: true) { view, _ in
      let table = UITableView()
      _ = table.dequeueReusableCell(withIdentifier: "row", for: [0, 0])
    }
    #expect("\(stage.error.map(String.init(describing:)) ?? "")".contains("identifier row"))
  }

  @Test func scrollsToRows() {
    playTable(1, [rows(0..<100)]) { table, _, stage in
      table.scrollToRow(at: [0, 20], at: .top, animated: false)
      #expect(table.contentOffset.y == 800)
      table.scrollToRow(at: [0, 20], at: .middle, animated: false)
      #expect(table.contentOffset.y == 720)
      table.scrollToRow(at: [0, 20], at: .bottom, animated: false)
      #expect(table.contentOffset.y == 640)
      table.scrollToRow(at: [0, 18], at: .none, animated: false)
      #expect(table.contentOffset.y == 640)
      table.scrollToRow(at: [0, 99], at: .top, animated: true)
      #expect(table.contentOffset.y == 640)
      stage.perform(at: 0.9) { #expect(table.contentOffset.y == 3800) }
    }
  }

  /// Headers of a plain table stay at the top until the next section pushes them out.
  @Test func headersFloat() {
    playTable(0, [rows(0..<10), rows(10..<20)]) { table, letters, _ in
      letters.titles = ["one", "two"]
      table.sectionHeaderHeight = 30
      table.layoutIfNeeded()
      #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 430, width: 200, height: 30))
      #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 430, width: 200, height: 430))
      #expect(table.rectForFooter(inSection: 1).height == 0)
      let header = table.headerView(forSection: 0)
      #expect(header?.textLabel?.text == "one" && header?.frame.minY == 0)
      table.contentOffset.y = 100
      table.layoutIfNeeded()
      #expect(header?.frame.minY == 100)
      table.contentOffset.y = 415
      table.layoutIfNeeded()
      #expect(header?.frame.minY == 400 && table.headerView(forSection: 1)?.frame.minY == 430)
    }
    playTable(0, [rows(0..<10)], style: .grouped) { table, letters, _ in
      letters.titles = ["one"]
      table.contentOffset.y = 10
      table.layoutIfNeeded()
      #expect(table.headerView(forSection: 0)?.frame.minY == 0)
    }
  }

  @Test func hasViewsAroundItsRows() {
    playTable(0, [rows(0..<2)]) { table, _, _ in
      table.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 50))
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      table.backgroundView = UIView()
      table.layoutIfNeeded()
      #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
      #expect(table.rectForRow(at: [0, 1]).minY == 90 && table.contentSize.height == 150)
      #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 130, width: 200, height: 20))
      #expect(table.backgroundView?.frame == table.bounds && table.subviews.first === table.backgroundView)
    }
  }

  /// Lines of a pixel, from 16 points after the edge.
  @Test func drawsLinesBetweenRows() {
    playTable(0, [rows(0..<2)]) { table, _, _ in
      table.layoutIfNeeded()
      func line() -> UIView? { table.visibleCells[0].subviews.last { $0.backgroundColor == table.separatorColor } }
      #expect(line().map { isClose($0.frame.minX, 16) && isClose($0.frame.maxY, 40) } == true)
      #expect(line().map { isClose($0.frame.height, 1 / 3) } == true)
      table.separatorColor = .red
      table.separatorInset.left = 4
      table.layoutIfNeeded()
      #expect(line()?.frame.minX == 4)
      table.visibleCells[0].separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
      table.setNeedsLayout()
      table.layoutIfNeeded()
      #expect(line()?.frame.minX == 30 && line()?.frame.maxX == 190)
      table.separatorStyle = .none
      table.layoutIfNeeded()
      #expect(line() == nil)
    }
  }

  /// A row is as high as constraints in its cell say: 10 + 60 + 10.
  @Test func rowsAreAsHighAsTheirContent() {
    final class Tall: UITableViewCell {
      override class func madeByClass(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
        Tall(style: style, reuseIdentifier: reuseIdentifier)
      }
      let block = UIView()
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        block.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(block)
        NSLayoutConstraint.activate([
          block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
          block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
          block.heightAnchor.constraint(equalToConstant: 60),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    playTable(0.1, [rows(0..<10)]) { table, _, stage in
      table.register(Tall.self, forCellReuseIdentifier: "letter")
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 50
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 3 && table.visibleCells[1].frame.minY == 80)
      // The others are guessed.
      #expect(table.contentSize.height == 590)
      stage.perform(at: 0.05) {
        #expect((table.visibleCells[1] as? Tall)?.block.frame == CGRect(x: 20, y: 10, width: 160, height: 60))
      }
    }
    playTable(0, [rows(0..<3)]) { table, _, _ in
      table.rowHeight = UITableView.automaticDimension
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == [44, 44, 44])
    }
  }

  // MARK: Selection

  @Test func isSelectedByATap() {
    let log = Log()
    playTable(2, [rows(0..<10)], log: log) { table, letters, stage in
      stage.tape.tap(table, at: 0.1, location: CGPoint(x: 50, y: 60))
      stage.perform(at: 0.5) {
        #expect(table.indexPathForSelectedRow == [0, 1] && table.cellForRow(at: [0, 1])?.isSelected == true)
        letters.willSelect = { $0.row == 3 ? nil : $0 }
      }
      stage.tape.tap(table, at: 0.6, location: CGPoint(x: 50, y: 140))
      stage.tape.tap(table, at: 1, location: CGPoint(x: 50, y: 100))
      // A finger that scrolls selects nothing.
      stage.tape.touch(table, at: 1.4, location: CGPoint(x: 50, y: 20)) {
        $0.drag(by: Vector(dx: 0, dy: -30), duration: 0.1)
      }
      stage.perform(at: 1.9) { #expect(table.indexPathsForSelectedRows == [[0, 2]]) }
    }
    #expect(
      log.entries.filter { !$0.hasPrefix("gone") } == [
        "highlighted 1", "selected 1", "unhighlighted 1", "highlighted 3", "unhighlighted 3", "highlighted 2",
        "deselected 1", "selected 2", "unhighlighted 2",
      ])
  }

  @Test func selectsSeveral() {
    playTable(1, [rows(0..<10)]) { table, _, stage in
      table.allowsMultipleSelection = true
      for (time, y) in [(0.1, 20.0), (0.4, 60), (0.7, 20)] {
        stage.tape.tap(table, at: time, location: CGPoint(x: 9, y: y))
      }
      stage.perform(at: 0.6) { #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 1]]) }
      stage.perform(at: 0.95) { #expect(table.indexPathsForSelectedRows == [[0, 1]]) }
    }
    playTable(1, [rows(0..<10)]) { table, _, stage in
      table.allowsSelection = false
      stage.tape.tap(table, at: 0.1)
      stage.perform(at: 0.5) { #expect(table.indexPathForSelectedRow == nil) }
    }
  }

  /// The selection fades within 0.3 s.
  @Test func isDeselectedSlowly() {
    let log = Log()
    playTable(1, [rows(0..<10)], log: log) { table, _, stage in
      table.layoutIfNeeded()
      let ground = UIView()
      table.cellForRow(at: [0, 9])?.isSelected = true
      table.cellForRow(at: [0, 1])?.selectedBackgroundView = ground
      table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      #expect(ground.superview === table.cellForRow(at: [0, 1]) && ground.frame.height == 40)
      stage.perform(at: 0.1) { table.deselectRow(at: [0, 1], animated: true) }
      stage.perform(at: 0.2) {
        let shown = CGFloat(ground.layer.presentation()?.opacity ?? 0)
        #expect(isClose(shown, 1 - eased(0.1, of: 0.3), 1e-4) && table.indexPathForSelectedRow == nil)
      }
      stage.perform(at: 0.5) { #expect(ground.superview == nil) }
    }
    #expect(log.entries.isEmpty)
  }

  // MARK: Cells

  @Test func cellsHaveStyles() {
    play(0) { view, _ in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.layoutIfNeeded()
      #expect(cell.textLabel?.font.pointSize == 17 && cell.detailTextLabel?.font.pointSize == 12)
      #expect(
        cell.textLabel?.frame.minX == 16
          && isClose(cell.detailTextLabel?.frame.minY ?? 0, cell.textLabel?.frame.maxY ?? 1))
      #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)

      let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
      value.textLabel?.text = "Title"
      value.detailTextLabel?.text = "Detail"
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
      value.imageView?.image = picture
      value.layoutIfNeeded()
      #expect(value.imageView?.frame == CGRect(x: 16, y: 10, width: 24, height: 24))
      #expect(value.textLabel?.frame.minX == 16 + 24 + 15 && value.detailTextLabel?.frame.maxX == 320 - 16)

      let second = UITableViewCell(style: .value2, reuseIdentifier: nil)
      second.textLabel?.text = "Title"
      second.detailTextLabel?.text = "Detail"
      second.layoutIfNeeded()
      #expect(second.textLabel?.textAlignment == .right && second.detailTextLabel?.frame.minX == 110)
    }
  }

  @Test func cellsHaveAccessories() {
    let log = Log()
    playTable(1, [rows(0..<3)], log: log) { table, _, stage in
      table.layoutIfNeeded()
      let cell = table.visibleCells[0]
      #expect(cell.contentView.frame.width == 200)
      cell.accessoryType = .disclosureIndicator
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.width == 168)
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      cell.accessoryView = own
      cell.layoutIfNeeded()
      #expect(own.frame == CGRect(x: 154, y: 5, width: 30, height: 30) && cell.contentView.frame.width == 146)
      table.visibleCells[1].accessoryType = .detailButton
      stage.tape.tap(table, at: 0.1, location: CGPoint(x: 200 - 16 - 11, y: 60))
    }
    #expect(log.entries == ["more of 1"])
  }

  @Test func markedCellsHighlightTheirContent() {
    play(0) { _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "A"
      let ground = UIView()
      cell.backgroundView = ground
      #expect(cell.subviews.first === ground)
      cell.setHighlighted(true, animated: false)
      #expect(cell.isHighlighted && cell.textLabel?.isHighlighted == true && cell.subviews.count == 3)
      cell.isHighlighted = false
      #expect(cell.textLabel?.isHighlighted == false && cell.subviews.count == 2)
      cell.selectionStyle = .none
      cell.setSelected(true, animated: true)
      #expect(cell.isSelected && cell.textLabel?.isHighlighted == false && cell.subviews.count == 2)
    }
  }

  // MARK: Controller

  private final class List: UITableViewController {
    var log = Log()
    override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "a") }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      IndexPath(row: indexPath.row + 1, section: 0)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { log.numbers.append(scrollView.contentOffset.y) }
  }

  @Test func controllersAreTheirTablesSource() {
    let kept = Keep()
    play(1) { view, stage in
      let list = List(style: .grouped)
      kept.objects = [list]
      list.tableView.sectionHeaderHeight = 0
      #expect(list.tableView.style == .grouped && list.view === list.tableView)
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      list.view.frame = view.bounds
      view.addSubview(list.view)
      list.tableView.layoutIfNeeded()
      #expect(list.tableView.visibleCells.count == 5 && list.clearsSelectionOnViewWillAppear)
      list.tableView.contentOffset.y = 7
      #expect(list.log.numbers == [7])
      stage.tape.tap(list.tableView, at: 0.1, location: CGPoint(x: 10, y: 10 + 7))
      stage.perform(at: 0.5) { #expect(list.tableView.indexPathForSelectedRow?.row == 1) }
      #expect(List(nibName: nil, bundle: nil).tableView.style == .plain)
    }
  }

  /// Who sets a cell up finds it as large as its row.
  @Test func cellsHaveTheirSizeWhenTheyAreSetUp() {
    final class Sizes: NSObject, UITableViewDataSource, @unchecked Sendable {
      var sizes: [CGSize] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.layoutIfNeeded()
        sizes += [cell.bounds.size, cell.contentView.bounds.size]
        return cell
      }
    }
    let sizes = Sizes()
    play(0) { view, _ in
      let table = UITableView(frame: view.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      (table.rowHeight, table.separatorStyle, table.dataSource) = (70, .none, sizes)
      view.addSubview(table)
    }
    #expect(sizes.sizes == [CGSize(width: 200, height: 70), CGSize(width: 200, height: 70)])
  }
}
