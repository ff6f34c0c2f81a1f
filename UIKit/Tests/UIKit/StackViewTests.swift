import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct StackViewTests {
  /// Three views, 20, 40 and 30 wide, in a row of 200 by 50.
  private func stack(_ prepare: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(40, 20), SizedView(30, 30)])
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    prepare(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func columns(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width].map { ($0 * 1e9).rounded() / 1e9 } }
  }

  private func fitting(_ stack: UIStackView) -> CGSize {
    stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  @Test func distributions() {
    func row(_ distribution: UIStackView.Distribution, spacing: CGFloat = 10) -> [[CGFloat]] {
      columns(stack { ($0.distribution, $0.spacing) = (distribution, spacing) })
    }
    #expect(row(.fill) == [[0, 20], [30, 40], [80, 120]])
    #expect(row(.fillEqually) == [[0, 60], [70, 60], [140, 60]])
    #expect(row(.fillProportionally) == [[0, 40], [50, 80], [140, 60]])
    #expect(row(.equalSpacing) == [[0, 20], [75, 40], [170, 30]])
    // The middles are 10, 97.5 and 185.
    #expect(row(.equalCentering) == [[0, 20], [77.5, 40], [170, 30]])
    // There is no room for gaps of 60: they stay, and the last view gives way.
    #expect(row(.equalSpacing, spacing: 60) == [[0, 20], [80, 40], [180, 20]])
    #expect(row(.equalCentering, spacing: 60) == [[0, 20], [80, 40], [180, 20]])
  }

  /// A view without a size of its own is stretched before those that have one.
  @Test func plainViewsAreStretchedFirst() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 15, height: 5))
    let stack = stack { $0.insertArrangedSubview(plain, at: 1) }
    #expect(columns(stack) == [[0, 20], [20, 110], [130, 40], [170, 30]])
    stack.distribution = .equalSpacing
    stack.alignment = .top
    stack.layoutIfNeeded()
    #expect(plain.bounds.size == CGSize(width: 15, height: 5))
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [[0.0, 50], [0, 50], [0, 50]]), (.leading, [[0, 10], [0, 20], [0, 30]]),
    (.center, [[20, 10], [15, 20], [10, 30]]), (.trailing, [[40, 10], [30, 20], [20, 30]]),
    (.bottom, [[40, 10], [30, 20], [20, 30]]),
  ]) func alignments(alignment: UIStackView.Alignment, rows: [[Double]]) {
    let stack = stack { $0.alignment = alignment }
    #expect(stack.arrangedSubviews.map { [Double($0.frame.minY), Double($0.frame.height)] } == rows)
  }

  @Test func columnsAreRowsTurned() {
    let stack = stack {
      $0.axis = .vertical
      $0.frame = CGRect(x: 0, y: 0, width: 100, height: 90)
      ($0.distribution, $0.alignment) = (.equalSpacing, .trailing)
    }
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 25, 60])
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [80, 60, 70])
    #expect(fitting(stack) == CGSize(width: 40, height: 60))
  }

  @Test func spacings() {
    let stack = stack {
      $0.spacing = 5
      $0.setCustomSpacing(25, after: $0.arrangedSubviews[0])
    }
    #expect(columns(stack) == [[0, 20], [45, 40], [90, 110]])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 25)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
    #expect(fitting(stack) == CGSize(width: 120, height: 30))
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 120, height: 30))
    stack.distribution = .fillEqually
    #expect(fitting(stack).width == 150)
    // A gap of its own is wider than the even ones of 55; the other one shrinks.
    stack.distribution = .equalSpacing
    stack.setCustomSpacing(90, after: stack.arrangedSubviews[0])
    stack.layoutIfNeeded()
    #expect(columns(stack) == [[0, 20], [110, 40], [170, 30]])
  }

  @Test func viewsComeAndGo() {
    let stack = stack()
    let (first, second) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews.count == 2 && first.superview === stack)
    second.removeFromSuperview()
    stack.layoutIfNeeded()
    #expect(columns(stack) == [[0, 200]])
    stack.addArrangedSubview(second)
    stack.insertArrangedSubview(second, at: 0)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.first === second && columns(stack) == [[0, 40], [40, 160]])
  }

  /// Who hugs its content least is stretched, and who resists least shrinks.
  @Test func priorities() {
    let stack = stack { $0.arrangedSubviews[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal) }
    #expect(columns(stack) == [[0, 20], [20, 150], [170, 30]])
    stack.arrangedSubviews[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    stack.frame.size.width = 80
    stack.layoutIfNeeded()
    #expect(columns(stack) == [[0, 10], [10, 40], [50, 30]])
  }

  /// Pages that are as wide as the scroll view around the stack view, whose content is as wide as all of them.
  @Test func constraintsToWhatLiesOutside() {
    let stage = play(0) { view, _ in
      let (scroll, pages) = (UIScrollView(frame: view.bounds), [UIView(), UIView(), UIView()])
      let stack = UIStackView(arrangedSubviews: pages)
      stack.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(stack)
      view.addSubview(scroll)
      NSLayoutConstraint.activate(
        pages.map { $0.widthAnchor.constraint(equalTo: scroll.widthAnchor) } + [
          stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
          stack.topAnchor.constraint(equalTo: scroll.topAnchor),
          stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
          stack.heightAnchor.constraint(equalTo: scroll.heightAnchor),
        ])
      view.layoutIfNeeded()
      let size = scroll.bounds.size
      #expect(pages.map(\.frame.minX) == [0, size.width, 2 * size.width])
      #expect(pages[2].frame.size == size && scroll.contentSize == CGSize(width: 3 * size.width, height: size.height))
      #expect(view.brokenConstraints.isEmpty)
    }
    #expect(stage.error == nil)
  }

  /// Its views hug their content, and it is as large as they are.
  @Test func aStackViewIsAsLargeAsItsViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = [SizedView(20, 10), SizedView(30, 16)]
    let nested = UIStackView(arrangedSubviews: inner)
    (nested.axis, nested.alignment) = (.vertical, .leading)
    let stack = UIStackView(arrangedSubviews: [nested, SizedView(10, 40)])
    (stack.spacing, stack.alignment) = (5, .center)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: root.centerXAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 77.5, y: 0, width: 45, height: 40))
    #expect(nested.frame == CGRect(x: 0, y: 7, width: 30, height: 26))
    #expect(inner[0].frame == CGRect(x: 0, y: 0, width: 20, height: 10) && inner[1].frame.minY == 10)
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  /// A text that wraps in a column is as high as it is at the column's width.
  @Test func textsWrap() {
    play(0) { view, _ in
      let (label, below) = (UILabel(), SizedView(10, 10))
      (label.text, label.numberOfLines) = (String(repeating: "many words ", count: 12), 0)
      let stack = UIStackView(arrangedSubviews: [label, below])
      stack.axis = .vertical
      stack.frame = CGRect(x: 0, y: 0, width: 120, height: 400)
      view.addSubview(stack)
      stack.layoutIfNeeded()
      let height = label.sizeThatFits(CGSize(width: 120, height: 0)).height
      #expect(height > 60 && abs(label.frame.height - height) < 1e-9 && abs(below.frame.minY - height) < 1e-9)
    }
  }

  /// A label that says more takes more room.
  @Test func labelsGrow() {
    let stage = play(0) { view, _ in
      let (label, rest) = (UILabel(), UIView())
      label.text = "One"
      let stack = UIStackView(arrangedSubviews: [label, rest])
      stack.frame = view.bounds
      view.addSubview(stack)
      stack.layoutIfNeeded()
      let width = label.bounds.width
      #expect(width == label.intrinsicContentSize.width && rest.frame.maxX == 200)
      label.text = "One and a half"
      stack.layoutIfNeeded()
      #expect(label.bounds.width > width && abs(rest.frame.minX - label.bounds.width) < 1e-9)
    }
    #expect(stage.error == nil)
  }

  /// Within the margins, of which the intrinsic size has room.
  @Test func margins() {
    let stack = stack {
      $0.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
      $0.isLayoutMarginsRelativeArrangement = true
      $0.spacing = UIStackView.spacingUseSystem
    }
    // 200 less 30 of margins and 16 of gaps, of which the first two take 60.
    #expect(columns(stack) == [[10, 20], [38, 40], [86, 94]])
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [5, 5, 5] && stack.arrangedSubviews[0].frame.height == 30)
    #expect(fitting(stack) == CGSize(width: 90 + 16 + 30, height: 50))
    stack.layoutMargins = .zero
    stack.layoutIfNeeded()
    #expect(columns(stack)[0] == [0, 20])
  }
}
