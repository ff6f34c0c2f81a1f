import Springform
import SpringformDocument
import SpringformExpressions

/// A kind of particles whose numbers are expressions.
struct EmitterCellPlan: Sendable {
  let dependencies: Dependencies
  let make: Computed<EmitterCell>

  /// Notes what is wrong.
  init?(_ node: Node, _ context: ReaderContext) {
    let cell = Mapping(node, EmitterCellKeys.format, context)
    guard let (shape, shapeDependencies) = Self.shape(cell) else { return nil }
    var dependencies = shapeDependencies
    let color = cell.read(\.color)
    dependencies.add(color)
    let numbers = cell.read(\.numbers).compactMap { number in
      dependencies.add(number.value)
      return number.value.number.map { (number.element.path, $0) }
    }
    self.dependencies = dependencies
    make = { interpreter in
      var cell = EmitterCell(path: shape(interpreter))
      if let color = color?.color { cell.color = color(interpreter) }
      for (path, run) in numbers { cell[keyPath: path] = run(interpreter) }
      return cell
    }
  }

  private static func shape(_ cell: Mapping<EmitterCellKeys>) -> (Computed<Path>, Dependencies)? {
    if cell.has(\.circle) {
      guard let radius = cell.read(\.circle), let run = radius.number else { return nil }
      return ({ .circle(radius: run($0)) }, Dependencies(radius))
    }
    if cell.has(\.rect) {
      guard let size = cell.read(\.rect), let run = size.point else { return nil }
      return (
        { interpreter in
          let size = run(interpreter)
          return .rect(Rect(center: .zero, size: Size(width: size.x, height: size.y)))
        }, Dependencies(size)
      )
    }
    if cell.has(\.path) { return cell.read(\.path).map { ($0.make, $0.dependencies) } }
    cell.context.problems.add("a cell needs a shape: circle, rect or path", at: cell.position)
    return nil
  }
}

struct EmitterCellKeys: Sendable {
  static let format = MappingFormat("cell", "a cell", "A kind of particles.", keys: EmitterCellKeys())

  let circle = Key("circle", .expression(.number), "each is a disc of this radius", unit: "pt")
  let rect = Key("rect", .expression(.point), "each is a rectangle of this width and height", unit: "pt")
  let path = Key("path", .path, "each is this shape, around [0, 0]")
  let color = Key("color", .expression(.color), "the mean color at birth", default: "white")
  let numbers = [
    EmitterCellNumber("birthRate", \.birthRate, "1/s", "how many are born"),
    EmitterCellNumber("beginTime", \.beginTime, "s", "when the cell begins"),
    EmitterCellNumber("duration", \.duration, "s", "for how long it emits"),
    EmitterCellNumber("lifetime", \.lifetime, "s", "how long a particle lives"),
    EmitterCellNumber("lifetimeRange", \.lifetimeRange, "s", "the range around it"),
    EmitterCellNumber(
      "emissionLongitude", \.emissionLongitude, "rad", "where particles fly, clockwise from the x axis"),
    EmitterCellNumber("emissionRange", \.emissionRange, "rad", "the angle of the cone around it"),
    EmitterCellNumber("velocity", \.velocity, "pt/s", "how fast particles fly"),
    EmitterCellNumber("velocityRange", \.velocityRange, "pt/s", "the range around it"),
    EmitterCellNumber("xAcceleration", \.xAcceleration, "pt/s²", "how fast their speed to the right grows"),
    EmitterCellNumber("yAcceleration", \.yAcceleration, "pt/s²", "how fast their speed downward grows"),
    EmitterCellNumber("scale", \.scale, nil, "the factor of its size"),
    EmitterCellNumber("scaleRange", \.scaleRange, nil, "the range around it"),
    EmitterCellNumber("scaleSpeed", \.scaleSpeed, "1/s", "by how much it changes"),
    EmitterCellNumber("spin", \.spin, "rad/s", "how fast particles turn"),
    EmitterCellNumber("spinRange", \.spinRange, "rad/s", "the range around it"),
    EmitterCellNumber(
      "tumble", \.tumble, "rad/s", "how fast particles turn over in space, each about an axis of its own"),
    EmitterCellNumber("tumbleRange", \.tumbleRange, "rad/s", "the range around it"),
    EmitterCellNumber("redRange", \.redRange, nil, "the range of red at birth"),
    EmitterCellNumber("greenRange", \.greenRange, nil, "the range of green at birth"),
    EmitterCellNumber("blueRange", \.blueRange, nil, "the range of blue at birth"),
    EmitterCellNumber("alphaRange", \.alphaRange, nil, "the range of alpha at birth"),
    EmitterCellNumber("redSpeed", \.redSpeed, "1/s", "by how much red changes"),
    EmitterCellNumber("greenSpeed", \.greenSpeed, "1/s", "by how much green changes"),
    EmitterCellNumber("blueSpeed", \.blueSpeed, "1/s", "by how much blue changes"),
    EmitterCellNumber("alphaSpeed", \.alphaSpeed, "1/s", "by how much alpha changes"),
  ]
}

struct EmitterCellNumber: KeyedElement {
  typealias Path = any WritableKeyPath<EmitterCell, Double> & Sendable

  let path: Path
  let key: Key<Expression>

  init(_ name: String, _ path: Path, _ unit: String?, _ help: String) {
    self.path = path
    let missing = EmitterCell(path: Springform.Path())[keyPath: path]
    key = Key(
      name, .expression(.number), help, unit: unit, default: missing.isFinite ? written(missing) : "no end")
  }
}
