import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct AssociationTests {
  private nonisolated(unsafe) static var (first, second): (UInt8, UInt8) = (0, 0)

  @Test func objectsKeepOthers() {
    play(0) { view, _ in
      weak var gone: UIView?
      do {
        let (holder, kept, left) = (UIView(), UIView(), NSObject())
        gone = kept
        objc_setAssociatedObject(holder, &Self.first, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(holder, &Self.second, 3, .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(holder, &Self.first) as? UIView === kept)
        #expect(objc_getAssociatedObject(holder, &Self.second) as? Int == 3)
        objc_setAssociatedObject(holder, &Self.second, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(holder, &Self.second) == nil)
        for other in [left, UIPanGestureRecognizer()] {
          #expect(objc_getAssociatedObject(other, &Self.first) == nil)
          objc_setAssociatedObject(other, &Self.first, "a", .OBJC_ASSOCIATION_COPY_NONATOMIC)
          #expect(objc_getAssociatedObject(other, &Self.first) as? String == "a")
        }
      }
      #expect(gone == nil)
      objc_setAssociatedObject(view, &Self.second, 1, .OBJC_ASSOCIATION_RETAIN)
      objc_removeAssociatedObjects(view)
      #expect(objc_getAssociatedObject(view, &Self.second) == nil)
      do {
        let target = UIView()
        objc_setAssociatedObject(view, &Self.first, target, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, &Self.first) as? UIView === target)
      }
      #expect(objc_getAssociatedObject(view, &Self.first) as? UIView == nil)
    }
  }

  /// Layers have no room of their own for what others keep with them.
  @Test func layersAreKeptWithOthers() {
    let stage = play(0) { _, _ in
      let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
      defer { keys.deallocate() }
      let (one, two) = (UnsafeRawPointer(keys), UnsafeRawPointer(keys + 1))
      let layer = CALayer()
      #expect(objc_getAssociatedObject(layer, one) == nil)
      objc_setAssociatedObject(layer, one, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(layer, two, "x", .OBJC_ASSOCIATION_COPY)
      #expect(
        objc_getAssociatedObject(layer, one) as? Int == 7 && objc_getAssociatedObject(layer, two) as? String == "x")
      #expect(objc_getAssociatedObject(CALayer(), one) == nil)

      // What is assigned is not kept; what belongs to objects that are gone is let go.
      var held: CALayer? = CALayer()
      weak var seen = held
      objc_setAssociatedObject(layer, two, held, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(layer, two) as? CALayer === held)
      held = nil
      #expect(seen == nil && objc_getAssociatedObject(layer, two) == nil)
      for _ in 0..<1000 {
        let owner = CALayer()
        objc_setAssociatedObject(owner, one, CALayer(), .OBJC_ASSOCIATION_RETAIN)
        seen = objc_getAssociatedObject(owner, one) as? CALayer
      }
      for _ in 0..<128 { objc_setAssociatedObject(CALayer(), one, 1, .OBJC_ASSOCIATION_RETAIN) }
      #expect(seen == nil)
    }
    #expect(stage.error == nil)
  }
}
