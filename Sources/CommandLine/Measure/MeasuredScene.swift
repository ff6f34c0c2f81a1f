import Springform
import SpringformExpressions
import SpringformMeasurement
import SpringformMotion
import SpringformNumerics

/// A scene file whose layers stand where the measured things were and move by what explains them.
struct MeasuredScene {
  let text: String
  /// What stands beside the file: things that are no plain boxes, and the ground behind them.
  private(set) var pictures: [(file: String, bitmap: Bitmap)] = []

  /// - Parameters:
  ///   - measurement: what moved.
  ///   - name: the scene's.
  ///   - stem: what the names of pictures begin with.
  init(_ measurement: Measurement, name: String, stem: String) {
    var lines = [
      "scene: 1", "name: \(name)", "summary: What moved in a recording, by the curves that were measured",
      "canvas: { size: [\(measurement.width), \(measurement.height)], background: \"\(measurement.background)\" }",
      "time: { duration: \(measurement.end.decimalText(places: 3)) }",
    ]
    var layers: [String] = []
    if let ground = measurement.ground {
      pictures.append(("\(stem).ground.png", ground))
      layers.append(
        "  - { image: \(stem).ground.png, frame: [0, 0, \(measurement.width), \(measurement.height)] }")
    }
    var events: [String] = []
    for thing in measurement.things {
      let layer = Layer(thing, stem: stem)
      if let picture = thing.track.picture, let file = layer.file { pictures.append((file, picture.bitmap)) }
      layers.append(layer.text)
      for motion in thing.motions {
        for (index, stretch) in motion.stretches.enumerated() {
          let isLast = index == motion.stretches.count - 1
          let end = isLast ? measurement.end : motion.stretches[index + 1].start.value
          events += layer.event(stretch, of: motion, until: end)
        }
      }
    }
    lines += layers.isEmpty ? ["layers: []"] : ["layers:"] + layers
    if !events.isEmpty { lines += ["events:"] + events }
    text = lines.joined(separator: "\n") + "\n"
  }
}

/// A thing as a layer.
private struct Layer {
  private let id: String
  /// Where it is before anything moves.
  private let place: Track.Moment
  private let track: Track
  /// The picture beside the scene file that shows it; nil of a box.
  let file: String?

  init(_ thing: Measurement.Thing, stem: String) {
    track = thing.track
    // Names of layers begin with a letter.
    id = Scope.isName(track.name) ? track.name : "thing\(track.name)"
    file = track.picture == nil ? nil : "\(stem).\(id).png"
    var place = track.moments[0]
    for motion in thing.motions {
      guard let stretch = motion.stretches.first else { continue }
      for (property, value) in zip(motion.properties, stretch.from) { place[keyPath: property.place] = value }
    }
    self.place = place
  }

  var text: String {
    func value(_ property: MotionProperty) -> String { text(place[keyPath: property.place], of: property) }
    let looks: String
    if let file, let picture = track.picture {
      let anchor = [picture.x / Double(picture.bitmap.width), picture.y / Double(picture.bitmap.height)]
      looks = "image: \(file), anchor: [\(anchor.map { $0.decimalText(places: 5) }.joined(separator: ", "))]"
    } else {
      looks = "cornerRadius: \(track.cornerRadius.decimalText(places: 1)), background: \"\(track.color)\""
    }
    return "  - { id: \(id), position: [\(value(.x)), \(value(.y))], size: [\(value(.width)), \(value(.height))], "
      + "rotation: \(value(.rotation)), opacity: \(value(.opacity)), \(looks) }"
  }

  /// A value as the layer has it: a picture has a rim around the thing that it shows.
  private func text(_ value: Double, of property: MotionProperty) -> String {
    let known =
      switch property {
      case .x, .y, .rotation: value
      case .width: max(value, 0) * (track.picture.map { Double($0.bitmap.width) / $0.width } ?? 1)
      case .height: max(value, 0) * (track.picture.map { Double($0.bitmap.height) / $0.height } ?? 1)
      case .opacity: value.clamped(to: 0...1, otherwise: 1)
      }
    return known.decimalText(places: 3) + (property == .rotation ? "deg" : "")
  }

  /// - Parameter end: when the next one takes over, in seconds.
  func event(_ stretch: MotionStretch, of motion: Motion, until end: Double) -> [String] {
    let way: String
    switch stretch.model {
    case .spring(let ratio, let response) where stretch.velocity.allSatisfy({ $0 == 0 }):
      way =
        "spring: { response: \(response.value.decimalText(places: 4)), damping: \(ratio.value.decimalText(places: 4)) }"
    case .curve(let curve, let duration):
      let points = [curve.controlPoint1.x, curve.controlPoint1.y, curve.controlPoint2.x, curve.controlPoint2.y]
      way =
        "duration: \(duration.value.decimalText(places: 4)), curve: [\(points.map { $0.decimalText(places: 4) }.joined(separator: ", "))]"
    default:
      return [at(stretch), "    do: [ { animate: { \(sampled(stretch, of: motion, until: end)) } } ]"]
    }
    let ends = zip(motion.properties, stretch.to).map { "\(id).\($0.sceneKey): \(text($1, of: $0))" }
    return [at(stretch), "    do: [ { animate: { \(way), to: { \(ends.joined(separator: ", ")) } } } ]"]
  }

  private func at(_ stretch: MotionStretch) -> String {
    "  - at: \(max(stretch.start.value, 0).decimalText(places: 4))"
  }

  /// What scene files have no word for, as key frames between which straight lines lead.
  private func sampled(_ stretch: MotionStretch, of motion: Motion, until end: Double) -> String {
    let keys = stretch.keys.count > 1 ? stretch.keys : Self.keys(of: stretch, until: end)
    let (start, duration) = (keys[0].time, keys[keys.count - 1].time - keys[0].time)
    func values(_ property: MotionProperty) -> [String] {
      let index = motion.properties.firstIndex(of: property)
      return keys.map { key in text(index.map { key.values[$0] } ?? place[keyPath: property.place], of: property) }
    }
    // Points move as a whole.
    let frames =
      [("position", [.x, .y]), ("size", [.width, .height]), ("rotation", [.rotation]), ("opacity", [.opacity])]
      as [(String, [MotionProperty])]
    let keyframes = frames.filter { $0.1.contains(where: motion.properties.contains) }.map { key, properties in
      let lists = properties.map(values)
      let steps = keys.indices.map { step in
        lists.count > 1 ? "[\(lists.map { $0[step] }.joined(separator: ", "))]" : lists[0][step]
      }
      return "\(id).\(key): [\(steps.joined(separator: ", "))]"
    }
    let times = keys.map { ((($0.time - start) / duration).clamped(to: 0...1, otherwise: 0)).decimalText(places: 5) }
    return "duration: \(duration.decimalText(places: 4)), curve: linear, keyTimes: [\(times.joined(separator: ", "))], "
      + "keyframes: { \(keyframes.joined(separator: ", ")) }"
  }

  /// So few moments of a model that straight lines between them are nowhere farther from it than a 2000th of the way.
  private static func keys(of stretch: MotionStretch, until end: Double) -> [(time: Double, values: [Double])] {
    let start = stretch.start.value
    let duration = max(end - start, 1.0 / 60)
    let count = min(max(Int((duration * 480).rounded(.up)), 2), 4800)
    let moments = (0...count).map { step in
      let time = start + duration * Double(step) / Double(count)
      return (time: time, values: stretch.values(at: time))
    }
    let extents = stretch.to.indices.map { index in
      let values = moments.map { $0.values[index] }
      return max((values.max() ?? 0) - (values.min() ?? 0), 1e-9)
    }
    var kept: Set<Int> = [0, count]
    var open = [(0, count)]
    while let (a, b) = open.popLast() {
      var worst = (index: a, distance: 1.0 / 2000)
      for index in a + 1..<max(b, a + 1) {
        let share = Double(index - a) / Double(b - a)
        for (property, extent) in extents.enumerated() {
          let line = moments[a].values[property] * (1 - share) + moments[b].values[property] * share
          let distance = abs(moments[index].values[property] - line) / extent
          if distance > worst.distance { worst = (index, distance) }
        }
      }
      guard worst.index > a else { continue }
      kept.insert(worst.index)
      open += [(a, worst.index), (worst.index, b)]
    }
    return kept.sorted().map { moments[$0] }
  }
}

extension MotionProperty {
  /// What scene files call it.
  fileprivate var sceneKey: String {
    switch self {
    case .x, .y: "position.\(rawValue)"
    case .width, .height: "size.\(rawValue)"
    case .rotation, .opacity: rawValue
    }
  }
}
