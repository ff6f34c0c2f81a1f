import Springform
import SpringformDocument

/// What every reader of a part of a file needs: where problems go, and what names mean at this place.
struct Reading {
  let file: FileContext
  var scope: Scope

  var checker: Checker { file.checker }
  var problems: Problems { file.checker.problems }

  /// The same with more names.
  func adding(_ locals: [Scope.Local]) -> Reading {
    let reading = Reading(file: file, scope: scope.adding(locals))
    checker.noteLocals(reading.scope)
    return reading
  }

  func fields(_ node: Node, _ form: Form) -> Fields {
    Fields(node, known: form.keyNames, what: form.what, problems) {
      form.keyNames.contains("position") ? OtherNames.hint(for: $0) : nil
    }
  }

  // MARK: Expressions

  func expression(_ node: Node, as type: ValueType? = nil) -> Expression? {
    ExpressionReader(checker, scope: scope).expression(node, as: type)
  }

  func expression(_ fields: Fields, _ key: String, as type: ValueType? = nil) -> Expression? {
    fields[key].flatMap { expression($0, as: type) }
  }

  /// A value that is known before the scene begins.
  func constant(_ fields: Fields, _ key: String, as type: ValueType? = nil) -> Expression? {
    guard let node = fields[key], let expression = expression(node, as: type) else { return nil }
    guard !expression.isLive else {
      problems.add("'\(key)' cannot follow what changes", at: node.mark, hint: "use params, counters and canvas")
      return nil
    }
    return expression
  }

  func number(_ fields: Fields, _ key: String) -> (@Sendable (Machine) -> Double)? {
    guard case .number(let run)? = expression(fields, key, as: .number)?.code else { return nil }
    return run
  }

  func point(_ fields: Fields, _ key: String) -> (@Sendable (Machine) -> Point)? {
    guard case .point(let run)? = expression(fields, key, as: .point)?.code else { return nil }
    return run
  }

  func flag(_ fields: Fields, _ key: String) -> (@Sendable (Machine) -> Bool)? {
    guard case .flag(let run)? = expression(fields, key, as: .flag)?.code else { return nil }
    return run
  }

  func layer(_ fields: Fields, _ key: String) -> (@Sendable (Machine) -> Layer?)? {
    guard case .layer(_, _, let run)? = expression(fields, key, as: .layer(.layer))?.code else { return nil }
    return run
  }

  /// One layer or several.
  func layers(_ node: Node) -> (@Sendable (Machine) -> [Layer])? {
    guard let code = expression(node, as: .list(.layer(.layer)))?.code, case .list(_, let run) = code else {
      return nil
    }
    return { machine in
      run(machine).compactMap { if case .layer(let layer) = $0 { layer } else { nil } }
    }
  }

  func layers(_ fields: Fields, _ key: String) -> (@Sendable (Machine) -> [Layer])? { fields[key].flatMap(layers) }

  /// The name of a layer that exists.
  func layerName(_ node: Node, _ key: String) -> Scope.LayerSymbol? {
    guard let name = node.scalar?.text else {
      problems.add(.type(key, expected: "a layer's name", found: node.kind), at: node.mark)
      return nil
    }
    if case .layer(let symbol) = scope.symbols[name] { return symbol }
    let known = scope.symbols.compactMap { if case .layer = $0.value { $0.key } else { nil } }.sorted()
    problems.add(
      "there is no layer '\(name)'", at: node.mark,
      hint: closest(to: name, among: known).map { "did you mean '\($0)'?" })
    return nil
  }

  // MARK: Repetitions

  /// Counters and groups, each visible to those after it.
  /// - Returns: the loops, and how to read what is repeated.
  func loops(_ fields: Fields, _ key: String, countsOnly: Bool = false) -> (Loops, Reading) {
    var (loops, reading) = (Loops(), self)
    for entry in fields[key] == nil ? [] : fields.names(key) ?? [] {
      guard reading.checkNew(entry.key, at: entry.keyMark), let range = reading.expression(entry.value) else {
        continue
      }
      let type: ValueType
      switch range.type {
      case .number: type = .number
      case .list(let element) where !countsOnly: type = element
      case .point where !countsOnly: type = .number
      default:
        problems.add("a number is needed here, and this is \(range.type.name)", at: entry.value.mark)
        continue
      }
      if countsOnly, range.isLive {
        problems.add("a repetition cannot follow what changes", at: entry.value.mark)
        continue
      }
      let slot = reading.scope.locals.count
      loops.loops.append(Loops.Loop(slot: slot, range: listed(range), mark: entry.value.mark))
      reading = reading.adding([Scope.Local(name: entry.key, type: type, isLive: !countsOnly)])
    }
    loops.condition = fields.entry("where") == nil ? nil : reading.expression(fields, "where", as: .flag)
    return (loops, reading)
  }

  /// `[0, 2]` is a point for expressions, and two counters here.
  private func listed(_ range: Expression) -> Expression {
    guard case .point(let run) = range.code else { return range }
    return Expression(
      code: .list(.number) { machine in
        let point = run(machine)
        return [.number(point.x), .number(point.y)]
      }, traits: range.traits, reads: range.reads, depth: range.depth)
  }

  /// Notes a name that is none, or is taken.
  func checkNew(_ name: String, at mark: Mark) -> Bool {
    guard Scope.isName(name) else {
      problems.add("'\(name)' cannot be a name", at: mark, hint: "use letters, digits and _, beginning with a letter")
      return false
    }
    guard !Scope.reserved.contains(name) else {
      problems.add("'\(name)' has a meaning of its own", at: mark, hint: "choose another name")
      return false
    }
    guard scope.symbols[name] == nil, !scope.locals.contains(where: { $0.name == name }) else {
      problems.add("there is another '\(name)'", at: mark, hint: "choose another name")
      return false
    }
    return true
  }
}

/// What is known of a file while it is read.
final class FileContext {
  let checker: Checker
  let folder: String
  var templates: [String: Int] = [:]
  /// Whether the template's reader has to look for more: names that verbs refer to, checked at the end.
  var detached: [(name: String, mark: Mark)] = []
  var physicsNames: [String] = ["all"]
  /// Those of them that are attachments.
  var attachmentNames: Set<String> = []
  var hasPhysics = false

  private(set) var repeatableCount = 0

  /// Live steps: what they set, what they read, and where they stand.
  private(set) var bound: [Bound] = []

  struct Bound {
    let target: Reference?
    let reads: [Reference]
    let label: String
    let mark: Mark
  }

  init(_ checker: Checker, folder: String) {
    self.checker = checker
    self.folder = folder
  }

  var source: Source { checker.problems.source }

  /// Numbers a live step.
  func addBound(_ bound: Bound) -> Int {
    self.bound.append(bound)
    return self.bound.count - 1
  }

  /// Numbers a verb that has nothing to do again until something changes.
  func addRepeatable() -> Int {
    repeatableCount += 1
    return repeatableCount - 1
  }

  func bound(_ reference: Reference) -> Bound? { bound.first { $0.target == reference } }
}
