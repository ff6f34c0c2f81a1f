import SpringformDocument
import SpringformMotion

/// Functions whose arguments may be of several types, or any number.
extension Function {
  package static let condition = Function(
    "if", "if(c, a, b)", takes: "condition, two of one type", gives: "that type",
    "a where the condition is true, else b"
  ) { compiler, arguments, offset throws(ExpressionError) in
    guard arguments.count == 3 else {
      throw ExpressionError("if takes 3 values: if(condition, value, otherwise)", at: offset)
    }
    let test = try compiler.flag(arguments[0])
    let thunks = try compiler.alike(Array(arguments[1...]))
    switch (thunks[0], thunks[1]) {
    case (.number(let a), .number(let b)): return .number { test($0) ? a($0) : b($0) }
    case (.flag(let a), .flag(let b)): return .flag { test($0) ? a($0) : b($0) }
    case (.point(let a), .point(let b)): return .point { test($0) ? a($0) : b($0) }
    case (.color(let a), .color(let b)): return .color { test($0) ? a($0) : b($0) }
    case (.text(let a), .text(let b)): return .text { test($0) ? a($0) : b($0) }
    case (.object(let type, _, let a), .object(_, _, let b)): return .object(type, nil) { test($0) ? a($0) : b($0) }
    case (.list(let type, let a), .list(_, let b)): return .list(type) { test($0) ? a($0) : b($0) }
    default: throw .reported
    }
  }

  package static let minimum = extreme("min", "the least") { $0 < $1 }
  package static let maximum = extreme("max", "the largest") { $0 > $1 }

  /// - Parameter precedes: whether the second of two numbers is the one to take.
  private static func extreme(
    _ name: String, _ help: String, _ precedes: @escaping @Sendable (Double, Double) -> Bool
  ) -> Function {
    @Sendable func choose(_ a: Double, _ b: Double) -> Double { precedes(b, a) ? b : a }
    return Function(
      name, "\(name)(a, b, ...)", takes: "numbers, or a list of numbers", gives: "number", help
    ) { compiler, arguments, offset throws(ExpressionError) in
      if arguments.count == 1 {
        if case .number = try compiler.code(arguments[0]) {
          throw ExpressionError("\(name) takes a list, or 2 values or more", at: offset)
        }
        let (list, position) = (try compiler.numbers(arguments[0]), compiler.place(arguments[0].offset))
        return .number { environment in
          let numbers = list(environment)
          guard let first = numbers.first else {
            environment.fail("an empty list has no \(name)", at: position, hint: nil)
            return .nan
          }
          return numbers.dropFirst().reduce(first, choose)
        }
      }
      var runs: [@Sendable (Environment) -> Double] = []
      for argument in arguments { runs.append(try compiler.number(argument)) }
      guard runs.count > 1 else { throw ExpressionError("\(name) takes a list, or 2 values or more", at: offset) }
      if runs.count == 2 {
        let (a, b) = (runs[0], runs[1])
        return .number { choose(a($0), b($0)) }
      }
      let (first, rest) = (runs[0], runs.dropFirst())
      return .number { environment in rest.reduce(first(environment)) { choose($0, $1(environment)) } }
    }
  }

  package static let sum = Function(
    "sum", "sum(list)", takes: "list of number", gives: "number", "all of them added up"
  ) { compiler, arguments, offset throws(ExpressionError) in
    guard arguments.count == 1 else { throw ExpressionError("sum takes 1 value: sum(list)", at: offset) }
    let list = try compiler.numbers(arguments[0])
    return .number { list($0).reduce(0, +) }
  }

  package static let count = Function(
    "count", "count(list)", takes: "list", gives: "number", "how many elements there are"
  ) { compiler, arguments, offset throws(ExpressionError) in
    guard arguments.count == 1 else { throw ExpressionError("count takes 1 value: count(list)", at: offset) }
    let list = try compiler.code(arguments[0])
    guard case .list(_, let run) = list else {
      throw ExpressionError("a list is needed here, and this is \(list.type.name)", at: arguments[0].offset)
    }
    return .number { Double(run($0).count) }
  }

  package static let ease = Function(
    "ease", "ease(name, t)", takes: "a curve's name in quotes, number", gives: "number",
    "a curve's value at t: a name of 'easings', " + Pacing.names.joined(separator: ", ")
  ) { compiler, arguments, offset throws(ExpressionError) in
    guard arguments.count == 2, case .text(let name) = arguments[0].form else {
      throw ExpressionError("ease takes a curve's name and a number: ease(\"easeOut\", t)", at: offset)
    }
    let curves = compiler.compilation.curves()
    guard let pacing = curves[name] ?? Pacing(named: name) else {
      let known = curves.keys.sorted() + Pacing.names
      throw ExpressionError(
        "there is no curve '\(name)'", at: arguments[0].offset,
        hint: closest(to: name, among: known).map { "did you mean '\($0)'?" }
          ?? "there is " + known.joined(separator: ", "))
    }
    let t = try compiler.number(arguments[1])
    return .number { pacing.fraction(elapsed: t($0), duration: 1) }
  }
}

extension Compiler {
  /// A list of numbers; two of them in brackets are a point for expressions.
  fileprivate mutating func numbers(
    _ syntax: Syntax
  ) throws(ExpressionError) -> @Sendable (Environment) -> [Double] {
    guard case .list(_, let run) = try converted(code(syntax), to: .list(.number), at: syntax.offset) else {
      throw .reported
    }
    return { run($0).compactMap { Double($0) } }
  }
}
