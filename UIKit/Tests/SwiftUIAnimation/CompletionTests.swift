import CoreGraphics
import SwiftUIAnimation
import Testing

/// Completions: each is called exactly once.
@Suite struct CompletionTests {
  private final class Log {
    var lines: [String] = []
  }

  /// A transaction whose completion writes a line.
  private func transaction(
    _ animation: Animation?, _ line: String, _ log: Log, _ criteria: AnimationCompletionCriteria = .logicallyComplete
  ) -> Transaction {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: criteria) { log.lines.append(line) }
    return transaction
  }

  private func set(_ animators: [Animator<Double>], to target: Double, _ transaction: Transaction, at time: Double) {
    transaction.holdCompletions()
    for animator in animators { animator.set(target, transaction: transaction, at: time) }
    transaction.releaseCompletions()
  }

  @Test func withoutAnimationsAtOnce() {
    let log = Log()
    withAnimation(.smooth) {
      log.lines.append("body")
    } completion: {
      log.lines.append("complete")
    }
    #expect(log.lines == ["body", "complete"])
    set([Animator(1)], to: 1, transaction(.smooth, "same", log), at: 0)
    set([Animator(1)], to: 2, transaction(nil, "still", log), at: 0)
    #expect(log.lines == ["body", "complete", "same", "still"])
  }

  @Test func aSpringIsCompleteBeforeItIsOver() {
    let log = Log()
    let animator = Animator(0.0)
    var change = transaction(.smooth, "complete", log)
    change.addAnimationCompletion(criteria: .removed) { log.lines.append("removed") }
    set([animator], to: 100, change, at: 1)
    animator.advance(to: 1.49)
    #expect(log.lines == [])
    animator.advance(to: 1.5)
    #expect(log.lines == ["complete"])
    #expect(animator.isAnimating)
    animator.advance(to: 4)
    #expect(log.lines == ["complete", "removed"])
    #expect(!animator.isAnimating)
  }

  @Test func theLastOfSeveralCounts() {
    let log = Log()
    let animators = [Animator(0.0), Animator(50.0)]
    let change = transaction(.linear(duration: 1), "complete", log)
    change.holdCompletions()
    animators[0].set(1, transaction: change, at: 0)
    animators[1].set(1, transaction: change, at: 0.5)
    change.releaseCompletions()
    for animator in animators { animator.tick(1) }
    #expect(log.lines == [])
    for animator in animators { animator.tick(1.5) }
    #expect(log.lines == ["complete"])
  }

  @Test func whoIsTakenOverIsCompleteWhenItWouldHaveBeen() {
    let log = Log()
    let animator = Animator(0.0)
    set([animator], to: 100, transaction(.spring(duration: 0.4), "first", log), at: 0)
    set([animator], to: 100.5, transaction(.spring(duration: 1), "removed", log, .removed), at: 0.2)
    set([animator], to: 0, transaction(.spring(duration: 1), "second", log), at: 0.3)
    animator.advance(to: 0.39)
    #expect(log.lines == [])
    animator.advance(to: 0.41)
    #expect(log.lines == ["first"])
    animator.advance(to: 1.29)
    #expect(log.lines == ["first"])
    animator.advance(to: 1.31)
    #expect(log.lines == ["first", "second"])
    animator.advance(to: 10)
    #expect(log.lines == ["first", "second", "removed"])
  }

  @Test func whatIsStoppedIsComplete() {
    let log = Log()
    let animator = Animator(0.0)
    set([animator], to: 1, transaction(.linear.repeatForever(), "stopped", log), at: 0)
    animator.advance(to: 100)
    #expect(log.lines == [])
    animator.stop()
    #expect(log.lines == ["stopped"])
    #expect(animator.presented(at: 100) == 1)
    animator.stop()
    #expect(log.lines == ["stopped"])
  }

  @Test func aCompletionMayChangeTheSameValue() {
    let animator = Animator(0.0)
    var change = Transaction(animation: .linear(duration: 1))
    change.addAnimationCompletion { animator.set(5, transaction: Transaction(animation: .linear(duration: 1)), at: 1) }
    set([animator], to: 1, change, at: 0)
    animator.advance(to: 1)
    #expect(animator.isAnimating)
    #expect(animator.advance(to: 1.5) == 3)
  }
}
