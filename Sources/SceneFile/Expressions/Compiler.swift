import Springform
import SpringformDocument

/// Compiles one expression.
struct Compiler {
  let compilation: CompilationContext
  let scope: Scope
  /// Where an offset lies in the file.
  let place: (Int) -> SourcePosition
  private(set) var traits: Expression.Traits = []
  private(set) var reads: [Reference] = []
  /// How many operations lie around the one that is being compiled, and the most there were.
  private var level = 0
  private var depth = 0

  /// The most operations that may lie within one another, those of derived values included.
  static let depthLimit = 1000

  init(_ compilation: CompilationContext, scope: Scope, place: @escaping (Int) -> SourcePosition) {
    self.compilation = compilation
    self.scope = scope
    self.place = place
  }

  /// - Parameter wanted: what the place needs; a layer where a point is needed stands for its position.
  mutating func compile(_ syntax: Syntax, as wanted: ValueType? = nil) throws(ExpressionError) -> Expression {
    var code = try self.code(syntax)
    if let wanted { code = try converted(code, to: wanted, at: syntax.offset) }
    return Expression(code: code, traits: traits, reads: reads, depth: depth)
  }

  mutating func converted(_ code: Thunk, to wanted: ValueType, at offset: Int) throws(ExpressionError) -> Thunk {
    if code.type == wanted { return code }
    switch (code, wanted) {
    case (.layer(_, let slot, let run), .layer(.layer)): return .layer(.layer, slot, run)
    case (.layer, .point): return try member("position", of: code, at: offset)
    case (.list(.number, let run), .list(.point)):
      // `[1, 2]` alone is a point, so a list of numbers in the place of points is one point.
      return .list(.point) { interpreter in
        let numbers = run(interpreter).compactMap { Double($0) }
        return numbers.count == 2 ? [.point(Point(x: numbers[0], y: numbers[1]))] : []
      }
    case (.point(let run), .list(.number)):
      return .list(.number) { interpreter in
        let point = run(interpreter)
        return [.number(point.x), .number(point.y)]
      }
    case (.layer(let kind, _, let run), .list(.layer)): return .list(.layer(kind)) { [.layer(run($0))] }
    case (.list(.layer, let run), .list(.layer(let kind))): return .list(.layer(kind), run)
    case (.point(let run), .list(.point)): return .list(.point) { [.point(run($0))] }
    case (.text(let run), .list(.text)): return .list(.text) { [.text(run($0))] }
    case (.number(let run), .text): return .text { written(run($0)) }
    case (.text, .color):
      throw ExpressionError(
        "a color is needed here, and this is a text", at: offset,
        hint: "in an expression a color has no quotes: #FF8800")
    default:
      throw ExpressionError("\(wanted.name) is needed here, and this is \(code.type.name)", at: offset)
    }
  }

  // MARK: Forms

  mutating func code(_ syntax: Syntax) throws(ExpressionError) -> Thunk {
    try enter(1, at: syntax.offset)
    defer { leave() }
    switch syntax.form {
    case .number(let value): return .number { _ in value }
    case .flag(let value): return .flag { _ in value }
    case .text(let value): return .text { _ in value }
    case .color(let value): return .color { _ in value }
    case .name(let name): return try self.name(name, at: syntax.offset)
    case .member(let base, let name):
      if case .name("canvas") = base.form { return try canvas(name, at: syntax.offset) }
      if case .member(let inner, "model") = base.form, let code = try? self.code(inner), case .layer = code {
        return try member(name, of: code, isModel: true, at: syntax.offset)
      }
      return try member(name, of: code(base), at: syntax.offset)
    case .element(let base, let index): return try element(base, index)
    case .call(let name, let arguments): return try call(name, arguments, at: syntax.offset)
    case .list(let elements): return try list(elements, at: syntax.offset)
    case .not(let operand):
      let run = try flag(operand)
      return .flag { !run($0) }
    case .minus(let operand):
      if case .number(let value) = operand.form { return .number { _ in -value } }
      return try negated(code(operand), at: syntax.offset)
    case .operation(let symbol, let left, let right): return try operation(symbol, left, right, at: syntax.offset)
    }
  }

  /// Counts what lies within one another, so that no file exhausts the stack.
  private mutating func enter(_ levels: Int, at offset: Int) throws(ExpressionError) {
    guard level + levels <= Self.depthLimit, compilation.level < Self.depthLimit else {
      throw ExpressionError("more than \(Self.depthLimit) operations need each other here", at: offset)
    }
    level += 1
    compilation.level += 1
    depth = max(depth, level + levels - 1)
  }

  private mutating func leave() {
    level -= 1
    compilation.level -= 1
  }

  mutating func number(_ syntax: Syntax) throws(ExpressionError) -> @Sendable (Interpreter) -> Double {
    guard case .number(let run) = try converted(code(syntax), to: .number, at: syntax.offset) else {
      throw CompilationContext.silent
    }
    return run
  }

  mutating func flag(_ syntax: Syntax) throws(ExpressionError) -> @Sendable (Interpreter) -> Bool {
    guard case .flag(let run) = try converted(code(syntax), to: .flag, at: syntax.offset) else {
      throw CompilationContext.silent
    }
    return run
  }

  private func negated(_ code: Thunk, at offset: Int) throws(ExpressionError) -> Thunk {
    switch code {
    case .number(let run): return .number { -run($0) }
    case .point(let run):
      return .point {
        let point = run($0); return Point(x: -point.x, y: -point.y)
      }
    default: throw ExpressionError("a number or a point is needed here, and this is \(code.type.name)", at: offset)
    }
  }

  // MARK: Names

  mutating func use(_ traits: Expression.Traits) { self.traits.formUnion(traits) }

  mutating func read(_ reference: Reference) { if !reads.contains(reference) { reads.append(reference) } }

  /// Reads something that changes.
  private mutating func input(
    _ input: CompilationContext.Input, reads: [Reference] = [], _ code: () -> Thunk
  ) -> Thunk {
    let made = code()
    let index = compilation.index(of: input, reads: reads) { made }
    use(.live)
    read(.derived(index))
    return .derived(made.type, index)
  }

  private mutating func name(_ name: String, at offset: Int) throws(ExpressionError) -> Thunk {
    if let slot = scope.locals.lastIndex(where: { $0.name == name }) {
      let local = scope.locals[slot]
      use(local.isLive ? [.live, .direct] : .built)
      return .reading(local.type) { $0.locals[slot] }
    }
    switch name {
    case "pi": return .number { _ in .pi }
    case "time":
      compilation.noteTime()
      return input(.time) { .number { $0.stage.time } }
    case "canvas":
      throw ExpressionError("the canvas has a size, width, height and center", at: offset, hint: "write canvas.size")
    default: break
    }
    switch scope.symbols[name] {
    case .parameter(let index, let type):
      use(.built)
      return .reading(type) { $0.parameters[index] }
    case .state(let index, let type):
      return input(.state(index)) { .reading(type) { $0.states[index] } }
    case .value(let index, let type):
      return input(.value(index)) { Property.holder(of: type).shown.code { $0.holders[index] } }
    case .derived(let index):
      let expression = try compilation.expression(ofDerived: index, at: offset)
      try enter(expression.depth, at: offset)
      leave()
      use(expression.traits.subtracting(.direct))
      read(.derived(index))
      return .derived(expression.type, index)
    case .layer(let symbol):
      let slot = symbol.slot
      if symbol.isRepeated { return .list(.layer(symbol.kind)) { $0.layers[slot].map { .layer($0) } } }
      return .layer(symbol.kind, slot) { $0.layers[slot].first }
    case nil:
      if Self.colors.contains(name), let color = Color(name) { return .color { _ in color } }
      if scope.curves.contains(name) {
        throw ExpressionError(
          "'\(name)' is a curve of trace, and an expression reads values", at: offset,
          hint: "write the curve's expression")
      }
      throw ExpressionError(
        "there is no '\(name)'", at: offset,
        hint: closest(to: name, among: known).map { "did you mean '\($0)'?" }
          ?? "a layer is known by its id, and a text stands in quotes")
    }
  }

  static let colors: Set = [
    "clear", "black", "white", "gray", "red", "orange", "yellow", "green", "teal", "blue", "indigo", "purple", "pink",
  ]

  private var known: [String] { scope.names + ["time", "canvas", "pi"] + Function.names }

  private mutating func canvas(_ name: String, at offset: Int) throws(ExpressionError) -> Thunk {
    use(.built)
    switch name {
    case "size": return .point { Point(x: $0.stage.size.width, y: $0.stage.size.height) }
    case "center": return .point { Point(x: $0.stage.size.width / 2, y: $0.stage.size.height / 2) }
    case "width": return .number { $0.stage.size.width }
    case "height": return .number { $0.stage.size.height }
    default:
      throw ExpressionError(
        "the canvas has no '\(name)'", at: offset, hint: "it has size, center, width and height")
    }
  }

  // MARK: Members and elements

  private mutating func member(
    _ name: String, of base: Thunk, isModel: Bool = false, at offset: Int
  ) throws(ExpressionError) -> Thunk {
    switch base {
    case .point(let run):
      switch name {
      case "x", "width": return .number { run($0).x }
      case "y", "height": return .number { run($0).y }
      default: throw ExpressionError("a point has no '\(name)'", at: offset, hint: "it has x and y")
      }
    case .color(let run):
      switch name {
      case "red": return .number { run($0).red }
      case "green": return .number { run($0).green }
      case "blue": return .number { run($0).blue }
      case "alpha": return .number { run($0).alpha }
      default: throw ExpressionError("a color has no '\(name)'", at: offset, hint: "it has red, green, blue and alpha")
      }
    case .list(_, let run) where name == "count":
      return .number { Double(run($0).count) }
    case .layer(let kind, let slot, let run):
      return try property(name, of: kind, slot, run, isModel: isModel, at: offset)
    case .list(.layer, _):
      throw ExpressionError("there are several of these", at: offset, hint: "write which one: name[0].\(name)")
    default: throw ExpressionError("\(base.type.name) has no '\(name)'", at: offset)
    }
  }

  private mutating func property(
    _ name: String, of kind: LayerKind, _ slot: Int?, _ run: @escaping @Sendable (Interpreter) -> Layer?, isModel: Bool,
    at offset: Int
  ) throws(ExpressionError) -> Thunk {
    if name == "velocity" {
      use([.live, .direct])
      return .point { interpreter in run(interpreter).map { interpreter.velocity(of: $0) } ?? .zero }
    }
    guard let property = kind.property(name) else {
      let known = kind.propertyNames
      throw ExpressionError(
        "\(kind.title) has no '\(name)'", at: offset,
        hint: PropertyAliases.hint(for: name) ?? closest(to: name, among: known).map { "did you mean '\($0)'?" })
    }
    let access = isModel ? property.model : property.shown
    let reference = slot.map { Reference.property(layer: $0, name: property.name) }
    guard let slot, let reference, !scope.repeated.contains(slot) else {
      use([.live, .direct])
      if let reference { read(reference) }
      return access.code(run)
    }
    return input(.property(layer: slot, name: property.name, isModel: isModel), reads: [reference]) { access.code(run) }
  }

  private mutating func element(_ base: Syntax, _ index: Syntax) throws(ExpressionError) -> Thunk {
    let position = place(base.offset)
    if case .list(let elements) = base.form {
      // A list that is written out is looked into without being made.
      let codes = try alike(elements)
      let subscriptIndex = try number(index)
      guard let type = codes.first?.type else {
        throw ExpressionError("an empty list has no elements", at: base.offset)
      }
      return .reading(type) { interpreter in
        interpreter.index(subscriptIndex(interpreter), count: codes.count, at: position).map {
          codes[$0].value(interpreter)
        }
          ?? .number(.nan)
      }
    }
    let list = try code(base)
    let subscriptIndex = try number(index)
    switch list {
    case .point(let run):
      return .number { interpreter in
        let point = run(interpreter)
        return interpreter.index(subscriptIndex(interpreter), count: 2, at: position).map {
          $0 == 0 ? point.x : point.y
        } ?? .nan
      }
    case .list(.layer(let kind), let run):
      if let slot = slot(of: base) {
        return .layer(kind, slot) { interpreter in
          let layers = interpreter.layers[slot]
          return interpreter.index(subscriptIndex(interpreter), count: layers.count, at: position).map { layers[$0] }
        }
      }
      return .reading(.layer(kind)) { interpreter in
        let values = run(interpreter)
        return interpreter.index(subscriptIndex(interpreter), count: values.count, at: position).map { values[$0] }
          ?? .layer(nil)
      }
    case .list(let type, let run):
      return .reading(type) { interpreter in
        let values = run(interpreter)
        return interpreter.index(subscriptIndex(interpreter), count: values.count, at: position).map { values[$0] }
          ?? .number(.nan)
      }
    default:
      throw ExpressionError("only lists and points have elements, and this is \(list.type.name)", at: base.offset)
    }
  }

  private func slot(of syntax: Syntax) -> Int? {
    guard case .name(let name) = syntax.form, !scope.locals.contains(where: { $0.name == name }),
      case .layer(let symbol) = scope.symbols[name]
    else { return nil }
    return symbol.slot
  }

  // MARK: Lists

  private mutating func list(_ elements: [Syntax], at offset: Int) throws(ExpressionError) -> Thunk {
    guard !elements.isEmpty else { throw ExpressionError("an empty list means nothing here", at: offset) }
    let codes = try alike(elements)
    if codes.count == 2, case .number(let x) = codes[0], case .number(let y) = codes[1] {
      return .point { Point(x: x($0), y: y($0)) }
    }
    return .list(codes[0].type) { interpreter in codes.map { $0.value(interpreter) } }
  }

  /// Codes of one type.
  mutating func alike(_ elements: [Syntax]) throws(ExpressionError) -> [Thunk] {
    var codes: [Thunk] = []
    for element in elements { codes.append(try code(element)) }
    guard let first = codes.first else { return [] }
    var type = first.type
    for code in codes.dropFirst() {
      switch (type, code.type) {
      case (.layer(let a), .layer(let b)): type = .layer(a.common(with: b))
      case (.layer, .point), (.point, .layer): type = .point
      case (.text, .color): type = .color
      default: break
      }
    }
    for (index, code) in codes.enumerated() where code.type != type {
      if type == .color, case .text(let text) = elements[index].form, let color = Color(text) {
        codes[index] = .color { _ in color }
        continue
      }
      codes[index] = try converted(code, to: type, at: elements[index].offset)
    }
    return codes
  }
}
