import SpringformGeometry

extension ScriptEvaluator {
  /// How deep lists may lie in each other where they are turned into something else.
  private static let maximumListDepth = 16

  /// A property's value in place of the property.
  func plain(_ value: ScriptValue) throws(ExpressionError) -> ScriptValue {
    guard case .property(let property) = value else { return value }
    return try currentValue(of: property)
  }

  func number(of value: ScriptValue) throws(ExpressionError) -> Double {
    switch value {
    case .number(let number): return number
    case .boolean(let isTrue): return isTrue ? 1 : 0
    case .null: return 0
    case .string(let text):
      try work.spend(text.utf8.count / 16)
      return Double(scriptText: text)
    case .list(let index):
      guard heap.lists[index].count == 1, case .number(let number) = heap.lists[index][0] else { return .nan }
      return number
    case .property(let property):
      let value = try currentValue(of: property)
      if case .property = value { return .nan }
      return try number(of: value)
    default: return .nan
    }
  }

  func isTrue(_ value: ScriptValue) throws(ExpressionError) -> Bool {
    switch value {
    case .missing, .undefined, .null: return false
    case .boolean(let isTrue): return isTrue
    case .number(let number): return number != 0 && !number.isNaN
    case .string(let text): return !text.isEmpty
    case .property(let property):
      let value = try currentValue(of: property)
      if case .property = value { return true }
      return try isTrue(value)
    default: return true
    }
  }

  func text(of value: ScriptValue) throws(ExpressionError) -> String { try text(of: value, depth: 0) }

  private func text(of value: ScriptValue, depth: Int) throws(ExpressionError) -> String {
    switch value {
    case .missing, .undefined: return "undefined"
    case .null: return "null"
    case .boolean(let isTrue): return isTrue ? "true" : "false"
    case .number(let number): return number.scriptText
    case .string(let text): return text
    case .list(let index): return try joined(heap.lists[index], by: ",", depth: depth + 1)
    case .property:
      let value = try plain(value)
      if case .property = value { return "[object Object]" }
      return try text(of: value, depth: depth)
    case .closure, .function: return "function"
    case .record, .namespace, .path, .object: return "[object Object]"
    }
  }

  func joined(_ list: [ScriptValue], by separator: String, depth: Int = 0) throws(ExpressionError) -> String {
    guard depth <= Self.maximumListDepth else { throw .tooDeep }
    var result = ""
    for (index, element) in list.enumerated() {
      if index > 0 { result += separator }
      if !element.isNothing { result += try text(of: element, depth: depth) }
      try work.spend(1 + separator.utf8.count / 16)
      guard result.utf8.count <= LottieExpression.maximumTextLength else { throw .tooLarge("a text") }
    }
    try work.spend(result.utf8.count / 16)
    return result
  }

  // MARK: Equality

  /// As by `===`.
  func isSame(_ first: ScriptValue, _ second: ScriptValue) throws(ExpressionError) -> Bool {
    switch (first, second) {
    case (.property(let first), .property(let second)): return first === second
    case (.property, _): return try isSame(try plain(first), second)
    case (_, .property): return try isSame(first, try plain(second))
    case (.missing, .undefined), (.undefined, .missing), (.undefined, .undefined), (.missing, .missing): return true
    case (.null, .null): return true
    case (.boolean(let first), .boolean(let second)): return first == second
    case (.number(let first), .number(let second)): return first == second
    case (.string(let first), .string(let second)):
      try work.spend(first.utf8.count / 16)
      // Characters that look the same are different texts, unlike in Swift.
      return first.utf8.elementsEqual(second.utf8)
    case (.list(let first), .list(let second)), (.record(let first), .record(let second)),
      (.closure(let first), .closure(let second)):
      return first == second
    case (.function(let first), .function(let second)): return first == second
    case (.namespace(let first), .namespace(let second)): return first == second
    case (.path(let first), .path(let second)): return first === second
    case (.object(let first), .object(let second)): return first === second
    default: return false
    }
  }

  /// As by `==`.
  func isEqual(_ first: ScriptValue, _ second: ScriptValue) throws(ExpressionError) -> Bool {
    if first.isNothing || second.isNothing { return first.isNothing && second.isNothing }
    let (first, second) = (try plain(first), try plain(second))
    switch (first, second) {
    case (.number, .string), (.string, .number), (.boolean, _), (_, .boolean), (.list, .number), (.number, .list):
      return try number(of: first) == number(of: second)
    case (.list, .string), (.string, .list):
      return try text(of: first).utf8.elementsEqual(text(of: second).utf8)
    default: return try isSame(first, second)
    }
  }

  // MARK: The player's values

  func imported(_ value: ExpressionValue) throws(ExpressionError) -> ScriptValue {
    switch value {
    case .undefined: return .undefined
    case .number(let number): return .number(number)
    case .boolean(let isTrue): return .boolean(isTrue)
    case .string(let text): return try make(text)
    case .vector(let numbers): return try make(numbers.map { .number($0) })
    case .list(let values):
      var list: [ScriptValue] = []
      for value in values { list.append(try imported(value)) }
      return try make(list)
    case .path(let path): return .path(path)
    case .property(let property): return .property(property)
    case .object(let object): return .object(object)
    }
  }

  func exported(_ values: [ScriptValue]) throws(ExpressionError) -> [ExpressionValue] {
    // What the player does for a call is no less than this.
    try work.spend(5)
    var result: [ExpressionValue] = []
    for value in values { result.append(try export(value)) }
    return result
  }

  /// The value itself: properties are given by theirs, also within lists.
  func export(_ value: ScriptValue, depth: Int = 0) throws(ExpressionError) -> ExpressionValue {
    let value = try plain(value)
    switch value {
    case .missing, .undefined, .null: return .undefined
    case .number(let number): return .number(number)
    case .boolean(let isTrue): return .boolean(isTrue)
    case .string(let text): return .string(text)
    case .list(let index):
      guard depth < Self.maximumListDepth else { throw .tooDeep }
      try work.spend(1 + heap.lists[index].count)
      var list: [ExpressionValue] = []
      for element in heap.lists[index] { list.append(try export(element, depth: depth + 1)) }
      let numbers = list.compactMap(\.number)
      return numbers.count == list.count ? .vector(numbers) : .list(list)
    case .path(let path): return .path(path)
    case .object(let object): return .object(object)
    case .property, .record, .closure, .function, .namespace:
      throw .type("a value is needed instead of a function or an object")
    }
  }

  /// The components of a list of numbers alone.
  func numbers(of value: ScriptValue) -> [Double]? {
    guard case .list(let index) = value else { return nil }
    var numbers: [Double] = []
    numbers.reserveCapacity(heap.lists[index].count)
    for element in heap.lists[index] {
      guard case .number(let number) = element else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}

extension ExpressionValue {
  /// Whether all numbers in it are.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .vector(let numbers): numbers.allSatisfy(\.isFinite)
    case .list(let values): values.allSatisfy(\.isFinite)
    case .path(let path):
      path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
        && (path.inTangents + path.outTangents).allSatisfy { $0.dx.isFinite && $0.dy.isFinite }
    case .undefined, .boolean, .string, .property, .object: true
    }
  }
}
