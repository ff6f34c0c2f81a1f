import SpringformMeasurement
import SpringformNumerics

/// What was measured in each picture, a line for each thing and picture.
struct MeasurementTable {
  let text: String

  init(_ measurement: Measurement) {
    let properties = MotionProperty.allCases
    var lines = [(["thing", "time"] + properties.map(\.rawValue)).joined(separator: ",")]
    for thing in measurement.things {
      for moment in thing.track.moments {
        let numbers = [moment.time] + properties.map { moment[keyPath: $0.place] }
        lines.append(thing.track.name + "," + numbers.map { $0.decimalText(places: 4) }.joined(separator: ","))
      }
    }
    text = lines.joined(separator: "\n") + "\n"
  }
}
