/// A value while an expression is evaluated. Lists, records and functions lie in its ``ScriptHeap``, and are released with it.
enum ScriptValue {
  /// What a variable has before it is assigned for the first time, so that its name may still be After Effects' own.
  case missing
  case undefined
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  /// The places of these in the heap make up their identity.
  case list(Int)
  case record(Int)
  case closure(Int)
  case function(ScriptFunction)
  case namespace(ScriptNamespace)
  case path(ExpressionPath)
  case property(any ExpressionProperty)
  case object(any ExpressionObject)

  var isNothing: Bool {
    switch self {
    case .missing, .undefined, .null: true
    default: false
    }
  }

  var isCallable: Bool {
    switch self {
    case .closure, .function: true
    default: false
    }
  }

  /// What `typeof` gives.
  var kind: String {
    switch self {
    case .missing, .undefined: "undefined"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .closure, .function: "function"
    case .null, .list, .record, .namespace, .path, .property, .object: "object"
    }
  }
}

/// Keys in the order in which they were added, with their values.
struct ScriptRecord {
  /// Most have a few keys, which are found faster one by one.
  private static let maximumUnsorted = 12

  private(set) var keys: [String] = []
  private var values: [ScriptValue] = []
  /// Where the keys are, as soon as there are many.
  private var places: [String: Int] = [:]

  private func place(of key: String) -> Int? {
    keys.count > Self.maximumUnsorted ? places[key] : keys.firstIndex(of: key)
  }

  subscript(_ key: String) -> ScriptValue? {
    get { place(of: key).map { values[$0] } }
    set {
      if let place = place(of: key) {
        values[place] = newValue ?? .undefined
        return
      }
      keys.append(key)
      values.append(newValue ?? .undefined)
      if keys.count == Self.maximumUnsorted + 1 {
        for (place, key) in keys.enumerated() { places[key] = place }
      } else if keys.count > Self.maximumUnsorted {
        places[key] = keys.count - 1
      }
    }
  }
}

/// The variables of one call of a function.
final class ScriptFrame {
  var slots: [ScriptValue]
  let parent: ScriptFrame?

  init(_ slots: [ScriptValue], parent: ScriptFrame?) {
    self.slots = slots
    self.parent = parent
  }
}

/// Everything that refers to each other during an evaluation. References by place make no circles that would never be
/// released.
struct ScriptHeap {
  var lists: [[ScriptValue]] = []
  var records: [ScriptRecord] = []
  var closures: [(function: Int32, frame: ScriptFrame)] = []
}
