import Springform
import Testing
import ViewScenes

import UIKit

/// Fingers that are planned by places of the window, in UIKit's own words.
@Suite struct TapeTests {
  private final class Felt: UIView {
    var log = Log()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    private func note(_ touches: Set<UITouch>) {
      log.points += touches.map { $0.location(in: nil) }
      log.numbers += touches.map { CGFloat($0.timestamp) }
    }
  }

  /// Where a finger came down and lifted that met a view which was added at 0.5 seconds.
  private func felt(_ plan: @escaping @Sendable (Stage) -> Void) -> Log {
    let log = Log()
    let stage = play(3) { view, stage in
      plan(stage)
      stage.perform(at: 0.5) {
        let felt = Felt(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        felt.log = log
        view.addSubview(felt)
      }
    }
    #expect(stage.error == nil)
    return log
  }

  @Test func tapsWhatIsThereByThen() {
    let log = felt { stage in
      stage.tape.tap(CGPoint(x: 40, y: 50), at: 0.4)
      stage.tape.tap(CGPoint(x: 40, y: 50), at: 1)
      stage.tape.tap(CGPoint(x: 10, y: 50), at: 2)
    }
    #expect(log.points == [CGPoint(x: 40, y: 50), CGPoint(x: 40, y: 50)])
    #expect(zip(log.numbers, [0.9, 1]).allSatisfy { abs($0 - $1) < 1e-9 } && log.numbers.count == 2)
  }

  /// Who misses its view hears where it went, or why it felt nothing.
  @Test func saysWhatIsMissed() {
    let stage = play(2) { view, stage in
      let names = ["covered", "cover", "faint", "moving", "met"]
      let views = names.enumerated().map { index, name -> UIView in
        let x = CGFloat(index < 2 ? 10 : 40 * index)
        let each = UIView(frame: CGRect(x: x, y: 10, width: 20, height: 20))
        each.accessibilityIdentifier = "tape \(name)"
        view.addSubview(each)
        return each
      }
      views[2].alpha = 0
      stage.perform(at: 0.95) { UIView.animate(withDuration: 1) { views[3].center.y = 60 } }
      for (index, each) in views.enumerated() where index != 1 { stage.tape.tap(each, at: 1.1 + Double(index) / 100) }
    }
    #expect(stage.error == nil)
    let told = notes.filter { $0.contains("'tape ") }.sorted()
    #expect(
      told == [
        "the finger that comes down at 1.0 s is meant for UIView 'tape covered', which is not what lies there: UIView 'tape cover' is",
        "the finger that comes down at 1.02 s is meant for UIView 'tape faint', which is not seen then",
        "the finger that comes down at 1.03 s is meant for UIView 'tape moving', which takes no touches while it is animated without "
          + ".allowUserInteraction",
      ])
  }

  @Test func dragsFromAPointToOthers() {
    let log = felt { stage in
      stage.tape.touch(CGPoint(x: 30, y: 30), at: 1) {
        $0.drag(to: CGPoint(x: 70, y: 90), duration: 0.2)
        $0.drag(by: CGVector(dx: -15, dy: 5), duration: 0.3)
      }
    }
    #expect(log.points == [CGPoint(x: 30, y: 30), CGPoint(x: 55, y: 95)])
    #expect(abs((log.numbers.last ?? 0) - 1.5) < 1e-9)
  }

  @Test func dragsAlongAPath() {
    let log = felt { stage in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 30, y: 30))
      path.addLine(to: CGPoint(x: 90, y: 30))
      path.addLine(to: CGPoint(x: 90, y: 70))
      stage.tape.touch(CGPoint(x: 30, y: 30), at: 1) { $0.drag(along: path, duration: 0.5) }
    }
    #expect(log.points == [CGPoint(x: 30, y: 30), CGPoint(x: 90, y: 70)])
  }

  /// A list that has been scrolled is touched where it is seen.
  @Test func meetsWhatIsScrolled() {
    let log = Log()
    play(3) { view, stage in
      let scroll = UIScrollView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 100, height: 1000)
      let felt = Felt(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
      felt.log = log
      scroll.addSubview(felt)
      view.addSubview(scroll)
      scroll.contentOffset = CGPoint(x: 0, y: 400)
      stage.tape.tap(scroll, at: 1)
      stage.tape.tap(scroll, at: 2, location: CGPoint(x: 30, y: 10))
    }
    #expect(log.points == [70, 70].map { CGPoint(x: $0, y: 70) } + [30, 30].map { CGPoint(x: 20 + $0, y: 30) })
  }
}
