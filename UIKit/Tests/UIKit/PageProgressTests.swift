import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// How much of a page has been seen, in a page control, as of iOS 17.
@Suite struct PageProgressTests {
  /// Pages of half a second turn by themselves, and the last one stays, or the first follows it.
  @Test(arguments: [false, true]) func timeTurnsPages(resets: Bool) {
    let log = Log()
    let stage = play(2.2) { view, stage in
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      control.numberOfPages = 3
      let progress = UIPageControlTimerProgress(preferredDuration: 0.5)
      progress.resetsToInitialPageAfterEnd = resets
      control.addAction(
        UIAction { [weak control] _ in log.entries.append("\(control?.currentPage ?? -1)") }, for: .valueChanged)
      view.addSubview(control)
      stage.perform(at: 0.1) {
        control.progress = progress
        #expect(progress.isRunning)
      }
      stage.perform(at: 0.35) { log.numbers.append(CGFloat(progress.currentProgress)) }
      stage.perform(at: 1.9) { log.numbers.append(CGFloat(control.currentPage)) }
    }
    #expect(stage.error == nil)
    #expect(abs(log.numbers[0] - 0.5) < 0.05)
    #expect(log.entries.starts(with: ["1", "2"]) && log.numbers[1] == (resets ? 0 : 2))
  }

  /// The current dot is a bar, so that all of them take 19 points more, filled as far as the page has been seen.
  @Test func theCurrentDotIsABar() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    control.numberOfPages = 3
    let plain = control.intrinsicContentSize.width
    let progress = UIPageControlProgress()
    control.progress = progress
    progress.currentProgress = 0.5
    control.layoutIfNeeded()
    #expect(control.intrinsicContentSize.width == plain + 19)
    #expect(control.subviews.map(\.bounds.width).max() == 26)
    #expect(control.subviews.flatMap(\.subviews).map(\.frame.width) == [13])
    progress.currentProgress = 7
    #expect(progress.currentProgress == 1)
    control.progress = nil
    control.layoutIfNeeded()
    #expect(control.intrinsicContentSize.width == plain && control.subviews.flatMap(\.subviews).isEmpty)
  }
}
