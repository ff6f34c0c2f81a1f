import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct BlurTests {
  /// A finger that leads an animator leads a blur from none to all of it.
  @Test func blursComeAsFarAsTheyAreLed() {
    play(1) { view, stage in
      let blurred = UIVisualEffectView(effect: nil)
      blurred.frame = view.bounds
      view.addSubview(blurred)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { blurred.effect = UIBlurEffect(style: .dark) }
      func shown() -> (radius: CGFloat, alpha: CGFloat) {
        let shown = blurred.layer.presentation()
        return (CGFloat(shown?.backdropBlurRadius ?? .nan), shown?.backgroundColor?.alpha ?? 0)
      }
      stage.perform(at: 0.1) { animator.fractionComplete = 0 }
      stage.perform(at: 0.2) {
        #expect(shown().radius == 0 && shown().alpha == 0)
        animator.fractionComplete = 0.5
      }
      stage.perform(at: 0.3) {
        #expect(abs(shown().radius - 7) < 1e-9 && abs(shown().alpha - 0.395) < 1e-9)
        animator.fractionComplete = 1
      }
      stage.perform(at: 0.4) { #expect(shown().radius == 14) }
    }
  }
}
