import Springform
import SpringformMeasurement
import SpringformNumerics

/// A scene file whose layers stand where the measured things were and move by what explains them.
struct MeasuredScene {
  let text: String

  /// - Parameter end: how long the recording is, in seconds.
  init(_ measurement: Measurement, name: String, end: Double) {
    var lines = [
      "scene: 1", "name: \(name)", "summary: What moved in a recording, by the curves that were measured",
      "canvas: { size: [\(measurement.width), \(measurement.height)], background: \"\(measurement.background.hex)\" }",
      "time: { duration: \(end.decimalText(places: 3)) }", measurement.things.isEmpty ? "layers: []" : "layers:",
    ]
    var events: [String] = []
    for thing in measurement.things {
      let id = "thing\(thing.track.name)"
      let place = Place(thing)
      lines.append(
        "  - { id: \(id), position: [\(place.x.sceneText), \(place.y.sceneText)], size: [\(place.width.sceneText), "
          + "\(place.height.sceneText)], cornerRadius: \(thing.track.cornerRadius.decimalText(places: 1)), "
          + "rotation: \(place.rotation.sceneText)deg, opacity: \(place.opacity.sceneText), background: \"\(thing.track.color.hex)\" }"
      )
      for motion in thing.motions {
        for stretch in motion.stretches { events += Self.event(stretch, of: motion, id: id, at: place) }
      }
    }
    if !events.isEmpty { lines += ["events:"] + events }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Where a thing is before anything moves.
  private struct Place {
    var x, y, width, height, rotation, opacity: Double

    init(_ thing: Measurement.Thing) {
      let first = thing.track.moments[0]
      (x, y, width, height) = (first.x, first.y, first.width, first.height)
      (rotation, opacity) = (first.rotation, first.opacity)
      for motion in thing.motions {
        guard let stretch = motion.stretches.first else { continue }
        for (property, value) in zip(motion.properties, stretch.from) {
          switch property {
          case .x: x = value
          case .y: y = value
          case .width: width = value
          case .height: height = value
          case .rotation: rotation = value
          case .opacity: opacity = value
          }
        }
      }
      (width, height) = (max(width, 0), max(height, 0))
      opacity = opacity.clamped(to: 0...1, otherwise: 1)
    }
  }

  private static func event(_ stretch: MotionStretch, of motion: Motion, id: String, at place: Place) -> [String] {
    func ends(_ values: [Double]) -> String {
      zip(motion.properties, values).map { "\(id).\($0.sceneName): \($1.clamped(for: $0).sceneText)\($0.sceneUnit)" }
        .joined(separator: ", ")
    }
    let way: String
    switch stretch.model {
    case .spring(let ratio, let response) where stretch.velocity.allSatisfy({ $0 == 0 }):
      way =
        "spring: { response: \(response.value.decimalText(places: 4)), damping: \(ratio.value.decimalText(places: 4)) }"
    case .curve(let curve, let duration):
      let points = [curve.controlPoint1.x, curve.controlPoint1.y, curve.controlPoint2.x, curve.controlPoint2.y]
      way =
        "duration: \(duration.value.decimalText(places: 4)), curve: [\(points.map { $0.decimalText(places: 4) }.joined(separator: ", "))]"
    default: return [sampled(stretch, of: motion, id: id, at: place)]
    }
    return [
      "  - at: \(max(stretch.start.value, 0).decimalText(places: 4))",
      "    do: [ { animate: { \(way), to: { \(ends(stretch.to)) } } } ]",
    ]
  }

  /// What scene files have no word for, as key frames.
  private static func sampled(_ stretch: MotionStretch, of motion: Motion, id: String, at place: Place) -> String {
    let duration = max(stretch.end - stretch.start.value, 1.0 / 60)
    let count = min(max(Int((duration * 60).rounded(.up)), 1), 600)
    let moments = (0...count).map { stretch.values(at: stretch.start.value + duration * Double($0) / Double(count)) }
    func values(_ property: MotionProperty, otherwise: Double) -> [Double]? {
      motion.properties.firstIndex(of: property).map { index in moments.map { $0[index].clamped(for: property) } }
        ?? (otherwise.isNaN ? nil : moments.map { _ in otherwise })
    }
    func pairs(_ name: String, _ a: MotionProperty, _ b: MotionProperty, _ rest: (Double, Double)) -> String? {
      guard motion.properties.contains(a) || motion.properties.contains(b),
        let first = values(a, otherwise: rest.0), let second = values(b, otherwise: rest.1)
      else { return nil }
      return
        "\(id).\(name): [\(zip(first, second).map { "[\($0.sceneText), \($1.sceneText)]" }.joined(separator: ", "))]"
    }
    func single(_ property: MotionProperty) -> String? {
      values(property, otherwise: .nan).map { list in
        "\(id).\(property.sceneName): [\(list.map { $0.sceneText + property.sceneUnit }.joined(separator: ", "))]"
      }
    }
    let frames = [
      pairs("position", .x, .y, (place.x, place.y)), pairs("size", .width, .height, (place.width, place.height)),
      single(.rotation), single(.opacity),
    ].compactMap { $0 }
    return "  - at: \(max(stretch.start.value, 0).decimalText(places: 4))\n"
      + "    do: [ { animate: { duration: \(duration.decimalText(places: 4)), curve: linear, keyframes: { \(frames.joined(separator: ", ")) } } } ]"
  }
}

extension MotionProperty {
  fileprivate var sceneName: String {
    switch self {
    case .x: "position.x"
    case .y: "position.y"
    case .width: "size.width"
    case .height: "size.height"
    case .rotation: "rotation"
    case .opacity: "opacity"
    }
  }

  fileprivate var sceneUnit: String { self == .rotation ? "deg" : "" }
}

extension Double {
  fileprivate var sceneText: String { decimalText(places: 3) }

  /// Within what a layer takes.
  fileprivate func clamped(for property: MotionProperty) -> Double {
    switch property {
    case .opacity: clamped(to: 0...1, otherwise: 1)
    case .width, .height: Swift.max(self, 0)
    default: self
    }
  }
}

extension SIMD3<Double> {
  /// As colours are written: #RRGGBB.
  var hex: String {
    func digits(_ value: Double) -> String {
      let text = String(Int(value.rounded().clamped(to: 0...255, otherwise: 0)), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits(x) + digits(y) + digits(z)
  }
}
