import Springform
import SpringformDocument
import SpringformExpressions

/// Reads lists and records from CSV and JSON files, or as they are written in the scene file.
struct DataReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  private var problems: Problems { context.problems }

  /// The most rows of a file.
  static let rowLimit = 10_000

  func constant(_ entry: Node.Entry) -> Constant? {
    guard let (type, datum) = content(entry) else { return nil }
    var constant = Constant(entry.key, type, [datum], at: entry.keyPosition)
    constant.file = (entry.value["file"] ?? entry.value).scalar?.text
    return constant
  }

  private func content(_ entry: Node.Entry) -> (ValueType, Datum)? {
    var node = entry.value
    if node.entries != nil {
      guard let file = Mapping(node, DataKeys.format, context).read(\.file) else { return nil }
      node = file
    }
    guard node.scalar != nil else { return datum(node) }
    guard let path = context.path(ofFile: node, "file", what: "file") else { return nil }
    switch path.split(separator: ".").last {
    case "json": return context.document(path, at: node).flatMap { inside(of: $0) }
    case "csv", "tsv":
      guard let bytes = context.bytes(path, at: node) else { return nil }
      guard let table = Table(bytes, separator: path.hasSuffix("tsv") ? "\t" : Table.separator(of: bytes)) else {
        problems.add("'\(node.scalar?.text ?? "")' is not UTF-8", at: node.position)
        return nil
      }
      return content(of: table, at: node)
    default:
      problems.add("data are read from .csv, .tsv and .json files", at: node.position)
      return nil
    }
  }

  /// What a JSON file says, with its problems told where they are.
  private func inside(of document: Document) -> (ValueType, Datum)? {
    let problems = Problems(document.source)
    let file = ProgramContext(
      CompilationContext(.scene, problems), folder: context.file.folder, library: context.file.library)
    let result = DataReader(ReaderContext(file: file, scope: Scope())).datum(document.root)
    for problem in problems.problems { self.problems.add(problem) }
    return result
  }

  // MARK: Values

  private func datum(_ node: Node) -> (ValueType, Datum)? {
    if let elements = node.elements { return list(elements, at: node) }
    if let entries = node.entries { return record(entries) }
    if let flag = node.flag { return (.flag, .flag(flag)) }
    guard let scalar = node.scalar else {
      problems.add("a value is needed here", at: node.position)
      return nil
    }
    if scalar.isPlain, let number = ParameterReader.constant(node) { return (.number, .number(number)) }
    if scalar.text.hasPrefix("#"), let color = Color(scalar.text) { return (.color, .color(color)) }
    return (.text, .text(scalar.text))
  }

  private func list(_ elements: [Node], at node: Node) -> (ValueType, Datum)? {
    var data: [Datum] = []
    var type: ValueType?
    for element in elements {
      guard let (found, datum) = datum(element) else { return nil }
      if let type, type != found {
        problems.add(
          "the elements of a list are of one kind: the first is \(type.name), and this is \(found.name)",
          at: element.position,
          hint: type == .text || found == .text
            ? "quote every element to have texts" : "records of a list have the same names in the same order")
        return nil
      }
      type = found
      data.append(datum)
    }
    guard let type else {
      problems.add("an empty list says nothing about what is in it", at: node.position)
      return nil
    }
    if type == .list(.number), let points = Datum.points(data) { return (.list(.point), .list(points)) }
    return (.list(type), .list(data))
  }

  private func record(_ entries: [Node.Entry]) -> (ValueType, Datum)? {
    var (columns, data): ([RecordType.Column], [Datum]) = ([], [])
    for entry in entries {
      guard Scope.isName(entry.key) else {
        problems.add(
          "'\(entry.key)' cannot be a name", at: entry.keyPosition, hint: "use letters, digits and _")
        return nil
      }
      guard let (type, datum) = datum(entry.value) else { return nil }
      columns.append(RecordType.Column(name: entry.key, type: type))
      data.append(datum)
    }
    return (.object(RecordType(columns: columns)), .record(data))
  }

  // MARK: Tables

  /// Rows become records, whose names the first row gives; numbers alone in one column, without a name, become a list.
  private func content(of table: Table, at node: Node) -> (ValueType, Datum)? {
    func refuse(_ what: String, hint: String? = nil) -> (ValueType, Datum)? {
      problems.add(what, at: node.position, hint: hint)
      return nil
    }
    let name = node.scalar?.text ?? "the file"
    guard let head = table.rows.first, !head.isEmpty else { return refuse("'\(name)' is empty") }
    guard !table.isOpen else {
      return refuse("a quote in '\(name)' is never closed", hint: "a quote inside quotes is written twice: \"\"")
    }
    guard table.rows.count <= Self.rowLimit + 1 else { return refuse("'\(name)' has more than \(Self.rowLimit) rows") }
    if table.rows.allSatisfy({ $0.count == 1 }), Datum.Kind(of: table.rows.map { $0[0] }) == .number {
      return (.list(.number), .list(table.rows.map { .number(Double($0[0]) ?? .nan) }))
    }
    for (index, title) in head.enumerated() {
      guard Scope.isName(title), !head[..<index].contains(title) else {
        return refuse(
          "'\(title)' in the first row of '\(name)' cannot be a column's name",
          hint: "the first row names the columns with letters, digits and _, each once")
      }
    }
    let rows = table.rows.dropFirst()
    guard !rows.isEmpty else {
      return refuse(
        "'\(name)' has no rows but the names of its columns",
        hint: "write at least one, which tells whether a column holds numbers, colors or texts")
    }
    for (index, row) in rows.enumerated() where row.count != head.count {
      return refuse(
        "row \(index + 2) of '\(name)' has \(row.count) value\(row.count == 1 ? "" : "s") for \(head.count) columns")
    }
    let kinds = head.indices.map { column in Datum.Kind(of: rows.map { $0[column] }) }
    let columns = zip(head, kinds).map { RecordType.Column(name: $0, type: $1.type) }
    let records = rows.map { row in Datum.record(zip(row, kinds).map { $1.read($0) }) }
    return (.list(.object(RecordType(columns: columns))), .list(records))
  }
}

struct DataKeys: Sendable {
  static let format = MappingFormat("data", "data", "Lists and records for expressions.", keys: DataKeys())

  let file = Key(
    "file", .node(.text), "a .csv or .tsv, whose first row names the columns, or a .json, beside the file or below",
    isRequired: true)
}
