import FoundationEssentials
import SpringformGeometry
import SpringformScene

// What page and server say to each other. Both send texts of JSON, an object whose one key says what it is; pictures are binary:
// see PictureMessage.swift.

/// What a page asks for.
enum Request: Decodable, Hashable {
  /// Opens a scene, by its name in the list; answered by ``Event/scene(_:)``.
  case open(scene: String)
  /// Plays the open scene with these parameters instead of those before; whatever is played is given up for it. Answered by the
  /// picture at `time`, in seconds, as soon as it is known, and ``Event/timeline(_:)`` when everything is.
  ///
  /// - take: the page's number for it; pictures and timeline come with the same.
  /// - scale: pixels per point.
  case play(take: Int, values: [String: String], time: Double, scale: Double)
  /// Draws a refresh of a take that was played to its end; answered by a picture, an empty one if the take is gone.
  ///
  /// - id: comes back with the picture; above 0.
  /// - channel: the pictures of a channel are sent as differences from each other; the stage's has the number 0.
  case picture(id: Int, channel: Int, take: Int, refresh: Int, scale: Double)
}

/// What a page is told.
enum Event: Encodable {
  /// What there is to open.
  case scenes([String])
  case scene(SceneInfo)
  case timeline(Timeline)
  /// Something is wrong with the scene, or with the values of a take; the text has lines, and carets below them.
  case failure(text: String)
}

/// A scene that was opened.
struct SceneInfo: Encodable {
  struct Parameter: Encodable {
    let name: String
    let kind: String
    /// The default, as `--set` would write it.
    let text: String
    let choices: [String]
    let least: Double?
    let most: Double?
    let help: String
    /// The default color in digits: `#RRGGBB`, perhaps with two more for its opacity.
    let color: String?

    init(_ parameter: ParameterDescription) {
      func bound(_ value: Double?) -> Double? {
        value.flatMap { abs($0) < Double.greatestFiniteMagnitude ? $0 : nil }
      }
      name = parameter.name
      kind = parameter.kind
      text = parameter.defaultText
      choices = parameter.choices
      least = bound(parameter.range?.lowerBound)
      most = bound(parameter.range?.upperBound)
      help = parameter.help
      color = kind == "color" ? Color(text)?.description : nil
    }
  }

  let id: String
  let name: String
  let summary: String
  /// The canvas in points, with all parameters at their defaults; `nil` if there is none then.
  let canvas: [Double]?
  let parameters: [Parameter]
  /// What they begin with instead of their defaults.
  let values: [String: String]
}

/// A take as a whole: how long it is, and its curves.
struct Timeline: Encodable {
  struct Curve: Encodable {
    let name: String
    let unit: String?
    /// One for each refresh; `null` where there is none.
    let values: [Double?]
  }

  let take: Int
  /// The canvas in points.
  let width: Double
  let height: Double
  /// Refreshes.
  let count: Int
  /// Refreshes per second.
  let rate: Double
  /// How much longer the last picture shows, in seconds.
  let hold: Double
  let curves: [Curve]
}

extension Event {
  var message: Message {
    get throws { Message(kind: .text, bytes: Array(try JSONEncoder().encode(self))) }
  }
}
