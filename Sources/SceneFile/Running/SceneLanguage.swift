import Springform
import SpringformDocument
import SpringformExpressions

/// What scene files add to the language of expressions: layers are objects, and bodies move.
extension Language {
  static let scene = Language(
    functions: [.condition, .minimum, .maximum, .sum, nearest, .ease, .count] + Function.numbers + Function.points
      + [speed] + Function.texts + Function.colors + Function.chance,
    unknownNameHint: "a layer is known by its id, and a text stands in quotes",
    colorHint: ForeignWords.hint(forColor:))

  private static let speed = Function(
    "speed", [.layer(.layer)], "speed(body)", "how fast a body moves, in points per second"
  ) {
    guard case .object(_, _, let body) = $0[0] else { return nil }
    return .number { environment in
      body(environment).map { LayerKind.velocity(of: $0, in: environment).vector.length } ?? 0
    }
  }

  private static let nearest = Function(
    "nearest", "nearest(layers, p)", takes: "list of layer, point", gives: "layer",
    "the layer whose position is nearest to a point"
  ) { compiler, arguments, offset throws(ExpressionError) in
    guard arguments.count == 2 else {
      throw ExpressionError("nearest takes 2 values: nearest(layers, point)", at: offset)
    }
    let list = try compiler.code(arguments[0])
    guard case .list(.object(let type), let layers) = list,
      case .point(let place) = try compiler.converted(
        compiler.code(arguments[1]), to: .point, at: arguments[1].offset)
    else {
      throw ExpressionError("several layers are needed here, and this is \(list.type.name)", at: arguments[0].offset)
    }
    compiler.use([.live, .direct])
    return .object(type, nil) { environment in
      let target = place(environment)
      var best: (layer: Layer, distance: Double)?
      for value in layers(environment) {
        guard let layer = value.layer else { continue }
        let distance = layer.presentation.place.distance(to: target)
        if distance < best?.distance ?? .infinity { best = (layer, distance) }
      }
      return best?.layer
    }
  }
}

extension LayerKind: ObjectType {
  var name: String { "a layer" }
  var pluralName: String { "layers" }
  var base: (any ObjectType)? { parent }

  func member(_ name: String) -> Member? {
    if name == "velocity" {
      // Where there is no body, nothing moves.
      let getter = Getter.other(.point) { .point(Self.velocity(of: $0, in: $1)) }
      return Member(name, presentation: getter, model: getter, isShared: false)
    }
    if name == "angularVelocity" {
      let getter = Getter.number { object, environment in
        guard let layer = object as? Layer, let interpreter = environment as? Interpreter else { return 0 }
        return interpreter.angularVelocity(of: layer)
      }
      return Member(name, presentation: getter, model: getter, isShared: false)
    }
    if let part = parts?[name] {
      return Member(name, presentation: Self.part(part), model: Self.part(part), isShared: false)
    }
    return property(name).map {
      Member($0.name, presentation: $0.shown, model: $0.model)
    }
  }

  func hint(forUnknownMember name: String) -> String? {
    ForeignWords.hint(forMember: name)
      ?? closest(to: name, among: propertyNames + ["velocity", "angularVelocity"] + (parts?.keys.sorted() ?? [])).map {
        "did you mean '\($0)'?"
      }
  }

  /// Reads a layer, or several, inside a component's.
  private static func part(_ part: Scope.ObjectSymbol) -> Getter {
    let slot = part.slot
    @Sendable func layers(_ object: AnyObject, _ environment: Environment) -> [AnyObject] {
      (environment as? Interpreter)?.playthrough.instance(in: object)?.objects[slot] ?? []
    }
    return part.isRepeated
      ? .other(.list(.object(part.type))) { .list(layers($0, $1).map { .object($0) }) }
      : .other(.object(part.type)) { .object(layers($0, $1).first) }
  }

  fileprivate static func velocity(of object: AnyObject, in environment: Environment) -> Point {
    guard let layer = object as? Layer, let interpreter = environment as? Interpreter else { return .zero }
    return interpreter.velocity(of: layer)
  }
}

extension ValueType {
  static func layer(_ kind: LayerKind) -> ValueType { .object(kind) }
}

extension Value {
  /// The layer, where it is one.
  var layer: Layer? { if case .object(let object) = self { object as? Layer } else { nil } }
}
