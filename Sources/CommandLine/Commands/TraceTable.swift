import Springform

/// A trace as columns of numbers: points become two columns, flags 0 and 1.
struct TraceTable {
  private let times: [Double]
  private let columns: [(name: String, values: [Double])]
  private let events: [Trace.Event]

  /// - Parameter names: curves, points by their curve's name; all of them when `nil`.
  init(_ trace: Trace, only names: [String]?) throws {
    let known = trace.curves.map(\.name)
    for name in names ?? [] where !known.contains(name) {
      throw UsageError.unknown(what: "curve", name: name, known: known)
    }
    times = trace.times
    events = trace.events
    columns = trace.curves.filter { names?.contains($0.name) ?? true }.flatMap { Self.columns(of: $0) }
  }

  var csv: String {
    var text = (["time"] + columns.map(\.name)).joined(separator: ",") + "\n"
    for (row, time) in times.enumerated() {
      text += "\(time)"
      for column in columns { text += ",\(column.values[row])" }
      text += "\n"
    }
    for event in events { text += "# event,\(event.time),\(event.name),\(event.value)\n" }
    return text
  }

  var json: String {
    get throws {
      struct Event: Encodable {
        let time: Double
        let name: String
        let value: Double
      }
      struct Document: Encodable {
        let time: [Double]
        let curves: [String: [Double]]
        let events: [Event]
      }
      let curves = Dictionary(columns.map { ($0.name, $0.values) }, uniquingKeysWith: { first, _ in first })
      let events = events.map { Event(time: $0.time, name: $0.name, value: $0.value) }
      return try SpringformCommandLine.json(Document(time: times, curves: curves, events: events)) + "\n"
    }
  }

  private static func columns(of curve: Trace.Curve) -> [(name: String, values: [Double])] {
    guard case .point = curve.values.first else {
      return [(curve.name, curve.values.map { $0.coordinates[0] })]
    }
    return ["x", "y"].enumerated().map { axis, suffix in
      (curve.name + "." + suffix, curve.values.map { $0.coordinates[axis] })
    }
  }
}

extension TraceValue {
  fileprivate var coordinates: [Double] {
    switch self {
    case .number(let value): [value]
    case .point(let point): [point.x, point.y]
    case .flag(let value): [value ? 1 : 0]
    }
  }
}
