/// A word of an expression.
struct ScriptToken {
  enum Kind: Equatable {
    case number(Double)
    case string(String)
    /// A name, or a word of the language's own.
    case name(String)
    /// An operator or bracket.
    case symbol(String)
    /// The beginning of a text in backquotes; a value follows where it continues, and then more of it.
    case template(String, continues: Bool)
    case moreTemplate(String, continues: Bool)
    case end
  }

  let kind: Kind
  /// From 1.
  let line: Int
  /// Whether a line ends between the token before and this one, where a semicolon may be left out.
  let startsLine: Bool
}
