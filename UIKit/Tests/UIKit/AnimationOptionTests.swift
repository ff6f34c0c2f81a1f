import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

// Swift Testing brings in Foundation by itself, with its own.
private typealias Timer = QuartzCore.Timer

@Suite struct AnimationOptionTests {
  /// What `measure` finds after half of a block of one second that `options` are given to.
  private func half(
    _ options: UIView.AnimationOptions, _ animate: @escaping @Sendable (UIView, UIView.AnimationOptions) -> Void,
    measure: @escaping @Sendable (UIView) -> CGFloat
  ) -> CGFloat {
    let log = Log()
    let stage = play(1) { view, stage in
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.addSubview(inner)
      stage.perform(at: 0.1) { animate(inner, options) }
      stage.perform(at: 0.6) { log.numbers.append(measure(inner)) }
    }
    #expect(stage.error == nil)
    return log.numbers.first ?? .nan
  }

  @Sendable private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test(arguments: [
    (UIView.AnimationOptions.curveLinear, TimingCurve.linear), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut),
    (.curveEaseInOut, .easeInEaseOut),
  ]) func curves(option: UIView.AnimationOptions, curve: TimingCurve) {
    let shown = half(
      option,
      { view, options in
        UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 120 }
      }, measure: shownX)
    #expect(abs(shown - CGFloat(20 + 100 * Pacing.curve(curve).fraction(elapsed: 0.5, duration: 1))) < 1e-9)
  }

  /// A block in another one takes its duration and its curve, unless it insists on its own.
  @Test func innerBlocksInherit() {
    @Sendable func animate(_ view: UIView, _ options: UIView.AnimationOptions) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 2, delay: 0, options: options.union(.curveEaseIn)) { view.center.x = 120 }
      }
    }
    func eased(_ duration: Double) -> CGFloat {
      CGFloat(20 + 100 * Pacing.curve(.easeIn).fraction(elapsed: 0.5, duration: duration))
    }
    #expect(abs(half([], animate, measure: shownX) - 70) < 1e-9)
    #expect(abs(half(.overrideInheritedDuration, animate, measure: shownX) - 45) < 1e-9)
    #expect(abs(half(.overrideInheritedCurve, animate, measure: shownX) - eased(1)) < 1e-9)
    let both: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve]
    #expect(abs(half(both, animate, measure: shownX) - eased(2)) < 1e-9)
  }

  /// With `layoutSubviews`, what a view's new size does to its subviews is part of the block.
  @Test func layoutIsAnimatedOnDemand() {
    final class Half: UIView {
      override func layoutSubviews() { subviews.first?.center.x = bounds.width / 2 }
    }
    func place(_ options: UIView.AnimationOptions) -> CGFloat {
      half(
        options.union(.curveLinear),
        { view, options in
          let outer = Half(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
          outer.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
          view.addSubview(outer)
          outer.layoutIfNeeded()
          UIView.animate(withDuration: 1, delay: 0, options: options) { outer.bounds.size.width = 200 }
        }, measure: { self.shownX($0.subviews[0].subviews[0]) })
    }
    #expect(place([]) == 100)
    #expect(abs(place(.layoutSubviews) - 75) < 1e-9)
  }

  /// A colour on its way to black is sent to white: from black, or from the grey that is seen.
  @Test func coloursBeginAtTheModelOrAtWhatIsSeen() {
    @Sendable func animate(_ view: UIView, _ options: UIView.AnimationOptions) {
      view.backgroundColor = .white
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .black }
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in
        UIView.animate(withDuration: 1, delay: 0, options: options.union(.curveLinear)) {
          view.backgroundColor = .white
        }
      }
    }
    @Sendable func red(_ view: UIView) -> CGFloat {
      view.layer.presentation()?.backgroundColor?.components?.first ?? .nan
    }
    #expect(abs(half([], animate, measure: red) - 0.25) < 1e-9)
    #expect(abs(half(.beginFromCurrentState, animate, measure: red) - 0.8125) < 1e-9)
  }

  /// Steps follow each other, and the whole has the pace: at .5 s of 1 s, ease-in-ease-out is at .5, evenly or not.
  @Test func keyFramesAreSteps() {
    @Sendable func animate(_ view: UIView, _ options: UIView.AnimationOptions) {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: options.rawValue)
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { view.center.x = 120 }
        UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.4) {
          view.center.x = 20
          view.backgroundColor = .white
        }
      }
    }
    // A quarter of the second step has passed: 100 less 25.
    let linear = UIView.AnimationOptions(rawValue: UIView.KeyframeAnimationOptions.calculationModeLinear.rawValue)
    #expect(abs(half(linear, animate, measure: shownX) - 95) < 1e-9)
    let discrete = UIView.AnimationOptions(rawValue: UIView.KeyframeAnimationOptions.calculationModeDiscrete.rawValue)
    #expect(abs(half(discrete, animate, measure: shownX) - 20) < 1e-9)
    @Sendable func late(_ view: UIView, _ options: UIView.AnimationOptions) {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: options.rawValue)
      ) { UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.6) { view.center.x = 120 } }
    }
    let eased = Pacing.curve(.easeIn).fraction(elapsed: 0.5, duration: 1)
    #expect(abs(half(.curveEaseIn, late, measure: shownX) - CGFloat(20 + 100 * (eased - 0.2) / 0.6)) < 1e-9)
    // Outside of key frames it is a block like the one around it.
    let plain = half(
      .curveLinear,
      { view, options in
        UIView.animate(withDuration: 1, delay: 0, options: options) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 120 }
        }
      }, measure: shownX)
    #expect(abs(plain - 70) < 1e-9)
  }

  /// Steps to 120 and back, or on to 320, at a constant pace of the whole.
  @Test func keyFramesAreConnected() {
    func shown(
      _ mode: UIView.KeyframeAnimationOptions, _ steps: @escaping @Sendable (UIView) -> Void
    ) -> CGFloat {
      half(
        [],
        { view, _ in
          let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
          UIView.animateKeyframes(withDuration: 1, delay: 0, options: [mode, linear]) {
            steps(view)
          } completion: {
            #expect($0)
          }
        }, measure: shownX)
    }
    func steps(_ times: (Double, Double), _ length: Double, to x: CGFloat) -> @Sendable (UIView) -> Void {
      { view in
        UIView.addKeyframe(withRelativeStartTime: times.0, relativeDuration: times.1 - times.0) { view.center.x = 120 }
        UIView.addKeyframe(withRelativeStartTime: times.1, relativeDuration: length) { view.center.x = x }
      }
    }
    // Of a way of 300, a half is 150.
    #expect(abs(shown(.calculationModePaced, steps((0, 0.1), 0.4, to: 320)) - 170) < 1e-9)
    // A third into the second step: Hermite's cubic from a tangent of (100 + 200) / 2 to one of 200, or of (100 - 100) / 2 to -100.
    let s: CGFloat = 1.0 / 3
    let on = 120 + 200 * s * s * (3 - 2 * s) + 150 * s * (1 - s) * (1 - s) - 200 * s * s * (1 - s)
    #expect(abs(shown(.calculationModeCubic, steps((0, 0.25), 0.75, to: 320)) - on) < 1e-9)
    let turn = 120 - 100 * s * s * (3 - 2 * s) + 100 * s * s * (1 - s)
    #expect(abs(shown(.calculationModeCubic, steps((0, 0.25), 0.75, to: 20)) - turn) < 1e-9)
    // What then rests has come to rest: halfway there, at .5 s, from a tangent of 150 to none. And it stands still.
    #expect(abs(shown(.calculationModeCubic, steps((0, 0.25), 0.5, to: 320)) - (220 + 150 / 8)) < 1e-9)
    #expect(abs(shown(.calculationModeCubic, steps((0, 0.2), 0.2, to: 320)) - 320) < 1e-9)
    #expect(abs(shown(.calculationModeCubic, steps((0.6, 0.8), 0.2, to: 320)) - 20) < 1e-9)
    // Ways of the same length have the same time: in the middle it is at the turn.
    #expect(abs(shown(.calculationModeCubicPaced, steps((0, 0.1), 0.2, to: 20)) - 120) < 1e-9)
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
  }

  /// Whether a view is hidden is no matter of time.
  @Test func hidingIsNotAnimated() {
    let hidden = half(
      [],
      { view, _ in
        UIView.animate(withDuration: 1) { view.isHidden = true }
        #expect(view.layer.animationKeys() == nil && view.layer.presentation()?.isHidden == true)
      }, measure: { $0.isHidden ? 1 : 0 })
    #expect(hidden == 1)
  }

  /// What blocks of steps and others have in common has one number.
  @Test func keyFramesHaveTheOptionsOfOthers() {
    let pairs: [(UIView.KeyframeAnimationOptions, UIView.AnimationOptions)] = [
      (.layoutSubviews, .layoutSubviews), (.allowUserInteraction, .allowUserInteraction),
      (.beginFromCurrentState, .beginFromCurrentState), (.repeat, .repeat), (.autoreverse, .autoreverse),
      (.overrideInheritedDuration, .overrideInheritedDuration),
    ]
    #expect(pairs.allSatisfy { $0.rawValue == $1.rawValue })
    let shown = half(
      .curveLinear,
      { view, options in
        UIView.animate(withDuration: 2, delay: 0, options: options) {
          UIView.animateKeyframes(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 120 }
          }
        }
      }, measure: shownX)
    #expect(abs(shown - 70) < 1e-9)
  }

  @Test func repeatsAndTurnsBack() {
    let shown = half(
      [.repeat, .autoreverse, .curveLinear],
      { view, options in
        UIView.animate(withDuration: 0.2, delay: 0, options: options) { view.center.x = 120 }
      }, measure: shownX)
    #expect(abs(shown - 70) < 1e-9)
  }

  /// While it is animated, a view takes no touches, unless that is allowed.
  @Test func animatedViewsAreDeaf() {
    func taps(_ options: UIView.AnimationOptions) -> [String] {
      final class Touched: UIView {
        var log = Log()
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.entries.append("touched") }
      }
      let log = Log()
      let stage = play(2) { view, stage in
        let inner = Touched(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        inner.log = log
        view.addSubview(inner)
        stage.perform(at: 0.1) { UIView.animate(withDuration: 1, delay: 0, options: options) { inner.alpha = 0.5 } }
        stage.tape.tap(inner, at: 0.5)
        stage.tape.tap(inner, at: 1.5)
      }
      #expect(stage.error == nil)
      return log.entries
    }
    #expect(taps([]) == ["touched"])
    #expect(taps(.allowUserInteraction) == ["touched", "touched"])
  }
}
