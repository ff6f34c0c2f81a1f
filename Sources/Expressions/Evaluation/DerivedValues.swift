/// A value that follows from others: one with a name and an expression, or an input that several expressions read.
package struct DerivedValue: Sendable {
  let code: Thunk
  let isLive: Bool
  /// The derived values that tell whether it has changed; `nil` when it has to be looked at itself.
  let inputs: [Int]?

  package init(_ expression: Expression) {
    code = expression.code
    isLive = expression.isLive
    inputs = Expression.inputs(expression.traits, expression.reads)
  }
}

/// Derived values are worked out when somebody reads them, and again only when what they read has changed.
///
/// A stamp counts changes. A value that was looked at since the last one is right; otherwise its inputs are looked at, and only
/// if one of them has become another is it worked out.
extension Environment {
  /// A derived value, the stamp at which it was last looked at, and the one at which it last became another.
  struct Memo {
    var value = Value.number(0)
    var checked = -1
    var changed = -1
  }

  final func derived(_ index: Int) -> Value {
    update(index)
    return memos[index].value
  }

  final func derivedNumber(_ index: Int) -> Double {
    update(index)
    return if case .number(let value) = memos[index].value { value } else { .nan }
  }

  /// Works a derived value out, unless nothing that it reads has changed since it was looked at.
  private final func update(_ index: Int) {
    let last = memos[index].checked
    guard last != stamp else { return }
    if last >= 0 {
      guard derivedValues[index].isLive else { return }
      if let inputs = derivedValues[index].inputs, !hasChanged(inputs, since: last) {
        memos[index].checked = stamp
        return
      }
    }
    let value = derivedValues[index].code.value(self)
    if last < 0 || !value.isSame(as: memos[index].value) {
      memos[index].value = value
      memos[index].changed = stamp
    }
    memos[index].checked = stamp
  }

  package final func hasChanged(_ inputs: [Int], since last: Int) -> Bool {
    for input in inputs {
      update(input)
      if memos[input].changed > last { return true }
    }
    return false
  }

  /// Something has changed: derived values have to be looked at anew.
  package final func changed() { stamp += 1 }
}
