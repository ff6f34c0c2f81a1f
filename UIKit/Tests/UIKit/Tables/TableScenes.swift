import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Rows of a letter each, and all that a table tells.
final class Letters: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var heights: [String: CGFloat] = [:]
  var titles: [String?] = []
  var log = Log()
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDisplay: (UITableViewCell) -> Void = { _ in }
  private(set) var made = 0

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    made += 1
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[sections[indexPath.section][indexPath.row]] ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    willDisplay(cell)
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.entries.append("gone \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.entries.append("highlighted \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.entries.append("unhighlighted \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    willSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.entries.append("selected \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.entries.append("deselected \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    log.entries.append("more of \(indexPath.row)")
  }
}

/// A table of 200 by 200 points, with rows of 40 points.
func playTable(
  _ seconds: Double, _ sections: [[String]], style: UITableView.Style = .plain, log: Log = Log(),
  _ plan: @escaping @Sendable (UITableView, Letters, Stage) -> Void
) {
  let kept = Keep()
  let stage = play(seconds) { view, stage in
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let table = UITableView(frame: view.bounds, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    (table.rowHeight, table.sectionHeaderTopPadding) = (40, 0)
    let letters = Letters(sections)
    letters.log = log
    (table.dataSource, table.delegate, kept.objects) = (letters, letters, [letters])
    view.addSubview(table)
    plan(table, letters, stage)
  }
  #expect(stage.error == nil)
}

/// Rows named by numbers.
func rows(_ range: Range<Int>) -> [String] { range.map { "\($0)" } }

func isClose(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }

extension UIView {
  /// What shows of it now.
  var shownCenter: CGPoint { layer.presentation()?.position ?? center }
}

/// How much of the usual curve has gone by.
func eased(_ elapsed: Double, of duration: Double) -> CGFloat {
  CGFloat(Pacing.curve(.easeInEaseOut).fraction(elapsed: elapsed, duration: duration))
}
