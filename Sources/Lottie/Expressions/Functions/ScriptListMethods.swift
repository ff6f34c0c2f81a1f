extension ScriptEvaluator {
  func call(
    _ method: ScriptMethod, ofList index: Int, _ arguments: ScriptArguments
  ) throws(ExpressionError) -> ScriptValue {
    // Elements come and go at the end without others being touched.
    try work.spend(method == .push || method == .pop ? 1 + arguments.count : 1 + heap.lists[index].count / 4)
    switch method {
    case .push, .unshift, .pop, .shift, .splice, .reverse, .fill: return try change(method, index, arguments)
    case .sort:
      heap.lists[index] = try sorted(heap.lists[index], by: arguments[0])
      return .list(index)
    case .join:
      let separator = arguments.count > 0 ? try text(of: arguments[0]) : ","
      return try make(try joined(heap.lists[index], by: separator))
    case .slice:
      let list = heap.lists[index]
      let start = try offset(arguments[0], count: list.count, otherwise: 0)
      let end = try offset(arguments[1], count: list.count, otherwise: list.count)
      return try make(Array(list[start..<max(start, end)]))
    case .concat:
      var list = heap.lists[index]
      for argument in arguments.values {
        guard case .list(let other) = try plain(argument) else {
          list.append(argument)
          continue
        }
        list += heap.lists[other]
        guard list.count <= LottieExpression.maximumListCount else { throw .tooLarge("a list") }
      }
      return try make(list)
    case .indexOf, .lastIndexOf, .includes: return try search(method, heap.lists[index], arguments[0])
    case .map, .filter, .forEach, .reduce, .every, .some, .find, .findIndex: return try visit(method, index, arguments)
    default: throw .type("'\(method.rawValue)' is asked of a list")
    }
  }

  private func search(
    _ method: ScriptMethod, _ list: [ScriptValue], _ sought: ScriptValue
  ) throws(ExpressionError) -> ScriptValue {
    var found = -1
    for (place, element) in list.enumerated() where try isSame(element, sought) {
      found = place
      guard method == .lastIndexOf else { break }
    }
    return method == .includes ? .boolean(found >= 0) : .number(Double(found))
  }

  /// What changes the list itself.
  private func change(
    _ method: ScriptMethod, _ index: Int, _ arguments: ScriptArguments
  ) throws(ExpressionError) -> ScriptValue {
    switch method {
    case .push, .unshift:
      let count = heap.lists[index].count + arguments.count
      guard count <= LottieExpression.maximumListCount else { throw .tooLarge("a list") }
      if method == .push {
        heap.lists[index] += arguments.values
      } else {
        heap.lists[index] = arguments.values + heap.lists[index]
      }
      return .number(Double(count))
    case .pop: return heap.lists[index].popLast() ?? .undefined
    case .shift: return heap.lists[index].isEmpty ? .undefined : heap.lists[index].removeFirst()
    case .reverse:
      heap.lists[index].reverse()
      return .list(index)
    case .fill:
      let count = heap.lists[index].count
      let start = try offset(arguments[1], count: count, otherwise: 0)
      let end = try offset(arguments[2], count: count, otherwise: count)
      for place in start..<max(start, end) { heap.lists[index][place] = arguments[0] }
      return .list(index)
    default:
      let count = heap.lists[index].count
      let start = try offset(arguments[0], count: count, otherwise: 0)
      let removed = arguments.count > 1 ? try number(of: arguments[1]).scriptPlace : count
      let range = start..<min(start + max(removed, 0), count)
      let inserted = arguments.values.dropFirst(2)
      guard count - range.count + inserted.count <= LottieExpression.maximumListCount else { throw .tooLarge("a list") }
      let result = Array(heap.lists[index][range])
      heap.lists[index].replaceSubrange(range, with: inserted)
      return try make(result)
    }
  }

  /// What calls a function for each element. Elements are those from before the first call.
  private func visit(
    _ method: ScriptMethod, _ index: Int, _ arguments: ScriptArguments
  ) throws(ExpressionError) -> ScriptValue {
    let list = heap.lists[index]
    let function = arguments[0]
    var gathered: [ScriptValue] = []
    var places = list.indices[...]
    var sum = arguments[1]
    if method == .reduce, arguments.count < 2 {
      guard let first = list.first else { throw .type("an empty list is reduced to nothing") }
      sum = first
      places = places.dropFirst()
    }
    for place in places {
      let element = list[place]
      let itself: [ScriptValue] = [element, .number(Double(place)), .list(index)]
      let result = try call(function, method == .reduce ? [sum] + itself : itself)
      switch method {
      case .map: gathered.append(result)
      case .filter: if try isTrue(result) { gathered.append(element) }
      case .reduce: sum = result
      case .every: if try !isTrue(result) { return .boolean(false) }
      case .some: if try isTrue(result) { return .boolean(true) }
      case .find: if try isTrue(result) { return element }
      case .findIndex: if try isTrue(result) { return .number(Double(place)) }
      default: break
      }
    }
    switch method {
    case .map, .filter: return try make(gathered)
    case .reduce: return sum
    case .every: return .boolean(true)
    case .some: return .boolean(false)
    case .findIndex: return .number(-1)
    default: return .undefined
    }
  }

  // MARK: Order

  /// By merging, which ends whatever the function answers.
  private func sorted(_ list: [ScriptValue], by function: ScriptValue) throws(ExpressionError) -> [ScriptValue] {
    guard list.count > 1 else { return list }
    let middle = list.count / 2
    let first = try sorted(Array(list[..<middle]), by: function)
    let second = try sorted(Array(list[middle...]), by: function)
    var merged: [ScriptValue] = []
    var (left, right) = (0, 0)
    while left < first.count, right < second.count {
      try work.spend()
      if try isAbove(first[left], second[right], by: function) {
        merged.append(second[right])
        right += 1
      } else {
        merged.append(first[left])
        left += 1
      }
    }
    return merged + first[left...] + second[right...]
  }

  private func isAbove(
    _ first: ScriptValue, _ second: ScriptValue, by function: ScriptValue
  ) throws(ExpressionError) -> Bool {
    if function.isCallable { return try number(of: try call(function, [first, second])) > 0 }
    // Without a function, numbers too are ordered as texts.
    let (left, right) = (try text(of: first), try text(of: second))
    try work.spend((left.utf8.count + right.utf8.count) / 16)
    return right.utf16.lexicographicallyPrecedes(left.utf16)
  }
}
