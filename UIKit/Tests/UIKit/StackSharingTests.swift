import Springform
import Testing
import ViewScenes

import UIKit

/// How a stack view's views share what room there is, from which side, and where lines of text meet.
@Suite struct StackSharingTests {
  private func laidOut(_ views: [UIView], width: CGFloat = 200, _ prepare: (UIStackView) -> Void = { _ in })
    -> UIStackView
  {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 50)
    prepare(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func columns(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width].map { ($0 * 1e9).rounded() / 1e9 } }
  }

  /// One that has its width by a constraint leaves the rest to the others, evenly.
  @Test func theRestIsSharedEvenly() {
    let views = (0..<3).map { _ in UIView() }
    views[0].widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(columns(laidOut(views)) == [[0, 10], [10, 95], [105, 95]])
  }

  /// A gap that is wider than an even share leaves less to each of the others.
  @Test func otherGapsStayEven() {
    let views = (0..<4).map { _ in SizedView(10, 10) }
    let stack = laidOut(views, width: 190) {
      $0.distribution = .equalSpacing
      $0.setCustomSpacing(90, after: views[0])
    }
    #expect(columns(stack) == [[0, 10], [100, 10], [140, 10], [180, 10]])
  }

  /// Middles are evenly apart but for a gap of its own: 100, 40 and 40.
  @Test func otherMiddlesStayEven() {
    let views = (0..<4).map { _ in SizedView(10, 10) }
    let stack = laidOut(views, width: 190) {
      $0.distribution = .equalCentering
      $0.setCustomSpacing(90, after: views[0])
    }
    #expect(columns(stack) == [[0, 10], [100, 10], [140, 10], [180, 10]])
  }

  /// A column's leading edge is the right one where one writes from right to left.
  @Test func columnsFromRightToLeft() {
    func column(_ alignment: UIStackView.Alignment) -> CGFloat {
      let stack = laidOut([SizedView(20, 10), SizedView(60, 10)]) {
        ($0.axis, $0.alignment, $0.semanticContentAttribute) = (.vertical, alignment, .forceRightToLeft)
      }
      return stack.arrangedSubviews[0].frame.minX
    }
    #expect(column(.leading) == 180 && column(.center) == 90 && column(.trailing) == 0)
  }

  /// The first view is the rightmost, and the gap after it is to its left.
  @Test func rowsFromRightToLeft() {
    let views = [SizedView(20, 10), SizedView(40, 10), SizedView(30, 10)]
    let stack = laidOut(views) {
      ($0.semanticContentAttribute, $0.spacing) = (.forceRightToLeft, 5)
      $0.setCustomSpacing(25, after: views[0])
    }
    #expect(views.map(\.frame.maxX) == [200, 155, 110] && views[2].frame.minX == 0)
    // Without room it is the last that reaches out.
    for view in views { view.setContentCompressionResistancePriority(.required, for: .horizontal) }
    stack.frame.size.width = 100
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.maxX) == [100, 55, 10] && views[2].frame.minX == -20)
  }

  /// Shares by lengths as they are: of a text that wraps, by its height at the column's width.
  @Test func proportionsOfTextsThatWrap() {
    play(0) { view, _ in
      let (label, box) = (UILabel(), SizedView(10, 50))
      (label.text, label.numberOfLines) = (String(repeating: "many words ", count: 12), 0)
      let stack = UIStackView(arrangedSubviews: [label, box])
      (stack.axis, stack.distribution) = (.vertical, .fillProportionally)
      stack.frame = CGRect(x: 0, y: 0, width: 120, height: 400)
      view.addSubview(stack)
      stack.layoutIfNeeded()
      let height = label.sizeThatFits(CGSize(width: 120, height: 0)).height
      #expect(height > 60 && abs(label.frame.height / box.frame.height - height / 50) < 1e-9)
    }
  }

  /// In a cell a stack view that lies by its frame leaves the cell as high as it was.
  @Test func aFrameIsNoConstraint() {
    func height(_ content: UIView?) -> CGFloat {
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      if let content { cell.contentView.addSubview(content) }
      return cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    }
    #expect(height(laidOut([SizedView(20, 90)])) == height(nil) && height(nil) > 0)
  }

  // MARK: Lines

  /// Labels of two sizes in a row: their first, or last, lines are on one line; what has no text stands on it.
  @Test func baselines() {
    play(0) { _, _ in
      let labels = [10, 30].map { size -> UILabel in
        let label = UILabel()
        label.font = .systemFont(ofSize: CGFloat(size))
        label.text = "Ag"
        return label
      }
      let box = SizedView(10, 12)
      func lines(_ alignment: UIStackView.Alignment) -> [CGFloat] {
        let stack = UIStackView(arrangedSubviews: [labels[0], box, labels[1]])
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        stack.alignment = alignment
        stack.layoutIfNeeded()
        func line(_ label: UILabel) -> CGFloat {
          alignment == .firstBaseline ? label.frame.minY + label.font.ascender : label.frame.maxY + label.font.descender
        }
        return [line(labels[0]), box.frame.maxY, line(labels[1])]
      }
      for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
        let found = lines(alignment)
        #expect(abs(found[0] - found[2]) < 1e-9 && abs(found[1] - found[2]) < 1e-9)
      }
      #expect(UIStackView.Alignment.lastBaseline.rawValue == 5 && UIStackView.Alignment.firstBaseline.rawValue == 2)
    }
  }

  /// A text that lies somewhere in a view which names it as its line is met where it lies.
  @Test func linesOfTextsInside() {
    final class Badge: UIView {
      let label = UILabel()
      override var forFirstBaselineLayout: UIView { label }
    }
    play(0) { view, _ in
      let (badge, title) = (Badge(), UILabel())
      for label in [badge.label, title] { label.text = "Ag" }
      badge.label.translatesAutoresizingMaskIntoConstraints = false
      badge.addSubview(badge.label)
      NSLayoutConstraint.activate([
        badge.label.topAnchor.constraint(equalTo: badge.topAnchor, constant: 8),
        badge.label.bottomAnchor.constraint(equalTo: badge.bottomAnchor, constant: -2),
        badge.label.leadingAnchor.constraint(equalTo: badge.leadingAnchor),
        badge.label.trailingAnchor.constraint(equalTo: badge.trailingAnchor),
      ])
      let stack = laidOut([badge, title]) { $0.alignment = .firstBaseline }
      view.addSubview(stack)
      view.layoutIfNeeded()
      #expect(badge.frame.minY == 0 && abs(title.frame.minY - 8) < 1e-9)
    }
  }

  /// The line of a column in a row is its first text's.
  @Test func linesOfStackViewsInside() {
    play(0) { view, _ in
      let (large, small, title) = (UILabel(), UILabel(), UILabel())
      for (label, size) in [(large, 30), (small, 10), (title, 12)] as [(UILabel, CGFloat)] {
        (label.text, label.font) = ("Ag", .systemFont(ofSize: size))
      }
      let column = UIStackView(arrangedSubviews: [large, small])
      column.axis = .vertical
      let stack = laidOut([column, title]) { $0.alignment = .firstBaseline }
      view.addSubview(stack)
      view.layoutIfNeeded()
      #expect(column.forFirstBaselineLayout === large && column.forLastBaselineLayout === small)
      let line = column.frame.minY + large.frame.minY + large.font.ascender
      #expect(abs(title.frame.minY + title.font.ascender - line) < 1e-9)
    }
  }
}
