public import SpringformGeometry

/// How the inside of a path is decided: by the direction of crossings, or by their number.
public enum FillRule: Hashable, Sendable {
  case nonZero
  case evenOdd
}

/// What a path is filled or stroked with.
public enum Paint: Hashable, Sendable {
  case color(Color)
  /// A gradient along the line from `start` to `end`, in the command's coordinates; it continues in its end colours.
  case axial(Gradient, start: Point, end: Point)
  /// A gradient from `center` outward to an ellipse with the given radii, in the command's coordinates.
  case radial(Gradient, center: Point, radii: Size)
  /// A gradient from a point within a circle outward to it, in the command's coordinates.
  case focal(Gradient, center: Point, radius: Double, focus: Point)
  /// A gradient once around `center`, clockwise, beginning at an angle in radians from the x axis, in the command's
  /// coordinates; where it ends it begins again.
  case conic(Gradient, center: Point, angle: Double)
}

/// Colours at positions 0...1, in ascending order.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var location: Double
    public var color: Color

    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  public let stops: [Stop]

  /// Locations are brought into 0...1 and into order.
  public init(stops: [Stop]) {
    var lowest = 0.0
    self.stops = stops.map { stop in
      lowest = stop.location.isNaN ? lowest : min(max(stop.location, lowest), 1)
      return Stop(location: lowest, color: stop.color)
    }
  }

  /// The colours at even distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(stops: colors.enumerated().map { Stop(location: Double($0.offset) / last, color: $0.element) })
  }
}

/// The shape of a drawn line.
public struct StrokeStyle: Hashable, Sendable {
  public enum Cap: Hashable, Sendable { case butt, round, square }
  public enum Join: Hashable, Sendable { case miter, round, bevel }

  /// The width in points.
  public var width: Double
  public var cap: Cap
  public var join: Join
  /// The longest miter as a multiple of the width, before a join is bevelled.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dashes: [Double]
  /// Where in the pattern the line starts, in points.
  public var dashPhase: Double

  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dashes: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}
