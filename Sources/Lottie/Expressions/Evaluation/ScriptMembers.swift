import SpringformGeometry

extension ScriptEvaluator {
  /// What stands behind a dot.
  func member(_ name: String, of whole: ScriptValue) throws(ExpressionError) -> ScriptValue {
    switch whole {
    case .missing, .undefined, .null: throw .type("'\(name)' is asked of nothing")
    case .string(let text):
      guard name == "length" else { return .undefined }
      try work.spend(text.utf8.count / 64)
      return .number(Double(text.utf16.count))
    case .list(let index): return name == "length" ? .number(Double(heap.lists[index].count)) : .undefined
    case .record(let index):
      try work.spend(name.utf8.count / 16)
      return heap.records[index][name] ?? .undefined
    case .namespace(let namespace): return try member(name, of: namespace)
    case .property(let property): return try member(name, of: property)
    case .object(let object):
      try work.spend(5)
      guard let value = try object.member(name) else { throw .unsupported("the member '\(name)'") }
      return try imported(value)
    case .boolean, .number, .closure, .function, .path: return .undefined
    }
  }

  private func member(_ name: String, of property: any ExpressionProperty) throws(ExpressionError) -> ScriptValue {
    switch name {
    case "value": return try currentValue(of: property)
    case "numKeys": return .number(Double(property.keyframeCount))
    case "velocity": return try velocity(of: property, at: time)
    case "speed": return .number(try speed(of: property, at: time))
    default: break
    }
    if let value = try property.member(name) { return try imported(value) }
    let value = try currentValue(of: property)
    if case .property = value { throw .unsupported("the member '\(name)'") }
    let member = try member(name, of: value)
    guard !member.isNothing else { throw .unsupported("the member '\(name)'") }
    return member
  }

  private func member(_ name: String, of namespace: ScriptNamespace) throws(ExpressionError) -> ScriptValue {
    if namespace == .math {
      if let constant = MathFunction.constants[name] { return .number(constant) }
      if let function = MathFunction(rawValue: name) { return .function(.math(function)) }
    }
    if namespace == .number, let constant = ConversionFunction.constants[name] { return .number(constant) }
    throw .unsupported("'\(namespace.rawValue).\(name)'")
  }

  /// What stands in brackets.
  func element(of whole: ScriptValue, _ key: ScriptValue) throws(ExpressionError) -> ScriptValue {
    switch whole {
    case .list(let index):
      guard let place = try place(of: key) else { return try member(try text(of: key), of: whole) }
      return place < heap.lists[index].count ? heap.lists[index][place] : .undefined
    case .string(let text):
      guard let place = try place(of: key) else { return try member(try self.text(of: key), of: whole) }
      try work.spend(text.utf8.count / 16)
      let units = text.utf16.dropFirst(place).prefix(1)
      return units.isEmpty ? .undefined : .string(String(decoding: units, as: UTF16.self))
    case .property(let property):
      guard let place = try place(of: key) else { return try member(try text(of: key), of: whole) }
      let value = try currentValue(of: property)
      if case .list = value { return try element(of: value, key) }
      // One that has a single number gives that as its first component.
      if case .number = value, place == 0 { return value }
      return .undefined
    default: return try member(try text(of: key), of: whole)
    }
  }

  /// The place that a key stands for, be it written as a text.
  private func place(of key: ScriptValue) throws(ExpressionError) -> Int? {
    let number: Double
    switch try plain(key) {
    case .number(let value): number = value
    case .string(let text) where text.utf8.first.map { (48...57).contains($0) } == true:
      number = Double(scriptText: text)
    default: return nil
    }
    return number >= 0 && number < 1e9 && number == number.rounded() ? number.scriptPlace : nil
  }

  func set(_ key: ScriptValue, of whole: ScriptValue, to value: ScriptValue) throws(ExpressionError) {
    switch whole {
    case .list(let index):
      guard let place = try place(of: key) else { throw .type("a list has no '\(try text(of: key))' to set") }
      guard place < LottieExpression.maximumListCount else { throw .tooLarge("a list") }
      let missing = place + 1 - heap.lists[index].count
      if missing > 0 {
        try work.spend(missing)
        heap.lists[index] += Array(repeating: .undefined, count: missing)
      }
      heap.lists[index][place] = value
    case .record(let index):
      let key = try text(of: key)
      try work.spend(1 + key.utf8.count / 16)
      heap.records[index][key] = value
    default: throw .type("'\(try text(of: key))' cannot be set")
    }
  }

  // MARK: Calls

  func call(
    _ name: ScriptName, of receiver: ScriptValue, _ arguments: [ScriptValue]
  ) throws(ExpressionError) -> ScriptValue {
    switch receiver {
    case .namespace(.math):
      guard let function = name.mathFunction else { throw .unsupported("'Math.\(name.text)'") }
      return try call(function, ScriptArguments(arguments))
    case .namespace(let namespace): return try call(name.text, of: namespace, ScriptArguments(arguments))
    case .record(let index):
      try work.spend(name.text.utf8.count / 16)
      guard let function = heap.records[index][name.text] else {
        throw .type("'\(name.text)' is called, which is no function")
      }
      return try call(function, arguments)
    case .property(let property): return try call(name, of: property, arguments)
    case .object: return try call(try member(name.text, of: receiver), arguments)
    case .path(let path): return try call(name.text, of: path, arguments)
    case .missing, .undefined, .null: throw .type("'\(name.text)' is asked of nothing")
    default:
      guard let method = name.method else { throw .unsupported("'\(name.text)()'") }
      return try call(method, of: receiver, ScriptArguments(arguments))
    }
  }

  private func call(
    _ name: ScriptName, of property: any ExpressionProperty, _ arguments: [ScriptValue]
  ) throws(ExpressionError) -> ScriptValue {
    if let function = name.propertyFunction { return try call(function, of: property, ScriptArguments(arguments)) }
    if let member = try property.member(name.text) { return try call(try imported(member), arguments) }
    if let function = PathFunction(rawValue: name.text) {
      // The moment may follow what else is asked.
      let moment = function.isOfPlace ? 1 : 0
      let value =
        arguments.count > moment
        ? try value(of: property, at: try number(of: arguments[moment])) : try currentValue(of: property)
      guard case .path(let path) = value else { throw .type("'\(name.text)' is asked of something that is no path") }
      return try call(name.text, of: path, arguments)
    }
    let value = try currentValue(of: property)
    if case .property = value { throw .unsupported("'\(name.text)()'") }
    return try call(name, of: value, arguments)
  }
}
