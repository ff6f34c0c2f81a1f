public import SpringformGeometry

/// A layer that emits particles.
///
/// The picture depends on nothing but the cells, the seed and the time since `emissionBeginTime`: not on the frame rate, nor
/// on what was drawn before. So a change of a cell or of the emitter counts for all particles at once, those in flight
/// included.
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
  }

  /// The kinds of particles; later ones are drawn above.
  public final var emitterCells: [EmitterCell] = []
  /// In the layer's own coordinates.
  @Animated public final var emitterPosition = Point.zero
  @Animated public final var emitterSize = Size.zero
  public final var emitterShape = Shape.point
  /// Another seed, another picture. `stage.random.next()` makes it follow the scene's own seed.
  public final var seed: UInt64 = 0
  /// The stage's time, in seconds, at which emission begins.
  public final var emissionBeginTime = 0.0

  /// The most particles of a cell at a time; when there would be more, the oldest are left out.
  public static let maximumParticleCount = 10_000

  public convenience init(cells: [EmitterCell], seed: UInt64 = 0) {
    self.init()
    emitterCells = cells
    self.seed = seed
  }

  /// The particles alive now, the youngest on top.
  open override func draw(in canvas: inout Canvas) {
    let elapsed = (stage?.time ?? 0) - emissionBeginTime
    for (index, cell) in emitterCells.enumerated() {
      let time = elapsed - cell.beginTime
      let emission = Emission(of: cell, at: time, limit: Self.maximumParticleCount)
      for number in emission.particles {
        var random = SeededRandom(seed: seed, family: index, member: number)
        let age = time - emission.birth(of: number)
        guard let particle = Particle(cell, age: age, random: &random, origin: birthplace) else { continue }
        canvas.withTransform(particle.transform) { cell.contents.draw(in: &$0, color: particle.color) }
      }
    }
  }

  package override func record(in properties: PropertyRecorder) {
    super.record(in: properties)
    properties.add("emitterPosition", emitterPosition, default: .zero)
    properties.add("emitterSize", emitterSize, default: .zero)
    properties.add(word: emitterShape, "emitterShape", default: .point as Shape?)
    properties.add("seed", seed, default: 0)
    properties.add("emissionBeginTime", emissionBeginTime, default: 0)
    for (index, cell) in emitterCells.enumerated() {
      for (name, value) in cell.recorded { properties.add("cell \(index).\(name)", value, nil) }
    }
  }

  private func birthplace(_ random: inout SeededRandom) -> Point {
    let (first, second) = (random.number(in: 0...1), random.number(in: 0...1))
    switch emitterShape {
    case .point: return emitterPosition
    case .line: return emitterPosition + Vector(dx: (first - 0.5) * emitterSize.width, dy: 0)
    case .rectangle:
      return emitterPosition + Vector(dx: (first - 0.5) * emitterSize.width, dy: (second - 0.5) * emitterSize.height)
    case .circle:
      // The square root spreads evenly over the area.
      return emitterPosition + Vector(angle: second * 2 * .pi) * (emitterSize.width * first.squareRoot())
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
