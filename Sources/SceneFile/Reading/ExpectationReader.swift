import Springform
import SpringformDocument
import SpringformExpectations

/// Reads what has to be true.
struct ExpectationReader {
  private let context: ReaderContext
  /// The curves of `trace`, which expectations may name.
  private let traced: [String: ValueType]

  init(_ context: ReaderContext, traced: [String: ValueType]) {
    var context = context
    context.scope.curves = Set(traced.keys)
    self.context = context
    self.traced = traced
  }

  /// The keys that say what is expected: those that all files have, and a condition with a time.
  private static let kinds = ExpectationKind.allCases.map(\.rawValue) + ["always", "that"]

  func expectation(_ node: Node) -> Expectation? {
    let fields = context.fields(node, .expectation)
    let kinds = fields.node.entries?.map(\.key).filter { Self.kinds.contains($0) } ?? []
    guard kinds.count == 1, let kind = kinds.first else {
      if kinds.isEmpty, fields.entry("by") != nil || fields.entry("at") != nil {
        fields.require("that")
      } else if fields.node.entries != nil {
        context.problems.add("an expectation has one of \(Self.kinds.joined(separator: ", "))", at: node.position)
      }
      return nil
    }
    switch kind {
    case "that": return condition(fields)
    case "always":
      guard refuse(fields, besides: [kind, "from", "to"]), let curve = curve(fields, kind, as: .flag) else {
        return nil
      }
      return expectation(fields, [curve]) { _ in .holds(curve: curve.name) }
    default: return ExpectationKind(rawValue: kind).flatMap { expectation($0, fields) }
    }
  }

  /// `by: T, that: CONDITION` and `at: T, that: CONDITION`.
  private func condition(_ fields: Fields) -> Expectation? {
    let times = ["by", "at"].filter { fields.entry($0) != nil }
    guard times.count == 1, let key = times.first else {
      context.problems.add("'that' needs either by or at, a time", at: fields.node.position)
      return nil
    }
    guard refuse(fields, besides: ["that", key]), let curve = curve(fields, "that", as: .flag),
      let time = number(fields, key)
    else { return nil }
    if key == "at" { return expectation(fields, [curve]) { .holdsAt(curve: curve.name, time: time($0)) } }
    return Expectation(position: fields.node.position, curves: curve.observed) {
      MotionExpectation(.holds(curve: curve.name), from: time($0))
    }
  }

  private func expectation(_ kind: ExpectationKind, _ fields: Fields) -> Expectation? {
    for key in kind.required { fields.require(key) }
    guard refuse(fields, besides: [kind.rawValue] + kind.keys),
      kind.required.allSatisfy({ fields.entry($0) != nil })
    else { return nil }
    switch kind {
    case .order:
      return fields.texts(kind.rawValue).flatMap { names in expectation(fields, []) { _ in .order(events: names) } }
    case .pictures:
      return fields.integer(kind.rawValue, in: 1...1_000_000).flatMap { count in
        expectation(fields, []) { _ in .pictures(atMost: count) }
      }
    default: return claim(kind, fields)
    }
  }

  private func claim(_ kind: ExpectationKind, _ fields: Fields) -> Expectation? {
    var numbers: [(key: String, value: @Sendable (Interpreter) -> Double)] = []
    for key in kind.numbers where fields.entry(key) != nil {
      guard let value = number(fields, key) else { return nil }
      numbers.append((key, value))
    }
    if kind == .stays {
      guard let node = fields["in"] else { return nil }
      guard node.elements?.count == 2 else {
        context.problems.add("'in' has two numbers: [least, most]", at: node.position)
        return nil
      }
      guard case .list(_, let run)? = context.constant(fields, "in", as: .list(.number))?.code else { return nil }
      for index in 0..<2 { numbers.append(("in.\(index)", { Double(run($0)[index]) ?? .nan })) }
    }
    let isFlag = kind == .holds || kind == .never && numbers.isEmpty
    guard let curve = curve(fields, kind.rawValue, as: isFlag ? .flag : nil) else { return nil }
    return expectation(fields, [curve]) { [numbers] interpreter in
      let values = Dictionary(uniqueKeysWithValues: numbers.map { ($0.key, $0.value(interpreter)) })
      return kind.claim(of: curve.name, values)
    }
  }

  private func expectation(
    _ fields: Fields, _ curves: [Curve], _ claim: @escaping @Sendable (Interpreter) -> MotionExpectation.Claim?
  ) -> Expectation? {
    let (start, end) = (number(fields, "from"), number(fields, "to"))
    return Expectation(position: fields.node.position, curves: curves.flatMap(\.observed)) { interpreter in
      claim(interpreter).map { MotionExpectation($0, from: start?(interpreter), to: end?(interpreter)) }
    }
  }

  /// Notes keys of other expectations.
  private func refuse(_ fields: Fields, besides known: [String]) -> Bool {
    let others = fields.node.entries?.filter {
      MappingSchema.expectation.keyNames.contains($0.key) && !known.contains($0.key)
    }
    for entry in others ?? [] {
      context.problems.add(.unknownKey(entry.key, what: "'\(known[0])'", known: known), at: entry.keyPosition)
    }
    return others?.isEmpty ?? true
  }

  private func number(_ fields: Fields, _ key: String) -> (@Sendable (Interpreter) -> Double)? {
    guard fields.entry(key) != nil, case .number(let run)? = context.constant(fields, key, as: .number)?.code else {
      return nil
    }
    return run
  }

  // MARK: Curves

  /// A curve by its name; one that is written as an expression is observed for the expectations alone.
  private struct Curve {
    let name: String
    var observed: [ObservedCurve] = []
  }

  /// - Parameter wanted: what the curve has to be; a number or a point without it.
  private func curve(_ fields: Fields, _ key: String, as wanted: ValueType?) -> Curve? {
    guard let node = fields[key] else { return nil }
    let text = node.scalar.map { trimmed($0.text) } ?? ""
    if isTraced(text) { return Curve(name: text) }
    guard let expression = context.expression(node, as: wanted) else { return nil }
    let name = text.isEmpty ? key : text
    switch expression.code {
    case .number, .flag, .point: return Curve(name: name, observed: [ObservedCurve(name: name, code: expression.code)])
    case .layer:
      guard let place = context.expression(node, as: .point) else { return nil }
      return Curve(name: name, observed: [ObservedCurve(name: name, code: place.code)])
    default:
      context.problems.add(
        "a curve is a number, a point or a flag, and this is \(expression.type.name)", at: node.position,
        hint: "write which one: name[0].position.x")
      return nil
    }
  }

  /// Whether a text is a curve of `trace`, or a column or an element of one.
  private func isTraced(_ text: String) -> Bool {
    let name = text.hasSuffix(".x") || text.hasSuffix(".y") ? String(text.dropLast(2)) : text
    if traced[text] != nil || traced[name] != nil { return true }
    return traced.contains { key, type in
      guard case .list = type, name.hasPrefix(key) else { return false }
      let index = name.dropFirst(key.count)
      return !index.isEmpty && index.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
  }
}

/// A text without spaces at its ends.
private func trimmed(_ text: String) -> String {
  String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
}
