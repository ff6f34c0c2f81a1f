import Springform
import SpringformDocument
import SpringformExpectations
import SpringformExpressions

/// Reads what has to be true.
struct ExpectationReader {
  private let context: ReaderContext
  /// The curves of `trace`, which expectations may name.
  private let traced: [String: ValueType]

  init(_ context: ReaderContext, traced: [String: ValueType]) {
    var context = context
    for name in traced.keys {
      context.scope.mistakes[name] = (
        "'\(name)' is a curve of trace, and an expression reads values", "write the curve's expression"
      )
    }
    self.context = context
    self.traced = traced
  }

  /// The keys that say what is expected: those that all files have, and a condition with a time.
  private static let kinds = ExpectationKind.allCases.map(\.rawValue) + ["always", "that"]

  func expectation(_ node: Node) -> Expectation? {
    let keys = Mapping(node, ExpectationKeys.format, context)
    let kinds = keys.entries.map(\.key).filter { Self.kinds.contains($0) }
    guard kinds.count == 1, let kind = kinds.first else {
      if kinds.count > 1, let other = keys.entries.first(where: { $0.key == kinds[1] }) {
        context.problems.add(
          "'\(other.key)' is another expectation", at: other.keyPosition,
          hint: "begin it with '- ' in a line of its own")
      } else if kinds.isEmpty, keys.has(oneOf: [\.by, \.at]) {
        keys.require(\.that)
      } else if node.entries != nil {
        context.problems.add("an expectation has one of \(Self.kinds.joined(separator: ", "))", at: node.position)
      }
      return nil
    }
    switch kind {
    case "that": return condition(keys)
    case "always":
      guard refuse(keys, besides: [kind, "from", "to"]), let curve = curve(keys, kind, as: .flag) else {
        return nil
      }
      return expectation(keys, [curve]) { _ in .holds(curve: curve.name) }
    default: return ExpectationKind(rawValue: kind).flatMap { expectation($0, keys) }
    }
  }

  /// `by: T, that: CONDITION` and `at: T, that: CONDITION`.
  private func condition(_ keys: Mapping<ExpectationKeys>) -> Expectation? {
    let isLatest = keys.has(\.by)
    guard isLatest != keys.has(\.at) else {
      context.problems.add("'that' needs either by or at, a time", at: keys.position)
      return nil
    }
    guard refuse(keys, besides: ["that", isLatest ? "by" : "at"]), let curve = curve(keys, "that", as: .flag),
      let time = isLatest ? keys.read(\.by) : keys.read(\.at)
    else { return nil }
    if !isLatest { return expectation(keys, [curve]) { .holdsAt(curve: curve.name, time: time($0)) } }
    return Expectation(position: keys.position, curves: curve.observed) {
      MotionExpectation(.holds(curve: curve.name), from: time($0))
    }
  }

  private func expectation(_ kind: ExpectationKind, _ keys: Mapping<ExpectationKeys>) -> Expectation? {
    for key in kind.required { keys.require(key) }
    guard refuse(keys, besides: [kind.rawValue] + kind.keys), kind.required.allSatisfy(keys.has) else {
      return nil
    }
    switch kind {
    case .order:
      return keys.read(\.order).flatMap { names in expectation(keys, []) { _ in .order(events: names) } }
    case .pictures:
      return keys.read(\.pictures).flatMap { count in
        expectation(keys, []) { _ in .pictures(atMost: count) }
      }
    default: return condition(kind, keys)
    }
  }

  private func condition(_ kind: ExpectationKind, _ keys: Mapping<ExpectationKeys>) -> Expectation? {
    var numbers: [(key: String, value: Computed<Double>)] = []
    for key in kind.numbers where keys.has(key) {
      guard let value = number(keys, key) else { return nil }
      numbers.append((key, value))
    }
    if kind == .stays {
      guard let node = keys.node(\.range) else { return nil }
      guard node.elements?.count == 2 else {
        context.problems.add("'in' has two numbers: [least, most]", at: node.position)
        return nil
      }
      guard case .list(_, let run)? = keys.read(\.range)?.code else { return nil }
      for index in 0..<2 { numbers.append(("in.\(index)", { Double(run($0)[index]) ?? .nan })) }
    }
    let isFlag = kind == .holds || kind == .never && numbers.isEmpty
    guard let curve = curve(keys, kind.rawValue, as: isFlag ? .flag : nil) else { return nil }
    return expectation(keys, [curve]) { [numbers] interpreter in
      let values = Dictionary(uniqueKeysWithValues: numbers.map { ($0.key, $0.value(interpreter)) })
      return kind.condition(of: curve.name, values)
    }
  }

  private func expectation(
    _ keys: Mapping<ExpectationKeys>, _ curves: [Curve], _ condition: @escaping Computed<MotionExpectation.Condition?>
  ) -> Expectation? {
    let (start, end) = (keys.read(\.from), keys.read(\.to))
    return Expectation(position: keys.position, curves: curves.flatMap(\.observed)) { interpreter in
      condition(interpreter).map { MotionExpectation($0, from: start?(interpreter), to: end?(interpreter)) }
    }
  }

  /// Notes keys of other expectations.
  private func refuse(_ keys: Mapping<ExpectationKeys>, besides known: [String]) -> Bool {
    let others = keys.entries.filter { !known.contains($0.key) }
    for entry in others {
      context.problems.add(.unknownKey(entry.key, what: "'\(known[0])'", known: known), at: entry.keyPosition)
    }
    return others.isEmpty
  }

  /// The number of a key that `ExpectationKind` names.
  private func number(_ keys: Mapping<ExpectationKeys>, _ name: String) -> Computed<Double>? {
    let numbers: [KeyPath<ExpectationKeys, Key<Computed<Double>>>] = [
      \.by, \.at, \.within, \.atMost, \.below, \.above,
    ]
    return numbers.first { keys.entry($0)?.key == name }.flatMap { keys.read($0) }
  }

  // MARK: Curves

  /// A curve by its name; one that is written as an expression is observed for the expectations alone.
  private struct Curve {
    let name: String
    var observed: [ObservedCurve] = []
  }

  /// - Parameter wanted: what the curve has to be; a number or a point without it.
  private func curve(_ keys: Mapping<ExpectationKeys>, _ key: String, as wanted: ValueType?) -> Curve? {
    guard let entry = keys.entries.first(where: { $0.key == key }), let node = keys.value(of: entry) else {
      return nil
    }
    let text = node.scalar.map { trimmed($0.text) } ?? ""
    if isTraced(text) { return Curve(name: text) }
    guard let expression = context.expression(node, as: wanted) else { return nil }
    let name = text.isEmpty ? key : text
    switch expression.code {
    case .number, .flag, .point: return Curve(name: name, observed: [ObservedCurve(name: name, code: expression.code)])
    case .object:
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
