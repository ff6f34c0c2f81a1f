import SpringformGeometry

extension Compiler {
  mutating func element(_ base: Syntax, _ index: Syntax) throws(ExpressionError) -> Thunk {
    let position = place(base.offset)
    if case .list(let elements) = base.form {
      // A list that is written out is looked into without being made.
      let codes = try alike(elements)
      let subscriptIndex = try number(index)
      guard let type = codes.first?.type else {
        throw ExpressionError("an empty list has no elements", at: base.offset)
      }
      return .reading(type) { environment in
        environment.index(subscriptIndex(environment), count: codes.count, at: position).map {
          codes[$0].value(environment)
        }
          ?? .number(.nan)
      }
    }
    let list = try code(base)
    let subscriptIndex = try number(index)
    switch list {
    case .point(let run):
      return .number { environment in
        let point = run(environment)
        return environment.index(subscriptIndex(environment), count: 2, at: position).map {
          $0 == 0 ? point.x : point.y
        } ?? .nan
      }
    case .list(.object(let type), let run):
      if let slot = slot(of: base) {
        return .object(type, slot) { environment in
          let objects = environment.objects[slot]
          return environment.index(subscriptIndex(environment), count: objects.count, at: position).map { objects[$0] }
        }
      }
      return .reading(.object(type)) { environment in
        let values = run(environment)
        return environment.index(subscriptIndex(environment), count: values.count, at: position).map { values[$0] }
          ?? .object(nil)
      }
    case .list(let type, let run):
      return .reading(type) { environment in
        let values = run(environment)
        return environment.index(subscriptIndex(environment), count: values.count, at: position).map { values[$0] }
          ?? .number(.nan)
      }
    default:
      throw ExpressionError("only lists and points have elements, and this is \(list.type.name)", at: base.offset)
    }
  }

  func slot(of syntax: Syntax) -> Int? {
    guard case .name(let name) = syntax.form, !scope.locals.contains(where: { $0.name == name }),
      case .object(let symbol) = scope.symbols[name]
    else { return nil }
    return symbol.slot
  }

  mutating func list(_ elements: [Syntax], at offset: Int) throws(ExpressionError) -> Thunk {
    guard !elements.isEmpty else { throw ExpressionError("an empty list means nothing here", at: offset) }
    let codes = try alike(elements)
    if codes.count == 2, case .number(let x) = codes[0], case .number(let y) = codes[1] {
      return .point { Point(x: x($0), y: y($0)) }
    }
    return .list(codes[0].type) { environment in codes.map { $0.value(environment) } }
  }
}
