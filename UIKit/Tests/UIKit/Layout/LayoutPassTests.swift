import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct LayoutPassTests {
  /// A constant that is changed and laid out in an animation block flows: half of the way at half of the time of a straight curve.
  @Test func constantsAnimate() {
    let log = Log()
    let stage = play(1.2) { view, stage in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      let left = box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10)
      let width = box.widthAnchor.constraint(equalToConstant: 20)
      NSLayoutConstraint.activate([left, width, box.heightAnchor.constraint(equalToConstant: 20)])
      stage.perform(at: 0.1) {
        left.constant = 110
        width.constant = 60
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
        #expect(box.frame == CGRect(x: 110, y: 0, width: 60, height: 20))
      }
      stage.perform(at: 0.6) {
        let shown = box.layer.presentation()
        log.numbers = [shown?.frame.minX ?? 0, shown?.bounds.width ?? 0]
      }
    }
    #expect(stage.error == nil)
    #expect(log.numbers.count == 2 && abs(log.numbers[0] - 60) < 1e-9 && abs(log.numbers[1] - 40) < 1e-9)
  }

  /// Without a word, at the end of the turn.
  @Test func laidOutAtTheEndOfATurn() {
    let log = Log()
    play(0.3) { view, stage in
      let box = SizedView(20, 20)
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      let middle = box.centerXAnchor.constraint(equalTo: view.centerXAnchor)
      NSLayoutConstraint.activate([middle, box.centerYAnchor.constraint(equalTo: view.centerYAnchor)])
      stage.perform(at: 0.1) {
        log.numbers.append(box.frame.minX)
        middle.constant = 30
      }
      stage.perform(at: 0.2) { log.numbers.append(box.frame.minX) }
    }
    #expect(log.numbers == [90, 120])
  }

  /// Constraints are made late, subviews first, and once unless asked again.
  @Test func updateConstraints() {
    final class Late: UIView {
      let log: Log
      let name: String
      init(_ name: String, _ log: Log) {
        (self.name, self.log) = (name, log)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
      }
      required init?(coder: NSCoder) { nil }
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        log.entries.append(name)
        if constraints.isEmpty { widthAnchor.constraint(equalToConstant: 25).isActive = true }
        super.updateConstraints()
      }
    }
    let log = Log()
    let (outer, inner) = (Late("outer", log), Late("inner", log))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    root.addSubview(outer)
    root.layoutIfNeeded()
    #expect(log.entries == ["inner", "outer"])
    #expect(outer.frame.width == 25 && inner.frame.width == 25)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.entries.count == 2)
    outer.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints() && !inner.needsUpdateConstraints())
    outer.updateConstraintsIfNeeded()
    #expect(log.entries == ["inner", "outer", "outer"])
  }

  /// A text of several lines is as high as its lines at the width that the constraints leave it.
  @Test func textsWrap() {
    let log = Log()
    play(0.1) { view, _ in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "springs ", count: 12)
      label.translatesAutoresizingMaskIntoConstraints = false
      let below = UIView()
      below.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      view.addSubview(below)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor), label.leftAnchor.constraint(equalTo: view.leftAnchor),
        label.widthAnchor.constraint(equalToConstant: 120),
        below.topAnchor.constraint(equalTo: label.lastBaselineAnchor, constant: 10),
      ])
      view.layoutIfNeeded()
      let height = label.sizeThatFits(CGSize(width: 120, height: 0)).height
      log.numbers = [label.frame.height, height, label.font.lineHeight, below.frame.minY]
    }
    #expect(log.numbers[0] == log.numbers[1])
    #expect(log.numbers[0] > 4 * log.numbers[2])
    // The baseline lies less than a third of a line above the lower edge.
    #expect(log.numbers[3] < log.numbers[0] + 10 && log.numbers[3] > log.numbers[0] + 10 - log.numbers[2] / 3)
  }

  /// In a stack view, a view is as large as its own constraints say.
  @Test func arrangedViewsWithSizes() {
    let (a, b) = (UIView(), SizedView(30, 10))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.alignment = .center
    stack.spacing = 6
    let width = a.widthAnchor.constraint(equalToConstant: 24)
    NSLayoutConstraint.activate([width, a.heightAnchor.constraint(equalToConstant: 12)])
    stack.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 19, width: 24, height: 12))
    width.constant = 40
    stack.layoutIfNeeded()
    #expect(a.frame.width == 40 && b.frame.minX == 46)
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 76, height: 12))
  }

  // MARK: What cannot be

  /// The one that came last is not kept; the note names all that contradict each other, by their identifiers.
  @Test func conflicts() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.identifier = "narrow"
    let bystander = view.heightAnchor.constraint(equalToConstant: 10)
    let wide = view.widthAnchor.constraint(equalTo: root.widthAnchor)
    NSLayoutConstraint.activate([narrow, bystander])
    root.layoutIfNeeded()
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 100, height: 10))
    #expect(root.brokenConstraints == [narrow])
    narrow.isActive = false
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.brokenConstraints.isEmpty)
    #expect(narrow.description == "<'narrow' UIView.width == 50>")
  }

  @Test(arguments: [
    ("no common", "its items are in no view together"), ("place", "where an item lies by a number alone"),
    ("kinds", "compares what cannot be compared"), ("item", "neither a view nor a layout guide"),
    ("below", "its items are not in it"),
  ])
  func mistakes(mistake: String, message: String) {
    let stage = play(0.1, fails: true) { view, _ in
      let other = UIView()
      switch mistake {
      case "no common": view.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
      case "place":
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 3)
      case "kinds":
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1, constant: 3)
      case "item":
        _ = NSLayoutConstraint(
          item: "view", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 3)
      default: other.addConstraint(view.widthAnchor.constraint(equalToConstant: 3))
      }
    }
    #expect(stage.error.map { "\($0)" }?.contains(message) ?? false)
  }

  /// 200 views, each tied to the one before: a change at one end reaches the other.
  @Test func aLongChain() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    var (previous, first): (UIView, NSLayoutConstraint?) = (root, nil)
    for index in 0..<200 {
      let view = SizedView(2, 10)
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let left = view.leftAnchor.constraint(
        equalTo: index == 0 ? root.leftAnchor : previous.rightAnchor, constant: 1)
      NSLayoutConstraint.activate([left, view.centerYAnchor.constraint(equalTo: root.centerYAnchor)])
      (previous, first) = (view, first ?? left)
    }
    root.layoutIfNeeded()
    #expect(previous.frame == CGRect(x: 598, y: 45, width: 2, height: 10))
    first?.constant = 101
    root.layoutIfNeeded()
    #expect(previous.frame.minX == 698)
  }
}
