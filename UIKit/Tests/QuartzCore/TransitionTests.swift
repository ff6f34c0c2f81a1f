import Springform
import Testing

import CoreGraphics
import QuartzCore

private let red: UInt32 = 0xFFFF_0000
private let blue: UInt32 = 0xFF00_00FF
private let white: UInt32 = 0xFFFF_FFFF

private func plain(_ color: UInt32) -> CGColor {
  func part(_ shift: UInt32) -> CGFloat { CGFloat(color >> shift & 255) / 255 }
  return CGColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
}

/// A picture of one colour.
private func square(_ color: UInt32) -> CGImage {
  guard let bitmap = try? Bitmap(width: 40, height: 40, fill: color) else { fatalError("a picture of 40 pixels") }
  return CGImage(bitmap)
}

@Suite struct TransitionTests {
  /// What shows so many seconds after a change, of a red layer at 20...60, on white.
  private func picture(
    after seconds: Double, _ change: @escaping (CALayer) -> Void
  ) throws -> Bitmap {
    let stage = play(0.1 + seconds) { _, root in
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let layer = CALayer()
      layer.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
      layer.backgroundColor = plain(red)
      root.addSublayer(layer)
      at(0.1) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change(layer)
        CATransaction.commit()
      }
    }
    #expect(stage.error == nil)
    return try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
  }

  private func transition(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, duration: CFTimeInterval = 1
  ) -> CATransition {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, duration)
    return transition
  }

  @Test func isByDefaultAFadeFromTheLeft() {
    let transition = CATransition()
    #expect(transition.type == .fade && transition.subtype == nil)
    #expect((transition.startProgress, transition.endProgress) == (0, 1) && transition.duration == 0)
    #expect(transition.type == kCATransitionFade && CATransitionType(rawValue: "push") == kCATransitionPush)
    #expect((kCATransitionMoveIn, kCATransitionReveal) == (.moveIn, .reveal))
    #expect((kCATransitionFromLeft, kCATransitionFromRight) == (.fromLeft, .fromRight))
    #expect((kCATransitionFromTop, kCATransitionFromBottom) == (.fromTop, .fromBottom))
    let stage = play(0) { _, root in
      root.add(transition, forKey: kCATransitionFade)
      #expect(root.animation(forKey: "transition") is CATransition || root.animation(forKey: "fade") is CATransition)
    }
    #expect(stage.error == nil)
  }

  /// As much of the one as is missing of the other; where both are the same, nothing changes.
  @Test(
    arguments: [(0.25, 0xFFBF_0040), (0.5, 0xFF80_0080), (0.75, 0xFF40_00BF), (1.01, 0xFF00_00FF)] as [(Double, UInt32)]
  )
  func fades(seconds: Double, expected: UInt32) throws {
    let picture = try picture(after: seconds) { layer in
      layer.add(transition(.fade), forKey: nil)
      layer.backgroundColor = plain(blue)
    }
    for shift in [24, 16, 8, 0] as [UInt32] {
      let (seen, wanted) = (picture[40, 40] >> shift & 255, expected >> shift & 255)
      #expect(seen.distance(to: wanted).magnitude <= 1, "\(String(picture[40, 40], radix: 16))")
    }
    #expect(picture[10, 40] == white)
    let same = try self.picture(after: seconds) { $0.add(transition(.fade), forKey: nil) }
    #expect(same[40, 40] == red && same[22, 22] == red)
  }

  /// After a quarter of the time, what moves has moved by a quarter of the 40 points.
  @Test(
    arguments: [
      (
        CATransitionType.push, CATransitionSubtype?.none,
        [(15, 40, blue), (25, 40, blue), (35, 40, red), (65, 40, red)]
      ),
      (.push, .fromLeft, [(15, 40, blue), (25, 40, blue), (35, 40, red), (65, 40, red), (75, 40, white)]),
      (.push, .fromRight, [(5, 40, white), (15, 40, red), (45, 40, red), (55, 40, blue), (85, 40, blue)]),
      (.push, .fromTop, [(40, 15, blue), (40, 25, blue), (40, 35, red), (40, 65, red), (40, 75, white)]),
      (.push, .fromBottom, [(40, 5, white), (40, 15, red), (40, 45, red), (40, 55, blue), (40, 85, blue)]),
      (.moveIn, .fromLeft, [(15, 40, blue), (25, 40, blue), (35, 40, red), (65, 40, white)]),
      (.moveIn, .fromBottom, [(40, 15, white), (40, 25, red), (40, 55, blue), (40, 65, blue)]),
      (.reveal, .fromLeft, [(15, 40, white), (25, 40, blue), (35, 40, red), (65, 40, red)]),
      (.reveal, .fromTop, [(40, 15, white), (40, 25, blue), (40, 35, red), (40, 65, red)]),
    ] as [(CATransitionType, CATransitionSubtype?, [(Int, Int, UInt32)])])
  func moves(type: CATransitionType, subtype: CATransitionSubtype?, expected: [(Int, Int, UInt32)]) throws {
    let picture = try picture(after: 0.25) { layer in
      layer.add(transition(type, subtype), forKey: nil)
      layer.backgroundColor = plain(blue)
    }
    for (x, y, color) in expected { #expect(picture[x, y] == color, "at \(x), \(y)") }
  }

  /// Half of the way from .5 to .75 is .625 of the whole: 25 points.
  @Test func goesAPartOfTheWay() throws {
    let picture = try picture(after: 0.5) { layer in
      let transition = transition(.push, .fromLeft)
      (transition.startProgress, transition.endProgress) = (0.5, 0.75)
      layer.add(transition, forKey: nil)
      layer.backgroundColor = plain(blue)
    }
    #expect(picture[43, 40] == blue && picture[47, 40] == red && picture[83, 40] == red && picture[87, 40] == white)
  }

  /// The key is always the same, so that a second transition takes the first one's place; it begins with what that one shows.
  @Test func takesThePlaceOfAnother() throws {
    final class Told: CAAnimationDelegate {
      var finished: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { finished.append(flag) }
    }
    let told = Told()
    let picture = try picture(after: 0.51) { layer in
      let first = transition(.push, .fromLeft)
      first.delegate = told
      layer.add(first, forKey: "mine")
      layer.backgroundColor = plain(blue)
      #expect(layer.animationKeys() == [kCATransition] && layer.animation(forKey: "transition") is CATransition)
      at(0.5) {
        CATransaction.setDisableActions(true)
        layer.add(transition(.fade, duration: 1000), forKey: nil)
        layer.backgroundColor = plain(white)
      }
    }
    #expect(told.finished == [false])
    #expect(picture[30, 40] == blue && picture[70, 40] == red)
  }

  /// It begins with the pictures that showed before the turn, whichever comes first.
  @Test func beginsWithThePictureBefore() throws {
    let picture = try picture(after: 0.5) { layer in
      layer.contents = square(red)
      at(0.1) {
        CATransaction.setDisableActions(true)
        layer.contents = square(blue)
        layer.add(transition(.push, .fromLeft, duration: 0.8), forKey: nil)
      }
    }
    #expect(picture[35, 40] == blue && picture[45, 40] == red)
  }

  @Test func isTheActionOfAKey() throws {
    let picture = try picture(after: 0.5) { layer in
      layer.actions = ["backgroundColor": transition(.push, .fromLeft)]
      CATransaction.setDisableActions(false)
      layer.backgroundColor = plain(blue)
      #expect(layer.animation(forKey: kCATransition) is CATransition)
    }
    #expect(picture[35, 40] == blue && picture[45, 40] == red)
  }

  /// Layers come and go as their actions say, and those of the layer above.
  @Test(arguments: [("sublayers", true), (kCAOnOrderIn, true), (kCAOnOrderOut, false)])
  func isTheActionOfComing(key: String, comes: Bool) throws {
    let picture = try picture(after: 0.5) { layer in
      CATransaction.setDisableActions(false)
      let new = CALayer()
      new.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      new.backgroundColor = plain(blue)
      let acting = key == "sublayers" ? layer : new
      acting.actions = [key: transition(.fade, duration: comes ? 1 : 0.9)]
      layer.addSublayer(new)
      guard !comes else { return #expect(acting.animationKeys() == [kCATransition]) }
      at(0.05) {
        new.isHidden = true
        #expect(new.animationKeys()?.contains(kCATransition) == true)
        new.removeFromSuperlayer()
        layer.addSublayer(new)
        #expect(new.animationKeys() == nil)
        new.removeFromSuperlayer()
      }
    }
    let halfway: [UInt32] = comes ? [127, 128] : [0]
    #expect(halfway.contains(picture[40, 40] & 255))
  }

  /// What is cut off at the bounds is cut off on its way, and what is new comes out of nothing; hidden, it goes into nothing.
  @Test func knowsBoundsAndNothing() throws {
    let cut = try picture(after: 0.25) { layer in
      layer.masksToBounds = true
      layer.add(transition(.push, .fromLeft), forKey: nil)
      layer.backgroundColor = plain(blue)
    }
    #expect(cut[15, 40] == white && cut[25, 40] == blue && cut[55, 40] == red && cut[65, 40] == white)
    let gone = try picture(after: 0.5) { layer in
      layer.add(transition(.fade), forKey: nil)
      layer.isHidden = true
      let new = CALayer()
      new.frame = CGRect(x: 70, y: 20, width: 20, height: 20)
      new.backgroundColor = plain(red)
      new.add(transition(.fade), forKey: nil)
      layer.superlayer?.addSublayer(new)
    }
    for x in [40, 80] { #expect([127, 128].contains(gone[x, 30] & 255) && gone[x, 30] >> 16 & 255 == 255, "at \(x)") }
  }
}

@Suite struct PictureAnimationTests {
  /// The colour of a layer so many seconds after an animation of three pictures has begun.
  private func color(after seconds: Double, of duration: Double, _ mode: CAAnimationCalculationMode) throws -> UInt32 {
    let stage = play(seconds) { _, root in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      root.addSublayer(layer)
      let animation = CAKeyframeAnimation(keyPath: "contents")
      animation.values = [square(red), square(blue), square(0xFF00_0000)]
      (animation.duration, animation.calculationMode) = (duration, mode)
      layer.add(animation, forKey: "contents")
    }
    #expect(stage.error == nil)
    return try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))[20, 20]
  }

  /// Each is shown for a third of the time.
  @Test(arguments: [(0.1, red), (0.29, red), (0.31, blue), (0.59, blue), (0.61, 0xFF00_0000), (0.95, white)])
  func discrete(seconds: Double, expected: UInt32) throws {
    #expect(try color(after: seconds, of: 0.9, .discrete) == expected)
  }

  /// After a quarter of the time each is halfway from the first to the second.
  @Test func crossFades() throws {
    let halfway = try color(after: 0.2, of: 0.8, .linear)
    #expect(halfway >> 24 == 255 && [127, 128].contains(halfway & 255) && [127, 128].contains(halfway >> 16 & 255))
    #expect(try color(after: 0.4, of: 0.8, .linear) == blue)
  }

  /// A new picture fades in as the transaction says; of the value that shows, only pictures are known.
  @Test func fadesInByItself() throws {
    let stage = play(0.6) { _, root in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      layer.contents = square(red)
      root.addSublayer(layer)
      at(0.1) {
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.setValue(square(blue), forKeyPath: "contents")
        #expect(layer.value(forKeyPath: "contents") as? CGImage == square(blue))
        #expect(layer.animation(forKey: "contents") is CABasicAnimation)
      }
    }
    #expect(stage.error == nil)
    let picture = try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
    #expect([127, 128].contains(picture[20, 20] & 255) && picture[20, 20] >> 24 == 255)
  }
}

@Suite struct LayerTimingTests {
  /// A layer's time has no end, and what is to be after it is kept.
  @Test func layersAreMediaTiming() {
    let layer = CALayer()
    var timing: any CAMediaTiming = layer
    #expect(timing.duration == .infinity && timing.fillMode == .removed && timing.speed == 1)
    #expect(timing.repeatDuration == 0 && !timing.autoreverses)
    (timing.fillMode, timing.autoreverses, timing.repeatDuration) = (.forwards, true, 2)
    #expect(layer.fillMode == .forwards && layer.autoreverses && layer.repeatDuration == 2)
  }
}
