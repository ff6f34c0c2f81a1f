/// Values from texts, and what JavaScript's own objects have.
enum ConversionFunction: String, CaseIterable, Sendable {
  case parseInt, parseFloat, isNaN, isFinite
  case eval

  /// What `Number` has.
  static let constants: [String: Double] = [
    "MAX_VALUE": .greatestFiniteMagnitude, "MIN_VALUE": .leastNonzeroMagnitude, "EPSILON": .ulpOfOne,
    "MAX_SAFE_INTEGER": 0x1p53 - 1, "MIN_SAFE_INTEGER": 1 - 0x1p53, "POSITIVE_INFINITY": .infinity,
    "NEGATIVE_INFINITY": -.infinity, "NaN": .nan,
  ]
}

extension ScriptEvaluator {
  func call(_ function: ConversionFunction, _ arguments: ScriptArguments) throws(ExpressionError) -> ScriptValue {
    switch function {
    case .parseInt:
      let text = try written(arguments[0])
      let radix = arguments.count > 1 ? try number(of: arguments[1]).scriptPlace : 0
      return .number(Double(wholePrefixOf: text, radix: radix))
    case .parseFloat: return .number(Double(prefixOf: try written(arguments[0])))
    case .isNaN: return .boolean(try number(of: arguments[0]).isNaN)
    case .isFinite: return .boolean(try number(of: arguments[0]).isFinite)
    case .eval: return try value(ofNames: try written(arguments[0]))
    }
  }

  /// What names with points between them stand for, as rigs write the way to a parent: the only code in texts that is known.
  private func value(ofNames text: String) throws(ExpressionError) -> ScriptValue {
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isLetter) }) else {
      throw .unsupported("'eval' of anything but names")
    }
    guard let first = try host.global(names[0]) else { throw .unknownName(names[0]) }
    var value = try imported(first)
    for name in names.dropFirst() { value = try member(name, of: value) }
    return value
  }

  private func written(_ argument: ScriptValue) throws(ExpressionError) -> String {
    let text = try text(of: argument)
    try work.spend(text.utf8.count / 16)
    return text
  }

  /// `Number(…)`, `String(…)` and `Boolean(…)`.
  func convert(_ value: ScriptValue?, to namespace: ScriptNamespace) throws(ExpressionError) -> ScriptValue {
    switch namespace {
    case .number: return .number(try value.map { value throws(ExpressionError) in try number(of: value) } ?? 0)
    case .string: return try make(try value.map { value throws(ExpressionError) in try text(of: value) } ?? "")
    case .boolean: return .boolean(try value.map { value throws(ExpressionError) in try isTrue(value) } ?? false)
    case .array, .object, .math: throw .unsupported("'\(namespace.rawValue)()'")
    }
  }

  func call(
    _ name: String, of namespace: ScriptNamespace, _ arguments: ScriptArguments
  ) throws(ExpressionError) -> ScriptValue {
    switch (namespace, name) {
    case (.array, "isArray"): return try call(.isList, arguments)
    case (.string, "fromCharCode"):
      var units: [UInt16] = []
      for argument in arguments.values {
        units.append(UInt16(truncatingIfNeeded: try number(of: argument).scriptBits))
      }
      return try make(String(decoding: units, as: UTF16.self))
    case (.number, _):
      if let function = ConversionFunction(rawValue: name) { return try call(function, arguments) }
      guard name == "isInteger" else { break }
      guard case .number(let number) = arguments[0] else { return .boolean(false) }
      return .boolean(number.isFinite && number == number.rounded())
    case (.object, "keys"), (.object, "values"), (.object, "entries"):
      guard case .record(let index) = arguments[0] else { break }
      var list: [ScriptValue] = []
      for key in heap.records[index].keys {
        let value = heap.records[index][key] ?? .undefined
        switch name {
        case "keys": list.append(.string(key))
        case "values": list.append(value)
        default: list.append(try make([.string(key), value]))
        }
      }
      return try make(list)
    default: break
    }
    throw .unsupported("'\(namespace.rawValue).\(name)()'")
  }
}
