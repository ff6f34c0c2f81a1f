import Springform
import SpringformDocument
import SpringformExpressions

/// What every reader of a part of a file needs: where problems go, and what names mean at this place.
struct ReaderContext {
  let file: FileContext
  var scope: Scope

  var compilation: CompilationContext { file.compilation }
  var problems: Problems { file.compilation.problems }

  /// The same with more names.
  func adding(_ locals: [Scope.Local]) -> ReaderContext {
    let context = ReaderContext(file: file, scope: scope.adding(locals))
    compilation.noteLocals(context.scope)
    return context
  }

  func fields(_ node: Node, _ mapping: MappingSchema) -> Fields {
    Fields(node, known: mapping.keyNames, what: mapping.what, problems) {
      ForeignWords.hint(forKey: $0, in: mapping.name)
    }
  }

  // MARK: Expressions

  func expression(_ node: Node, as type: ValueType? = nil) -> Expression? {
    ExpressionReader(compilation, scope: scope).expression(node, as: type)
  }

  /// The name of a layer that exists.
  func layerName(_ node: Node, _ key: String) -> Scope.ObjectSymbol? {
    guard let name = node.scalar?.text else {
      problems.add(.type(key, expected: "a layer's name", found: node.kind), at: node.position)
      return nil
    }
    if case .object(let symbol) = scope.symbols[name] { return symbol }
    let known = scope.symbols.compactMap { if case .object = $0.value { $0.key } else { nil } }.sorted()
    problems.add(
      "there is no layer '\(name)'", at: node.position,
      hint: closest(to: name, among: known).map { "did you mean '\($0)'?" })
    return nil
  }

  // MARK: Repetitions

  /// Counters and groups, each visible to those after it.
  /// - Returns: the loops, and how to read what is repeated.
  func loops(_ entries: [Node.Entry], countsOnly: Bool = false) -> (Loops, ReaderContext) {
    var (loops, context) = (Loops(), self)
    for entry in entries {
      guard context.checkNew(entry.key, at: entry.keyPosition), let range = context.expression(entry.value) else {
        continue
      }
      let type: ValueType
      switch range.type {
      case .number: type = .number
      case .list(let element) where !countsOnly: type = element
      case .point where !countsOnly: type = .number
      default:
        problems.add("a number is needed here, and this is \(range.type.name)", at: entry.value.position)
        continue
      }
      if countsOnly, range.isLive {
        problems.add("a repetition cannot follow what changes", at: entry.value.position)
        continue
      }
      let slot = context.scope.locals.count
      loops.loops.append(Loops.Loop(slot: slot, range: listed(range), position: entry.value.position))
      context = context.adding([Scope.Local(name: entry.key, type: type, isLive: !countsOnly)])
    }
    return (loops, context)
  }

  /// `[0, 2]` is a point for expressions, and two counters here.
  private func listed(_ range: Expression) -> Expression {
    guard case .point(let run) = range.code else { return range }
    return Expression(
      code: .list(.number) { interpreter in
        let point = run(interpreter)
        return [.number(point.x), .number(point.y)]
      }, traits: range.traits, reads: range.reads, depth: range.depth)
  }

  /// Notes a name that is none, or is taken.
  func checkNew(_ name: String, at position: SourcePosition) -> Bool {
    guard Scope.isName(name) else {
      problems.add(
        "'\(name)' cannot be a name", at: position, hint: "use letters, digits and _, beginning with a letter")
      return false
    }
    guard !Scope.reserved.contains(name), name != "self", name != "origin" else {
      problems.add("'\(name)' has a meaning of its own", at: position, hint: "choose another name")
      return false
    }
    guard scope.symbols[name] == nil, !scope.locals.contains(where: { $0.name == name }) else {
      let place = file.places[name].map { " in line \($0.line)" } ?? ""
      problems.add("there is another '\(name)'\(place)", at: position, hint: "choose another name")
      return false
    }
    return true
  }
}
