import Springform
import SpringformDocument
import SpringformExpressions

/// A name that themes or data give a value, known before a scene begins.
struct Constant {
  let name: String
  let position: SourcePosition
  let type: ValueType
  /// One for each theme, or a single one.
  let data: [Datum]
  /// The file that it comes from, as the scene's file calls it.
  var file: String?

  init(_ name: String, _ type: ValueType, _ data: [Datum], at position: SourcePosition) {
    (self.name, self.type, self.data, self.position) = (name, type, data, position)
  }
}

/// Where constants are known by their names while a scene plays.
struct ConstantName: Sendable {
  let name: String
  let type: ValueType
  let file: String?
}

/// A value as it is written in a file.
enum Datum: Sendable {
  case number(Double)
  case flag(Bool)
  case point(Point)
  case color(Color)
  case text(String)
  case list([Datum])
  case record([Datum])

  /// An object has none, and is none of a file's values.
  init(_ value: Value) {
    switch value {
    case .number(let number): self = .number(number)
    case .flag(let flag): self = .flag(flag)
    case .point(let point): self = .point(point)
    case .color(let color): self = .color(color)
    case .text(let text): self = .text(text)
    case .list(let values): self = .list(values.map { Datum($0) })
    case .object: self = .record([])
    }
  }

  var value: Value {
    switch self {
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .point(let point): .point(point)
    case .color(let color): .color(color)
    case .text(let text): .text(text)
    case .list(let data): .list(data.map(\.value))
    case .record(let data): .object(Record(data.map(\.value)))
    }
  }

  /// Lists of two numbers each as points; `nil` when one has another number of them.
  static func points(_ lists: [Datum]) -> [Datum]? {
    let points = lists.compactMap { list -> Datum? in
      guard case .list(let pair) = list, pair.count == 2, case .number(let x) = pair[0], case .number(let y) = pair[1]
      else { return nil }
      return .point(Point(x: x, y: y))
    }
    return points.count == lists.count ? points : nil
  }

  /// What all texts of a column can be read as.
  enum Kind {
    case number, flag, color, text

    init(of texts: [String]) {
      let kinds: [Kind] = [.number, .flag, .color]
      self = kinds.first { kind in texts.allSatisfy { kind.reading($0) != nil } } ?? .text
    }

    var type: ValueType {
      switch self {
      case .number: .number
      case .flag: .flag
      case .color: .color
      case .text: .text
      }
    }

    func read(_ text: String) -> Datum { reading(text) ?? .text(text) }

    /// A postcode or an article's number begins with a zero that belongs to it.
    private static func isCode(_ text: String) -> Bool {
      let digits = text.utf8.prefix(2)
      return digits.count == 2 && digits.first == 0x30 && digits.allSatisfy { (0x30...0x39).contains($0) }
    }

    private func reading(_ text: String) -> Datum? {
      switch self {
      case .number: Self.isCode(text) ? nil : Double(text).flatMap { $0.isFinite ? .number($0) : nil }
      case .flag: text == "true" ? .flag(true) : text == "false" ? .flag(false) : nil
      case .color: text.hasPrefix("#") ? Color(text).map { .color($0) } : nil
      case .text: .text(text)
      }
    }
  }
}

/// The values of a record, in the order of its type.
final class Record {
  let values: [Value]

  init(_ values: [Value]) { self.values = values }
}

/// Records with the same names.
struct RecordType: ObjectType {
  struct Column: Equatable, Sendable {
    let name: String
    let type: ValueType
  }

  let columns: [Column]

  var name: String { "a record" }
  var pluralName: String { "records" }
  var title: String { "this record" }
  var base: (any ObjectType)? { nil }

  func member(_ name: String) -> Member? {
    guard let index = columns.firstIndex(where: { $0.name == name }) else { return nil }
    let getter = Getter.other(columns[index].type) { record, _ in
      (record as? Record)?.values[index] ?? .number(.nan)
    }
    return Member(name, constant: getter)
  }

  func hint(forUnknownMember name: String) -> String? {
    closest(to: name, among: columns.map(\.name)).map { "did you mean '\($0)'?" }
      ?? "it has " + columns.map(\.name).joined(separator: ", ")
  }
}
