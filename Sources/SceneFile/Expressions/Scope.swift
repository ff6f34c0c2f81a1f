/// What the names in a file stand for.
struct Scope {
  enum Symbol {
    case parameter(Int, ValueType)
    /// A plain variable that events change.
    case state(Int, ValueType)
    /// An animatable value.
    case value(Int, ValueType)
    /// Worked out from others whenever it is read.
    case derived(Int)
    case layer(LayerSymbol)
  }

  struct LayerSymbol {
    let slot: Int
    let kind: LayerKind
    /// Whether the name stands for several layers.
    let isRepeated: Bool
    let isBody: Bool
  }

  /// A name that exists only in some places: a counter, or what an event brings.
  struct Local {
    let name: String
    let type: ValueType
    /// A counter does not change while its layer lives.
    let isLive: Bool
  }

  var symbols: [String: Symbol] = [:]
  /// The slots of names that stand for several layers.
  var repeated: Set<Int> = []
  /// By their slots.
  var locals: [Local] = []
  /// The curves of `trace`, where expectations may name them: no values, but worth a hint.
  var curves: Set<String> = []

  func adding(_ locals: [Local]) -> Scope {
    var scope = self
    scope.locals += locals
    return scope
  }

  var names: [String] { locals.map(\.name) + symbols.keys.sorted() }

  static let reserved: Set<String> = [
    "and", "or", "not", "true", "false", "if", "time", "pi", "canvas", "self", "origin", "model",
  ]

  /// Whether a text can be a name in expressions.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy {
      $0 == "_" || ($0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)))
    }
  }
}
