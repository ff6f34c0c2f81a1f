import SpringformNumerics

/// One evaluation of an expression.
final class ScriptEvaluator {
  let tree: ScriptTree
  let host: any ExpressionHost
  let work: ExpressionWork
  var heap = ScriptHeap()
  /// The variables of the expression itself, and of the function that is being called.
  let globals: ScriptFrame
  var frame: ScriptFrame
  /// Of the last statement that had one outside of functions.
  var lastValue: ScriptValue = .undefined
  /// Of the last `return`, until its call takes it.
  var returned: ScriptValue = .undefined
  /// What `throw` has thrown, until it is caught.
  var thrown: ScriptValue?

  /// In seconds; `posterizeTime` moves it.
  var time: Double
  /// The property's value, once it has been asked for.
  var ownValue: ScriptValue?
  var seed: UInt64
  var isTimeless = false
  /// What `random` goes on with.
  var generator: SplitMix64?

  init(_ tree: ScriptTree, host: some ExpressionHost, work: ExpressionWork) {
    self.tree = tree
    self.host = host
    self.work = work
    globals = ScriptFrame(Array(repeating: .missing, count: tree.functions[0].slotCount), parent: nil)
    frame = globals
    time = host.time
    seed = host.seed
  }

  func result() throws(ExpressionError) -> ExpressionValue {
    let code = tree.functions[0]
    try work.descend(code.height)
    defer { work.ascend(code.height) }
    try work.spend(code.slotCount)
    declare(code)
    guard case .statements(let statements) = code.body else { return .undefined }
    if try run(statements) == .gives, !returned.isNothing { return try export(result: returned) }
    if let slot = tree.resultSlot, !globals.slots[slot].isNothing { return try export(result: globals.slots[slot]) }
    return try export(result: lastValue)
  }

  private func export(result: ScriptValue) throws(ExpressionError) -> ExpressionValue {
    guard !result.isNothing else { throw .type("it gives no value") }
    let value = try export(result)
    guard value.isFinite else { throw .type("it gives something that is no finite number") }
    return value
  }

  private func declare(_ code: ScriptCode) {
    for (slot, function) in code.declared {
      frame.slots[slot] = closure(function)
    }
  }

  func closure(_ function: Int32) -> ScriptValue {
    heap.closures.append((function, frame))
    return .closure(heap.closures.count - 1)
  }

  func make(_ list: [ScriptValue]) throws(ExpressionError) -> ScriptValue {
    guard list.count <= LottieExpression.maximumListCount else { throw .tooLarge("a list") }
    try work.spend(1 + list.count / 4)
    heap.lists.append(list)
    return .list(heap.lists.count - 1)
  }

  func make(_ record: ScriptRecord) throws(ExpressionError) -> ScriptValue {
    try work.spend(1 + record.keys.count)
    heap.records.append(record)
    return .record(heap.records.count - 1)
  }

  func make(_ text: String) throws(ExpressionError) -> ScriptValue {
    let length = text.utf8.count
    try work.spend(1 + length / 16)
    guard length <= LottieExpression.maximumTextLength else { throw .tooLarge("a text") }
    return .string(text)
  }

  // MARK: Calls

  func call(_ function: ScriptValue, _ arguments: [ScriptValue]) throws(ExpressionError) -> ScriptValue {
    try work.spend()
    switch function {
    case .closure(let index): return try call(heap.closures[index], as: function, arguments)
    case .function(let function): return try call(function, ScriptArguments(arguments))
    case .namespace(let namespace): return try convert(arguments.first, to: namespace)
    case .object(let object): return try imported(try object.call(try exported(arguments)))
    case .property(let property): return try imported(try property.call(try exported(arguments)))
    default: throw .type("something is called that is no function")
    }
  }

  private func call(
    _ closure: (function: Int32, frame: ScriptFrame), as itself: ScriptValue, _ arguments: [ScriptValue]
  ) throws(ExpressionError) -> ScriptValue {
    let code = tree.functions[Int(closure.function)]
    // The call itself takes about as much stack as some levels of an expression.
    let levels = code.height + 4
    try work.descend(levels)
    defer { work.ascend(levels) }
    try work.spend(code.slotCount / 4)
    let caller = frame
    frame = ScriptFrame(Array(repeating: .undefined, count: code.slotCount), parent: closure.frame)
    defer { frame = caller }
    if let slot = code.ownSlot { frame.slots[slot] = itself }
    for (index, parameter) in code.parameters.enumerated() {
      var argument = index < arguments.count ? arguments[index] : .undefined
      if case .undefined = argument, let fallback = parameter.fallback { argument = try value(fallback) }
      frame.slots[parameter.slot] = argument
    }
    declare(code)
    switch code.body {
    case .expression(let expression): return try value(expression)
    case .statements(let statements):
      guard try run(statements) == .gives else { return .undefined }
      return returned
    }
  }

  func call(_ function: ScriptFunction, _ arguments: ScriptArguments) throws(ExpressionError) -> ScriptValue {
    switch function {
    case .operation(let operation): try operate(operation, arguments[0], arguments[1])
    case .vector(let function): try call(function, arguments)
    case .interpolation(let function): try call(function, arguments)
    case .random(let function): try call(function, arguments)
    case .conversion(let function): try call(function, arguments)
    case .frames(let function): try call(function, arguments)
    case .math(let function): try call(function, arguments)
    case .property(let function): try call(function, of: host.property, arguments)
    }
  }
}

/// What a function is called with; what is left out is undefined.
struct ScriptArguments {
  let values: [ScriptValue]

  init(_ values: [ScriptValue]) { self.values = values }

  var count: Int { values.count }

  subscript(_ index: Int) -> ScriptValue { index < values.count ? values[index] : .undefined }
}
