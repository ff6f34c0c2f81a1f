import SpringformExpressions

/// What the reference says about expressions.
extension SceneReference {
  static var expressions: String {
    [
      "## Expressions", "### Operators\n\n" + table(["Operators", "Of", "Give"], operators),
      "### Functions\n\n" + table(["Function", "Takes", "Gives", "Meaning"], functions),
      "### Names\n\n" + table(["Name", "Type", "Meaning"], names) + "\n\nColors: \(list(Compiler.colors.sorted())).",
      "### Units\n\n" + table(["Unit", "Factor"], units),
    ].joined(separator: "\n\n")
  }

  private static let operators: [[String]] = [
    ["`or`", "condition", "condition"], ["`and`", "condition", "condition"], ["`not`", "condition", "condition"],
    ["`==`, `!=`", "two of one type", "condition"], ["`<`, `<=`, `>`, `>=`", "number", "condition"],
    ["`+`, `-`", "two numbers, two points; `+` also two texts, or a text and a number", "the same"],
    ["`*`, `/`", "two numbers; a point and a number", "number, point"],
    ["`%`", "number", "the rest, with the divisor's sign"], ["`-` before", "number, point", "the same"],
    ["`.`", "point: `x`, `y`; color: `red`, `green`, `blue`, `alpha`; list: `count`; layer: properties", "member"],
    ["`[i]`", "list, point", "element; the first is 0"],
  ]

  private static var functions: [[String]] {
    Language.scene.functions.map { function in
      let (takes, gives) =
        switch function.implementation {
        case .special(let takes, let gives, _): (takes, gives)
        case .typed(let parameters, _, let make):
          (
            parameters.map { word($0) }.joined(separator: ", "),
            make(parameters.map { Thunk.placeholder($0) }).map { word($0.type) } ?? ""
          )
        }
      return ["`\(function.form)`", takes, gives, function.help]
    }
  }

  private static let names: [[String]] = [
    ["`time`", "number", "seconds since the beginning"], ["`pi`", "number", "half a turn"],
    ["`canvas.size`, `canvas.center`", "point", "the canvas's width and height, and its middle"],
    ["`canvas.width`, `canvas.height`", "number", "the same apart"],
    ["`self`", "layer", "in a layer: the layer itself"],
    ["`origin`", "point", "in a template: where it is spawned"],
    ["`name.position`", "as the property", "what a layer shows now, with animations under way"],
    ["`name.model.position`", "as the property", "what was set last"],
    [
      "`name.open`", "as the value",
      "of a layer that uses a component: one of the component's params, states, values or derived values",
    ],
    ["`name.velocity`", "point", "how fast a body moves, in pt/s"],
    ["`name.angularVelocity`", "number", "how fast a body turns, clockwise, in rad/s"],
  ]

  private static var units: [[String]] {
    Lexer.units.sorted { $0.key < $1.key }.map {
      ["`\($0.key)`", $0.value == .pi / 180 ? "pi / 180" : written($0.value)]
    }
  }

  private static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }
}

extension Thunk {
  /// Code of a type, for asking a function what it gives; it is never run.
  fileprivate static func placeholder(_ type: ValueType) -> Thunk {
    .reading(type) { _ in .number(0) }
  }
}
