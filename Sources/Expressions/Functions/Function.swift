/// A function of the language.
package struct Function: Sendable {
  package typealias Compile =
    @Sendable (
      _ compiler: inout Compiler, _ arguments: [Syntax], _ offset: Int
    ) throws(ExpressionError) -> Thunk

  package enum Implementation: Sendable {
    /// Takes values of certain types; what it makes of them is `nil` only for others.
    case typed([ValueType], Expression.Traits, make: @Sendable ([Thunk]) -> Thunk?)
    /// Compiles its arguments itself, because it takes several types or numbers of them.
    case special(takes: String, gives: String, Compile)
  }

  package let name: String
  /// How it is written in the reference.
  package let form: String
  package let help: String
  package let implementation: Implementation

  package init(
    _ name: String, _ parameters: [ValueType], _ form: String, _ help: String, _ traits: Expression.Traits = [],
    make: @escaping @Sendable ([Thunk]) -> Thunk?
  ) {
    self.name = name
    self.form = form
    self.help = help
    implementation = .typed(parameters, traits, make: make)
  }

  /// - Parameters:
  ///   - takes: the arguments in the reference's words.
  ///   - gives: the same for its value.
  package init(
    _ name: String, _ form: String, takes: String, gives: String, _ help: String, compile: @escaping Compile
  ) {
    self.name = name
    self.form = form
    self.help = help
    implementation = .special(takes: takes, gives: gives, compile)
  }
}
