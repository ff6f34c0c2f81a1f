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
}
