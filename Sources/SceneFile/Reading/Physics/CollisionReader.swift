import Springform
import SpringformDocument
import SpringformExpressions

/// Reads collisions, walls and boundaries.
struct CollisionReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  private typealias Wall = @Sendable (Interpreter, CollisionBehavior) -> Void

  /// Collisions of all bodies from the beginning.
  func setup(_ physics: Mapping<PhysicsKeys>) -> Action? {
    let walls = physics.read(\.walls).flatMap(walls)
    let boundaries = (physics.read(\.boundaries) ?? []).compactMap(boundary)
    let word = physics.read(\.collisions)
    let leavesGap = physics.read(\.gap) ?? true
    if let gap = physics.entry(\.gap), walls == nil, boundaries.isEmpty { warnOfGap(gap) }
    guard word != nil || walls != nil || !boundaries.isEmpty, word != "none" else { return nil }
    let (mode, position) = (Self.modes.first { $0.0 == word }?.1 ?? .everything, physics.position)
    return { interpreter in
      let behavior = CollisionBehavior(items: interpreter.physics.activeBodies)
      behavior.collisionMode = mode
      behavior.leavesGapAtBoundaries = leavesGap
      walls?(interpreter, behavior)
      for boundary in boundaries { boundary(interpreter, behavior) }
      interpreter.physics.add(behavior, named: nil, at: position)
    }
  }

  /// The verb.
  func collide(_ node: Node) -> Action? {
    let collision = Mapping(node, CollideKeys.format, context)
    let name = context.noteBehavior(collision.read(\.id))
    let mode = collision.read(\.mode) ?? .everything
    let boundaries = (collision.read(\.boundaries) ?? []).compactMap(boundary)
    let walls = collision.read(\.walls) ?? false
    let leavesGap = collision.read(\.gap) ?? true
    if let gap = collision.entry(\.gap), !walls, boundaries.isEmpty { warnOfGap(gap) }
    let layers = collision.read(\.items, default: { $0.physics.bodies.map(\.layer) })
    let position = node.position
    return { interpreter in
      let items = layers(interpreter)
      interpreter.physics.activate(items, at: position)
      let behavior = CollisionBehavior(items: items)
      behavior.collisionMode = mode
      behavior.leavesGapAtBoundaries = leavesGap
      for boundary in boundaries { boundary(interpreter, behavior) }
      if walls { behavior.translatesReferenceBoundsIntoBoundary = true }
      interpreter.physics.add(behavior, named: name, at: position)
    }
  }

  private func warnOfGap(_ entry: Node.Entry) {
    context.problems.warn(
      "'gap' is about walls and boundaries, and there are none here", at: entry.keyPosition,
      hint: "give it 'walls: true' or 'boundaries'")
  }

  /// What `gap` means, wherever it stands.
  static let gapHelp =
    "false: bodies touch walls and boundaries; otherwise these keep them about 1 and 2 points away, as UIKit's do"

  fileprivate static let modes: [(String, CollisionBehavior.Mode)] = [
    ("everything", .everything), ("items", .items), ("boundaries", .boundaries),
  ]

  private func walls(_ node: Node) -> Wall? {
    if let isThere = node.flag {
      guard isThere else { return nil }
      return { _, behavior in behavior.translatesReferenceBoundsIntoBoundary = true }
    }
    let walls = Mapping(node, WallsKeys.format, context)
    let (top, left, bottom, right) = (walls.read(\.top), walls.read(\.left), walls.read(\.bottom), walls.read(\.right))
    return { interpreter, behavior in
      behavior.setTranslatesReferenceBoundsIntoBoundary(
        with: EdgeInsets(
          top: top?(interpreter) ?? 0, left: left?(interpreter) ?? 0, bottom: bottom?(interpreter) ?? 0,
          right: right?(interpreter) ?? 0))
    }
  }

  private func boundary(_ entry: Node.Entry) -> Wall? {
    let name = entry.key
    context.file.physicsNames.append(name)
    if entry.value.elements != nil {
      guard case .list(_, let run)? = context.expression(entry.value, as: .list(.point))?.code else { return nil }
      return { interpreter, behavior in
        let points = run(interpreter).compactMap { Point($0) }
        guard let first = points.first else { return }
        let path = Path(elements: [.move(to: first)] + points.dropFirst().map { .line(to: $0) })
        behavior.addBoundary(withIdentifier: name, for: path)
      }
    }
    let line = Mapping(entry.value, BoundaryKeys.format, context)
    if line.has(\.path) {
      guard let path = line.read(\.path) else { return nil }
      return { interpreter, behavior in behavior.addBoundary(withIdentifier: name, for: path.make(interpreter)) }
    }
    line.require(\.from)
    line.require(\.to)
    guard let from = line.read(\.from), let to = line.read(\.to) else { return nil }
    return { interpreter, behavior in
      behavior.addBoundary(withIdentifier: name, from: from(interpreter), to: to(interpreter))
    }
  }
}

struct WallsKeys: Sendable {
  static let format = MappingFormat("walls", "walls", "How far inside the bounds the walls are.", keys: WallsKeys())

  let top = Key("top", .number, "how far inside", unit: "pt", default: "0")
  let left = Key("left", .number, "how far inside", unit: "pt", default: "0")
  let bottom = Key("bottom", .number, "how far inside", unit: "pt", default: "0")
  let right = Key("right", .number, "how far inside", unit: "pt", default: "0")
}

struct BoundaryKeys: Sendable {
  static let format = MappingFormat(
    "boundary", "a boundary", "A line or an outline.", short: .list(.expression(.point)), keys: BoundaryKeys())

  let from = Key("from", .point, "the line's beginning", unit: "pt")
  let to = Key("to", .point, "the line's end", unit: "pt")
  let path = Key("path", .path, "a closed outline")
}

struct CollideKeys: Sendable {
  static let format = MappingFormat("collide", "collide", "Lets bodies collide.", keys: CollideKeys())

  let id = Key("id", .name, "for detach")
  let items = Key("items", .layers, "the bodies", default: "all")
  let mode = Key("with", .choice(CollisionReader.modes), "what they collide with", default: "everything")
  let boundaries = Key("boundaries", .map(.mapping("boundary")), "lines and outlines")
  let walls = Key("walls", .flag, "keeps them inside the bounds", default: "false")
  let gap = Key("gap", .flag, CollisionReader.gapHelp, default: "true")
}
