/// The language of expressions, with the words that its host adds.
package struct Language: Sendable {
  /// Every function, in the order of the reference.
  package let functions: [Function]
  /// What to do about a name that stands for nothing.
  let unknownNameHint: String
  /// What to write instead of a text where a color is wanted, if the host knows what was meant.
  let colorHint: @Sendable (String) -> String?
  /// All functions of one name differ in their parameters.
  private let functionsByName: [String: [Function]]

  package init(
    functions: [Function], unknownNameHint: String, colorHint: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.colorHint = colorHint
    self.functions = functions
    self.unknownNameHint = unknownNameHint
    functionsByName = Dictionary(grouping: functions, by: \.name)
  }

  func functions(named name: String) -> [Function]? { functionsByName[name] }

  var functionNames: [String] { functions.map(\.name) }
}
