import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct VisualFormatTests {
  /// What a row says, constraint by constraint; the examples are those of Apple's guide to the format.
  @Test(arguments: [
    ("[button]-[textField]", ["<B.leading == A.trailing + 8>"]),
    ("[button(>=50)]", ["<A.width >= 50>"]),
    (
      "|-50-[purple]-50-|",
      ["<A.leading == UIView.leading + 50>", "<UIView.trailing == A.trailing + 50>"]
    ),
    ("V:[topField]-10-[bottomField]", ["<B.top == A.bottom + 10>"]),
    ("[maroon][blue]", ["<B.leading == A.trailing>"]), ("[button(100@20)]", ["<A.width == 100 @20>"]),
    ("[button1(==button2)]", ["<A.width == B.width>"]),
    ("[flexible(>=70,<=100)]", ["<A.width >= 70>", "<A.width <= 100>"]),
    (
      "|-[find]-[next]-(>=20)-|",
      ["<A.leading == UIView.leadingMargin>", "<B.leading == A.trailing + 8>", "<UIView.trailing >= B.trailing + 20>"]
    ),
    ("V:|[a(tall@low)]", ["<A.top == UIView.top>", "<A.height == 44 @250>"]),
    ("H:[a]-(-5)-[b]", ["<B.leading == A.trailing - 5>"]),
  ])
  func examples(format: String, expected: [String]) {
    final class A: UIView {}
    final class B: UIView {}
    let (root, a, b) = (UIView(), A(), B())
    root.addSubview(a)
    root.addSubview(b)
    let names = ["button", "purple", "topField", "maroon", "button1", "flexible", "find", "a"]
    let others = ["textField", "bottomField", "blue", "button2", "next", "b"]
    let views = Dictionary(
      uniqueKeysWithValues: names.map { ($0, a as UIView) } + others.map { ($0, b as UIView) })
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: [], metrics: ["tall": 44, "low": 250], views: views)
    #expect(made.map(\.description) == expected)
  }

  @Test func optionsAlignAndTurn() {
    let (root, a, b) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), SizedView(20, 10), SizedView(30, 20)
    )
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    root.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-6-[a]-4-[b]", options: [.directionRightToLeft, .alignAllBottom],
        views: ["a": a, "b": b]))
    root.addConstraint(a.bottomAnchor.constraint(equalTo: root.bottomAnchor))
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 174, y: 90, width: 20, height: 10))
    #expect(b.frame == CGRect(x: 140, y: 80, width: 30, height: 20))
  }

  /// What is wrong is said with its place, and ends the scene.
  @Test(arguments: [
    ("[a", "a ']' is missing\n  [a\n    ^"), ("[c]", "'c' is no view in the views dictionary\n  [c]\n   ^"),
    ("[a]-x-[a]", "'x' is no number in the metrics dictionary"), ("[a]-5[a]", "a '-' is missing behind the gap"),
    ("[a(=5)]", "a number was expected here"), ("|[a]", "'|' stands for the superview"), ("", "a view, in brackets"),
  ])
  func mistakes(format: String, message: String) {
    let stage = play(0.1, fails: true) { _, _ in
      let made = NSLayoutConstraint.constraints(withVisualFormat: format, views: ["a": UIView()])
      #expect(made.isEmpty)
    }
    #expect(stage.error.map { "\($0)" }?.contains("unable to parse constraint format: \(message)".prefix(60)) ?? false)
    #expect(stage.error.map { "\($0)" }?.contains(message) ?? false)
  }
}
