import SpringformMeasurement
import SpringformNumerics

/// What was measured in each picture, a line for each thing and picture.
struct MeasurementTable {
  let text: String

  init(_ measurement: Measurement) {
    var lines = ["thing,time,x,y,width,height,rotation,opacity"]
    for thing in measurement.things {
      for moment in thing.track.moments {
        let numbers = [
          moment.time, moment.x, moment.y, moment.width, moment.height, moment.rotation, moment.opacity,
        ]
        lines.append(thing.track.name + "," + numbers.map { $0.decimalText(places: 4) }.joined(separator: ","))
      }
    }
    text = lines.joined(separator: "\n") + "\n"
  }
}
