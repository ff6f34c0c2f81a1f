import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct AssociationTests {
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
      #expect(objc_getAssociatedObject(layer, one) as? Int == 7 && objc_getAssociatedObject(layer, two) as? String == "x")
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
