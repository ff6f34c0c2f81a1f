import Springform
import SpringformDocument
import SpringformExpressions

/// What every reader of a part of a file needs: where problems go, and what names mean at this place.
struct ReaderContext {
  let file: ProgramContext
  var scope: Scope
  /// Whether everything is worked out once, when it is read, and nothing follows anything.
  var isSnapshot = false

  var compilation: CompilationContext { file.compilation }
  var problems: Problems { file.compilation.problems }

  /// The same with more names.
  func adding(_ locals: [Scope.Local]) -> ReaderContext {
    let context = ReaderContext(file: file, scope: scope.adding(locals), isSnapshot: isSnapshot)
    compilation.noteLocals(context.scope)
    return context
  }

  func fields(_ node: Node, _ mapping: MappingSchema) -> Fields {
    // What a file calls x-... is for its own anchors.
    let own = mapping.isOpen ? (node.entries ?? []).map(\.key).filter { $0.hasPrefix("x-") } : []
    return Fields(node, known: mapping.keyNames + own, what: mapping.what, problems) {
      ForeignWords.hint(forKey: $0, in: mapping.name)
    }
  }

  // MARK: Expressions

  func expression(_ node: Node, as type: ValueType? = nil) -> Expression? {
    ExpressionReader(compilation, scope: scope).expression(node, as: type)
  }

  /// The layers that a name stands for, a component's parts included: `card.badge`.
  func layers(_ node: Node, _ key: String) -> (kind: LayerKind, layers: Computed<[Layer]>)? {
    guard node.scalar?.text.contains(where: { ".[".contains($0) }) == true else {
      return layerName(node, key).map { symbol in
        (symbol.type as? LayerKind ?? .layer, { $0.objects[symbol.slot].compactMap { $0 as? Layer } })
      }
    }
    guard let expression = expression(node) else { return nil }
    switch expression.code {
    case .object(let kind as LayerKind, _, let run): return (kind, { (run($0) as? Layer).map { [$0] } ?? [] })
    case .list(.object(let kind as LayerKind), let run): return (kind, { run($0).compactMap(\.layer) })
    default:
      problems.add("a layer is needed here, and this is \(expression.type.name)", at: node.position)
      return nil
    }
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

  /// What a name has in the beginning. In quotes, it is a text or a color; otherwise an expression.
  /// - Parameter what: what the name is called in a sentence.
  func initialValue(_ entry: Node.Entry, _ what: String) -> Expression? {
    if let scalar = entry.value.scalar, !scalar.isPlain, !scalar.text.hasPrefix("=") {
      return expression(entry.value, as: scalar.text.hasPrefix("#") ? .color : .text)
    }
    guard let expression = expression(entry.value) else { return nil }
    if expression.isLive {
      problems.add(
        "\(what) begins with a value that is known before", at: entry.value.position, hint: "set it in a start event")
      return nil
    }
    if case .object(let type) = expression.type {
      problems.add("\(what) cannot be \(type.name)", at: entry.value.position)
      return nil
    }
    return expression
  }

  // MARK: Repetitions

  /// Counters and groups, each visible to those after it.
  /// - Returns: the loops, and how to read what is repeated.
  func loops(_ entries: [Node.Entry], countsOnly: Bool = false) -> (Loops, ReaderContext) {
    var (loops, context) = (Loops(), self)
    for entry in entries {
      // Within what is repeated a name that is taken is the repetition's: one problem is enough.
      let isNew = context.checkNew(entry.key, at: entry.keyPosition)
      guard let range = context.expression(entry.value) else {
        // The name is there, so that nothing more is said of it.
        context = context.adding([Scope.Local(name: entry.key, type: .number, isLive: !countsOnly)])
        continue
      }
      let type: ValueType
      switch range.type {
      case .number: type = .number
      case .list(let element): type = element
      case .point: type = .number
      case _ where !isNew: type = .number
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
      var locals = [Scope.Local(name: entry.key, type: type, isLive: !countsOnly)]
      if range.type != .number {
        locals.append(Scope.Local(name: Scope.Local.index(of: entry.key), type: .number, isLive: !countsOnly))
      }
      context = context.adding(locals)
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
    guard Scope.isFree(name) else {
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
