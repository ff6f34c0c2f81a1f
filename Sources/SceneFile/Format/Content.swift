import Springform
import SpringformDocument
import SpringformExpressions

/// Works a value out while the scene plays.
typealias Computed<Value> = @Sendable (Interpreter) -> Value

/// What a key's value may be, and how it is read. Whatever is wrong is noted and reads as `nil`.
struct Content<Value>: Sendable {
  let schema: ContentSchema
  let read: @Sendable (ReaderContext, Node, _ key: String) -> Value?

  init(_ schema: ContentSchema, _ read: @escaping @Sendable (ReaderContext, Node, _ key: String) -> Value?) {
    self.schema = schema
    self.read = read
  }

  func map<Result>(_ transform: @escaping @Sendable (Value) -> Result?) -> Content<Result> {
    Content<Result>(schema) { context, node, key in read(context, node, key).flatMap(transform) }
  }

  /// Reads what a node may be in one way and what the schema says of it in another.
  fileprivate static func scalar(
    _ schema: ContentSchema, _ expected: String, _ read: @escaping @Sendable (Node) -> Value?
  ) -> Self {
    Content(schema) { context, node, key in
      if let value = read(node) { return value }
      context.problems.add(.type(key, expected: expected, found: node.kind), at: node.position)
      return nil
    }
  }
}

// MARK: Expressions

extension Content where Value == Expression {
  /// An expression of any type.
  static var anything: Self { anything(.anything) }

  static func expression(_ type: ValueType) -> Self {
    Content(.expression(type)) { context, node, _ in context.expression(node, as: type) }
  }

  /// An expression of one of several types, which the schema tells.
  static func anything(_ schema: ContentSchema) -> Self {
    Content(schema) { context, node, _ in context.expression(node) }
  }

  static func list(of type: ValueType) -> Self {
    Content(.list(.expression(type))) { context, node, _ in context.expression(node, as: .list(type)) }
  }

  /// A value that is known before the scene begins.
  static func constant(_ type: ValueType) -> Self { constant(.expression(type), type) }

  /// The same of a list of numbers.
  static var constantNumbers: Self { constant(.list(.expression(.number)), .list(.number)) }

  private static func constant(_ schema: ContentSchema, _ type: ValueType) -> Self {
    Content(schema) { context, node, key in
      guard let expression = context.expression(node, as: type) else { return nil }
      guard !expression.isLive else {
        context.problems.add(
          "'\(key)' cannot follow what changes", at: node.position, hint: "use params, counters and canvas")
        return nil
      }
      return expression
    }
  }
}

extension Content where Value == Computed<Double> {
  static var number: Self { Content<Expression>.expression(.number).map(\.number) }
  static var constantNumber: Self { Content<Expression>.constant(.number).map(\.number) }
}

extension Content where Value == Computed<Point> {
  static var point: Self { Content<Expression>.expression(.point).map(\.point) }
  static var constantPoint: Self { Content<Expression>.constant(.point).map(\.point) }
}

extension Content where Value == Computed<Bool> {
  static var condition: Self { Content<Expression>.expression(.flag).map(\.flag) }
}

extension Content where Value == Computed<Color> {
  static var constantColor: Self { Content<Expression>.constant(.color).map(\.color) }
}

extension Content where Value == Computed<Layer?> {
  static var layer: Self {
    Content<Expression>.expression(.layer(.layer)).map { expression in
      guard case .object(_, _, let run) = expression.code else { return nil }
      return { run($0) as? Layer }
    }
  }
}

extension Content where Value == Computed<[Layer]> {
  /// One layer or several.
  static var layers: Self { layers(.layers) }

  static func layers(_ schema: ContentSchema) -> Self {
    Content<Expression>(schema) { context, node, _ in context.expression(node, as: .list(.layer(.layer))) }.map {
      guard case .list(_, let run) = $0.code else { return nil }
      return { run($0).compactMap(\.layer) }
    }
  }
}

extension Expression {
  var number: Computed<Double>? { if case .number(let run) = code { run } else { nil } }
  var point: Computed<Point>? { if case .point(let run) = code { run } else { nil } }
  var flag: Computed<Bool>? { if case .flag(let run) = code { run } else { nil } }
  var text: Computed<String>? { if case .text(let run) = code { run } else { nil } }
  var color: Computed<Color>? { if case .color(let run) = code { run } else { nil } }
}

// MARK: What is no expression

extension Content where Value == String {
  /// A text; one that looks like a number or a flag wants quotes.
  static var text: Self { scalar(.text, "a text") { $0.text } }
  /// A text that names something.
  static var name: Self { scalar(.name, "a text") { $0.text } }
}

extension Content where Value == [String] {
  /// A list of texts, or a single one.
  static func texts(_ schema: ContentSchema) -> Self {
    scalar(schema, "a text or a list of texts") { node in
      if let text = node.text { return [text] }
      let texts = node.elements?.map(\.text) ?? [nil]
      return texts.contains(nil) ? nil : texts.compactMap(\.self)
    }
  }
}

extension Content where Value == Bool {
  /// `true` or `false`.
  static var flag: Self { scalar(.flag, "true or false") { $0.flag } }
}

extension Content where Value == Int {
  static func integer(_ range: ClosedRange<Int>) -> Self {
    Content(.integer(range)) { context, node, key in
      guard let value = node.integer else {
        context.problems.add(.type(key, expected: "a whole number", found: node.kind), at: node.position)
        return nil
      }
      guard range.contains(value) else {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        context.problems.add(.range(key, Double(value), bounds), at: node.position)
        return nil
      }
      return value
    }
  }
}

extension Content where Value: Sendable {
  /// One of a few words, each of which stands for something.
  /// - Parameters:
  ///   - words: in the order of the reference.
  ///   - known: in the order of messages, where that is another.
  static func choice(_ words: [(String, Value)], known: [String]? = nil) -> Self {
    Content(.choice(words.map(\.0))) { context, node, key in
      if let match = words.first(where: { $0.0 == node.scalar?.text }) { return match.1 }
      context.problems.add(
        .choice(key, node.scalar?.text ?? node.kind, known: known ?? words.map(\.0)), at: node.position)
      return nil
    }
  }
}

extension Content where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One of an enumeration's raw values.
  static var choice: Self { choice(Value.allCases.map { ($0.rawValue, $0) }) }
}

extension Content where Value == String {
  /// One of a few words.
  static func choice(_ words: [String]) -> Self { choice(words.map { ($0, $0) }) }
}

// MARK: Parts with readers of their own

extension Content where Value == Node {
  /// What its reader reads itself.
  static func node(_ schema: ContentSchema) -> Self { Content(schema) { _, node, _ in node } }
}

extension Content where Value == [Node] {
  /// The elements of a list.
  static func list(_ element: ContentSchema) -> Self { scalar(.list(element), "a list") { $0.elements } }
}

extension Content where Value == [Node.Entry] {
  /// Names of the writer's choice, in the order of the file.
  static func map(_ value: ContentSchema) -> Self { map(schema: .map(value)) }
  static func map(schema: ContentSchema) -> Self { scalar(schema, "a mapping") { $0.entries } }
}

extension Content where Value == PathPlan {
  static var path: Self { Content(.path) { context, node, _ in PathReader(context).path(node) } }
}
