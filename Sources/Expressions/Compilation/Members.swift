import SpringformGeometry

extension Compiler {
  /// Notes what a chain of names reads of an object's part: `card.badge.size` reads `badge.size` of `card`.
  mutating func readPart(_ name: String, of base: Syntax) {
    var (owner, path) = (base, name)
    while true {
      switch owner.form {
      case .member(let base, let part): (owner, path) = (base, part == "model" ? path : part + "." + path)
      case .element(let base, _): owner = base
      default:
        if path != name, let slot = slot(of: owner) { read(.member(object: slot, name: path)) }
        return
      }
    }
  }

  /// Which turn of a repetition it is: `row.index` where `row` goes through a list; `nil` for what has such a member of its own.
  mutating func index(_ name: String, of base: Syntax) -> Thunk? {
    guard name == "index", case .name(let counter) = base.form,
      let slot = scope.locals.lastIndex(where: { $0.name == counter }),
      let index = scope.locals.lastIndex(where: { $0.name == Scope.Local.index(of: counter) }), index > slot
    else { return nil }
    let type = scope.locals[slot].type
    if case .object(let type) = type, type.member(name) != nil || compilation.member(type, name) != nil { return nil }
    use(scope.locals[index].isLive ? [.live, .direct] : .built)
    return .number { if case .number(let index) = $0.locals[index] { index } else { 0 } }
  }

  /// A member whose name has two parts, the first of which is a number by itself: `card.rotation.y`.
  mutating func compoundMember(
    _ name: String, of base: Syntax, at offset: Int
  ) throws(ExpressionError) -> Thunk? {
    guard case .member(var owner, let first) = base.form else { return nil }
    var isModel = false
    if case .member(let inner, "model") = owner.form { (owner, isModel) = (inner, true) }
    let whole = first + "." + name
    guard let code = try? self.code(owner), case .object(let type, _, _) = code, type.member(whole) != nil else {
      return nil
    }
    readPart(whole, of: owner)
    return try member(whole, of: code, isModel: isModel, at: offset)
  }

  mutating func member(
    _ name: String, of base: Thunk, isModel: Bool = false, at offset: Int
  ) throws(ExpressionError) -> Thunk {
    switch base {
    case .point(let run):
      switch name {
      case "x", "width": return .number { run($0).x }
      case "y", "height": return .number { run($0).y }
      default: throw ExpressionError("a point has no '\(name)'", at: offset, hint: "it has x and y")
      }
    case .color(let run):
      switch name {
      case "red": return .number { run($0).red }
      case "green": return .number { run($0).green }
      case "blue": return .number { run($0).blue }
      case "alpha": return .number { run($0).alpha }
      default: throw ExpressionError("a color has no '\(name)'", at: offset, hint: "it has red, green, blue and alpha")
      }
    case .list(_, let run) where name == "count":
      return .number { Double(run($0).count) }
    case .object(let type, let slot, let run):
      return try member(name, of: type, slot, run, isModel: isModel, at: offset)
    case .list(.object(let type), let run):
      // The column of a list of records, or a part of each of several objects.
      if let member = type.member(name), member.isConstant || member.model.type.isObject {
        let getter = member.model
        if !member.isConstant { use([.live, .direct]) }
        return .list(getter.type) { environment in
          run(environment).map { record in
            if case .object(let record?) = record { getter.value(of: record, in: environment) } else { .number(.nan) }
          }
        }
      }
      throw ExpressionError("there are several of these", at: offset, hint: "write which one: name[0].\(name)")
    default: throw ExpressionError("\(base.type.name) has no '\(name)'", at: offset)
    }
  }

  private mutating func member(
    _ name: String, of type: any ObjectType, _ slot: Int?, _ run: @escaping @Sendable (Environment) -> AnyObject?,
    isModel: Bool, at offset: Int
  ) throws(ExpressionError) -> Thunk {
    guard let member = type.member(name) ?? compilation.member(type, name) else {
      throw ExpressionError("\(type.title) has no '\(name)'", at: offset, hint: type.hint(forUnknownMember: name))
    }
    let getter = isModel ? member.model : member.presentation
    if member.isConstant { return getter.thunk(of: run) }
    let reference = slot.map { Reference.member(object: $0, name: member.name) }
    guard member.isShared else {
      use([.live, .direct])
      if let reference { read(reference) }
      return getter.thunk(of: run)
    }
    guard let slot, let reference, !scope.repeated.contains(slot) else {
      use([.live, .direct])
      if let reference { read(reference) }
      return getter.thunk(of: run)
    }
    return input(
      .member(object: slot, name: member.name, isModel: isModel), reads: [reference], getter.thunk(of: run))
  }
}
