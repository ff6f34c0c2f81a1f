extension Transaction {
  /// A task goes its own way with its transaction, so that nothing is shared.
  private struct Open: @unchecked Sendable {
    @TaskLocal static var current = Open()
    var transaction = Transaction()
  }

  /// The transaction of the functions around: what ``withTransaction(_:_:)`` and ``withAnimation(_:_:)`` have opened,
  /// the innermost last. A change of state keeps it.
  package static var current: Transaction { Open.current.transaction }

  fileprivate func open<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Open.$current.withValue(Open(transaction: Self.current.merging(self)), operation: body)
  }
}

/// Does something whose changes travel with a transaction.
///
/// What an inner transaction does not set, it has from the outer one.
/// - Parameters:
///   - transaction: the transaction.
///   - body: what changes state.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  transaction.holdCompletions()
  defer { transaction.releaseCompletions() }
  return try transaction.open(body)
}

/// Does something whose changes travel with a value.
/// - Parameters:
///   - keyPath: what of the transaction is set.
///   - value: the value.
///   - body: what changes state.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Does something whose changes are animated.
/// - Parameters:
///   - animation: how; `nil` without an animation.
///   - body: what changes state.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Does something whose changes are animated, and something else when that is complete.
/// - Parameters:
///   - animation: how; `nil` without an animation.
///   - completionCriteria: when it is complete.
///   - body: what changes state.
///   - completion: is called once; at once after the changes if none of them is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
