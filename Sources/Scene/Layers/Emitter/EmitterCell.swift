public import SpringformGeometry
import SpringformMotionRecord

/// What an ``EmitterLayer`` emits: how often, where to, and what becomes of a particle as it ages.
///
/// Each property with a range takes for every particle a value of its own, evenly spread over the range around the mean:
/// a velocity of 100 with a range of 20 lies in 90...110.
public struct EmitterCell: Hashable, Sendable {
  /// How a particle looks.
  public enum Contents: Hashable, Sendable {
    /// A shape filled with the particle's colour; its origin is the particle's place.
    case path(Path)
    /// A picture whose middle is the particle's place, at its natural size; the particle's colour multiplies its own.
    case image(Image)
  }

  /// A shape or a picture, the same for all particles.
  public var contents: Contents

  /// Particles a second; 0 emits none.
  public var birthRate = 0.0
  /// When the cell begins, in seconds after the emitter.
  public var beginTime = 0.0
  /// For how long it emits, in seconds. Particles live on after that.
  public var duration = Double.infinity
  /// Seconds.
  public var lifetime = 0.0
  /// Seconds.
  public var lifetimeRange = 0.0

  /// Where particles fly, in radians from the x axis, clockwise on the screen.
  public var emissionLongitude = 0.0
  /// The angle, in radians, of the cone around `emissionLongitude`; 2 pi for all directions.
  public var emissionRange = 0.0
  /// Points per second.
  public var velocity = 0.0
  /// Points per second.
  public var velocityRange = 0.0
  /// Points per second squared.
  public var xAcceleration = 0.0
  /// Points per second squared; positive is downward.
  public var yAcceleration = 0.0

  /// The factor of the contents' size. A particle that has shrunk to nothing is not drawn.
  public var scale = 1.0
  /// The range of the factor at birth.
  public var scaleRange = 0.0
  /// By how much the factor changes a second.
  public var scaleSpeed = 0.0
  /// Radians per second, clockwise on the screen.
  public var spin = 0.0
  /// Radians per second.
  public var spinRange = 0.0
  /// How fast a particle turns over in space, in radians per second, about an axis in its own plane: it looks narrower, lighter where it
  /// faces the light above the viewer, and darker on edge. Each particle has an axis and begins at an angle of its own.
  public var tumble = 0.0
  /// Radians per second.
  public var tumbleRange = 0.0

  /// The mean colour at birth.
  public var color = Color.white
  /// By how much the component may differ at birth; components stay in 0...1, whatever ranges and speeds add.
  public var redRange = 0.0
  /// As ``redRange``.
  public var greenRange = 0.0
  /// As ``redRange``.
  public var blueRange = 0.0
  /// As ``redRange``.
  public var alphaRange = 0.0
  /// By how much the component changes a second.
  public var redSpeed = 0.0
  /// As ``redSpeed``.
  public var greenSpeed = 0.0
  /// As ``redSpeed``.
  public var blueSpeed = 0.0
  /// As ``redSpeed``.
  public var alphaSpeed = 0.0

  public init(contents: Contents) { self.contents = contents }

  /// A picture of a particle.
  public init(image: Image) { self.init(contents: .image(image)) }

  /// A shape around the origin.
  public init(path: Path) { self.init(contents: .path(path)) }
}

extension EmitterCell {
  /// The properties for a motion record.
  var recorded: [(name: String, value: RecordedValue)] {
    let numbers = [
      ("birthRate", birthRate),
      ("beginTime", beginTime),
      ("duration", duration),
      ("lifetime", lifetime),
      ("lifetimeRange", lifetimeRange),
      ("emissionLongitude", emissionLongitude),
      ("emissionRange", emissionRange),
      ("velocity", velocity),
      ("velocityRange", velocityRange),
      ("xAcceleration", xAcceleration),
      ("yAcceleration", yAcceleration),
      ("scale", scale),
      ("scaleRange", scaleRange),
      ("scaleSpeed", scaleSpeed),
      ("spin", spin),
      ("spinRange", spinRange),
      ("redRange", redRange),
      ("greenRange", greenRange),
      ("blueRange", blueRange),
      ("alphaRange", alphaRange),
      ("redSpeed", redSpeed),
      ("greenSpeed", greenSpeed),
      ("blueSpeed", blueSpeed),
      ("alphaSpeed", alphaSpeed),
    ]
    // Records of cells that do not tumble stay as they were.
    let turns = [("tumble", tumble), ("tumbleRange", tumbleRange)].filter { $0.1 != 0 }
    let look =
      switch contents {
      case .path(let path): path.recorded
      case .image(let image): image.recorded
      }
    return [("contents", look), ("color", color.recorded)] + (numbers + turns).map { ($0, .number($1)) }
  }
}
