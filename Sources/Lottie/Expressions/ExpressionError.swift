import SpringformNumerics

/// Why an expression gives no value. The property then keeps the one that it has without it.
enum ExpressionError: Error, Hashable {
  /// It is no JavaScript from this line on, counted from 1.
  case syntax(String, line: Int)
  /// A part of the language, or of After Effects, that is not done here.
  case unsupported(String)
  case unknownName(String)
  /// A value of a kind that cannot be used so.
  case type(String)
  /// What the expression itself throws.
  case thrown(String)
  /// The source, a text or a list is larger than it may be.
  case tooLarge(String)
  /// Parts, or calls, are nested too deeply.
  case tooDeep
  /// More than ``ExpressionWork/maximumSteps``.
  case tooMuchWork

  /// Whether the expression's own `catch` sees it: what bounds its work ends it for good, and so does what After Effects would have
  /// done, so that it is told.
  var isCatchable: Bool {
    switch self {
    case .syntax, .unsupported, .tooLarge, .tooDeep, .tooMuchWork: false
    case .unknownName, .type, .thrown: true
    }
  }
}

extension ExpressionError: CustomStringConvertible {
  /// What follows "the expression" in a sentence.
  var description: String {
    switch self {
    case .syntax(let problem, let line): "cannot be read: \(problem) (line \(line))"
    case .unsupported(let part): "uses \(part), which is not supported"
    case .unknownName(let name): "uses '\(name)', which is not known"
    case .type(let problem): "fails: \(problem)"
    case .thrown(let text): "throws '\(text)'"
    case .tooLarge(let part): "has \(part) that is too large"
    case .tooDeep: "nests its parts or its calls too deeply"
    case .tooMuchWork: "takes more than \(ExpressionWork.maximumSteps.groupedText) steps"
    }
  }
}
