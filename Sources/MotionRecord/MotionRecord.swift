/// What a scene did while it played, in the words of its author: stored beside its pictures, it tells why two recordings differ.
///
/// Two kinds of things are written down: events, which happen at a time (touches, and animations as they are started), and
/// objects, which have properties over time (layers, behaviours, gesture recognisers). All of it is text and numbers, so
/// that a change of the scene changes few lines.
package struct MotionRecord: Codable, Hashable, Sendable {
  /// The format of the record; others are not compared.
  package static let currentFormat = 1

  package var format = currentFormat
  /// The scene's parameters by name, as on the command line.
  package var parameters: [String: String] = [:]
  /// The seed of random numbers.
  package var seed: UInt64 = 0
  /// What fingers do, in the order of their contacts.
  package var touches: [Event] = []
  /// Animations as they were started, in the order of their starts.
  package var animations: [Event] = []
  /// Layers from the stage's root down, each before its sublayers, then behaviours.
  package var objects: [Object] = []
  /// What themes and files of data say, by name, such as `places[2].note`; `nil` where there are none, and in records that do
  /// not tell.
  package var constants: [String: RecordedValue]?
  /// The files behind such names, as in `places`.
  package var files: [String: String]?
  /// What files say that layers show, by what a property of these layers says of the file; `nil` where there are none, and in
  /// records that do not tell.
  package var contents: [String: RecordedFile]?
  /// How the fingers are drawn; `nil` in records that do not tell.
  package var finger: [String: RecordedValue]?
  /// What its objects leave out; of a record that was read from a file nothing is known of it.
  package var standards = StandardValues()

  package init() {}

  private enum CodingKeys: String, CodingKey {
    case format, parameters, seed, touches, animations, objects, constants, files, contents, finger
  }

  /// Adds properties of the scene as a whole to those of what is at the root of everything.
  package mutating func describeStage(_ properties: [String: RecordedValue?]) {
    if !objects.contains(where: { $0.path.isEmpty }) { objects.insert(Object(path: "", kind: "Layer"), at: 0) }
    guard let root = objects.firstIndex(where: { $0.path.isEmpty }) else { return }
    for case (let name, let value?) in properties { objects[root].properties[name] = .constant(value.rounded) }
  }

  /// Something that happens to an object at a time.
  package struct Event: Codable, Hashable, Sendable {
    /// Seconds of the scene.
    package var time: Double
    /// What it is: `tap`, `press`, `drag`; `animation`, `spring`, `keyframes`.
    package var kind: String
    /// The object's path; empty for the stage itself.
    package var target: String
    /// The property that is animated, such as `position.x`; `nil` for touches and for animations of several.
    package var property: String?
    /// What made it happen, where that is known.
    package var cause: Cause?
    /// What belongs to it: `from`, `to`, `duration`, `delay`, `curve`, `spring.dampingRatio`...
    package var details: [String: RecordedValue]
    /// What the condition reads that began it by becoming true, by path: `star/lit` for a variable, `dial.rotation` for what a
    /// layer shows; `nil` where no condition did.
    package var reads: [String]?
    /// When its block was set or the animation begun that it follows, 0 for from the beginning; `nil` for what nobody had planned.
    package var planned: Double?

    package init(
      time: Double, kind: String, target: String, property: String? = nil, cause: Cause? = nil,
      details: [String: RecordedValue] = [:]
    ) {
      self.time = time
      self.kind = kind
      self.target = target
      self.property = property
      self.cause = cause
      self.details = details
    }
  }

  /// What makes something happen.
  package enum Cause: String, Codable, Hashable, Sendable {
    /// The scene being built.
    case start
    /// A finger that comes down, moves or lifts.
    case touch
    /// A block for which the scene had set a time.
    case time
    /// Another animation's beginning or end.
    case completion
    /// A display link, or physics.
    case refresh
  }

  /// Something with properties: a layer, a behaviour, a gesture recogniser.
  package struct Object: Codable, Hashable, Sendable {
    /// The names from the root's sublayer down, such as `card/label`; several of one name have a number, `card/dot[2]`, from 0.
    /// An object without a name goes by its type.
    package var path: String
    /// The type's name, such as `TextLayer`.
    package var kind: String
    /// When it came to the stage, in seconds; `nil` when it was there from the beginning.
    package var appears: Double?
    /// When it left the stage; `nil` when it was there at the end.
    package var disappears: Double?
    /// Properties that are not what they are by default, and all that change.
    package var properties: [String: RecordedHistory]
    /// The component that it is the layer of; `nil` for other layers, and in records that do not tell.
    package var component: String?
    /// What the component was given, and its defaults.
    package var arguments: [String: RecordedHistory]?
    /// The states of the component, or of the scene for the stage.
    package var states: [String: RecordedHistory]?
    /// What its properties follow, as in ``Event/reads``; `nil` where they follow nothing that is known.
    package var follows: [String]?
    /// What it looks like; of a record that was read from a file nothing is known of it.
    package var outline = RecordedOutline()

    private enum CodingKeys: String, CodingKey {
      case path, kind, appears, disappears, properties, component, arguments, states, follows
    }

    package init(
      path: String, kind: String, appears: Double? = nil, disappears: Double? = nil,
      properties: [String: RecordedHistory] = [:]
    ) {
      self.path = path
      self.kind = kind
      self.appears = appears
      self.disappears = disappears
      self.properties = properties
    }
  }
}
