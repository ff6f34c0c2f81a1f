import QuartzCore
import Testing
import ViewScenes

import UIKit

/// Behaviours that components make their own of.
@Suite struct SubclassedDynamicsTests {
  private final class Sticky: UIDynamicBehavior {
    let gravity: UIGravityBehavior
    let matter: UIDynamicItemBehavior
    init(item: any UIDynamicItem) {
      (gravity, matter) = (UIGravityBehavior(items: [item]), UIDynamicItemBehavior(items: [item]))
      super.init()
      addChildBehavior(gravity)
      addChildBehavior(matter)
    }
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) { matter.density = 3 }
  }

  private final class Plain: UIDynamicBehavior {
    var log: [String]
    override init() {
      log = ["made"]
      super.init()
    }
  }

  private final class Fall: UIGravityBehavior {
    let name: String
    override init(items: [any UIDynamicItem]) {
      name = "fall"
      super.init(items: items)
      magnitude = 2
    }
  }

  private final class Rope: UIAttachmentBehavior {
    var marks: [CGPoint] = []
    init(_ item: any UIDynamicItem) {
      super.init(item: item, offsetFromCenter: .zero, attachedToAnchor: CGPoint(x: 1, y: 2))
      length = 5
    }
    override var anchorPoint: CGPoint { didSet { marks.append(anchorPoint) } }
  }

  private final class Wall: UICollisionBehavior {
    override init(items: [any UIDynamicItem]) {
      super.init(items: items)
      addBoundary(withIdentifier: "floor", from: .zero, to: CGPoint(x: 100, y: 0))
    }
  }

  private final class Push: UIPushBehavior {
    override init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
      super.init(items: items, mode: mode)
      magnitude = 4
    }
  }

  private final class Snap: UISnapBehavior {
    override init(item: any UIDynamicItem, snapTo point: CGPoint) {
      super.init(item: item, snapTo: point)
      damping = 0.9
    }
  }

  private final class Animator: UIDynamicAnimator {
    var count = 0
    override init(referenceView view: UIView) { super.init(referenceView: view) }
    override func addBehavior(_ behavior: UIDynamicBehavior) {
      count += 1
      super.addBehavior(behavior)
    }
  }

  @Test func behaviors() {
    play(0) { view, _ in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(box)
      let animator = Animator(referenceView: view)
      let sticky = Sticky(item: box)
      animator.addBehavior(sticky)
      #expect(animator.count == 1 && sticky.matter.density == 3 && sticky.matter.dynamicAnimator === animator)
      #expect(Plain().log == ["made"] && Fall(items: [box]).magnitude == 2 && Fall(items: []).name == "fall")
      let rope = Rope(box)
      rope.anchorPoint = CGPoint(x: 3, y: 4)
      #expect(rope.length == 5 && rope.marks == [CGPoint(x: 3, y: 4)] && rope.attachedBehaviorType == .anchor)
      let names = Wall(items: [box]).boundaryIdentifiers
      #expect(names?.count == 1 && names?.first as? String == "floor")
      #expect(Push(items: [box], mode: .continuous).magnitude == 4)
      #expect(Snap(item: box, snapTo: .zero).damping == 0.9 && UIDynamicAnimator().behaviors.isEmpty)
    }
  }
}
