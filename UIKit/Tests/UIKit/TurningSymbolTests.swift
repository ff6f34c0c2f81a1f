import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// What symbols do since iOS 18.
@Suite struct TurningSymbolTests {
  private func angle(_ view: UIView) -> CGFloat {
    let matrix = view.layer.presentation()?.affineTransform() ?? .identity
    return atan2(matrix.b, matrix.a)
  }

  /// A turn takes two seconds and goes on, the other way as well, or is over after one.
  @Test func symbolsRotate() {
    let log = Log()
    play(5) { view, stage in
      let views = (0..<3).map { _ in UIImageView(image: .add) }
      for symbol in views { view.addSubview(symbol) }
      stage.perform(at: 0) {
        views[0].addSymbolEffect(.rotate)
        views[1].addSymbolEffect(.rotate.counterClockwise, options: .speed(2))
        views[2].addSymbolEffect(.rotate.byLayer, options: .nonRepeating) { log.entries.append("\($0.isFinished)") }
      }
      stage.perform(at: 1.01) { log.numbers = views.map { abs(angle($0)) } }
      stage.perform(at: 4.5) {
        #expect(abs(angle(views[0])) > 0.1 && angle(views[2]) == 0)
        views[0].removeSymbolEffect(ofType: .rotate, animated: false)
      }
      stage.perform(at: 4.6) { #expect(angle(views[0]) == 0) }
    }
    #expect(abs(log.numbers[0] - .pi) < 0.1 && abs(log.numbers[1]) < 0.2 && log.entries == ["true"])
  }

  /// To and fro, turning or along a direction; breath makes larger and fades; with a pause nothing happens in it.
  @Test func symbolsWiggleAndBreathe() {
    play(3) { view, stage in
      let views = (0..<4).map { _ in UIImageView(image: .add) }
      for symbol in views { view.addSubview(symbol) }
      stage.perform(at: 0) {
        views[0].addSymbolEffect(.wiggle)
        views[1].addSymbolEffect(.wiggle.left)
        views[2].addSymbolEffect(.breathe)
        views[3].addSymbolEffect(.wiggle.clockwise, options: .repeat(.periodic(delay: 1)))
      }
      // A fifth of the 0.6 seconds is the end of the first swing.
      stage.perform(at: 0.12) {
        #expect(isClose(angle(views[0]), 0.2) && (views[1].layer.presentation()?.affineTransform().tx ?? 0) < -1)
      }
      stage.perform(at: 1) {
        let layer = views[2].layer.presentation()
        #expect((layer?.affineTransform().a ?? 0) > 1.1 && (layer?.opacity ?? 1) < 0.5)
        #expect(angle(views[3]) == 0)
      }
      stage.perform(at: 1.72) { #expect(isClose(angle(views[3]), 0.2)) }
      stage.perform(at: 2) { for symbol in views { symbol.removeAllSymbolEffects(animated: false) } }
      stage.perform(at: 2.1) {
        #expect(views.allSatisfy { ($0.layer.presentation()?.affineTransform() ?? .identity) == .identity })
      }
    }
  }
}
