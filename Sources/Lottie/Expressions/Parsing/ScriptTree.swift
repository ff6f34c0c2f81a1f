/// An expression that has been read: its parts lie in tables and refer to each other by their places there, so that neither
/// evaluating nor releasing it goes deeper than ``maximumHeight``.
struct ScriptTree: Sendable {
  /// How many parts may lie in each other.
  static let maximumHeight = 350

  var expressions: [ScriptExpression] = []
  var statements: [ScriptStatement] = []
  var expressionLists: [ScriptID<ScriptExpression>] = []
  var statementLists: [ScriptID<ScriptStatement>] = []
  var strings: [String] = []
  var names: [ScriptName] = []
  var references: [ScriptReference] = []
  /// The first is the expression itself.
  var functions: [ScriptCode] = []
  /// Where `$bm_rt` is kept among the expression's own variables, if it is mentioned.
  var resultSlot: Int?
  var freeNames: Set<String> = []
}

/// The place of a part in the table for its kind.
struct ScriptID<Part>: Sendable {
  let index: Int32
}

/// Parts that lie one after the other in the table of lists for their kind.
struct ScriptIDs<Part>: Sendable {
  let start: Int32
  let count: Int32

  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// A name behind a dot, with all that it may mean.
struct ScriptName: Sendable {
  let text: String
  let method: ScriptMethod?
  let propertyFunction: PropertyFunction?
  let mathFunction: MathFunction?

  init(_ text: String) {
    self.text = text
    method = ScriptMethod(rawValue: text)
    propertyFunction = PropertyFunction(rawValue: text)
    mathFunction = MathFunction(rawValue: text)
  }
}

/// Where a name is used, what it refers to.
struct ScriptReference: Sendable {
  let name: String
  /// How many functions lie between the use and the one that has the variable; that of the expression itself is `nil`.
  let distance: Int?
  let slot: Int
  /// What it means as long as the variable has no value.
  let builtin: ScriptBuiltin?
}

/// A function of the expression's own.
struct ScriptCode: Sendable {
  struct Parameter: Sendable {
    let slot: Int
    let fallback: ScriptID<ScriptExpression>?
  }

  enum Body: Sendable {
    case expression(ScriptID<ScriptExpression>)
    case statements(ScriptIDs<ScriptStatement>)
  }

  var parameters: [Parameter] = []
  var body: Body
  var slotCount = 0
  /// The functions that are declared in it, which exist before its first statement.
  var declared: [(slot: Int, function: Int32)] = []
  /// Where the function finds itself, if it has a name.
  var ownSlot: Int?
  var height = 0
}

enum ScriptExpression: Sendable {
  case number(Double)
  case string(Int32)
  case boolean(Bool)
  case null
  case undefined
  /// Texts and values in turn.
  case template(ScriptIDs<ScriptExpression>)
  case reference(Int32)
  case array(ScriptIDs<ScriptExpression>)
  /// Keys and values in turn.
  case record(ScriptIDs<ScriptExpression>)
  case function(Int32)
  case unary(ScriptUnary, ScriptID<ScriptExpression>)
  case binary(ScriptBinary, ScriptID<ScriptExpression>, ScriptID<ScriptExpression>)
  case logical(ScriptLogical, ScriptID<ScriptExpression>, ScriptID<ScriptExpression>)
  case conditional(ScriptID<ScriptExpression>, ScriptID<ScriptExpression>, ScriptID<ScriptExpression>)
  case assign(ScriptID<ScriptExpression>, ScriptID<ScriptExpression>)
  case update(ScriptBinary, ScriptID<ScriptExpression>, ScriptID<ScriptExpression>)
  case step(ScriptID<ScriptExpression>, by: Double, givesOld: Bool)
  case member(ScriptID<ScriptExpression>, Int32)
  case element(ScriptID<ScriptExpression>, ScriptID<ScriptExpression>)
  case call(ScriptID<ScriptExpression>, ScriptIDs<ScriptExpression>)
  case sequence(ScriptIDs<ScriptExpression>)
}

enum ScriptUnary: Sendable { case minus, plus, not, bits, type, discard }
enum ScriptLogical: Sendable { case and, or, coalesce }

enum ScriptBinary: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case power = "**"
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case equal = "=="
  case unequal = "!="
  case same = "==="
  case different = "!=="
  case bitAnd = "&"
  case bitOr = "|"
  case bitXor = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case shiftRightUnsigned = ">>>"
  case isKind = "instanceof"
}

enum ScriptStatement: Sendable {
  case empty
  case expression(ScriptID<ScriptExpression>)
  /// The assignment of a declaration, which does not count as the value of what goes before the end.
  case declare(ScriptID<ScriptExpression>)
  case block(ScriptIDs<ScriptStatement>)
  case condition(ScriptID<ScriptExpression>, ScriptID<ScriptStatement>, ScriptID<ScriptStatement>?)
  case loop(ScriptLoop)
  /// Elements, or the keys of elements, are assigned to the target in turn.
  case each(
    target: ScriptID<ScriptExpression>, of: ScriptID<ScriptExpression>, keys: Bool, ScriptID<ScriptStatement>)
  case choice(ScriptID<ScriptExpression>, [ScriptCase])
  case leave
  case again
  case give(ScriptID<ScriptExpression>?)
  case fail(ScriptID<ScriptExpression>)
  case attempt(ScriptAttempt)
}

struct ScriptLoop: Sendable {
  var start: ScriptID<ScriptStatement>?
  var condition: ScriptID<ScriptExpression>?
  var next: ScriptID<ScriptExpression>?
  var body: ScriptID<ScriptStatement>
  /// Whether the condition is first asked behind the body.
  var runsFirst = false
}

struct ScriptCase: Sendable {
  /// None for the default.
  let value: ScriptID<ScriptExpression>?
  let body: ScriptIDs<ScriptStatement>
}

struct ScriptAttempt: Sendable {
  let body: ScriptID<ScriptStatement>
  var error: ScriptID<ScriptExpression>?
  var rescue: ScriptID<ScriptStatement>?
  var cleanup: ScriptID<ScriptStatement>?
}
