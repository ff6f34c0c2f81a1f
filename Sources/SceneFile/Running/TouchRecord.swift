import Springform
public import SpringformDocument
import SpringformExpressions

/// Which of the tape's touches begin an event, noted while a scene plays.
final class TouchRecord {
  private struct Contact {
    let position: SourcePosition
    /// The event that its step of the tape is meant for.
    let wanted: String
    let end: Double
    var isAnswered = false
    /// The layers below the finger, from the frontmost to the stage's; `nil` before it comes down.
    var layers: [Layer]?
  }

  private var listeners: [(layer: Layer, event: String)] = []
  private var contacts: [Contact] = []
  private var current: Int?

  var isEmpty: Bool { contacts.isEmpty }

  func listen(_ layer: Layer, _ event: String) { listeners.append((layer, event)) }

  /// An event begins or goes on, and the finger that came down last is why.
  func answer() { if let current { contacts[current].isAnswered = true } }

  /// Notes a touch that the tape will make.
  func add(
    _ layer: Layer?, _ location: Point?, from start: Double, to end: Double,
    _ step: (position: SourcePosition, kind: String),
    on stage: Stage
  ) {
    let index = contacts.count
    contacts.append(Contact(position: step.position, wanted: step.kind == "touch" ? "pan" : step.kind, end: end))
    stage.at(start) { [unowned self, unowned stage] in
      var point = location ?? .zero
      if let layer {
        let place = location ?? layer.presentation.extent.center
        point = layer.presentedProjectionToStage.image(of: place) ?? .zero
      }
      var layers: [Layer] = []
      var next = stage.rootLayer.hitTest(point)
      while let layer = next {
        layers.append(layer)
        next = layer.superlayer
      }
      contacts[index].layers = layers
      current = index
    }
  }

  /// The touches that no event answers, and why.
  /// - Parameter end: when the scene was over, in seconds.
  func problems(in source: Source, end: Double) -> [Problem] {
    contacts.filter { !$0.isAnswered }.compactMap { contact in
      let (what, hint) = reason(contact, end: end)
      return what.map { Problem(source, contact.position, .other("no event begins here: " + $0, hint: hint)) }
    }
  }

  private func reason(_ contact: Contact, end: Double) -> (what: String?, hint: String?) {
    guard let layers = contact.layers, contact.end <= end else {
      return ("the scene ends before the finger is lifted", nil)
    }
    let heard = layers.flatMap { layer in listeners.filter { $0.layer === layer } }
    if let (layer, event) = heard.first(where: { $0.event == contact.wanted }) ?? heard.first {
      return ("the finger is on \(Self.name(of: layer)), and this is no \(event)", Self.hint(event))
    }
    // Its content moves without an event.
    if contact.wanted == "pan", layers.contains(where: { $0 is ScrollLayer }) { return (nil, nil) }
    guard layers.count > 1 else { return ("the finger is on no layer", nil) }
    let layer = layers.first { $0.name != nil } ?? layers[0]
    return ("the finger is on \(Self.name(of: layer)), which has no \(contact.wanted)", nil)
  }

  private static func name(of layer: Layer) -> String { layer.name.map { "'\($0)'" } ?? "a layer without an id" }

  private static func hint(_ event: String) -> String {
    let distance = written(PanRecognizer { _ in }.minimumDistance)
    return switch event {
    case "tap": "a tap stays within \(distance) pt of where it begins"
    case "press": "a press stays for its minimumDuration, within \(distance) pt of where it begins"
    default: "a \(event) begins when the finger has moved \(distance) pt"
    }
  }
}

extension SceneFile {
  /// Plays the scene and looks for touches of its tape that begin no event, which mostly is a mistake.
  /// - Parameters:
  ///   - rate: refreshes per second.
  ///   - seed: the seed of random numbers; the file's own without one.
  /// - Returns: the steps of the tape, each with the reason.
  /// - Throws: `StageError` when the scene cannot go on, `PlaybackError` when it is too long.
  public func unansweredTouches(rate: Double = 60, seed: UInt64? = nil) throws -> [Problem] {
    var settings = RenderSettings()
    settings.rate = rate
    settings.seed = seed ?? self.seed
    let playback = try Playback(self, settings: settings)
    let stage = Stage(size: size, seed: settings.seed)
    defer { stage.end() }
    let record = TouchRecord()
    let interpreter = interpreter(on: stage)
    interpreter.playthrough.touchRecord = record
    interpreter.begin()
    guard !record.isEmpty else { return [] }
    for index in 0..<playback.shown.upperBound where stage.error == nil {
      stage.advance(to: playback.clock.tick(index))
    }
    if let error = stage.error { throw error }
    return record.problems(in: program.source, end: stage.time)
  }
}
