/// How a statement ends.
enum ScriptOutcome {
  case goesOn
  /// By `break`, `continue` or `return`.
  case leaves, repeats, gives
}

extension ScriptEvaluator {
  func run(_ statements: ScriptIDs<ScriptStatement>) throws(ExpressionError) -> ScriptOutcome {
    for index in statements.range {
      let outcome = try run(tree.statementLists[index])
      guard outcome == .goesOn else { return outcome }
    }
    return .goesOn
  }

  func run(_ id: ScriptID<ScriptStatement>) throws(ExpressionError) -> ScriptOutcome {
    try work.spend()
    switch tree.statements[Int(id.index)] {
    case .empty: return .goesOn
    case .expression(let expression):
      let result = try value(expression)
      if frame === globals { lastValue = result }
      return .goesOn
    case .declare(let expression):
      _ = try value(expression)
      return .goesOn
    case .block(let statements): return try run(statements)
    case .condition(let condition, let first, let second):
      if try isTrue(value(condition)) { return try run(first) }
      return if let second { try run(second) } else { .goesOn }
    case .loop(let loop): return try run(loop)
    case .each(let target, let whole, let keys, let body): return try run(body, target, of: whole, keys: keys)
    case .choice(let expression, let cases): return try run(cases, by: expression)
    case .leave: return .leaves
    case .again: return .repeats
    case .give(let expression):
      returned = if let expression { try value(expression) } else { .undefined }
      return .gives
    case .fail(let expression):
      let value = try value(expression)
      thrown = value
      throw .thrown(try message(of: value))
    case .attempt(let attempt): return try run(attempt)
    }
  }

  private func run(_ loop: ScriptLoop) throws(ExpressionError) -> ScriptOutcome {
    if let start = loop.start { _ = try run(start) }
    var isAsked = !loop.runsFirst
    while true {
      try work.spend()
      if isAsked, let condition = loop.condition, try !isTrue(value(condition)) { return .goesOn }
      isAsked = true
      switch try run(loop.body) {
      case .leaves: return .goesOn
      case .gives: return .gives
      case .goesOn, .repeats: if let next = loop.next { _ = try value(next) }
      }
    }
  }

  private func run(
    _ body: ScriptID<ScriptStatement>, _ target: ScriptID<ScriptExpression>, of whole: ScriptID<ScriptExpression>,
    keys: Bool
  ) throws(ExpressionError) -> ScriptOutcome {
    let whole = try plain(try value(whole))
    for element in keys ? try self.keys(of: whole) : try elements(of: whole) {
      try work.spend()
      try assign(element, to: target)
      switch try run(body) {
      case .leaves: return .goesOn
      case .gives: return .gives
      case .goesOn, .repeats: break
      }
    }
    return .goesOn
  }

  private func elements(of whole: ScriptValue) throws(ExpressionError) -> [ScriptValue] {
    switch whole {
    case .list(let index): return heap.lists[index]
    case .string(let text):
      try work.spend(text.utf8.count)
      return text.unicodeScalars.map { .string(String($0)) }
    default: throw .type("a loop goes through something that is no list")
    }
  }

  private func keys(of whole: ScriptValue) throws(ExpressionError) -> [ScriptValue] {
    switch whole {
    case .list(let index):
      try work.spend(heap.lists[index].count)
      return heap.lists[index].indices.map { .string(String($0)) }
    case .record(let index): return heap.records[index].keys.map { .string($0) }
    case .undefined, .null: return []
    default: throw .type("a loop goes through something that is no list")
    }
  }

  private func run(
    _ cases: [ScriptCase], by expression: ScriptID<ScriptExpression>
  ) throws(ExpressionError) -> ScriptOutcome {
    let chosen = try value(expression)
    var start: Int?
    for (index, candidate) in cases.enumerated() {
      guard let label = candidate.value, try isSame(chosen, value(label)) else { continue }
      start = index
      break
    }
    guard let start = start ?? cases.firstIndex(where: { $0.value == nil }) else { return .goesOn }
    for candidate in cases[start...] {
      switch try run(candidate.body) {
      case .leaves: return .goesOn
      case .repeats: return .repeats
      case .gives: return .gives
      case .goesOn: break
      }
    }
    return .goesOn
  }

  private func run(_ attempt: ScriptAttempt) throws(ExpressionError) -> ScriptOutcome {
    var outcome = ScriptOutcome.goesOn
    var failure: ExpressionError?
    do throws(ExpressionError) {
      outcome = try run(attempt.body)
    } catch {
      guard error.isCatchable else { throw error }
      failure = error
    }
    if let error = failure, let rescue = attempt.rescue {
      failure = nil
      do throws(ExpressionError) {
        if let target = attempt.error { try assign(try caught(error), to: target) }
        outcome = try run(rescue)
      } catch {
        guard error.isCatchable else { throw error }
        failure = error
      }
    }
    if let cleanup = attempt.cleanup {
      let kept = returned
      let last = try run(cleanup)
      guard last == .goesOn else { return last }
      returned = kept
    }
    if let failure { throw failure }
    return outcome
  }

  /// What `catch` names.
  private func caught(_ error: ExpressionError) throws(ExpressionError) -> ScriptValue {
    if case .thrown = error, let value = thrown { return value }
    var record = ScriptRecord()
    record["message"] = .string(error.description)
    return try make(record)
  }

  private func message(of value: ScriptValue) throws(ExpressionError) -> String {
    if case .record(let index) = value, let message = heap.records[index]["message"] { return try text(of: message) }
    return try text(of: value)
  }
}
