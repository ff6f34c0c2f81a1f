import SpringformGeometry

extension Compiler {
  package mutating func converted(_ code: Thunk, to wanted: ValueType, at offset: Int) throws(ExpressionError) -> Thunk
  {
    if code.type == wanted { return code }
    switch (code, wanted) {
    case (.object(let type, let slot, let run), .object(let base)) where type.inherits(base):
      return .object(base, slot, run)
    case (.object, .point): return try member("position", of: code, at: offset)
    case (.list(.number, let run), .list(.point)):
      // `[1, 2]` alone is a point, so a list of numbers in the place of points is one point.
      return .list(.point) { environment in
        let numbers = run(environment).compactMap { Double($0) }
        return numbers.count == 2 ? [.point(Point(x: numbers[0], y: numbers[1]))] : []
      }
    case (.point(let run), .list(.number)):
      return .list(.number) { environment in
        let point = run(environment)
        return [.number(point.x), .number(point.y)]
      }
    case (.object(let type, _, let run), .list(.object)): return .list(.object(type)) { [.object(run($0))] }
    case (.list(.object, let run), .list(.object(let type))): return .list(.object(type), run)
    case (.point(let run), .list(.point)): return .list(.point) { [.point(run($0))] }
    case (.text(let run), .list(.text)): return .list(.text) { [.text(run($0))] }
    case (.number(let run), .text):
      let position = place(offset)
      return .text { written($0.shown(run($0), at: position)) }
    case (.text, .color):
      throw ExpressionError(
        "a color is needed here, and this is a text", at: offset,
        hint: "in an expression a color has no quotes: #FF8800")
    case (.list(.number, _), .point):
      throw ExpressionError(
        "a point is needed here, and this is a list of numbers", at: offset,
        hint: "a parameter of two numbers is a point with type: point, as in { value: [1, 2], type: point }")
    default:
      throw ExpressionError("\(wanted.name) is needed here, and this is \(code.type.name)", at: offset)
    }
  }

  /// Thunks of one type, which the first decides together with the others.
  package mutating func alike(_ elements: [Syntax]) throws(ExpressionError) -> [Thunk] {
    var codes: [Thunk] = []
    for element in elements { codes.append(try code(element)) }
    guard let first = codes.first else { return [] }
    var type = first.type
    for code in codes.dropFirst() {
      switch (type, code.type) {
      case (.object(let a), .object(let b)): type = a.common(with: b).map { .object($0) } ?? type
      case (.object, .point), (.point, .object): type = .point
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
