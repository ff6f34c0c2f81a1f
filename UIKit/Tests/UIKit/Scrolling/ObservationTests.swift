import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct ObservationTests {
  private final class Watcher: UIView {
    var told: [String] = []
    /// As components have them: a view of their own that others follow.
    lazy var thumb = UIView()
    var other: UIView? = UIView()

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let values = [NSKeyValueChangeKey.oldKey, .newKey].map { key in
        switch change?[key] {
        case let point as CGPoint: "\(point.x),\(point.y)"
        case let rect as CGRect: "\(rect.minX),\(rect.minY),\(rect.width),\(rect.height)"
        default: "-"
        }
      }
      told.append("\(keyPath ?? "") \(values[0]) \(values[1]) \(change?[.kindKey] ?? "-")")
    }
  }

  @Test func tellsByName() {
    play(0) { view, _ in
      let (watcher, scroll) = (Watcher(), UIScrollView())
      scroll.addObserver(watcher, forKeyPath: "contentOffset", options: [.new, .old], context: nil)
      scroll.contentOffset = CGPoint(x: 0, y: 3)
      #expect(watcher.told == ["contentOffset 0.0,0.0 0.0,3.0 1"])
      scroll.removeObserver(watcher, forKeyPath: "contentOffset")
      scroll.contentOffset = .zero
      #expect(watcher.told.count == 1)

      watcher.told = []
      view.addObserver(watcher, forKeyPath: "center", options: [.initial, .new], context: nil)
      #expect(watcher.told == ["center - 100.0,100.0 1"])
      // Each context is an observation of its own.
      var mark = 0
      view.addObserver(watcher, forKeyPath: "frame", context: &mark)
      view.removeObserver(watcher, forKeyPath: "frame", context: nil)
      view.frame.size.width = 50
      view.removeObserver(watcher, forKeyPath: "frame", context: &mark)
      view.frame.size.width = 60
      #expect(watcher.told.count == 2 && watcher.told[1] == "frame - - 1")
    }
  }

  @Test func leadsThroughProperties() {
    play(0) { view, _ in
      let watcher = Watcher()
      watcher.thumb.frame.size.width = 1
      watcher.addObserver(watcher, forKeyPath: "thumb.bounds", options: .new, context: nil)
      watcher.addObserver(watcher, forKeyPath: "other.frame", options: .new, context: nil)
      watcher.thumb.bounds = CGRect(x: 0, y: 0, width: 7, height: 0)
      watcher.other?.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(watcher.told == ["thumb.bounds - 0.0,0.0,7.0,0.0 1", "other.frame - 1.0,2.0,3.0,4.0 1"])
    }
  }

  @Test func tellsAClosure() {
    final class Table: UIScrollView {}
    play(0) { view, _ in
      let (table, log) = (Table(), Log())
      var observations = [
        table.observe(\.contentOffset, options: [.new, .old]) { table, change in
          log.numbers.append(table.contentOffset.y + (change.newValue?.y ?? 0) - (change.oldValue?.y ?? 0))
        },
        table.observe(\.contentSize, options: [.initial, .new]) { _, change in
          log.entries.append("\(change.newValue?.width ?? -1)")
        },
        table.observe(\.contentInset) { _, change in log.entries.append("inset \(change.newValue == nil)") },
        (table as UIView).observe(\.frame, options: .new) { _, change in log.entries.append("\(change.kind)") },
      ]
      table.contentOffset.y = 4
      table.contentSize.width = 9
      table.frame.size.width = 5
      table.contentInset.top = 1
      #expect(log.numbers == [8])
      #expect(log.entries == ["0.0", "9.0", "setting", "inset true"])
      observations[1].invalidate()
      observations.removeFirst()
      (table.contentOffset.y, table.contentSize.width) = (6, 1)
      #expect(log.numbers == [8] && log.entries.count == 4)
    }
  }

  @Test func tellsOfLooks() {
    play(0) { view, _ in
      let (part, list, log) = (UIView(), UIScrollView(), Log())
      let observations = [
        part.observe(\.transform, options: [.old, .new]) { _, change in
          log.entries.append("\(change.oldValue?.tx ?? -1) \(change.newValue?.tx ?? -1)")
        },
        part.observe(\.alpha, options: .new) { _, change in log.entries.append("\(change.newValue ?? -1)") },
        list.observe(\.isHidden, options: .new) { _, change in log.entries.append("\(change.newValue == true)") },
      ]
      part.transform = CGAffineTransform(translationX: 3, y: 0)
      (part.alpha, list.isHidden) = (0.5, true)
      #expect(log.entries == ["0.0 3.0", "0.5", "true"] && observations.count == 3)
    }
  }

  @Test func tellsOfGestures() {
    let (log, kept) = (Log(), Keep())
    play(1) { view, stage in
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(pan)
      kept.objects = [pan.observe(\.state, options: .new) { log.entries.append("\($1.newValue ?? .failed)") }]
      stage.tape.touch(view, at: 0.1) { $0.drag(by: Vector(dx: 30, dy: 0), duration: 0.02) }
    }
    #expect(log.entries.first == "began" && log.entries.suffix(2) == ["ended", "possible"])
  }
}
