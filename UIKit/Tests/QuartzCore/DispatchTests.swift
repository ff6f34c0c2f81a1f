import Springform
import Testing

import QuartzCore

private typealias DispatchGroup = QuartzCore.DispatchGroup
private typealias DispatchQueue = QuartzCore.DispatchQueue
private typealias DispatchSource = QuartzCore.DispatchSource
private typealias DispatchWorkItem = QuartzCore.DispatchWorkItem
private typealias DispatchTime = QuartzCore.DispatchTime
private typealias DateComponentsFormatter = QuartzCore.DateComponentsFormatter
private typealias Timer = QuartzCore.Timer
private typealias Date = QuartzCore.Date
private typealias DateInterval = QuartzCore.DateInterval

@Suite struct DispatchTests {
  /// A group calls when the last of what entered has left, and at once when nothing has entered.
  @Test func groupsWait() {
    let lines = TimedLog.lines(1) { log in
      let group = DispatchGroup()
      group.notify(queue: .main) { log.note("empty") }
      group.enter()
      group.enter()
      DispatchQueue.main.async(group: group) { log.note("work") }
      at(0.2) { group.leave() }
      at(0.5) { group.leave() }
      group.notify(queue: .main) { log.note("done") }
    }
    #expect(lines == ["empty 0", "work 0", "done 50"])
  }

  /// What lies in the past is done at once.
  @Test func momentsLieApart() {
    let lines = TimedLog.lines(1) { log in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5 - 0.2) { log.note("later") }
      DispatchQueue.main.asyncAfter(deadline: .now() - 1) { log.note("now") }
    }
    #expect(lines == ["now 0", "later 30"])
  }

  @Test func groupsAreNotLeftMoreOftenThanEntered() {
    let stage = play(0.1, fails: true) { _, _ in DispatchGroup().leave() }
    #expect(stage.error != nil)
  }

  /// A timer is silent until it is resumed, is suspended and resumed, and ends when it is cancelled.
  @Test func timerSourcesCall() {
    let lines = TimedLog.lines(1) { log in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 0.1, repeating: .milliseconds(100))
      timer.setEventHandler { log.note("tick") }
      at(0.15) { timer.resume() }
      at(0.35) { timer.suspend() }
      at(0.7) { timer.cancel() }
      at(0.8) { #expect(timer.isCancelled) }
      let once = DispatchSource.makeTimerSource()
      once.schedule(deadline: .now() + 0.4)
      once.setEventHandler { log.note("once") }
      once.activate()
      // A source is cancelled when nobody keeps it.
      at(0.9) { #expect(!once.isCancelled) }
    }
    #expect(lines == ["tick 15", "tick 20", "tick 30", "once 40"])
  }

  /// Queues of all kinds do what they are given in its order; one that is inactive waits.
  @Test func queuesOfAllKinds() {
    let lines = TimedLog.lines(1) { log in
      let queue = DispatchQueue(label: "work", qos: .background, attributes: .concurrent, target: .main)
      queue.async(flags: .barrier) { log.note("first") }
      queue.asyncAfter(deadline: .now() + 0.1, qos: .userInitiated) { log.note("second") }
      log.note("\(queue.sync(flags: .barrier) { 7 })")
      let late = DispatchQueue(label: "late", attributes: [.initiallyInactive])
      late.async { log.note("late") }
      at(0.3) { late.activate() }
      DispatchQueue.concurrentPerform(iterations: 3) { log.note("part \($0)") }
    }
    #expect(lines == ["7 0", "part 0 0", "part 1 0", "part 2 0", "first 0", "second 10", "late 30"])
  }

  /// Who waits for a piece of work hears when it is done, and at once when it was done before.
  @Test func workItemsTell() {
    let lines = TimedLog.lines(1) { log in
      let item = DispatchWorkItem(qos: .utility, flags: []) { log.note("work") }
      item.notify(queue: .main) { log.note("done") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: item)
      at(0.4) { item.notify(queue: .main, execute: DispatchWorkItem { log.note("again") }) }
      let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
      timer.schedule(deadline: .now() + 0.6)
      timer.setEventHandler { log.note("tick") }
      timer.resume()
      at(0.9) { timer.cancel() }
    }
    #expect(lines == ["work 20", "done 20", "again 40", "tick 60"])
  }

  /// Core Foundation's timers are Foundation's.
  @Test func coreFoundationsTimers() {
    let lines = TimedLog.lines(1) { log in
      let start = CFAbsoluteTimeGetCurrent()
      let once = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, start + 0.3, 0, 0, 0) { _ in log.note("once") }
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), once, .commonModes)
      let often = CFRunLoopTimerCreateWithHandler(nil, start + 0.2, 0.25, 0, 0) { timer in
        log.note("often")
        if log.lines.count > 3 { CFRunLoopTimerInvalidate(timer) }
      }
      CFRunLoopAddTimer(CFRunLoopGetMain(), often, kCFRunLoopDefaultMode)
    }
    #expect(lines == ["often 20", "once 30", "often 45", "often 70"])
  }

  /// Every third refresh of 60 is 20 a second.
  @Test func displayLinksSkipRefreshes() {
    final class Target: NSObject, @unchecked Sendable {
      var count = 0
      func step(_ link: CADisplayLink) { count += 1 }
    }
    let target = Target()
    _ = play(1) { _, _ in
      let link = CADisplayLink(target: target, selector: Selector(Target.step, "step"))
      #expect(link.frameInterval == 1)
      link.frameInterval = 3
      #expect(link.preferredFramesPerSecond == 20 && link.frameInterval == 3)
      link.add(to: .main, forMode: .common)
    }
    #expect((19...21).contains(target.count))
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:00:05"), (.abbreviated, "1h 5s"), (.short, "1 hr, 5 sec"),
    (.brief, "1hr 5sec"), (.full, "1 hour, 5 seconds"), (.spellOut, "one hour, five seconds"),
  ]) fileprivate func durationsAreSaid(style: DateComponentsFormatter.UnitsStyle, expected: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    #expect(formatter.string(from: 3_605) == expected)
  }

  @Test func durationsAreSaidInTheUnitsThatAreAllowed() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 9) == "9" && formatter.string(from: 3_605) == "60:05")
    #expect(formatter.string(from: -65) == "-1:05" && formatter.string(from: .nan) == nil)
    formatter.unitsStyle = .short
    #expect(formatter.string(from: 0) == "0 sec")
    formatter.allowedUnits = [.day, .hour, .minute]
    #expect(formatter.string(from: DateComponents(day: 2, hour: 3, minute: 4)) == "2 days, 3 hr, 4 min")
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: DateComponents(day: 2, hour: 3, minute: 4)) == "2 days, 3 hr")
  }

  /// As Apple documents `zeroFormattingBehavior`: zeros in front, between and at the end are left out, or all are kept.
  @Test func zerosAreKeptWhereThatIsAsked() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05" && formatter.string(from: 0) == "00:00")
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = .abbreviated
    formatter.zeroFormattingBehavior = .dropMiddle
    #expect(formatter.string(from: 3_605) == "1h 5s" && formatter.string(from: 60) == "0h 1m 0s")
    formatter.zeroFormattingBehavior = .dropLeading
    #expect(formatter.string(from: 60) == "1m 0s")
  }

  /// Of the scene's dates: 1 January 2001 was a Monday, so that its week, from a Sunday on, began the day before.
  @Test func timeBetweenDates() throws {
    func date(_ time: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: time) }
    let (early, late) = (DateInterval(start: date(0), duration: 10), DateInterval(start: date(5), end: date(20)))
    #expect(early.intersection(with: late) == DateInterval(start: date(5), duration: 5))
    #expect(!early.intersects(DateInterval(start: date(11), duration: 1)) && early.contains(date(10)) && early < late)
    let week = try #require(QuartzCore.Calendar.current.dateInterval(of: .weekOfYear, for: date(0)))
    #expect(week == DateInterval(start: date(-86_400), duration: 7 * 86_400))
  }
}
