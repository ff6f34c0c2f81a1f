public import SpringformGeometry

/// A layer that emits particles.
///
/// The picture depends on nothing but the cells, the seed and the time since `emissionBeginTime`: not on the frame rate, nor
/// on what was drawn before. So a change of a cell or of the emitter counts for all particles at once, those in flight
/// included; but how many are born changes from then on, and those in flight fly on.
///
/// A stage at rest does not wait for an emitter: give the scene a duration.
open class EmitterLayer: Layer {
  /// Where particles are born, `emitterSize` being the extent around `emitterPosition`.
  public enum Shape: Hashable, Sendable {
    case point
    /// Horizontal, as long as the size is wide.
    case line
    case rectangle
    /// A disc whose radius is the size's width.
    case circle
    /// A ball whose radius is the size's width, seen from the front.
    case sphere
  }

  /// Where on the shape particles are born.
  public enum Mode: Hashable, Sendable {
    /// Anywhere within.
    case volume
    /// Anywhere on its surface: of what is flat, anywhere within.
    case surface
    /// On its edge.
    case outline
    /// At its corners or ends; on the edge of what is round.
    case points
  }

  /// How particles cover each other.
  public enum RenderMode: Hashable, Sendable {
    /// The youngest are on top.
    case oldestFirst
    /// The oldest are on top.
    case oldestLast
    /// Their colours add up.
    case additive
  }

  /// The kinds of particles; later ones are drawn above.
  public final var emitterCells: [EmitterCell] = [] { didSet { ratesChanged() } }
  /// Multiplies the cells' birth rates; at 0 no more are born.
  public final var birthRate = 1.0 { didSet { ratesChanged() } }
  /// Multiplies the cells' velocities and their ranges.
  @Animated public final var velocity = 1.0
  /// Multiplies the cells' scales, their ranges and speeds.
  @Animated public final var scale = 1.0
  /// Multiplies the cells' spins and their ranges.
  @Animated public final var spin = 1.0
  /// In the layer's own coordinates.
  @Animated public final var emitterPosition = Point.zero
  @Animated public final var emitterSize = Size.zero
  public final var emitterShape = Shape.point
  public final var emitterMode = Mode.volume
  public final var renderMode = RenderMode.oldestFirst
  /// Another seed, another picture. `stage.random.next()` makes it follow the scene's own seed.
  public final var seed: UInt64 = 0
  /// The layer's time, in seconds, at which emission begins.
  public final var emissionBeginTime = 0.0

  /// The most particles of a cell at a time; when there would be more, the oldest are left out.
  public static let maximumParticleCount = 10_000

  public convenience init(cells: [EmitterCell], seed: UInt64 = 0) {
    self.init()
    emitterCells = cells
    self.seed = seed
    // Observers are not called in initialisers.
    ratesChanged()
  }

  /// How many particles of each cell are born a second, from which of the layer's times on.
  private var rates: [Rates] = []

  private struct Rates {
    /// When the last rate was set.
    var time: Double
    var changes: [(start: Double, rate: Double)]
  }

  private func ratesChanged() {
    let now = stage == nil ? -.infinity : localTime
    rates = emitterCells.enumerated().map { index, cell in
      let rate = cell.birthRate * birthRate
      guard index < rates.count else { return Rates(time: now, changes: [(-.infinity, rate)]) }
      var known = rates[index]
      guard let last = known.changes.last, last.rate != rate else { return known }
      // What nobody has seen yet has not been.
      if known.time == now { known.changes.removeLast() }
      known.changes.append((known.changes.isEmpty ? -.infinity : now, rate))
      known.time = now
      return known
    }
  }

  /// The particles alive now; the youngest are on top unless ``renderMode`` says otherwise.
  open override func draw(in canvas: inout Canvas) {
    let elapsed = localTime - emissionBeginTime
    for (index, cell) in emitterCells.enumerated() {
      let time = elapsed - cell.beginTime
      let begin = emissionBeginTime + cell.beginTime
      let multiplied = multiplied(cell)
      let emission = Emission(
        of: cell, rates: rates[index].changes.map { ($0.start - begin, $0.rate) }, at: time,
        limit: Self.maximumParticleCount)
      let numbers = emission.particles
      for number in renderMode == .oldestLast ? Array(numbers.reversed()) : Array(numbers) {
        var random = SeededRandom(seed: seed, family: index, member: number)
        let age = time - emission.birth(of: number)
        guard let particle = Particle(multiplied, age: age, random: &random, origin: birthplace) else { continue }
        canvas.group(Group(blendMode: renderMode == .additive ? .plusLighter : .normal)) { canvas in
          canvas.withTransform(particle.transform) { cell.contents.draw(in: &$0, color: particle.color) }
        }
      }
    }
  }

  private func multiplied(_ cell: EmitterCell) -> EmitterCell {
    var cell = cell
    (cell.velocity, cell.velocityRange) = (cell.velocity * velocity, cell.velocityRange * velocity)
    (cell.scale, cell.scaleRange, cell.scaleSpeed) = (
      cell.scale * scale, cell.scaleRange * scale, cell.scaleSpeed * scale
    )
    (cell.spin, cell.spinRange) = (cell.spin * spin, cell.spinRange * spin)
    return cell
  }

  package override func record(in properties: PropertyRecorder) {
    super.record(in: properties)
    properties.add(LayerProperties.ofEmitters, of: self)
    for (index, cell) in emitterCells.enumerated() {
      for (name, value) in cell.recorded { properties.add("cell \(index).\(name)", value, nil) }
    }
  }

  private func birthplace(_ random: inout SeededRandom) -> Point {
    let (first, second) = (random.number(in: 0...1), random.number(in: 0...1))
    let (width, height) = (emitterSize.width, emitterSize.height)
    let isEdge = emitterMode == .outline || emitterMode == .points
    switch emitterShape {
    case .point: return emitterPosition
    case .line:
      let share = emitterMode == .points ? first.rounded() : first
      return emitterPosition + Vector(dx: (share - 0.5) * width, dy: 0)
    case .rectangle:
      let share =
        switch emitterMode {
        case .volume, .surface: Point(x: first, y: second)
        case .outline: Self.edge(at: first * (width + height) * 2, width, height)
        case .points: Point(x: first.rounded(), y: second.rounded())
        }
      return emitterPosition + Vector(dx: (share.x - 0.5) * width, dy: (share.y - 0.5) * height)
    case .circle:
      // The square root spreads evenly over the area.
      return emitterPosition + Vector(angle: second * 2 * .pi) * (width * (isEdge ? 1 : first.squareRoot()))
    case .sphere:
      // A sphere's area between two planes is that of a cylinder around it, as Archimedes knew; the largest of three numbers is as
      // often below r as a point of the ball is within r.
      let height = 1 - 2 * first
      let depth = (0..<3).reduce(0.0) { depth, _ in max(depth, random.number(in: 0...1)) }
      let radius = emitterMode == .volume ? depth : 1
      return emitterPosition + Vector(angle: second * 2 * .pi) * (width * radius * (1 - height * height).squareRoot())
    }
  }

  /// A place on a rectangle's edge, in shares of its sides, so far around from its corner.
  private static func edge(at distance: Double, _ width: Double, _ height: Double) -> Point {
    switch distance {
    case ..<width: Point(x: distance / width, y: 0)
    case ..<(width + height): Point(x: 1, y: (distance - width) / height)
    case ..<(2 * width + height): Point(x: (distance - width - height) / width, y: 1)
    default: Point(x: 0, y: height > 0 ? min((distance - 2 * width - height) / height, 1) : 0)
    }
  }
}

extension EmitterCell.Contents {
  fileprivate func draw(in canvas: inout Canvas, color: Color) {
    switch self {
    case .path(let path): canvas.fill(path, with: color)
    case .image(let image):
      canvas.draw(image, in: Rect(center: .zero, size: image.size), interpolation: .linear, tint: color)
    }
  }
}
