import Dispatch
import Synchronization

/// Changes two values, each in its own way, at the same time where there are processors for both. What comes of it does not
/// depend on that.
/// - Throws: what the first change throws, or else the second.
package func together<A: Sendable, B: Sendable, First: Sendable, Second: Sendable>(
  _ a: inout A, _ b: inout B, first: @Sendable (inout A) throws -> First, second: @Sendable (inout B) throws -> Second
) throws -> (First, Second) {
  // Moved, so that neither is copied when it changes.
  let left = Mutex(consume a)
  let right = Mutex(consume b)
  // Both are replaced: every iteration has ended when the call returns.
  let one = Mutex<Result<First, any Error>>(.failure(CancellationError()))
  let other = Mutex<Result<Second, any Error>>(.failure(CancellationError()))
  DispatchQueue.concurrentPerform(iterations: 2) { number in
    if number == 0 {
      let result = Result { try left.withLock { try first(&$0) } }
      one.withLock { $0 = result }
    } else {
      let result = Result { try right.withLock { try second(&$0) } }
      other.withLock { $0 = result }
    }
  }
  a = left.withLock { $0 }
  b = right.withLock { $0 }
  return (try one.withLock { try $0.get() }, try other.withLock { try $0.get() })
}
