import Springform
import Testing
import ViewScenes

import UIKit

/// What a stack view makes of arranged views that are hidden.
@Suite struct StackHidingTests {
  /// Three views, 20, 40 and 30 wide, in a row of 200 by 50.
  private func stack(_ prepare: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(40, 20), SizedView(30, 30)])
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    prepare(stack)
    stack.layoutIfNeeded()
    return stack
  }

  /// It grows where it belongs.
  @Test func whatAppearsGrowsFromNothing() {
    let log = Log()
    let stage = play(1) { view, stage in
      let stack = self.stack { $0.arrangedSubviews[1].isHidden = true }
      view.addSubview(stack)
      stage.perform(at: 0.1) {
        let middle = stack.arrangedSubviews[1]
        log.numbers += [middle.frame.minX, middle.frame.width, middle.frame.height]
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { middle.isHidden = false }
      }
      stage.perform(at: 0.35) {
        let shown = stack.arrangedSubviews[1].layer.presentation()
        log.numbers += [shown?.bounds.width ?? .nan, shown?.frame.minX ?? .nan]
      }
    }
    #expect(stage.error == nil && log.numbers.map { ($0 * 1e9).rounded() / 1e9 } == [20, 0, 50, 20, 20])
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

  /// Where it will appear: with no length, and across the row as if it were shown.
  @Test(arguments: [(UIStackView.Alignment.center, 15.0), (.top, 0), (.bottom, 30)])
  func whatIsHiddenKeepsItsPlaceAcross(alignment: UIStackView.Alignment, top: Double) {
    let stack = stack {
      $0.alignment = alignment
      $0.arrangedSubviews[1].isHidden = true
    }
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 20, y: top, width: 0, height: 20))
  }

  /// A card whose label has constraints to all its edges collapses with it, and has its size again by itself.
  @Test func whatHasConstraintsInsideCollapses() {
    play(0) { view, _ in
      let (card, label, below) = (UIView(), UILabel(), SizedView(50, 20))
      label.text = "Some text"
      below.setContentHuggingPriority(.defaultHigh, for: .vertical)
      label.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8).with(priority: 999),
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      ])
      let stack = UIStackView(arrangedSubviews: [card, below])
      stack.axis = .vertical
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      view.addSubview(stack)
      let height = label.intrinsicContentSize.height + 16
      stack.layoutIfNeeded()
      #expect(below.frame.minY == 180 && card.frame.height == 180)
      card.isHidden = true
      stack.layoutIfNeeded()
      #expect(card.frame.height == 0 && below.frame.minY == 0)
      #expect(abs(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height - height) < 1e-9)
      #expect(view.brokenConstraints.isEmpty)
    }
  }

  /// A stack view that is no longer there holds nothing, and nothing holds its views.
  @Test func removedViewsAreFreed() {
    final class Held: UIView {
      var log = Log()
      deinit { log.entries.append("freed") }
    }
    let log = Log()
    play(0) { view, _ in
      do {
        let held = Held()
        held.log = log
        let stack = UIStackView(arrangedSubviews: [held])
        stack.frame = view.bounds
        view.addSubview(stack)
        view.layoutIfNeeded()
      }
      view.subviews[0].removeFromSuperview()
      view.layoutIfNeeded()
    }
    #expect(log.entries == ["freed"])
  }
}

extension NSLayoutConstraint {
  fileprivate func with(priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
