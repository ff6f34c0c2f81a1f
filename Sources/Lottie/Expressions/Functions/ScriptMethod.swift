/// What lists, texts and numbers can be asked for by a call.
enum ScriptMethod: String, Sendable {
  // Lists
  case push, pop, shift, unshift, splice, reverse, sort, fill
  case join, map, filter, forEach, reduce, every, some, find, findIndex
  // Both
  case slice, concat, indexOf, lastIndexOf, includes
  // Texts
  case charAt, charCodeAt, split, substr, substring, toUpperCase, toLowerCase, trim, startsWith, endsWith, replace
  case replaceAll, padStart, padEnd
  case repeated = "repeat"
  // All
  case toString, toFixed
}

extension ScriptEvaluator {
  func call(
    _ method: ScriptMethod, of receiver: ScriptValue, _ arguments: ScriptArguments
  ) throws(ExpressionError) -> ScriptValue {
    switch (receiver, method) {
    case (.number(let number), .toString):
      let radix = arguments.count > 0 ? try self.number(of: arguments[0]).scriptPlace : 10
      if radix == 10 { return .string(number.scriptText) }
      guard (2...36).contains(radix), number == number.rounded(), number.magnitude < 0x1p53 else {
        throw .unsupported("fractions in another base than ten")
      }
      return .string(String(Int64(number), radix: radix))
    case (_, .toString): return try make(try text(of: receiver))
    case (.number(let number), .toFixed):
      let places = try self.number(of: arguments[0]).scriptPlace
      guard (0...20).contains(places) else { throw .type("a number cannot have so many places") }
      return .string(number.scriptText(places: places))
    case (.list(let index), _): return try call(method, ofList: index, arguments)
    case (.string(let text), _): return try call(method, ofText: text, arguments)
    default: throw .type("'\(method.rawValue)' is asked of something that has no such function")
    }
  }

  /// Where a range from the beginning or, if negative, from the end begins or ends.
  func offset(_ argument: ScriptValue, count: Int, otherwise usual: Int) throws(ExpressionError) -> Int {
    if case .undefined = argument { return usual }
    let place = try number(of: argument).scriptPlace
    return place < 0 ? max(count + place, 0) : min(place, count)
  }
}
