import Springform
import SpringformDocument
import SpringformExpressions

/// The keys of a file.
struct SceneKeys: Sendable {
  static let format = MappingFormat("scene", "the scene", "An animation.", isOpen: true, keys: SceneKeys())

  let version = Key("scene", .integer(1...1), "the format's version: 1", isRequired: true)
  let name = Key("name", .text, "the scene's name", default: "the file's, without its suffixes")
  let summary = Key("summary", .text, "one line that says what it shows")
  let canvas = Key("canvas", .node(.mapping("canvas")), "the picture", isRequired: true)
  let time = Key("time", .node(.mapping("time")), "how long it plays", default: "until everything rests")
  let seed = Key("seed", .integer(0...Int(Int32.max)), "the seed of random numbers", default: "0")
  let library = LibraryKeys()
  let sections = SectionKeys()
  let layers = Key("layers", .list(.mapping("layer")), "what is drawn; later ones on top")
  let touches = Key("touches", .node(.mapping("touches")), "how the finger looks")
  let tape = Key("tape", .list(.mapping("tapeStep")), "what the finger does, one after the other")
  let trace = Key(
    "trace", .map(.either([.anything, .mapping("traceCurve")])), "curves for trace, plot and verify")
  let expectations = Key("expect", .list(.mapping("expectation")), "what has to be true")
}

struct CanvasKeys: Sendable {
  static let format = MappingFormat(
    "canvas", "the canvas", "The picture's size and what lies behind the layers.", keys: CanvasKeys())

  let size = Key(
    "size", .constant(.point).checked(1...Double.greatestFiniteMagnitude), "[width, height]", unit: "pt",
    isRequired: true)
  let background = Key(
    "background", .constant(.color), "what lies behind the layers; transparent keeps pictures transparent",
    default: "white")
}

struct TimeKeys: Sendable {
  static let format = MappingFormat("time", "time", "How long the scene plays.", keys: TimeKeys())

  let duration = Key(
    "duration", .constant(.number).checked(0...1_000_000), "how long it plays", unit: "s",
    default: "until everything rests, at most 20 s")
  let hold = Key(
    "hold", .constant(.number).checked(0...3600), "how much longer the last picture shows", unit: "s", default: "0")
}

struct TouchesKeys: Sendable {
  static let format = MappingFormat("touches", "touches", "How the finger is drawn.", keys: TouchesKeys())

  let style = Key<Finger.Style>("style", .choice, "a translucent disc, or a ring that hides nothing", default: "disc")
  let color = Key("color", .constantColor, "disc or ring, and the trail", default: "a translucent gray")
  let ringColor = Key(
    "ringColor", .constantColor, "the line along a disc's edge, or at both sides of a ring",
    default: "a translucent white")
  let diameter = Key("diameter", .constantNumber, "while it presses", unit: "pt", default: "36, less on a small stage")
  let trailDuration = Key(
    "trailDuration", .constantNumber, "how long its trail lasts; 0 for none", unit: "s", default: "0.18 s")
}
