import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// A view that has a size by itself.
final class SizedView: UIView {
  var own: CGSize { didSet { invalidateIntrinsicContentSize() } }
  init(_ width: CGFloat, _ height: CGFloat) {
    own = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { own }
}

@Suite struct ConstraintTests {
  /// A root of 200 by 100 with views that constraints place.
  private func root(with views: UIView...) -> UIView {
    let root = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 100))
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    return root
  }

  @Test func edgesToEdges() {
    let view = UIView()
    let root = root(with: view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 170, height: 95))
    root.frame.size = CGSize(width: 300, height: 60)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 270, height: 55))
  }

  /// `first = multiplier * second + constant`, for every attribute.
  @Test(arguments: [
    (NSLayoutConstraint.Attribute.left, CGPoint(x: 30, y: 0)), (.leading, CGPoint(x: 30, y: 0)),
    (.right, CGPoint(x: 190, y: 0)), (.trailing, CGPoint(x: 190, y: 0)), (.centerX, CGPoint(x: 110, y: 0)),
    (.top, CGPoint(x: 0, y: 30)), (.bottom, CGPoint(x: 0, y: 90)), (.centerY, CGPoint(x: 0, y: 60)),
    (.leftMargin, CGPoint(x: 30, y: 0)), (.trailingMargin, CGPoint(x: 190, y: 0)),
    (.centerXWithinMargins, CGPoint(x: 110, y: 0)), (.topMargin, CGPoint(x: 0, y: 30)),
    (.bottomMargin, CGPoint(x: 0, y: 90)), (.centerYWithinMargins, CGPoint(x: 0, y: 60)),
    (.firstBaseline, CGPoint(x: 0, y: 30)), (.lastBaseline, CGPoint(x: 0, y: 90)),
  ])
  func attributes(attribute: NSLayoutConstraint.Attribute, corner: CGPoint) {
    // The same attribute of two views, of which one is 20 by 20, both without margins: 10 beyond that of a view of 160 by 60 at (20, 20).
    let (fixed, view) = (UIView(frame: CGRect(x: 20, y: 20, width: 160, height: 60)), SizedView(20, 20))
    let root = root(with: view)
    root.addSubview(fixed)
    (fixed.layoutMargins, view.layoutMargins) = (.zero, .zero)
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: fixed, attribute: attribute, multiplier: 1,
      constant: 10
    ).isActive = true
    root.layoutIfNeeded()
    let isEnd = [.right, .trailing, .bottom, .trailingMargin, .bottomMargin, .lastBaseline].contains(attribute)
    let isMiddle = [.centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins].contains(attribute)
    let shift: CGFloat = isEnd ? 20 : isMiddle ? 10 : 0
    if corner.x > 0 {
      #expect(view.frame.minX == corner.x - shift)
    } else {
      #expect(view.frame.minY == corner.y - shift)
    }
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
  }

  @Test func multipliersOfLengthsAndPlaces() {
    let view = UIView()
    let root = root(with: view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: 6),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      // Half of the way to the right edge.
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.5,
        constant: 0),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 72, y: 72, width: 56, height: 28))
  }

  /// A view that turns about its lower edge lies half of its height higher than it would without, unless a constant makes up for it.
  @Test func anchorPointsAreNotSeen() {
    let view = UIView()
    let root = root(with: view)
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 25, y: 20) && view.frame == CGRect(x: 0, y: -20, width: 50, height: 40))
  }

  /// Views of different superviews, at any depth.
  @Test func acrossTheTree() {
    let (outer, inner, other) = (UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 80)), UIView(), UIView())
    let root = root(with: other)
    root.addSubview(outer)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 6),
      inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 40),
      other.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 2),
      other.topAnchor.constraint(equalTo: inner.bottomAnchor),
      other.widthAnchor.constraint(equalTo: inner.widthAnchor),
      other.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 5, y: 6, width: 30, height: 40))
    #expect(other.frame == CGRect(x: 57, y: 56, width: 30, height: 1))
    outer.center.x += 10
    root.layoutIfNeeded()
    #expect(other.frame.minX == 67)
  }

  // MARK: Priorities

  @Test func prioritiesAndInequalities() {
    let view = UIView()
    let root = root(with: view)
    let wish = view.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    let most = view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -40)
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
    NSLayoutConstraint.activate([wish, most, least])
    root.layoutIfNeeded()
    #expect(view.bounds.width == 160)
    wish.constant = 10
    root.layoutIfNeeded()
    #expect(view.bounds.width == 120)
    least.priority = wish.priority - 1
    root.layoutIfNeeded()
    #expect(view.bounds.width == 10)
    least.priority += 2
    #expect(least.priority.rawValue == 751 && UILayoutPriority.required - 1 == UILayoutPriority(999))
    least.isActive = false
    most.isActive = false
    wish.constant = 500
    root.layoutIfNeeded()
    #expect(view.bounds.width == 500)
    #expect(!least.isActive && wish.isActive)
    #expect(root.constraints.isEmpty && view.constraints == [wish])
  }

  /// Of two views in a row, the one that hugs less is stretched, and the one that resists less is compressed.
  @Test func huggingAndCompression() {
    let (a, b) = (SizedView(60, 10), SizedView(80, 10))
    let root = root(with: a, b)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[a][b]|", options: .alignAllTop, views: ["a": a, "b": b]))
    #expect(a.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(a.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    a.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    root.layoutIfNeeded()
    #expect([a.frame.width, b.frame.width] == [60, 140])
    root.bounds.size.width = 100
    root.layoutIfNeeded()
    #expect([a.frame.width, b.frame.width] == [20, 80])
    b.own.width = 50
    root.layoutIfNeeded()
    #expect([a.frame.width, b.frame.width] == [50, 50])
    #expect(a.frame.height == 10)
  }

  /// Without room, widths end at zero.
  @Test func noNegativeLengths() {
    let view = UIView()
    let root = root(with: view)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "|-50-[view]-(50@900)-|", views: ["view": view]))
    root.bounds.size.width = 60
    root.layoutIfNeeded()
    #expect(view.frame.minX == 50 && view.frame.width == 0)
  }

  // MARK: Guides and margins

  @Test func guides() {
    let (view, guide) = (UIView(), UILayoutGuide())
    let root = root(with: view)
    root.addLayoutGuide(guide)
    guide.identifier = "gap"
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.3),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
      guide.heightAnchor.constraint(equalToConstant: 7),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor), view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 1), view.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.isNear(CGRect(x: 0, y: 3, width: 60, height: 7)))
    #expect(view.frame.isNear(CGRect(x: 60, y: 10, width: 1, height: 1)))
    #expect(root.layoutGuides == [guide] && guide.owningView === root)
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && root.constraints.isEmpty && view.constraints.count == 2)
  }

  @Test func margins() {
    let view = UIView()
    let root = root(with: view)
    #expect(root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.layoutMarginsGuide.rightAnchor),
      view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 99))
    #expect(root.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 194, height: 96))
    root.layoutMargins.left = 20
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    // At least as far from the superview's edges as the superview's own margins.
    view.layoutMargins = .zero
    view.preservesSuperviewLayoutMargins = true
    root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 5, right: 0)
    root.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0))
  }

  /// In a window whose safe area begins 20 below its edge, a view's margins begin there, unless it does not care.
  @Test func marginsLieWithinTheSafeArea() {
    play(0) { view, _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.screenInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      let inner = UIView(frame: CGRect(x: 0, y: 5, width: 100, height: 50))
      window.addSubview(inner)
      #expect(inner.layoutMargins == UIEdgeInsets(top: 23, left: 8, bottom: 8, right: 8))
      inner.insetsLayoutMarginsFromSafeArea = false
      #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
  }

  @Test func baselinesAreThoseOfTheText() {
    let (view, button) = (UIView(), UIButton(type: .system))
    #expect(view.forLastBaselineLayout === view && view.forFirstBaselineLayout === view)
    #expect(button.forLastBaselineLayout === button.titleLabel)
  }

  // MARK: Fitting

  @Test func systemLayoutSize() {
    let (a, b) = (SizedView(60, 10), SizedView(80, 30))
    let root = root(with: a, b)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[a]-(>=5)-[b]-10-|", options: .alignAllCenterY, views: ["a": a, "b": b])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-4-[b]-4-|", views: ["b": b]))
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 165, height: 38))
    #expect(
      root.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
        == CGSize(width: 300, height: 38))
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 10_000)
    // The view itself has not changed.
    #expect(root.bounds.size == CGSize(width: 200, height: 100))
  }

  // MARK: Leaving

  @Test func whoLeavesLosesWhatTiedIt() {
    let (a, b) = (UIView(), UIView())
    let root = root(with: a, b)
    let own = a.widthAnchor.constraint(equalToConstant: 10)
    let outward = a.leftAnchor.constraint(equalTo: root.leftAnchor)
    let beside = b.leftAnchor.constraint(equalTo: a.rightAnchor)
    NSLayoutConstraint.activate([own, outward, beside])
    a.removeFromSuperview()
    #expect(own.isActive && !outward.isActive && !beside.isActive)
    #expect(root.constraints.isEmpty)
    root.addSubview(a)
    root.addConstraints([outward, beside])
    #expect(root.constraints == [outward, beside])
    root.removeConstraint(outward)
    root.removeConstraints([beside])
    #expect(!outward.isActive && !beside.isActive)
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) + abs(minY - other.minY) + abs(width - other.width) + abs(height - other.height) < 1e-9
  }
}
