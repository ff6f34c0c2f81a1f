/// What names stand for.
package struct Scope {
  package enum Symbol {
    case parameter(Int, ValueType)
    /// A parameter that follows an expression of whoever gives it.
    case argument(Int, ValueType)
    /// Known before anything begins, and the same for all that plays together.
    case constant(Int, ValueType)
    /// A plain variable that events change.
    case state(Int, ValueType)
    /// A value that the host animates, and what reads it.
    case value(Int, Thunk)
    /// Worked out from others whenever it is read.
    case derived(Int)
    case object(ObjectSymbol)
  }

  package struct ObjectSymbol {
    package let slot: Int
    package let type: any ObjectType
    /// Whether the name stands for several objects.
    package let isRepeated: Bool

    package init(slot: Int, type: any ObjectType, isRepeated: Bool) {
      self.slot = slot
      self.type = type
      self.isRepeated = isRepeated
    }
  }

  /// A name that exists only in some places: a counter, or what an event brings.
  package struct Local {
    package let name: String
    package let type: ValueType
    /// A counter does not change while what it counts lives.
    package let isLive: Bool

    package init(name: String, type: ValueType, isLive: Bool) {
      self.name = name
      self.type = type
      self.isLive = isLive
    }

    /// What holds the number of the turn in which a name stands for a list's element; it comes after that name.
    package static func index(of name: String) -> String { name + ".index" }
  }

  package var symbols: [String: Symbol] = [:]
  /// The slots of names that stand for several objects.
  package var repeated: Set<Int> = []
  /// By their slots.
  package var locals: [Local] = []
  /// Names that somebody might take for a value's, and what is wrong with that.
  package var mistakes: [String: (message: String, hint: String)] = [:]

  package init() {}

  package func adding(_ locals: [Local]) -> Scope {
    var scope = self
    scope.locals += locals
    return scope
  }

  var withoutLocals: Scope {
    var scope = self
    scope.locals = []
    return scope
  }

  /// Whether a name stands for something here.
  package func knows(_ name: String) -> Bool { names.contains(name) }

  var names: [String] { locals.map(\.name) + symbols.keys.sorted() }

  /// The words that the language has taken.
  package static let reserved: Set<String> = [
    "and", "or", "not", "true", "false", "if", "time", "pi", "canvas", "model",
  ]

  /// Whether a text can name something new: it is a name, and has no meaning of its own.
  package static func isFree(_ text: String) -> Bool {
    isName(text) && !reserved.contains(text) && text != "self" && text != "origin"
  }

  /// Whether a text can be a name in expressions.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy {
      $0 == "_" || ($0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)))
    }
  }
}
