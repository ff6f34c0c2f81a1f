import SpringformDocument

extension Compiler {
  mutating func call(_ name: String, _ arguments: [Syntax], at offset: Int) throws(ExpressionError) -> Thunk {
    guard let functions = language.functions(named: name), let first = functions.first else {
      throw ExpressionError(
        "there is no function '\(name)'", at: offset,
        hint: closest(to: name, among: language.functionNames).map { "did you mean '\($0)'?" })
    }
    switch first.implementation {
    case .special(_, _, let compile): return try compile(&self, arguments, offset)
    case .typed(let parameters, _, _):
      guard arguments.count == parameters.count else {
        throw ExpressionError(
          "\(name) takes \(parameters.count) value\(parameters.count == 1 ? "" : "s"): \(first.form)", at: offset)
      }
      return try call(functions, arguments)
    }
  }

  /// Calls the first of several functions that takes values of these types; when there is none, the first one tells why.
  private mutating func call(_ functions: [Function], _ arguments: [Syntax]) throws(ExpressionError) -> Thunk {
    var thunks: [Thunk] = []
    for argument in arguments { thunks.append(try code(argument)) }
    let fitting = functions.first { function in
      guard case .typed(let parameters, _, _) = function.implementation else { return false }
      return zip(parameters, thunks).allSatisfy { accepts($0, $1.type) }
    }
    guard case .typed(let parameters, let traits, let make) = (fitting ?? functions[0]).implementation else {
      throw .reported
    }
    for (index, type) in parameters.enumerated() {
      thunks[index] = try converted(thunks[index], to: type, at: arguments[index].offset)
    }
    use(traits)
    guard let made = make(thunks) else { throw .reported }
    return made
  }

  private func accepts(_ wanted: ValueType, _ type: ValueType) -> Bool {
    switch (wanted, type) {
    case (.point, .object): true
    case (.object(let base), .object(let type)): type.inherits(base)
    default: wanted == type
    }
  }
}
