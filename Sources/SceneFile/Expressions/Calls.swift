import Springform
import SpringformDocument

extension Compiler {
  mutating func call(_ name: String, _ arguments: [Syntax], at offset: Int) throws(ExpressionError) -> Thunk {
    switch name {
    case "if": return try condition(arguments, at: offset)
    case "min", "max": return try extreme(name, arguments, at: offset)
    case "nearest": return try nearest(arguments, at: offset)
    case "ease": return try ease(arguments, at: offset)
    case "count": return try count(arguments, at: offset)
    default: return try function(name, arguments, at: offset)
    }
  }

  private mutating func function(
    _ name: String, _ arguments: [Syntax], at offset: Int
  ) throws(ExpressionError) -> Thunk {
    guard let functions = Function.byName[name], let first = functions.first else {
      throw ExpressionError(
        "there is no function '\(name)'", at: offset,
        hint: closest(to: name, among: Function.names).map { "did you mean '\($0)'?" })
    }
    guard arguments.count == first.parameters.count else {
      throw ExpressionError(
        "\(name) takes \(first.parameters.count) value\(first.parameters.count == 1 ? "" : "s"): \(first.form)",
        at: offset)
    }
    var codes: [Thunk] = []
    for argument in arguments { codes.append(try code(argument)) }
    let function = functions.first { zip($0.parameters, codes).allSatisfy { accepts($0, $1.type) } } ?? first
    for (index, type) in function.parameters.enumerated() {
      codes[index] = try converted(codes[index], to: type, at: arguments[index].offset)
    }
    use(function.traits)
    guard let made = function.make(codes) else { throw CompilationContext.silent }
    return made
  }

  private func accepts(_ wanted: ValueType, _ type: ValueType) -> Bool {
    if wanted == type { return true }
    if case .layer = type { return wanted == .point || wanted == .layer(.layer) }
    return false
  }

  private mutating func condition(_ arguments: [Syntax], at offset: Int) throws(ExpressionError) -> Thunk {
    guard arguments.count == 3 else {
      throw ExpressionError("if takes 3 values: if(condition, value, otherwise)", at: offset)
    }
    let test = try flag(arguments[0])
    let codes = try alike(Array(arguments[1...]))
    switch (codes[0], codes[1]) {
    case (.number(let a), .number(let b)): return .number { test($0) ? a($0) : b($0) }
    case (.flag(let a), .flag(let b)): return .flag { test($0) ? a($0) : b($0) }
    case (.point(let a), .point(let b)): return .point { test($0) ? a($0) : b($0) }
    case (.color(let a), .color(let b)): return .color { test($0) ? a($0) : b($0) }
    case (.text(let a), .text(let b)): return .text { test($0) ? a($0) : b($0) }
    case (.layer(let kind, _, let a), .layer(_, _, let b)): return .layer(kind, nil) { test($0) ? a($0) : b($0) }
    case (.list(let type, let a), .list(_, let b)): return .list(type) { test($0) ? a($0) : b($0) }
    default: throw CompilationContext.silent
    }
  }

  private mutating func extreme(_ name: String, _ arguments: [Syntax], at offset: Int) throws(ExpressionError) -> Thunk
  {
    var runs: [@Sendable (Interpreter) -> Double] = []
    for argument in arguments { runs.append(try number(argument)) }
    guard runs.count > 1 else { throw ExpressionError("\(name) takes 2 values or more", at: offset) }
    let isLeast = name == "min"
    @Sendable func choose(_ a: Double, _ b: Double) -> Double { (isLeast ? b < a : b > a) ? b : a }
    if runs.count == 2 {
      let (a, b) = (runs[0], runs[1])
      return .number { choose(a($0), b($0)) }
    }
    let (first, rest) = (runs[0], runs.dropFirst())
    return .number { interpreter in rest.reduce(first(interpreter)) { choose($0, $1(interpreter)) } }
  }

  private mutating func nearest(_ arguments: [Syntax], at offset: Int) throws(ExpressionError) -> Thunk {
    guard arguments.count == 2 else {
      throw ExpressionError("nearest takes 2 values: nearest(layers, point)", at: offset)
    }
    let list = try code(arguments[0])
    guard case .list(.layer(let kind), let layers) = list,
      case .point(let place) = try converted(code(arguments[1]), to: .point, at: arguments[1].offset)
    else {
      throw ExpressionError("several layers are needed here, and this is \(list.type.name)", at: arguments[0].offset)
    }
    use([.live, .direct])
    return .layer(kind, nil) { interpreter in
      let target = place(interpreter)
      var best: (layer: Layer, distance: Double)?
      for case .layer(let layer?) in layers(interpreter) {
        let distance = layer.presentation.position.distance(to: target)
        if distance < best?.distance ?? .infinity { best = (layer, distance) }
      }
      return best?.layer
    }
  }

  private mutating func ease(_ arguments: [Syntax], at offset: Int) throws(ExpressionError) -> Thunk {
    guard arguments.count == 2, case .text(let name) = arguments[0].form else {
      throw ExpressionError("ease takes a curve's name and a number: ease(\"easeOut\", t)", at: offset)
    }
    guard let curve = TimingCurve.named[name] else {
      throw ExpressionError(
        "there is no curve '\(name)'", at: arguments[0].offset,
        hint: "there is " + TimingCurve.names.joined(separator: ", "))
    }
    let t = try number(arguments[1])
    return .number { curve.value(at: t($0)) }
  }

  private mutating func count(_ arguments: [Syntax], at offset: Int) throws(ExpressionError) -> Thunk {
    guard arguments.count == 1 else { throw ExpressionError("count takes 1 value: count(list)", at: offset) }
    let list = try code(arguments[0])
    guard case .list(_, let run) = list else {
      throw ExpressionError("a list is needed here, and this is \(list.type.name)", at: arguments[0].offset)
    }
    return .number { Double(run($0).count) }
  }
}

extension TimingCurve {
  static let named: [String: TimingCurve] = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInEaseOut,
    "easeInEaseOut": .easeInEaseOut, "default": .default,
  ]
  static let names = ["linear", "easeIn", "easeOut", "easeInOut", "default"]
}
