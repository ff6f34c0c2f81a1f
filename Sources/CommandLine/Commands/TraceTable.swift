import Springform

/// A trace as columns of numbers: points become two columns, flags 0 and 1.
struct TraceTable {
  private let times: [Double]
  private let columns: [(name: String, values: [Double?])]
  private let events: [Trace.Event]

  /// - Parameter names: curves, points by their curve's name or a column's own; all of them when `nil`.
  init(_ trace: Trace, only names: [String]?) throws {
    times = trace.times
    events = trace.events
    let all = trace.curves.flatMap { curve in Self.columns(of: curve).map { (curve: curve.name, column: $0) } }
    let known = trace.curves.map(\.name)
    for name in names ?? [] where !all.contains(where: { $0.curve == name || $0.column.name == name }) {
      throw UsageError.unknown(what: "curve", name: name, known: known)
    }
    columns = all.filter { entry in
      names?.contains { $0 == entry.curve || $0 == entry.column.name } ?? true
    }.map(\.column)
  }

  var csv: String {
    var text = (["time"] + columns.map { Self.quoted($0.name) }).joined(separator: ",") + "\n"
    for (row, time) in times.enumerated() {
      text += "\(time)"
      for column in columns { text += "," + (column.values[row].map { "\($0)" } ?? "") }
      text += "\n"
    }
    for event in events { text += "# event,\(event.time),\(Self.quoted(event.name)),\(event.value)\n" }
    return text
  }

  var json: String {
    get throws {
      struct Event: Encodable {
        let time: Double
        let name: String
        let value: Double?
      }
      struct Document: Encodable {
        let time: [Double]
        let curves: [String: [Double?]]
        let events: [Event]
      }
      let curves = Dictionary(
        columns.map { ($0.name, $0.values.map(Self.finite)) }, uniquingKeysWith: { first, _ in first })
      let events = events.map { Event(time: $0.time, name: $0.name, value: Self.finite($0.value)) }
      return try SpringformCommandLine.json(Document(time: times, curves: curves, events: events)) + "\n"
    }
  }

  /// JSON has no word for what is not a finite number.
  private static func finite(_ value: Double?) -> Double? { value.flatMap { $0.isFinite ? $0 : nil } }

  private static func quoted(_ name: String) -> String {
    guard name.contains(where: { ",\"\n\r".contains($0) }) else { return name }
    return "\"" + name.replacing("\"", with: "\"\"") + "\""
  }

  private static func columns(of curve: Trace.Curve) -> [(name: String, values: [Double?])] {
    let isPoint = curve.values.contains { if case .point = $0 { true } else { false } }
    guard isPoint else { return [(curve.name, curve.values.map { $0?.number })] }
    return [
      (curve.name + ".x", curve.values.map { $0?.point.x }), (curve.name + ".y", curve.values.map { $0?.point.y }),
    ]
  }
}

extension TraceValue {
  fileprivate var number: Double {
    switch self {
    case .number(let value): value
    case .point(let point): point.x
    case .flag(let value): value ? 1 : 0
    }
  }

  fileprivate var point: Point {
    if case .point(let point) = self { point } else { Point(x: number, y: number) }
  }
}
