import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct ViewAnimationTests {
  /// The same as the stage's own blocks, refresh by refresh, also when the way is changed in mid-flight.
  @Test func moveAsTheStagesBlocks() {
    let log = Log()
    let stage = play(1.5) { view, stage in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let layer = Layer(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(box)
      stage.rootLayer.addSublayer(layer)
      func both(at time: Double, x: Double, scale: Double) {
        stage.perform(at: time) {
          UIView.animate(withDuration: 0.8, delay: 0.1, usingSpringWithDamping: 0.4, initialSpringVelocity: 2) {
            box.center.x = CGFloat(x)
            box.transform = CGAffineTransform(scaleX: CGFloat(scale), y: 1)
            box.alpha = 0.5
          }
          stage.animate(duration: 0.8, delay: 0.1, dampingRatio: 0.4, initialVelocity: 2) {
            layer.position.x = x
            layer.transform = Springform.AffineTransform(scaleX: scale, y: 1)
            layer.opacity = 0.5
          }
        }
      }
      both(at: 0.1, x: 100, scale: 3)
      both(at: 0.5, x: 20, scale: 0.5)
      stage.displayLink { _ in
        let (a, b) = (box.layer.base.presentation, layer.presentation)
        let differences = [
          a.position.x - b.position.x, a.transform.scaleX - b.transform.scaleX, a.opacity - b.opacity,
        ]
        log.numbers += differences.map { CGFloat($0) }
      }
    }
    #expect(stage.error == nil)
    #expect(log.numbers.count == 151 * 3)
    #expect(log.numbers.allSatisfy { abs($0) < 1e-9 })
  }

  /// In space as in the plane; a half turn goes the way that its sign says.
  @Test func turnsAreAnimated() {
    let log = Log()
    let stage = play(1) { view, stage in
      let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      for turned in views { view.addSubview(turned) }
      stage.perform(at: 0.1) {
        UIView.animate(withDuration: 0.8, delay: 0, options: .curveLinear) {
          var perspective = CATransform3DIdentity
          perspective.m34 = -1 / 500
          views[0].transform3D = CATransform3DRotate(perspective, 1, 0, 1, 0)
          views[1].transform = CGAffineTransform(rotationAngle: .pi)
          views[2].transform = CGAffineTransform(rotationAngle: -.pi)
        }
        #expect(views[0].layer.transform == views[0].transform3D)
      }
      stage.perform(at: 0.5) {
        log.numbers = zip(views, ["y", "z", "z"]).map {
          $0.layer.presentation()?.value(forKeyPath: "transform.rotation.\($1)") as? CGFloat ?? .nan
        }
        log.numbers.append(views[0].layer.presentation()?.transform.m34 ?? .nan)
      }
    }
    #expect(stage.error == nil)
    let perspective = -cos(CGFloat(0.5)) / 500 / 2
    #expect(zip(log.numbers, [0.5, .pi / 2, -.pi / 2, perspective]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func completionsTellWhetherAllEnded() {
    let log = Log()
    let stage = play(1) { view, stage in
      let (a, b) = (UIView(frame: .zero), UIView(frame: .zero))
      view.addSubview(a)
      view.addSubview(b)
      stage.perform(at: 0.1) {
        UIView.animate(withDuration: 0.2) {
          a.alpha = 0
        } completion: {
          log.entries.append("a \($0) \(Int((stage.time * 100).rounded()))")
        }
        UIView.animate(withDuration: 0.5) {
          b.alpha = 0
        } completion: {
          log.entries.append("b \($0)")
        }
        UIView.animate(withDuration: 0.5) {
        } completion: {
          log.entries.append("nothing \($0)")
        }
        UIView.performWithoutAnimation { a.center = CGPoint(x: 5, y: 5) }
        #expect(a.layer.animationKeys() == ["opacity"])
      }
      stage.perform(at: 0.4) { b.removeFromSuperview() }
    }
    #expect(stage.error == nil)
    #expect(log.entries == ["nothing true", "a true 30", "b false"])
  }

  /// Colours go from what is shown, by an animation that a layer can take as a model for its own.
  @Test func coloursAreOrdinaryAnimations() {
    let stage = play(0.5) { view, stage in
      view.backgroundColor = .black
      stage.perform(at: 0.1) {
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { view.backgroundColor = .white }
        let animation = view.layer.animation(forKey: "backgroundColor") as? CABasicAnimation
        #expect(animation?.duration == 0.2)
      }
      stage.perform(at: 0.2) {
        #expect(abs((view.layer.presentation()?.backgroundColor?.components?[0] ?? .nan) - 0.5) < 1e-9)
      }
    }
    #expect(stage.error == nil)
  }

  /// In a spring's block a colour goes as the spring does, here past its end, which a layer can have as a model, too.
  @Test func coloursSpring() {
    let spring = Spring(duration: 0.6, dampingRatio: 0.5)
    let stage = play(0.5) { view, stage in
      view.backgroundColor = UIColor(white: 0.2, alpha: 1)
      stage.perform(at: 0.1) {
        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
          view.backgroundColor = UIColor(white: 0.7, alpha: 1)
          view.center.x += 100
        }
        let animation = view.layer.animation(forKey: "backgroundColor") as? CASpringAnimation
        #expect(animation?.duration == 0.6)
        #expect(animation?.stiffness == CGFloat(spring.stiffness))
        #expect(animation?.damping == CGFloat(spring.damping))
      }
      for elapsed in [0.05, 0.15, 0.3] {
        stage.perform(at: 0.1 + elapsed) {
          let shown = view.layer.presentation()?.backgroundColor?.components?[0] ?? .nan
          #expect(abs(shown - CGFloat(0.2 + 0.5 * spring.value(at: elapsed))) < 1e-6)
        }
      }
    }
    #expect(stage.error == nil)
  }
}
