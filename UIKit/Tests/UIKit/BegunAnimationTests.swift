import Springform
import Testing
import ViewScenes

import UIKit

/// Animations that are begun and committed.
@Suite struct BegunAnimationTests {
  /// Two tenths of a second unless said otherwise, from slow to slow: in the middle half of the way.
  @Test func changesUntilTheCommitMove() {
    let log = Log()
    play(2) { view, stage in
      func shown() -> CGFloat { view.layer.presentation()?.position.x ?? .nan }
      view.center.x = 0
      stage.perform(at: 0.1) {
        UIView.beginAnimations(nil, context: nil)
        view.center.x = 100
        UIView.commitAnimations()
        view.center.y = 7
      }
      stage.perform(at: 0.2) { log.numbers.append(shown()) }
      stage.perform(at: 0.31) {
        log.numbers.append(shown())
        UIView.beginAnimations("back", context: nil)
        UIView.setAnimationDuration(0.4)
        UIView.setAnimationDelay(0.2)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationBeginsFromCurrentState(true)
        view.center.x = 0
        UIView.commitAnimations()
      }
      stage.perform(at: 0.51) { log.numbers.append(shown()) }
      stage.perform(at: 0.61) { log.numbers.append(shown()) }
      stage.perform(at: 0.92) {
        log.numbers.append(shown())
        // Nothing is left open.
        UIView.commitAnimations()
        view.center.x = 3
        log.numbers.append(shown())
      }
    }
    #expect(log.numbers.map { ($0 * 1e6).rounded() / 1e6 } == [50, 100, 100, 75, 0, 3])
  }

  /// Three times there and back in a tenth of a second each way.
  @Test func repeats() {
    let log = Log()
    play(1) { view, stage in
      func note(at time: Double) {
        stage.perform(at: time) { log.numbers.append(view.layer.presentation()?.position.x ?? .nan) }
      }
      view.center.x = 0
      stage.perform(at: 0) {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0.1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationRepeatCount(3)
        UIView.setAnimationRepeatAutoreverses(true)
        view.center.x = 100
        UIView.commitAnimations()
      }
      for time in [0.05, 0.1, 0.15, 0.2, 0.5, 0.55, 0.65] { note(at: time) }
    }
    #expect(log.numbers.map { ($0 * 1e6).rounded() / 1e6 } == [50, 100, 50, 0, 100, 50, 100])
  }
}
