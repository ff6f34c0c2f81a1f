import Springform

/// Values that follow from others are worked out when somebody reads them, and again only when what they read has changed.
///
/// A stamp counts changes. A value that was looked at since the last one is right; otherwise its inputs are looked at, and only
/// if one of them has become another is it worked out.
extension Interpreter {
  /// A derived value, the stamp at which it was last looked at, and the one at which it last became another.
  struct Memo {
    var value = Value.number(0)
    var checked = -1
    var changed = -1
  }

  func derived(_ index: Int) -> Value {
    update(index)
    return memos[index].value
  }

  func derivedNumber(_ index: Int) -> Double {
    update(index)
    return if case .number(let value) = memos[index].value { value } else { .nan }
  }

  /// Works a derived value out, unless nothing that it reads has changed since it was looked at.
  private func update(_ index: Int) {
    let last = memos[index].checked
    guard last != stamp else { return }
    if last >= 0 {
      guard program.derived[index].isLive else { return }
      if let inputs = program.derived[index].inputs, !hasChanged(inputs, since: last) {
        memos[index].checked = stamp
        return
      }
    }
    let value = program.derived[index].code.value(self)
    if last < 0 || !value.isSame(as: memos[index].value) {
      memos[index].value = value
      memos[index].changed = stamp
    }
    memos[index].checked = stamp
  }

  func hasChanged(_ inputs: [Int], since last: Int) -> Bool {
    for input in inputs {
      update(input)
      if memos[input].changed > last { return true }
    }
    return false
  }

  /// Whether a verb was done already since anything has changed; it counts as done now.
  func isSettled(_ number: Int) -> Bool {
    if doneAt[number] == stamp { return true }
    doneAt[number] = stamp
    return false
  }

  /// Something has changed: derived values have to be looked at anew.
  func changed() { stamp += 1 }

  /// Time has passed. While nothing moves, that alone changes nothing.
  func timePassed() {
    if program.usesTime || !wasStill || !stage.isStill { stamp += 1 }
  }
}
