import Springform
import Testing

import QuartzCore

// Swift Testing brings in Foundation by itself, with its own.
private typealias Date = QuartzCore.Date
private typealias DispatchQueue = QuartzCore.DispatchQueue
private typealias DispatchTime = QuartzCore.DispatchTime
private typealias DispatchWorkItem = QuartzCore.DispatchWorkItem
private typealias RunLoop = QuartzCore.RunLoop
private typealias Timer = QuartzCore.Timer

/// All of time is the stage's.
@Suite struct TimeTests {
  private final class Caller: NSObject, @unchecked Sendable {
    var log: [String] = []
    func note(_ text: String) { log.append("\(text) \(Int((CACurrentMediaTime() * 100).rounded()))") }
    func tick(_ timer: Timer) { note("tick \(timer.userInfo ?? "")") }
    func plain() { note("plain") }
    func given(_ text: NSString) { note("given \(text)") }
  }

  private func log(_ seconds: Double, _ body: @escaping (Caller) -> Void) -> [String] {
    let caller = Caller()
    let stage = play(seconds) { _, _ in body(caller) }
    #expect(stage.error == nil)
    return caller.log
  }

  @Test func timersCallOnceOrAgainAndAgain() {
    let log = log(1) { caller in
      Timer.scheduledTimer(withTimeInterval: 0.15, repeats: false) { _ in caller.note("once") }
      let timer = Timer.scheduledTimer(
        timeInterval: 0.2, target: caller, selector: Selector(Caller.tick, "tick"), userInfo: "tock", repeats: true)
      at(0.7) { timer.invalidate() }
    }
    #expect(log == ["once 15", "tick tock 20", "tick tock 40", "tick tock 60"])
  }

  @Test func timersWaitForARunLoopAndCanBeMoved() {
    let log = log(1) { caller in
      let timer = Timer(timeInterval: 0.1, repeats: false) { _ in caller.note("added") }
      at(0.3) { RunLoop.main.add(timer, forMode: .common) }
      let moved = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        caller.note("moved")
        if caller.log.count > 3 { timer.invalidate() }
      }
      at(0.05) { moved.fireDate = Date(timeIntervalSinceNow: 0.45) }
      at(0.9) { #expect(!timer.isValid && !moved.isValid) }
    }
    #expect(log == ["added 30", "moved 50", "moved 60", "moved 70"])
  }

  /// It stands for one that a component has not made yet.
  @Test func timersThatNothingSetsNeverFire() {
    let stage = play(1) { _, _ in
      let timer = Timer()
      RunLoop.main.add(timer, forMode: .common)
      at(0.5) {
        #expect(timer.isValid)
        timer.invalidate()
        #expect(!timer.isValid)
      }
    }
    #expect(stage.error == nil && stage.time >= 1)
  }

  @Test func timersAreMadeForADateOrATarget() {
    let log = log(1) { caller in
      #expect(RunLoop.current === RunLoop.main)
      let dated = Timer(fire: Date() + 0.3, interval: 0.2, repeats: true) { _ in caller.note("dated") }
      RunLoop.current.add(dated, forMode: .tracking)
      at(0.6) { dated.invalidate() }
      let targeted = Timer(
        timeInterval: 0.4, target: caller, selector: Selector(Caller.tick, "tick"), userInfo: "tock", repeats: false)
      #expect(targeted.timeInterval == 0 && dated.timeInterval == 0.2)
      RunLoop.main.add(targeted, forMode: .default)
      // What fires by hand fires on time all the same, unless that was its only time.
      at(0.1) { dated.fire() }
      at(0.2) {
        targeted.fire()
        #expect(!targeted.isValid && dated.isValid)
      }
    }
    #expect(log == ["dated 10", "tick tock 20", "dated 30", "dated 50"])
  }

  /// A queue of one's own works at the same time of the scene as the main one.
  @Test func queuesOfOnesOwn() {
    let log = log(1) { caller in
      let queue = DispatchQueue(label: "own")
      #expect(queue.label == "own" && queue.sync(execute: { 2 }) == 2)
      queue.asyncAfter(deadline: .now() + .microseconds(200_000)) { caller.note("own") }
      queue.asyncAfter(deadline: .now() + .nanoseconds(100_000_000)) { caller.note("sooner") }
      queue.asyncAfter(deadline: .now() + .seconds(1) + -0.5) { caller.note("late") }
      let item = DispatchWorkItem { caller.note("item") }
      item.perform()
      item.cancel()
      item.perform()
      #expect(item.isCancelled)
      at(0.25) { #expect(DispatchTime.now().uptimeNanoseconds == 250_000_000) }
    }
    #expect(log == ["item 0", "sooner 10", "own 20", "late 50"])
  }

  @Test func queuesWorkLater() {
    let log = log(1) { caller in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { caller.note("after") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { caller.note("interval") }
      DispatchQueue.global(qos: .background).async { caller.note("async") }
      let item = DispatchWorkItem { caller.note("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
      DispatchQueue.main.async(execute: DispatchWorkItem { caller.note("item") })
      at(0.25) { item.cancel() }
      caller.note("first \(DispatchQueue.main.sync { 1 })")
    }
    #expect(log == ["first 1 0", "async 0", "item 0", "interval 10", "after 20"])
  }

  @Test func methodsAreCalledLaterUnlessTakenBack() {
    let log = log(1) { caller in
      caller.perform(Selector(Caller.plain, "plain"), with: nil, afterDelay: 0.1)
      caller.perform(Selector(Caller.given, "given"), with: "x", afterDelay: 0.2)
      caller.perform(Selector(Caller.plain, "plain"), with: nil, afterDelay: 0.3)
      at(0.15) {
        NSObject.cancelPreviousPerformRequests(
          withTarget: caller, selector: Selector(Caller.plain, "plain"), object: nil)
      }
      at(0.4) {
        caller.perform(Selector(Caller.plain, "plain"), with: nil, afterDelay: 0.1)
        NSObject.cancelPreviousPerformRequests(withTarget: caller)
      }
    }
    #expect(log == ["plain 10", "given x 20"])
  }

  @Test func datesAreTheScenes() {
    var (start, passed, second): (Date?, TimeInterval, Date?) = (nil, 0, nil)
    let stage = play(0.5) { _, _ in
      start = Date()
      at(0.25) {
        passed = start.map { Date().timeIntervalSince($0) } ?? .nan
        second = .now
        #expect(start.map { -$0.timeIntervalSinceNow } == 0.25)
        #expect(CFAbsoluteTimeGetCurrent() == 0.25)
      }
    }
    #expect(stage.error == nil)
    #expect(start == Date(timeIntervalSince1970: 978_307_200))
    #expect(passed == 0.25)
    #expect(second == start?.addingTimeInterval(0.25))
    #expect(Date.distantPast < Date.distantFuture)
    let later = Date(timeInterval: 5, since: Date(timeIntervalSinceReferenceDate: 10))
    #expect(later.timeIntervalSinceReferenceDate == 15 && (later - 5).timeIntervalSinceReferenceDate == 10)
    #expect(later.timeIntervalSince1970 == 15 + Date.timeIntervalBetween1970AndReferenceDate)
  }

  /// A timer that starts itself anew at once, for ever, ends the scene with a reason.
  @Test func workWithoutEndIsAnError() {
    @Sendable func again() { DispatchQueue.main.async { again() } }
    let stage = play(0.1, fails: true) { _, _ in again() }
    #expect(stage.error != nil)
  }

  /// Outside of a scene there is no time: the process ends with a sentence.
  @Test func outsideOfASceneIsAnError() async {
    let result = await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
      _ = CACurrentMediaTime()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.hasPrefix("error: CACurrentMediaTime() was called outside of a scene: make views"))
  }
}
