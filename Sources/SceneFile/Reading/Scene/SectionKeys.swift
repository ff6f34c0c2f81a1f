/// The keys that a scene and a component have in common.
struct SectionKeys: Sendable {
  let parameters = Key("params", .map(.either([.mapping("parameter"), .anything])), "what can be set from outside")
  let states = Key("state", .map(.anything), "variables that events change")
  let values = Key(
    "values", .map(.anything), "numbers, points and colors that can be animated and belong to no layer")
  let derived = Key("let", .map(.anything), "values worked out from others whenever they are read")
  let templates = Key("templates", .map(.mapping("layer")), "layers that events spawn")
  let physics = Key("physics", .node(.mapping("physics")), "bodies and what moves them")
  let events = Key("events", .list(.mapping("event")), "what happens when")
}

extension SectionKeys: KeyCollection {
  var schemas: [KeySchema] { keyCollections(of: self).flatMap(\.schemas) }
}
