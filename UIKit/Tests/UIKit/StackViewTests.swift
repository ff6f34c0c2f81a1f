import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct StackViewTests {
  /// A view that has a size by itself.
  private final class Sized: UIView {
    let own: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      own = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { own }
  }

  /// Three views, 20, 40 and 30 wide, in a row of 200 by 50.
  private func stack(_ prepare: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [Sized(20, 10), Sized(40, 20), Sized(30, 30)])
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    prepare(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func columns(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
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
    #expect(stack.intrinsicContentSize == CGSize(width: 40, height: 60))
  }

  @Test func spacings() {
    let stack = stack {
      $0.spacing = 5
      $0.setCustomSpacing(25, after: $0.arrangedSubviews[0])
    }
    #expect(columns(stack) == [[0, 20], [45, 40], [90, 110]])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 25)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
    #expect(stack.intrinsicContentSize == CGSize(width: 120, height: 30))
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 120, height: 30))
    stack.distribution = .fillEqually
    #expect(stack.intrinsicContentSize.width == 150)
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

  /// What is hidden takes no room; in an animation block the others glide to their new places.
  @Test func hiddenViewsTakeNoRoom() {
    let log = Log()
    let stage = play(1) { view, stage in
      let stack = self.stack { $0.distribution = .fillEqually }
      view.addSubview(stack)
      stage.perform(at: 0.1) {
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { stack.arrangedSubviews[0].isHidden = true }
        #expect(stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 0, width: 100, height: 50))
      }
      stage.perform(at: 0.35) { log.numbers.append(stack.arrangedSubviews[1].layer.presentation()?.position.x ?? .nan) }
    }
    #expect(stage.error == nil && abs(log.numbers[0] - 75) < 1e-9)
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

  /// Labels of two sizes in a row: their first, or last, lines are on one line; what has no text stands on it.
  @Test func baselines() {
    play(0) { _, _ in
      let labels = [10, 30].map { size -> UILabel in
        let label = UILabel()
        label.font = .systemFont(ofSize: CGFloat(size))
        label.text = "Ag"
        return label
      }
      let box = Sized(10, 12)
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
    #expect(stack.intrinsicContentSize == CGSize(width: 90 + 16 + 30, height: 50))
    stack.layoutMargins = .zero
    stack.layoutIfNeeded()
    #expect(columns(stack)[0] == [0, 20])
  }
}
