extension ScriptEvaluator {
  /// Places in a text count units of UTF-16, as in JavaScript.
  func call(
    _ method: ScriptMethod, ofText text: String, _ arguments: ScriptArguments
  ) throws(ExpressionError) -> ScriptValue {
    try work.spend(1 + text.utf8.count / 16)
    switch method {
    case .toUpperCase: return try make(text.uppercased())
    case .toLowerCase: return try make(text.lowercased())
    case .trim: return try make(text.scriptTrimmed)
    case .concat:
      var result = text
      for argument in arguments.values { result += try self.text(of: argument) }
      return try make(result)
    case .repeated: return try repeated(text, try number(of: arguments[0]))
    case .padStart, .padEnd: return try padded(text, arguments, atStart: method == .padStart)
    case .indexOf, .lastIndexOf, .includes, .startsWith, .endsWith:
      return try search(method, Array(text.utf16), try units(of: arguments[0]))
    case .replace, .replaceAll, .split: return try takeApart(method, text, arguments)
    case .charAt, .charCodeAt, .slice, .substring, .substr: return try part(method, Array(text.utf16), arguments)
    default: throw .type("'\(method.rawValue)' is asked of a text")
    }
  }

  private func units(of argument: ScriptValue) throws(ExpressionError) -> [UInt16] {
    Array(try text(of: argument).utf16)
  }

  private func make(_ units: some Sequence<UInt16>) throws(ExpressionError) -> ScriptValue {
    try make(String(decoding: Array(units), as: UTF16.self))
  }

  private func part(
    _ method: ScriptMethod, _ units: [UInt16], _ arguments: ScriptArguments
  ) throws(ExpressionError) -> ScriptValue {
    let count = units.count
    let first = try number(of: arguments[0]).scriptPlace
    switch method {
    case .charAt: return units.indices.contains(first) ? try make(units[first...first]) : .string("")
    case .charCodeAt: return .number(units.indices.contains(first) ? Double(units[first]) : .nan)
    case .slice:
      let start = try offset(arguments[0], count: count, otherwise: 0)
      let end = try offset(arguments[1], count: count, otherwise: count)
      return try make(units[start..<max(start, end)])
    case .substr:
      let start = try offset(arguments[0], count: count, otherwise: 0)
      let length = arguments.count > 1 ? try number(of: arguments[1]).scriptPlace : count
      return try make(units[start...].prefix(max(length, 0)))
    default:
      let second = arguments.count > 1 ? try number(of: arguments[1]).scriptPlace : count
      let ends = (min(max(first, 0), count), min(max(second, 0), count))
      return try make(units[min(ends.0, ends.1)..<max(ends.0, ends.1)])
    }
  }

  private func repeated(_ text: String, _ count: Double) throws(ExpressionError) -> ScriptValue {
    guard count >= 0 else { throw .type("a text is repeated a negative number of times") }
    guard text.utf8.count * count.scriptPlace <= LottieExpression.maximumTextLength else { throw .tooLarge("a text") }
    return try make(text.isEmpty ? "" : String(repeating: text, count: count.scriptPlace))
  }

  private func padded(
    _ text: String, _ arguments: ScriptArguments, atStart: Bool
  ) throws(ExpressionError) -> ScriptValue {
    let filler = arguments.count > 1 ? try units(of: arguments[1]) : [32]
    let missing = try number(of: arguments[0]).scriptPlace - text.utf16.count
    guard missing > 0, !filler.isEmpty else { return .string(text) }
    guard missing <= LottieExpression.maximumTextLength else { throw .tooLarge("a text") }
    try work.spend(missing / 4)
    let padding = (0..<missing).map { filler[$0 % filler.count] }
    return try make(atStart ? padding + Array(text.utf16) : Array(text.utf16) + padding)
  }

  // MARK: Search

  private func search(
    _ method: ScriptMethod, _ units: [UInt16], _ sought: [UInt16]
  ) throws(ExpressionError) -> ScriptValue {
    switch method {
    case .startsWith: return .boolean(units.starts(with: sought))
    case .endsWith: return .boolean(units.suffix(sought.count).elementsEqual(sought))
    case .lastIndexOf:
      var place = units.count - sought.count
      while place >= 0, try !isFound(sought, at: place, in: units[...]) { place -= 1 }
      return .number(Double(max(place, -1)))
    default:
      let place = try firstPlace(of: sought, in: units[...])
      return method == .includes ? .boolean(place != nil) : .number(Double(place ?? -1))
    }
  }

  private func firstPlace(of sought: [UInt16], in units: ArraySlice<UInt16>) throws(ExpressionError) -> Int? {
    guard sought.count <= units.count else { return nil }
    for place in units.startIndex...units.endIndex - sought.count {
      if try isFound(sought, at: place, in: units) {
        try work.spend((place - units.startIndex) / 16)
        return place
      }
    }
    try work.spend(units.count / 16)
    return nil
  }

  /// Counts as work where the first unit is right.
  private func isFound(_ sought: [UInt16], at place: Int, in units: ArraySlice<UInt16>) throws(ExpressionError) -> Bool
  {
    guard let first = sought.first else { return true }
    guard units[place] == first else { return false }
    try work.spend(sought.count / 16)
    return units[place...].starts(with: sought)
  }

  private func takeApart(
    _ method: ScriptMethod, _ text: String, _ arguments: ScriptArguments
  ) throws(ExpressionError) -> ScriptValue {
    if method != .split, arguments[1].isCallable { throw .unsupported("functions that replace parts of a text") }
    let units = Array(text.utf16)
    guard case .undefined = arguments[0] else {
      let parts = try parts(of: units, by: try self.units(of: arguments[0]), once: method == .replace)
      guard method == .split else {
        return try make(try joined(parts, by: try self.text(of: arguments[1])))
      }
      return try make(parts)
    }
    return method == .split ? try make([ScriptValue.string(text)]) : .string(text)
  }

  private func parts(
    of units: [UInt16], by separator: [UInt16], once: Bool
  ) throws(ExpressionError) -> [ScriptValue] {
    if separator.isEmpty, !once {
      guard units.count <= LottieExpression.maximumListCount else { throw .tooLarge("a list") }
      var parts: [ScriptValue] = []
      for unit in units { parts.append(try make(CollectionOfOne(unit))) }
      return parts
    }
    var parts: [ScriptValue] = []
    var rest = units[...]
    while let place = try firstPlace(of: separator, in: rest) {
      guard parts.count < LottieExpression.maximumListCount else { throw .tooLarge("a list") }
      parts.append(try make(rest[rest.startIndex..<place]))
      rest = rest[(place + separator.count)...]
      if once { break }
    }
    parts.append(try make(rest))
    return parts
  }
}
