/// The variables of a block, or of a function as a whole, while it is read.
final class ScriptScope {
  /// What all scopes of a function share.
  final class Function {
    /// 0 for the expression itself.
    let depth: Int
    var slotCount = 0
    var declared: [(slot: Int, function: Int32)] = []

    init(depth: Int) { self.depth = depth }
  }

  let parent: ScriptScope?
  let function: Function
  private var slots: [String: Int] = [:]

  /// Of the expression itself.
  init() {
    parent = nil
    function = Function(depth: 0)
  }

  init(in parent: ScriptScope, isFunction: Bool) {
    self.parent = parent
    function = isFunction ? Function(depth: parent.function.depth + 1) : parent.function
  }

  /// The scope that `var` declares in.
  var wholeFunction: ScriptScope {
    guard let parent, parent.function === function else { return self }
    return parent.wholeFunction
  }

  func slot(of name: String) -> Int? { slots[name] }

  /// The innermost scope around that has the name.
  func declaring(_ name: String) -> ScriptScope? {
    slots[name] == nil ? parent?.declaring(name) : self
  }

  /// Each name of each block has a place of its own among the variables of the function.
  @discardableResult
  func declare(_ name: String) -> Int {
    if let slot = slots[name] { return slot }
    let slot = function.slotCount
    slots[name] = slot
    function.slotCount += 1
    return slot
  }
}
