import Springform
import Testing

import QuartzCore

/// Where an animation leads that does not say all of it. Core Animation's documentation of `CABasicAnimation` has the table.
@Suite struct MissingValueTests {
  /// What a layer's `zPosition` is a quarter of a second after a turn at 0.1 s, in which it has been 10 so far.
  private func shown(in turn: @escaping (CALayer, CABasicAnimation) -> Void) -> CGFloat {
    var shown: CGFloat?
    let stage = play(0.5) { _, root in
      root.zPosition = 10
      at(0.1) {
        CATransaction.setDisableActions(true)
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.duration = 1
        turn(root, animation)
      }
      at(0.35) { shown = root.presentation()?.zPosition }
    }
    #expect(stage.error == nil)
    return shown.map { ($0 * 1e6).rounded() / 1e6 } ?? .nan
  }

  @Test func withoutAnyTheOldValueFlowsIntoTheNewOne() {
    let added = shown { layer, animation in
      layer.add(animation, forKey: nil)
      layer.zPosition = 30
    }
    let set = shown { layer, animation in
      layer.zPosition = 20
      layer.zPosition = 30
      layer.add(animation, forKey: nil)
    }
    #expect(added == 15 && set == 15)
  }

  @Test func aBeginningAloneLeadsToWhatIsSet() {
    let ends: [CGFloat] = [false, true].map { isSetFirst in
      shown { layer, animation in
        animation.fromValue = 50
        if isSetFirst { layer.zPosition = 30 }
        layer.add(animation, forKey: nil)
        layer.zPosition = 30
      }
    }
    #expect(ends == [45, 45])
  }

  /// It follows what is set while it runs: at a quarter of the way from 50 to 70.
  @Test func aBeginningAloneFollows() {
    let end = shown { layer, animation in
      animation.fromValue = 50
      layer.add(animation, forKey: nil)
      at(0.1) {
        CATransaction.setDisableActions(true)
        layer.zPosition = 70
      }
    }
    #expect(end == 55)
  }

  /// Of the same turn's changes nothing was seen, in whichever order.
  @Test func anEndAloneBeginsAtWhatIsSet() {
    let end = shown { layer, animation in
      animation.toValue = 50
      layer.add(animation, forKey: nil)
      layer.zPosition = 30
    }
    let way = shown { layer, animation in
      animation.byValue = 40
      layer.add(animation, forKey: nil)
      layer.zPosition = 30
    }
    #expect(end == 35 && way == 40)
  }

  /// The second begins where the first has led and holds it.
  @Test func inAGroupOneGoesOnFromTheOther() {
    let end = shown { layer, first in
      (first.toValue, first.duration, first.fillMode) = (20, 0.2, .forwards)
      let second = CABasicAnimation(keyPath: "zPosition")
      (second.toValue, second.beginTime, second.duration) = (40, 0.2, 0.2)
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([first, second], 1)
      layer.add(group, forKey: nil)
    }
    #expect(end == 25)
  }

  @Test func partsOfWhatIsSetFlowToo() {
    var shown: [CGFloat] = []
    let stage = play(0.5) { _, root in
      at(0.1) {
        CATransaction.setDisableActions(true)
        root.transform = CATransform3DMakeScale(3, 5, 1)
        root.add(CABasicAnimation(keyPath: "transform.scale.x"), forKey: nil)
        #expect(root.transform.m11 == 3)
      }
      at(0.225) { shown = [root.presentation()?.transform.m11 ?? 0, root.presentation()?.transform.m22 ?? 0] }
    }
    #expect(stage.error == nil && shown.map { ($0 * 1e6).rounded() / 1e6 } == [2, 5])
  }

  /// An action of a property's change is of that property.
  @Test func actionsNeedNoKeyPath() {
    var shown: [CGFloat] = []
    let stage = play(0.5) { _, root in
      root.actions = ["zPosition": CABasicAnimation()]
      at(0.1) { root.zPosition = 8 }
      at(0.225) { shown = [root.presentation()?.zPosition ?? 0] }
      at(0.2) { #expect((root.animation(forKey: "zPosition") as? CABasicAnimation)?.keyPath == "zPosition") }
    }
    #expect(stage.error == nil && shown.map { ($0 * 1e6).rounded() / 1e6 } == [4])
  }

  /// A finger leads a shape that is still on its way.
  @Test func pathsFlowIntoWhatTheyAreSetTo() {
    var shown: [CGFloat] = []
    func square(_ side: CGFloat) -> CGPath {
      CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
    }
    let stage = play(0.5) { _, root in
      let layer = CAShapeLayer()
      root.addSublayer(layer)
      layer.path = square(10)
      at(0.1) {
        let spring = CASpringAnimation(keyPath: "path")
        spring.duration = 0.25
        layer.add(spring, forKey: "path")
        layer.path = square(20)
      }
      at(0.1) { shown.append(layer.presentation()?.path?.boundingBox.width ?? 0) }
      at(0.3) { layer.path = square(1000) }
      at(0.3) { shown.append(layer.presentation()?.path?.boundingBox.width ?? 0) }
    }
    #expect(stage.error == nil && shown[0] == 10 && shown[1] > 500)
  }

  /// Lists of colours of different lengths.
  @Test func whereNoWayLeadsTheNewValueShowsAtOnce() {
    var count: Int?
    let stage = play(0.5) { _, root in
      let (layer, black) = (CAGradientLayer(), CGColor(gray: 0, alpha: 1))
      root.addSublayer(layer)
      layer.colors = [black, black]
      at(0.1) {
        layer.add(CABasicAnimation(keyPath: "colors"), forKey: nil)
        layer.colors = [black, black, black]
      }
      at(0.2) { count = layer.presentation()?.colors?.count }
    }
    #expect(stage.error == nil && count == 3)
  }

  /// What is no property has no values to lead between.
  @Test func actionsOfWhatIsNoPropertyDoNothing() {
    let stage = play(0.5) { _, root in
      let layer = CALayer()
      layer.actions = ["onOrderIn": CABasicAnimation()]
      at(0.1) {
        root.addSublayer(layer)
        #expect(layer.animationKeys() == nil)
      }
    }
    #expect(stage.error == nil)
  }

  /// The second takes over where the first has led, though adding it removes the first.
  @Test(arguments: [false, true]) func withoutAnyOneTakesOverFromAnother(isSetFirst: Bool) {
    var shown: [CGFloat] = []
    let stage = play(1) { _, root in
      func lead(to value: CGFloat) {
        CATransaction.setDisableActions(true)
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.duration = 0.5
        if isSetFirst { root.zPosition = value }
        root.add(animation, forKey: "way")
        root.zPosition = value
      }
      at(0.1) { lead(to: 10) }
      // Half of the way: at 5, whence it goes to 25.
      at(0.35) { lead(to: 25) }
      at(0.35) { shown.append(root.presentation()?.zPosition ?? .nan) }
      at(0.6) { shown.append(root.presentation()?.zPosition ?? .nan) }
    }
    #expect(stage.error == nil && shown.map { ($0 * 1e6).rounded() / 1e6 } == [5, 15])
  }

  /// What cannot be added up is an error, where the new value would show at once without.
  @Test func whatCannotBeAddedIsAnError() {
    let stage = play(0.5, fails: true) { _, root in
      let (layer, black) = (CAGradientLayer(), CGColor(gray: 0, alpha: 1))
      root.addSublayer(layer)
      layer.colors = [black, black]
      let animation = CABasicAnimation(keyPath: "colors")
      (animation.fromValue, animation.toValue, animation.isAdditive) = ([black], [black, black, black], true)
      layer.add(animation, forKey: nil)
    }
    #expect(stage.error != nil)
  }
}
