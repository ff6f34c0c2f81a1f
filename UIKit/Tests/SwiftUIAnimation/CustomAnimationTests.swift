import CoreGraphics
import SwiftUIAnimation
import Testing

/// Animations of one's own.
@Suite struct CustomAnimationTests {
  /// Goes the way as sin² does, and knows its velocity.
  private struct Wave: CustomAnimation {
    var duration = 1.0

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      guard time < duration else { return nil }
      if time >= duration / 2 { context.isLogicallyComplete = true }
      return value.scaled(by: pow(sin(.pi / 2 * time / duration), 2))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
      value.scaled(by: .pi / 2 / duration * sin(.pi * time / duration))
    }
  }

  /// Counts how often it was asked and how often it took over.
  private struct Counting: CustomAnimation {
    struct Count: AnimationStateKey {
      static var defaultValue: (asked: Double, taken: Double) { (0, 0) }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      context.state[Count.self].asked += 1
      let count = context.state[Count.self]
      return time < 10 ? value.scaled(by: count.asked / 100 + count.taken / 10) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
      guard previous.base is Counting else { return false }
      context.state[Count.self].taken += 1
      return true
    }
  }

  @Test func aSpringGoesOnWithItsVelocity() {
    let animator = Animator(0.0)
    animator.set(100, transaction: Transaction(animation: Animation(Wave())), at: 0)
    #expect(abs(animator.presented(at: 0.5) - 50) < 1e-9)
    animator.set(0, transaction: Transaction(animation: .smooth), at: 0.5)
    let slope = (animator.presented(at: 0.5 + 1e-7) - animator.presented(at: 0.5)) / 1e-7
    #expect(abs(slope - 50 * .pi) < 1e-2)
  }

  @Test func theStateGoesOnFromAnimationToAnimation() {
    let animator = Animator(0.0)
    let counting = Transaction(animation: Animation(Counting()))
    animator.set(100, transaction: counting, at: 0)
    #expect(animator.advance(to: 1) == 1)
    #expect(animator.advance(to: 2) == 2)
    // A look does not count.
    #expect(animator.presented(at: 2.5) == 3)
    animator.set(200, transaction: counting, at: 3)
    // The whole way from the beginning, and the time too.
    #expect(abs(animator.advance(to: 3) - 200 * 0.13) < 1e-9)
    #expect(animator.advance(to: 10) == 200)
  }

  @Test func itsModifiersAndCompletion() {
    var context = AnimationContext<Double>()
    let twice = Animation(Wave()).repeatCount(2).delay(1)
    #expect(abs((twice.animate(value: 1, time: 1.5, context: &context) ?? 0) - 0.5) < 1e-9)
    #expect(!context.isLogicallyComplete)
    #expect(abs((twice.animate(value: 1, time: 2.5, context: &context) ?? 0) - 0.5) < 1e-9)
    #expect(context.isLogicallyComplete)
    #expect(twice.animate(value: 1, time: 3, context: &context) == nil)
    #expect(Animation(Wave()) == Animation(Wave()))
    #expect(Animation(Wave()) != Animation(Wave(duration: 2)))
    #expect((Animation(Wave()).base as? Wave)?.duration == 1)
  }
}
