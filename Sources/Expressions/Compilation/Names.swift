import SpringformDocument
import SpringformGeometry

extension Compiler {
  /// Reads something that changes.
  mutating func input(_ input: CompilationContext.Input, reads: [Reference] = [], _ thunk: Thunk) -> Thunk {
    let index = compilation.index(of: input, reads: reads, thunk)
    use(.live)
    read(.derived(index))
    return .derived(thunk.type, index)
  }

  mutating func name(_ name: String, at offset: Int) throws(ExpressionError) -> Thunk {
    if let slot = scope.locals.lastIndex(where: { $0.name == name }) {
      let local = scope.locals[slot]
      use(local.isLive ? [.live, .direct] : .built)
      return .reading(local.type) { $0.locals[slot] }
    }
    switch name {
    case "pi": return .number { _ in .pi }
    case "time":
      compilation.noteTime()
      return input(.time, .number { $0.time })
    case "canvas":
      throw ExpressionError("the canvas has a size, width, height and center", at: offset, hint: "write canvas.size")
    default: break
    }
    switch scope.symbols[name] {
    case .parameter(let index, let type):
      use(.built)
      return .reading(type) { $0.parameters[index] }
    case .argument(let index, let type): return input(.argument(index), .reading(type) { $0.parameters[index] })
    case .constant(let index, let type):
      use(.built)
      return .reading(type) { $0.constants[index] }
    case .state(let index, let type):
      return input(.state(index), .reading(type) { $0.states[index] })
    case .value(let index, let thunk): return input(.value(index), thunk)
    case .derived(let index):
      let expression = try compilation.expression(ofDerived: index, at: offset)
      try enter(expression.depth, at: offset)
      leave()
      use(expression.traits.subtracting(.direct))
      read(.derived(index))
      return .derived(expression.type, index)
    case .object(let symbol):
      let slot = symbol.slot
      if symbol.isRepeated { return .list(.object(symbol.type)) { $0.objects[slot].map { .object($0) } } }
      return .object(symbol.type, slot) { $0.objects[slot].first }
    case nil:
      if Self.colors.contains(name), let color = Color(name) { return .color { _ in color } }
      if let mistake = scope.mistakes[name] {
        throw ExpressionError(mistake.message, at: offset, hint: mistake.hint)
      }
      throw ExpressionError(
        "there is no '\(name)'", at: offset,
        hint: closest(to: name, among: known).map { "did you mean '\($0)'?" }
          ?? language.unknownNameHint)
    }
  }

  package static let colors: Set = [
    "clear", "black", "white", "gray", "red", "orange", "yellow", "green", "teal", "blue", "indigo", "purple", "pink",
  ]

  private var known: [String] { Self.values(scope) + language.functionNames }

  private static func values(_ scope: Scope) -> [String] { scope.names + ["time", "canvas", "pi"] }

  /// Whether a name means something by itself, as a function's does not.
  static func knows(_ name: String, _ scope: Scope) -> Bool {
    values(scope).contains(name) || colors.contains(name) || scope.mistakes[name] != nil
  }

  mutating func canvas(_ name: String, at offset: Int) throws(ExpressionError) -> Thunk {
    use(.built)
    switch name {
    case "size": return .point { Point(x: $0.canvasSize.width, y: $0.canvasSize.height) }
    case "center": return .point { Point(x: $0.canvasSize.width / 2, y: $0.canvasSize.height / 2) }
    case "width": return .number { $0.canvasSize.width }
    case "height": return .number { $0.canvasSize.height }
    default:
      throw ExpressionError(
        "the canvas has no '\(name)'", at: offset, hint: "it has size, center, width and height")
    }
  }
}
