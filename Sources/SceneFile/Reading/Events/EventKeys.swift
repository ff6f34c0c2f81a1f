import Springform
import SpringformDocument
import SpringformExpressions

struct EventKeys: Sendable {
  static let format = MappingFormat(
    "event", "an event", "Something that happens, and what it does.", keys: EventKeys())

  let start = Key("start", .node(.verbs), "when the scene begins")
  let tick = Key("tick", .node(.verbs), "at every refresh")
  let rest = Key("rest", .node(.verbs), "when all bodies have come to rest")
  let tap = Key("tap", .node(.name), "a tap on this layer")
  let press = Key("press", .node(.name), "a finger that stays on this layer")
  let pan = Key("pan", .node(.name), "a drag on this layer, of 10 pt at least")
  let scroll = Key("scroll", .node(.name), "a drag of this scroll layer's content")
  let contact = Key(
    "contact", .node(.either([.name, .list(.name)])),
    "a body of this name touches something: [body, other body or boundary]")
  let time = Key(
    "at", .constantNumber(.notNegative), "at this time; of a component, counted from its own beginning", unit: "s")
  let when = Key("when", .expression(.flag), "when this becomes true")
  let actions = Key("do", .node(.verbs), "what happens")
  let began = Key("began", .node(.verbs), "of pan, press and scroll")
  let changed = Key("changed", .node(.verbs), "of pan and press")
  let ended = Key("ended", .node(.verbs), "of pan, press and scroll")
  let settles = Key(
    "settles", .condition, "of scroll: whether the content then settles by itself", default: "true")
  let minimumDuration = Key(
    "minimumDuration", .number(.notNegative), "of press: how long the finger stays", unit: "s", default: "0.5 s")
}
