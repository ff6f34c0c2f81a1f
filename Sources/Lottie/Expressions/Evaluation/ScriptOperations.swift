import Glibc

extension ScriptEvaluator {
  func operate(
    _ operation: ScriptBinary, _ first: ScriptValue, _ second: ScriptValue
  ) throws(ExpressionError) -> ScriptValue {
    if case .number(let left) = first, case .number(let right) = second {
      return operation.numbers(left, right)
    }
    switch operation {
    case .add: return try sum(try plain(first), try plain(second))
    case .subtract, .multiply, .divide: return try arithmetic(operation, try plain(first), try plain(second))
    case .equal: return .boolean(try isEqual(first, second))
    case .unequal: return .boolean(try !isEqual(first, second))
    case .same: return .boolean(try isSame(first, second))
    case .different: return .boolean(try !isSame(first, second))
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return try compare(operation, first, second)
    case .isKind:
      guard case .namespace(.array) = second else { throw .unsupported("'instanceof' of anything but lists") }
      guard case .list = try plain(first) else { return .boolean(false) }
      return .boolean(true)
    default:
      return operation.numbers(try number(of: first), try number(of: second))
    }
  }

  func negated(_ value: ScriptValue) throws(ExpressionError) -> ScriptValue {
    let value = try plain(value)
    guard case .list = value else { return .number(-(try number(of: value))) }
    return try arithmetic(.multiply, value, .number(-1))
  }

  private func compare(
    _ operation: ScriptBinary, _ first: ScriptValue, _ second: ScriptValue
  ) throws(ExpressionError) -> ScriptValue {
    if case .string(let left) = first, case .string(let right) = second {
      try work.spend((left.utf8.count + right.utf8.count) / 16)
      let isBelow = left.utf16.lexicographicallyPrecedes(right.utf16)
      let isAbove = right.utf16.lexicographicallyPrecedes(left.utf16)
      switch operation {
      case .less: return .boolean(isBelow)
      case .greater: return .boolean(isAbove)
      case .lessOrEqual: return .boolean(!isAbove)
      default: return .boolean(!isBelow)
      }
    }
    return operation.numbers(try number(of: first), try number(of: second))
  }

  private func sum(_ first: ScriptValue, _ second: ScriptValue) throws(ExpressionError) -> ScriptValue {
    switch (first, second) {
    case (.string, _), (_, .string): return try make(try text(of: first) + text(of: second))
    case (.list, _), (_, .list): return try arithmetic(.add, first, second)
    default: return .number(try number(of: first) + number(of: second))
    }
  }

  /// As exports have it: a number is added to, or subtracted from, the first component alone, but multiplies and divides all.
  private func arithmetic(
    _ operation: ScriptBinary, _ first: ScriptValue, _ second: ScriptValue
  ) throws(ExpressionError) -> ScriptValue {
    let isSum = operation == .add || operation == .subtract
    switch (first, second) {
    case (.list(let left), .list(let right)):
      guard isSum else { throw .type("two lists are multiplied or divided") }
      return try elementwise(operation, heap.lists[left], heap.lists[right])
    case (.list(let index), _):
      let number = ScriptValue.number(try number(of: second))
      var list = heap.lists[index]
      for index in isSum ? list.indices.prefix(1) : list.indices[...] {
        list[index] = operation.numbers(try self.number(of: list[index]), try self.number(of: number))
      }
      return try make(list)
    case (_, .list(let index)):
      let number = try number(of: first)
      var list = heap.lists[index]
      for index in isSum ? list.indices.prefix(1) : list.indices[...] {
        list[index] = operation.numbers(number, try self.number(of: list[index]))
      }
      return try make(list)
    default: return operation.numbers(try number(of: first), try number(of: second))
    }
  }

  /// The shorter list goes on with zeros.
  private func elementwise(
    _ operation: ScriptBinary, _ first: [ScriptValue], _ second: [ScriptValue]
  ) throws(ExpressionError) -> ScriptValue {
    var result: [ScriptValue] = []
    for index in 0..<max(first.count, second.count) {
      let left = index < first.count ? try number(of: first[index]) : 0
      let right = index < second.count ? try number(of: second[index]) : 0
      result.append(operation.numbers(left, right))
    }
    return try make(result)
  }
}

extension ScriptBinary {
  fileprivate func numbers(_ left: Double, _ right: Double) -> ScriptValue {
    switch self {
    case .add: .number(left + right)
    case .subtract: .number(left - right)
    case .multiply: .number(left * right)
    case .divide: .number(left / right)
    case .remainder: .number(fmod(left, right))
    case .power: .number(left.scriptPower(right))
    case .less: .boolean(left < right)
    case .lessOrEqual: .boolean(left <= right)
    case .greater: .boolean(left > right)
    case .greaterOrEqual: .boolean(left >= right)
    case .equal, .same: .boolean(left == right)
    case .unequal, .different: .boolean(left != right)
    case .bitAnd: .number(Double(left.scriptBits & right.scriptBits))
    case .bitOr: .number(Double(left.scriptBits | right.scriptBits))
    case .bitXor: .number(Double(left.scriptBits ^ right.scriptBits))
    case .shiftLeft: .number(Double(left.scriptBits << (right.scriptBits & 31)))
    case .shiftRight: .number(Double(left.scriptBits >> (right.scriptBits & 31)))
    case .shiftRightUnsigned: .number(Double(UInt32(bitPattern: left.scriptBits) >> UInt32(right.scriptBits & 31)))
    case .isKind: .boolean(false)
    }
  }
}

extension Double {
  /// The lowest 32 bits of the whole part, as the language's operators on bits see a number.
  var scriptBits: Int32 {
    guard isFinite else { return 0 }
    let rest = fmod(rounded(.towardZero), 4_294_967_296)
    return Int32(truncatingIfNeeded: Int64(rest))
  }

  /// The nearest whole number towards zero that a count or place can be; 0 when this is not a number.
  var scriptPlace: Int {
    isNaN ? 0 : Int(Swift.min(Swift.max(self, -1e9), 1e9))
  }

  /// As JavaScript has it: unlike C, without a number for powers of ±1 that are not finite.
  func scriptPower(_ exponent: Double) -> Double {
    magnitude == 1 && !exponent.isFinite ? .nan : pow(self, exponent)
  }
}
