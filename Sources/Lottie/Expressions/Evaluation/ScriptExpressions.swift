extension ScriptEvaluator {
  func value(_ id: ScriptID<ScriptExpression>) throws(ExpressionError) -> ScriptValue {
    try work.spend()
    switch tree.expressions[Int(id.index)] {
    case .number(let number): return .number(number)
    case .string(let index): return .string(tree.strings[Int(index)])
    case .boolean(let isTrue): return .boolean(isTrue)
    case .null: return .null
    case .undefined: return .undefined
    case .reference(let index): return try value(of: tree.references[Int(index)])
    case .binary(let operation, let first, let second):
      let left = try value(first)
      return try operate(operation, left, try value(second))
    case .logical(let operation, let first, let second): return try logical(operation, first, second)
    case .conditional(let condition, let first, let second):
      return try isTrue(value(condition)) ? try value(first) : try value(second)
    case .assign(let target, let source):
      let place = try place(target)
      let result = try value(source)
      try set(place, to: result)
      return result
    case .call(let callee, let arguments): return try call(callee, arguments)
    case .unary(let operation, let operand): return try unary(operation, operand)
    case .update(let operation, let target, let source):
      let place = try place(target)
      let old = try value(of: place)
      let result = try operate(operation, old, try value(source))
      try set(place, to: result)
      return result
    case .step(let target, let change, let givesOld):
      let place = try place(target)
      let old = try number(of: try value(of: place))
      try set(place, to: .number(old + change))
      return .number(givesOld ? old : old + change)
    case .member(let object, let name):
      return try member(tree.names[Int(name)].text, of: try value(object))
    case .element(let object, let key):
      let whole = try value(object)
      return try element(of: whole, try value(key))
    case .array(let elements): return try make(try values(elements))
    case .record(let parts): return try record(parts)
    case .function(let function): return closure(function)
    case .template(let parts): return try template(parts)
    case .sequence(let parts):
      var last = ScriptValue.undefined
      for index in parts.range { last = try value(tree.expressionLists[index]) }
      return last
    }
  }

  func values(_ ids: ScriptIDs<ScriptExpression>) throws(ExpressionError) -> [ScriptValue] {
    var values: [ScriptValue] = []
    values.reserveCapacity(Int(ids.count))
    for index in ids.range { values.append(try value(tree.expressionLists[index])) }
    return values
  }

  // MARK: Names

  private func value(of reference: ScriptReference) throws(ExpressionError) -> ScriptValue {
    if let distance = reference.distance { return frame(distance).slots[reference.slot] }
    let stored = globals.slots[reference.slot]
    guard case .missing = stored else { return stored }
    switch reference.builtin {
    case .function(let function): return .function(function)
    case .variable(let variable): return try value(of: variable)
    case .namespace(let namespace): return .namespace(namespace)
    case .number(let number): return .number(number)
    case nil: break
    }
    if let value = try host.global(reference.name) { return try imported(value) }
    // An export has names of After Effects that it also assigns, such as `$bm_transform`.
    if reference.name.hasPrefix("$bm_"), let value = try host.global(String(reference.name.dropFirst(4))) {
      return try imported(value)
    }
    if ScriptBuiltin.unsupported.contains(reference.name) { throw .unsupported("'\(reference.name)'") }
    if !tree.freeNames.contains(reference.name) { return .undefined }
    throw .unknownName(reference.name)
  }

  private func frame(_ distance: Int) -> ScriptFrame {
    var frame = frame
    for _ in 0..<distance { frame = frame.parent ?? globals }
    return frame
  }

  /// Something that is assigned to; what lies in it is evaluated once, also where it is read before.
  private enum Place {
    case variable(ScriptReference)
    case element(ScriptValue, ScriptValue)
  }

  private func place(_ target: ScriptID<ScriptExpression>) throws(ExpressionError) -> Place {
    switch tree.expressions[Int(target.index)] {
    case .reference(let index): return .variable(tree.references[Int(index)])
    case .member(let object, let name):
      return .element(try value(object), .string(tree.names[Int(name)].text))
    case .element(let object, let key):
      let whole = try value(object)
      return .element(whole, try value(key))
    default: throw .type("nothing can be assigned to this")
    }
  }

  private func value(of place: Place) throws(ExpressionError) -> ScriptValue {
    switch place {
    case .variable(let reference): try value(of: reference)
    case .element(let whole, let key): try element(of: whole, key)
    }
  }

  private func set(_ place: Place, to value: ScriptValue) throws(ExpressionError) {
    switch place {
    case .variable(let reference):
      if let distance = reference.distance {
        frame(distance).slots[reference.slot] = value
      } else {
        globals.slots[reference.slot] = value
      }
    case .element(let whole, let key): try set(key, of: whole, to: value)
    }
  }

  func assign(_ value: ScriptValue, to target: ScriptID<ScriptExpression>) throws(ExpressionError) {
    try set(try place(target), to: value)
  }

  // MARK: Calls

  private func call(
    _ callee: ScriptID<ScriptExpression>, _ arguments: ScriptIDs<ScriptExpression>
  ) throws(ExpressionError) -> ScriptValue {
    switch tree.expressions[Int(callee.index)] {
    case .reference(let index):
      // Operators of an export need no list of arguments.
      let reference = tree.references[Int(index)]
      if arguments.count == 2, case .function(.operation(let operation)) = reference.builtin,
        case .missing = globals.slots[reference.slot]
      {
        let left = try value(tree.expressionLists[arguments.range.lowerBound])
        return try operate(operation, left, try value(tree.expressionLists[arguments.range.lowerBound + 1]))
      }
    case .member(let object, let name):
      let receiver = try value(object)
      return try call(tree.names[Int(name)], of: receiver, try values(arguments))
    default: break
    }
    let function = try value(callee)
    return try call(function, try values(arguments))
  }

  // MARK: Parts

  private func logical(
    _ operation: ScriptLogical, _ first: ScriptID<ScriptExpression>, _ second: ScriptID<ScriptExpression>
  ) throws(ExpressionError) -> ScriptValue {
    let left = try value(first)
    let isDecided =
      switch operation {
      case .and: try !isTrue(left)
      case .or: try isTrue(left)
      case .coalesce: !left.isNothing
      }
    return isDecided ? left : try value(second)
  }

  private func unary(
    _ operation: ScriptUnary, _ operand: ScriptID<ScriptExpression>
  ) throws(ExpressionError) -> ScriptValue {
    if operation == .type { return .string(try kind(of: operand)) }
    let value = try value(operand)
    switch operation {
    case .minus: return try negated(value)
    case .plus: return .number(try number(of: value))
    case .not: return .boolean(try !isTrue(value))
    case .bits: return .number(Double(~(try number(of: value)).scriptBits))
    case .discard, .type: return .undefined
    }
  }

  private func kind(of operand: ScriptID<ScriptExpression>) throws(ExpressionError) -> String {
    do throws(ExpressionError) {
      return try plain(try value(operand)).kind
    } catch {
      // Of a name that is not known, the kind may be asked.
      guard case .unknownName = error, case .reference = tree.expressions[Int(operand.index)] else { throw error }
      return "undefined"
    }
  }

  private func record(_ parts: ScriptIDs<ScriptExpression>) throws(ExpressionError) -> ScriptValue {
    var record = ScriptRecord()
    for index in stride(from: parts.range.lowerBound, to: parts.range.upperBound - 1, by: 2) {
      let key = try text(of: try value(tree.expressionLists[index]))
      try work.spend(key.utf8.count / 16)
      record[key] = try value(tree.expressionLists[index + 1])
    }
    return try make(record)
  }

  private func template(_ parts: ScriptIDs<ScriptExpression>) throws(ExpressionError) -> ScriptValue {
    var result = ""
    for index in parts.range {
      result += try text(of: try value(tree.expressionLists[index]))
      guard result.utf8.count <= LottieExpression.maximumTextLength else { throw .tooLarge("a text") }
    }
    return try make(result)
  }
}
