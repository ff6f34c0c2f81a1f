import SpringformGeometry

/// What moves one property of one element: an element of SMIL, or what an animation of CSS says of the property.
struct Track: Sendable {
  /// What is moved.
  enum Property: Hashable, Sendable {
    /// A presentation attribute or another one, which SMIL sets.
    case attribute(String)
    /// A list of transforms as SMIL writes them: the function's name, and the attribute.
    case transforms(function: String, attribute: String)
    /// The way along a path, or from point to point, with how the element turns as it goes.
    case motion(Motion)
    /// A property of CSS.
    case style(String)
    /// A variable of CSS, and what it is.
    case variable(String, AnimatedProperties.Kind)

    /// What rules of CSS call it.
    var name: String {
      switch self {
      case .attribute(let name), .style(let name), .variable(let name, _): name
      case .transforms(_, let attribute): attribute
      case .motion: ""
      }
    }
  }

  struct Motion: Hashable, Sendable {
    /// The path, of which keys are fractions; `nil` where keys are points.
    let path: Path?
    let rotation: Rotation

    enum Rotation: Hashable, Sendable {
      /// With the path's direction, and this many radians more.
      case auto(Double)
      /// Radians.
      case fixed(Double)
    }
  }

  /// A value at a fraction of the simple duration.
  struct Key: Hashable, Sendable {
    let offset: Double
    /// `nil` for what the property is without the track.
    var value: String?
    /// How it goes on from here.
    var easing: SVGEasing
  }

  enum Composition: Hashable, Sendable { case replace, add, accumulate }

  /// When it moves.
  enum Clock: Sendable {
    case smil(SMILTiming)
    case css(CSSTiming)

    func phase(at time: Double) -> Phase? {
      switch self {
      case .smil(let timing): timing.phase(at: time)
      case .css(let timing): timing.phase(at: time)
      }
    }
  }

  /// Where in a track a moment is.
  struct Phase: Hashable, Sendable {
    /// The fraction of the simple duration that is over, 0...1.
    let progress: Double
    /// How many whole ones are over before.
    let iteration: Double
    /// When the interval began, in seconds.
    let begin: Double
  }

  var isOfCSS: Bool { if case .css = clock { true } else { false } }

  /// Whether it ever has an effect.
  var moves: Bool { if case .smil(let timing) = clock { !timing.intervals.isEmpty } else { true } }

  /// What a moment may take, in bytes that are read: those of the values, and some for each part of a path.
  var cost: Int {
    var cost = keys.reduce(0) { $0 + 16 + ($1.value?.utf8.count ?? 0) }
    if case .motion(let motion) = property { cost += 256 * (motion.path?.elements.count ?? 0) }
    return cost
  }

  /// The element's number, from the outermost one on.
  let element: Int
  let property: Property
  /// In the order of their offsets, at least one.
  let keys: [Key]
  let clock: Clock
  var composition = Composition.replace
  /// Whether each repetition goes on where the one before ended.
  var accumulates = false
  /// Of the element of SMIL or the rule of CSS, for those who are told.
  let line: Int
}
