package import SpringformGeometry

/// An expression as it is written, before anything is known about its names.
package struct Syntax: Equatable, Sendable {
  package indirect enum Form: Equatable, Sendable {
    case number(Double)
    case flag(Bool)
    case text(String)
    case color(Color)
    case name(String)
    case member(Syntax, String)
    case element(Syntax, Syntax)
    case call(String, [Syntax])
    case list([Syntax])
    case not(Syntax)
    case minus(Syntax)
    case operation(String, Syntax, Syntax)
  }

  package let form: Form
  /// Where messages about it point to, in Unicode scalars from the expression's beginning.
  package let offset: Int

  /// A number as it is written, with its sign.
  var number: Double? {
    switch form {
    case .number(let value): value
    case .minus(let operand): operand.number.map { -$0 }
    default: nil
    }
  }

  /// The names of values and functions in it.
  var names: [String] {
    switch form {
    case .number, .flag, .text, .color: []
    case .name(let name): [name]
    case .member(let base, _), .not(let base), .minus(let base): base.names
    case .element(let base, let index): base.names + index.names
    case .call(let name, let arguments): [name] + arguments.flatMap(\.names)
    case .list(let elements): elements.flatMap(\.names)
    case .operation(_, let left, let right): left.names + right.names
    }
  }

  package init(_ form: Form, at offset: Int) {
    self.form = form
    self.offset = offset
  }
}
