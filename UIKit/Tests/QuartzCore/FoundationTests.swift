import Springform
import Testing

import QuartzCore

private typealias Date = QuartzCore.Date
private typealias DispatchQueue = QuartzCore.DispatchQueue
private typealias DispatchSource = QuartzCore.DispatchSource
private typealias DispatchTime = QuartzCore.DispatchTime
private typealias DispatchGroup = QuartzCore.DispatchGroup
private typealias RunLoop = QuartzCore.RunLoop
private typealias Timer = QuartzCore.Timer

/// What sources need of Foundation and of the system beneath it, on the scene's clock.
@Suite struct FoundationTests {
  private final class Target: NSObject, @unchecked Sendable {
    var level = 1
    var name: String?
    var calls: [Double] = []
    func call() { calls.append((CACurrentMediaTime() * 100).rounded() / 100) }
  }

  /// Values go into boxes and come out of them, and of no others.
  @Test func geometryIsBoxed() {
    let (point, size, rect) = (
      CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4), CGRect(x: 1, y: 2, width: 3, height: 4)
    )
    #expect((point as NSValue).cgPointValue == point && (size as NSValue).cgSizeValue == size)
    let boxes: [Any] = [NSValue(cgPoint: point), NSValue(cgSize: size), NSValue(cgRect: rect), NSNumber(value: 0.5)]
    #expect(boxes[0] as? CGPoint == point && boxes[1] as? CGSize == size && boxes[2] as? CGRect == rect)
    #expect(boxes[3] as? CGFloat == 0.5 && boxes[0] as? CGRect == nil && boxes[3] as? CGPoint == nil)
    #expect((CGFloat(0.25) as NSNumber).doubleValue == 0.25)
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    #expect(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue == CGVector(dx: 5, dy: 6))
    #expect((turn as NSValue) as Any as? CGVector == nil && NSValue(cgPoint: point).cgAffineTransformValue == .identity)
    #expect((CATransform3DMakeScale(2, 1, 1) as NSValue).caTransform3DValue.m11 == 2)
  }

  @Test func datesAreCompared() {
    let (early, late) = (Date(timeIntervalSinceReferenceDate: 1), Date(timeIntervalSinceReferenceDate: 3))
    #expect(early.compare(late) == .orderedAscending && late.compare(late) == .orderedSame)
    var date = early
    date += 2
    #expect(date == late && early.distance(to: late) == 2 && early.advanced(by: 2) == late)
    #expect(early.description == "2001-01-01 00:00:01 +0000")
    _ = play(0) { _, _ in at(0.5) { #expect(Date.timeIntervalSinceReferenceDate == 0.5) } }
  }

  /// A tick of the machine's clock is a nanosecond of the scene.
  @Test func machineClock() {
    _ = play(1) { _, _ in
      at(0.5) {
        var info = mach_timebase_info()
        mach_timebase_info(&info)
        #expect(mach_absolute_time() * UInt64(info.numer) / UInt64(info.denom) == 500_000_000)
      }
    }
  }

  @Test func timersOfDatesAndQueues() {
    let target = Target()
    let stage = play(1) { _, _ in plan(target) }
    #expect(stage.error == nil && target.calls == [0, 0.3, 0.5, 0.6, 0.7, 0.9])
  }

  private func plan(_ target: Target) {
    let call = Selector(Target.call, "call")
    let start = Date(timeIntervalSinceNow: 0.3)
    let timer = Timer(fireAt: start, interval: 0.4, target: target, selector: call, userInfo: nil, repeats: true)
    timer.tolerance = 0.1
    RunLoop.main.add(timer, forMode: RunLoop.Mode.common)
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.5) { target.call() }
    RunLoop.main.perform { target.call() }
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue.main)
    source.schedule(deadline: DispatchTime.now() + 0.6)
    source.setEventHandler { target.call() }
    source.setCancelHandler { target.call() }
    source.resume()
    at(0.9) { source.cancel() }
  }

  /// Whoever waits has it come back, as what is waited for has its turn only afterwards.
  @Test func nobodyWaits() {
    _ = play(0) { _, _ in
      let group = DispatchGroup()
      #expect(group.wait(timeout: .now()) == .success)
      group.enter()
      #expect(group.wait(timeout: .now() + 1) == .timedOut)
      #expect(autoreleasepool { 3 } == 3 && objc_sync_enter(group) == 0 && objc_sync_exit(group) == 0)
    }
  }

  /// Objective-C reads and sets a property by methods, of objects that have it.
  @Test func selectorsOfProperties() {
    let (target, stranger) = (Target(), NSObject())
    let getter = Selector(getter: \Target.level, "level")
    _ = play(0) { _, _ in
      target.perform(Selector(setter: \Target.level, "setLevel:"), with: 4)
      target.perform(Selector(setter: \Target.name, "setName:"), with: "x")
      #expect(target.level == 4 && target.name == "x")
      #expect((target.perform(getter)?.takeUnretainedValue() as? NSNumber)?.intValue == 4)
    }
    #expect(target.responds(to: getter) && !stranger.responds(to: getter) && getter.description == "level")
    let unknown: any NSObjectProtocol = target
    #expect(unknown.responds(to: getter) && !unknown.responds(to: Selector("none")))
  }

  @Test func logs() {
    #expect(logged("%{public}@ has %d%%", ["x", 3]) == "x has 3%")
    let message: OSLogMessage = "level \(0.5, format: .fixed(precision: 2)) of \("x", privacy: .public)"
    #expect(message.text == "level 0.50 of x")
    os_log(.debug, log: .disabled, "not written")
    #expect(OSLog.default.isEnabled(type: .info) && !OSLog.disabled.isEnabled(type: .fault))
  }

  /// Texts are tested with the predicates that components write.
  @Test(arguments: [
    ("SELF MATCHES %@", "a1", true), ("SELF MATCHES %@", "a1b", false), ("SELF CONTAINS[c] 'A1'", "xa1", true),
    ("SELF BEGINSWITH 'b' OR SELF ENDSWITH 'b'", "ab", true), ("SELF LIKE 'a*' AND SELF != 'ab'", "ab", false),
    ("SELF == %@", "[a-z][0-9]", true),
  ]) func predicates(format: String, text: String, holds: Bool) {
    #expect(NSPredicate(format: format, "[a-z][0-9]").evaluate(with: text) == holds)
  }

  @Test func predicatesOfValuesAndKeys() {
    #expect(NSPredicate(format: "SELF > 3").evaluate(with: 4) && !NSPredicate(format: "SELF <= 3").evaluate(with: 4))
    let people = [["name": "Ann", "age": "7"], ["name": "Bob", "age": "9"]] as [[String: Any]]
    #expect(people.map { NSPredicate(format: "name BEGINSWITH %@", "A").evaluate(with: $0) } == [true, false])
  }

  private final class Proxy: NSObject, ForwardingObject, AnsweringObject, @unchecked Sendable {
    let target: Target
    init(_ target: Target) { self.target = target }
    func forwardingTarget(for aSelector: Selector!) -> Any? { target }
    func answers(to aSelector: Selector!) -> Bool {
      answersByItself(self, to: aSelector) || target.responds(to: aSelector)
    }
  }

  /// A timer's target may stand for another object, which is called then.
  @Test func whoForwardsIsAnsweredFor() {
    let target = Target()
    let call = Selector(Target.call, "call")
    let stage = play(0.5) { _, _ in
      let proxy = Proxy(target)
      Timer.scheduledTimer(timeInterval: 0.2, target: proxy, selector: call, userInfo: nil, repeats: false)
      #expect(
        proxy.responds(to: call) && !proxy.responds(to: Selector("none")) && Target.description().hasSuffix("Target"))
    }
    #expect(stage.error == nil && target.calls == [0.2])
  }

  @Test func errorsDescribeThemselves() {
    let error = NSError(domain: "d", code: 1, userInfo: [NSLocalizedDescriptionKey: "no letters"])
    #expect(CFErrorCopyDescription(error) as String == "no letters")
  }
}
