import Springform

/// A trace as columns of numbers: points become two columns, flags 0 and 1; what is missing or not a number is left empty.
struct TraceTable {
  private let times: ArraySlice<Double>
  private let columns: [Trace.Column]
  private let events: [Trace.Event]

  init(_ traced: TracedPart) {
    times = traced.trace.times[traced.rows]
    events = traced.events
    columns = traced.curves.flatMap { traced.trace.columns(of: $0) }
  }

  var csv: String {
    var text = (["time"] + columns.map { Self.quoted($0.name) }).joined(separator: ",") + "\n"
    for (row, time) in zip(times.indices, times) {
      text += "\(time)"
      for column in columns { text += column.values[row].isNaN ? "," : ",\(column.values[row])" }
      text += "\n"
    }
    for event in events { text += "# event,\(event.time),\(Self.quoted(event.name)),\(event.value)\n" }
    return text
  }

  private static func quoted(_ name: String) -> String {
    guard name.contains(where: { ",\"\n\r".contains($0) }) else { return name }
    return "\"" + name.replacing("\"", with: "\"\"") + "\""
  }

  /// Values that are not finite, which JSON cannot write, become null.
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
      func finite(_ value: Double) -> Double? { value.isFinite ? value : nil }
      let curves = Dictionary(
        columns.map { ($0.name, $0.values[times.indices].map(finite)) }, uniquingKeysWith: { first, _ in first })
      let events = events.map { Event(time: $0.time, name: $0.name, value: finite($0.value)) }
      return try SpringformCommandLine.json(Document(time: Array(times), curves: curves, events: events)) + "\n"
    }
  }
}
