import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// What symbols do, as Apple documents it: what grows, fades, stays and ends. Of how much and how long Apple says nothing.
@Suite struct SymbolEffectTests {
  private func shown(_ view: UIView) -> (scale: CGFloat, opacity: CGFloat) {
    let layer = view.layer.presentation()
    return (layer?.affineTransform().a ?? .nan, CGFloat(layer?.opacity ?? .nan))
  }

  private func symbol(in view: UIView) -> UIImageView {
    let symbol = UIImageView(image: .add)
    view.addSubview(symbol)
    return symbol
  }

  /// A bounce is over after one, or after as many as it is told, which a speed makes shorter.
  @Test func bouncesAndEnds() {
    let log = Log()
    play(3) { view, stage in
      let views = (0..<4).map { _ in symbol(in: view) }
      let plain = UIImageView(image: UIImage())
      view.addSubview(plain)
      stage.perform(at: 0.1) {
        views[0].addSymbolEffect(.bounce) {
          log.entries.append("\($0.isFinished) \($0.sender === views[0]) \($0.effect is BounceSymbolEffect)")
        }
        views[1].addSymbolEffect(.bounce.down, options: .repeat(2).speed(2))
        views[2].addSymbolEffect(.bounce.up.byLayer, options: .repeating)
        views[3].addSymbolEffect(.bounce.wholeSymbol, options: .nonRepeating.repeating)
        // What is no symbol does nothing.
        plain.addSymbolEffect(.bounce)
      }
      stage.perform(at: 0.35) {
        log.numbers = [views[0], views[1], views[2], plain].map { shown($0).scale }
        views[3].removeSymbolEffect(ofType: .bounce)
        #expect(log.entries.isEmpty)
      }
      stage.perform(at: 0.47) { #expect(shown(views[1]).scale < 1 && shown(views[3]).scale == 1) }
      // Half of the fifth one is over.
      stage.perform(at: 2.35) {
        #expect(isClose(shown(views[0]).scale, 1) && isClose(shown(views[1]).scale, 1))
        #expect(isClose(shown(views[2]).scale, 1.2))
      }
    }
    #expect(isClose(log.numbers[0], 1.2) && isClose(log.numbers[2], 1.2) && log.numbers[3] == 1)
    #expect(isClose(log.numbers[1], 1) && log.entries == ["true true true"])
  }

  /// A pulse goes on; a scale stays; what has disappeared comes back when it appears, or when the effect is taken away.
  @Test func staysUntilItIsRemoved() {
    play(4) { view, stage in
      let (pulse, scale, presence, other) = (symbol(in: view), symbol(in: view), symbol(in: view), symbol(in: view))
      stage.perform(at: 0) {
        pulse.addSymbolEffect(.pulse)
        scale.addSymbolEffect(.scale.up)
        presence.addSymbolEffect(.disappear)
        other.addSymbolEffect(.disappear.down, animated: false)
      }
      stage.perform(at: 0.1) { #expect(shown(other).opacity == 0 && shown(presence).opacity < 1) }
      // The third pulse is in its middle.
      stage.perform(at: 1) {
        #expect(isClose(shown(pulse).opacity, 0.4) && isClose(shown(scale).scale, 1.2))
        #expect(isClose(shown(presence).opacity, 0) && presence.alpha == 1)
        presence.addSymbolEffect(.appear)
        scale.addSymbolEffect(.scale.down)
        other.removeAllSymbolEffects(animated: false)
      }
      stage.perform(at: 1.1) { #expect(shown(presence).opacity > 0 && shown(other).opacity == 1) }
      stage.perform(at: 3) {
        #expect(isClose(shown(pulse).opacity, 0.4) && isClose(shown(scale).scale, 0.8))
        #expect(shown(presence).opacity == 1 && isClose(shown(presence).scale, 1))
        scale.removeSymbolEffect(ofType: .scale)
        pulse.removeAllSymbolEffects()
        #expect(shown(pulse).opacity == 1)
      }
      stage.perform(at: 3.1) { #expect(shown(scale).scale > 0.8 && shown(scale).scale < 1) }
      stage.perform(at: 3.9) { #expect(shown(scale).scale == 1) }
    }
  }

  /// The one that was there shrinks, or grows, and is gone; then the other one grows in its place.
  @Test func makesWayForAnother() {
    let log = Log()
    play(2) { view, stage in
      let views = (0..<3).map { _ in symbol(in: view) }
      let plain = UIImageView(image: UIImage())
      view.addSubview(plain)
      stage.perform(at: 0.1) {
        views[0].setSymbolImage(.remove, contentTransition: .replace) {
          log.entries.append("\($0.isFinished) \($0.sender === views[0]) \($0.effect is ReplaceSymbolEffect)")
        }
        views[1].setSymbolImage(.remove, contentTransition: .replace.upUp, options: .speed(0.5))
        views[2].setSymbolImage(.remove, contentTransition: .replace.offUp)
        // In place of what is no symbol it is there at once.
        plain.setSymbolImage(.remove, contentTransition: .automatic) { log.entries.append("\($0.isFinished)") }
        #expect(views[0].image == .remove && log.entries == ["true"])
      }
      stage.perform(at: 0.25) {
        #expect(isClose(shown(views[0]).scale, 0.6) && isClose(shown(views[0]).opacity, 0.5))
        #expect(isClose(shown(views[2]).scale, 0.6) && isClose(shown(views[2]).opacity, 0.5))
        #expect(shown(plain).scale == 1)
      }
      stage.perform(at: 0.4) { #expect(isClose(shown(views[1]).scale, 1.1)) }
      stage.perform(at: 0.55) { #expect(isClose(shown(views[0]).scale, 0.6)) }
      stage.perform(at: 1) {
        #expect(shown(views[0]).scale == 1 && shown(views[0]).opacity == 1 && isClose(shown(views[1]).scale, 0.6))
        views[1].removeAllSymbolEffects(animated: false)
        #expect(shown(views[1]).scale == 1)
      }
    }
    #expect(log.entries == ["true", "true true true"])
  }

  /// A square is seen until it is gone, and then a line.
  @Test(arguments: [(0.25, true), (0.55, false)]) func showsOneAfterTheOther(time: Double, isFirst: Bool) throws {
    let stage = play(time) { view, stage in
      let large = UIImage.SymbolConfiguration(pointSize: 100)
      let shown = UIImageView(image: UIImage(systemName: "square.fill", withConfiguration: large))
      let next = UIImage(systemName: "minus", withConfiguration: large) ?? UIImage()
      shown.center = CGPoint(x: 100, y: 100)
      view.addSubview(shown)
      stage.perform(at: 0.1) { shown.setSymbolImage(next, contentTransition: .replace) }
    }
    let picture = try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
    #expect(picture[100, 100] != 0xFFFF_FFFF && (picture[100, 120] != 0xFFFF_FFFF) == isFirst)
  }
}
