import Springform
import SpringformDocument
import SpringformExpressions

struct TapeStepKeys: Sendable {
  static let format = MappingFormat(
    "tapeStep", "a step of the tape", "What the finger does next.", short: .choice(["release"]), keys: TapeStepKeys())

  let time = Key(
    "at", .constantNumber(.notNegative), "the time of this step", unit: "s", default: "after the step before")
  let wait = Key("wait", .constantNumber(.notNegative), "for so long nothing happens; the finger stays", unit: "s")
  let touch = Key("touch", .anything(target), "comes down on a layer or a point")
  let tap = Key("tap", .anything(target), "a tap; at is the time of its lift")
  let press = Key("press", .anything(target), "stays down for a while")
  let location = Key(
    "location", .constantPoint, "where on the layer, in its own coordinates", unit: "pt", default: "its middle")
  let drag = Key("drag", .node(.mapping("drag")), "moves while it is down; with from, a touch by itself")
  let hold = Key("hold", .constantNumber(.notNegative), "stays while it is down", unit: "s")
  let duration = Key(
    "duration", .constantNumber(.notNegative), "of press: how long the finger stays", unit: "s", default: "0.8 s")
  let release = Key("release", .node(.anything), "goes up")

  static let target = ContentSchema.either([.name, .expression(.point)])
}

struct DragKeys: Sendable {
  static let format = MappingFormat("drag", "drag", "A finger's movement.", keys: DragKeys())

  let from = Key(
    "from", .anything(TapeStepKeys.target),
    "comes down on a layer or a point first, and goes up at the end", default: "from where it is")
  let to = Key("to", .constantPoint, "a point of the canvas", unit: "pt")
  let by = Key("by", .constantPoint, "from where it is", unit: "pt")
  let along = Key("along", .path, "a path on the canvas")
  let duration = Key("duration", .constantNumber(.notNegative), "how long it takes", unit: "s", isRequired: true)
  let curve = Key("curve", .pacing, "how the way is covered, as in animate", default: "easeInOut")
}
