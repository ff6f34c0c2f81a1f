import Springform
import SpringformDocument
import SpringformExpressions

/// Reads fields.
struct FieldReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  func action(_ node: Node) -> Action? {
    let field = Mapping(node, FieldKeys.format, context)
    let (name, position) = (context.noteBehavior(field.read(\.id)), node.position)
    guard let make = field.read(\.kind) else { return nil }
    let layers = field.read(\.items, default: { $0.physics.activeBodies })
    let settings = settings(field)
    return { interpreter in
      let field = make()
      field.seed = interpreter.program.seed
      for setting in settings { setting(interpreter, field) }
      let items = layers(interpreter)
      interpreter.physics.activate(items, at: position)
      for item in items { field.addItem(item) }
      interpreter.physics.add(field, named: name, at: position)
    }
  }

  private func settings(_ field: Mapping<FieldKeys>) -> [@Sendable (Interpreter, FieldBehavior) -> Void] {
    var settings: [@Sendable (Interpreter, FieldBehavior) -> Void] = []
    if let strength = field.read(\.strength) { settings.append { $1.strength = strength($0) } }
    if let falloff = field.read(\.falloff) { settings.append { $1.falloff = falloff($0) } }
    if let radius = field.read(\.minimumRadius) { settings.append { $1.minimumRadius = radius($0) } }
    if let smoothness = field.read(\.smoothness) { settings.append { $1.smoothness = smoothness($0) } }
    if let speed = field.read(\.animationSpeed) { settings.append { $1.animationSpeed = speed($0) } }
    if let position = field.read(\.position) { settings.append { $1.position = position($0) } }
    if let direction = field.read(\.direction) { settings.append { $1.direction = direction($0).vector } }
    if let radius = field.read(\.radius) { settings.append { $1.region = Region(radius: radius($0)) } }
    return settings
  }
}

struct FieldKeys: Sendable {
  static let format = MappingFormat("field", "a field", "A force by place and speed.", keys: FieldKeys())

  typealias Kind = (String, @Sendable () -> FieldBehavior)
  private static let kinds: [Kind] = [
    ("linear", { .linearGravityField(direction: Vector(dx: 0, dy: 1)) }),
    ("radial", { .radialGravityField(position: .zero) }), ("electric", { .electricField() }),
    ("magnetic", { .magneticField() }), ("spring", { .springField() }), ("vortex", { .vortexField() }),
    ("drag", { .dragField() }), ("velocity", { .velocityField(direction: .zero) }),
    ("noise", { .noiseField(smoothness: 0, animationSpeed: 0) }),
    ("turbulence", { .turbulenceField(smoothness: 0, animationSpeed: 0) }),
  ]

  let id = Key("id", .name, "for detach")
  let kind = Key("kind", .choice(kinds), "UIKit's fields", isRequired: true)
  let items = Key("items", .layers(.either([.name, .list(.layer)])), "the bodies", default: "all")
  let position = Key("position", .point, "the middle", unit: "pt", default: "[0, 0]")
  let radius = Key("radius", .number, "acts only so far from the middle", unit: "pt", default: "everywhere")
  let strength = Key("strength", .number, "how strong it is", default: "1")
  let falloff = Key(
    "falloff", .number, "the power of the distance by which it fades",
    default: "0; radial 2, electric and magnetic 1, spring -1")
  let minimumRadius = Key(
    "minimumRadius", .number, "closer than this it grows no more", unit: "100 pt", default: "1/32768")
  let direction = Key("direction", .point, "of linear, velocity and drag", default: "of linear downward")
  let smoothness = Key("smoothness", .number, "of noise and turbulence, 0 to 1", default: "0")
  let animationSpeed = Key("animationSpeed", .number, "of noise and turbulence: how fast it changes", default: "0")
}
