/// A value that follows from others: one with a name and an expression, or an input that several expressions read.
package struct DerivedValue: Sendable {
  let code: Thunk
  let isLive: Bool
  /// The derived values that tell whether it has changed; `nil` when it has to be worked out to tell.
  let inputs: [Int]?

  package init(_ expression: Expression) {
    code = expression.code
    isLive = expression.isLive
    inputs = Expression.inputs(expression.traits, expression.reads)
  }
}

/// Derived values are worked out when somebody reads them, and again only when what they read has changed.
///
/// Each change begins a new revision. A value that was verified in the current one is right; otherwise its inputs are verified,
/// and only if one of them has changed since is it worked out.
extension Environment {
  /// A derived value, the revision in which it was last verified, and the one in which it last changed.
  struct Memo {
    var value = Value.number(0)
    var verifiedAt = -1
    var changedAt = -1
  }

  final func derived(_ index: Int) -> Value {
    update(index)
    return memos[index].value
  }

  final func derivedNumber(_ index: Int) -> Double {
    update(index)
    return if case .number(let value) = memos[index].value { value } else { .nan }
  }

  /// Works a derived value out, unless nothing that it reads has changed since it was verified.
  private final func update(_ index: Int) {
    let last = memos[index].verifiedAt
    guard last != revision else { return }
    if last >= 0 {
      guard derivedValues[index].isLive else { return }
      if let inputs = derivedValues[index].inputs, !hasChanged(inputs, since: last) {
        memos[index].verifiedAt = revision
        return
      }
    }
    let value = derivedValues[index].code.value(self)
    if last < 0 || !value.isSame(as: memos[index].value) {
      memos[index].value = value
      memos[index].changedAt = revision
    }
    memos[index].verifiedAt = revision
  }

  package final func hasChanged(_ inputs: [Int], since last: Int) -> Bool {
    for input in inputs {
      update(input)
      if memos[input].changedAt > last { return true }
    }
    return false
  }

  /// Something has changed: derived values have to be verified anew.
  package final func changed() { revision += 1 }
}
