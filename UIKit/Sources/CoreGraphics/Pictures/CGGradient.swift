import Springform

/// Arrays of Core Foundation are Swift's here.
public typealias CFArray = [Any]

/// Colours that flow into each other.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  private init?(_ colors: [Color], _ locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    let last = Double(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      Gradient.Stop(location: locations.map { Double($0[index]) } ?? Double(index) / last, color: color)
    }
    // Of two at one place the first comes first.
    self.stops = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// - Parameters:
  ///   - space: colours are in sRGB in any.
  ///   - colors: `CGColor`s.
  ///   - locations: of each 0...1; at even distances with `nil`.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let known = colors.compactMap { ($0 as? CGColor)?.color }
    guard known.count == colors.count else { return nil }
    self.init(known, locations)
  }

  /// - Parameters:
  ///   - space: says how many numbers a colour has.
  ///   - components: of each colour its components and its alpha.
  ///   - locations: of each 0...1; at even distances with `nil`.
  ///   - count: of the colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let colors = (0..<max(count, 0)).map { index -> Color in
      func component(_ number: Int) -> Double { Double(components[index * (space.numberOfComponents + 1) + number]) }
      return space.numberOfComponents == 1
        ? Color(white: component(0), alpha: component(1))
        : Color(red: component(0), green: component(1), blue: component(2), alpha: component(3))
    }
    self.init(colors, locations)
  }
}

/// Whether a gradient goes on in its end colours.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// How far "everything" reaches, in the context's base coordinates: farther than any picture here.
  private static let reach = 1e5

  /// Fills what is not clipped between two lines across the way from one point to another, and beyond them as the options say.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (start, end) = (Point(startPoint), Point(endPoint))
    let way = end - start
    guard way.length > 0, let reach = localReach else { return }
    let along = way * (reach / way.length)
    let across = Vector(dx: -along.dy, dy: along.dx)
    let first = options.contains(.drawsBeforeStartLocation) ? start - along : start
    let last = options.contains(.drawsAfterEndLocation) ? end + along : end
    var area = Path()
    area.move(to: first - across)
    for corner in [last - across, last + across, first + across] { area.addLine(to: corner) }
    area.closeSubpath()
    paint(area, .axial(Gradient(stops: gradient.stops), start: start, end: end), .nonZero)
  }

  /// Fills what is not clipped between two circles about one point, and inside and outside of them as the options say. What lies
  /// between circles about different points is not drawn here.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard startCenter == endCenter else { return noteMissing("gradients between circles about different points") }
    let (start, end) = (Double(startRadius), Double(endRadius))
    let outer = max(start, end)
    guard start != end, min(start, end) >= 0, let reach = localReach else { return }
    let stops = gradient.stops.map { stop in
      Gradient.Stop(location: (start + (end - start) * stop.location) / outer, color: stop.color)
    }
    let center = Point(startCenter)
    func circle(_ radius: Double) -> Path {
      .ellipse(in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let outward: CGGradientDrawingOptions = start < end ? .drawsAfterEndLocation : .drawsBeforeStartLocation
    let inward: CGGradientDrawingOptions = start < end ? .drawsBeforeStartLocation : .drawsAfterEndLocation
    var area = options.contains(outward) ? circle(reach) : circle(outer)
    if !options.contains(inward), min(start, end) > 0 { area.addPath(circle(min(start, end))) }
    paint(
      area,
      .radial(
        Gradient(stops: start < end ? stops : stops.reversed()), center: center,
        radii: Size(width: outer, height: outer)), .evenOdd)
  }

  /// What reaches over everything, in the current coordinates.
  private var localReach: Double? {
    let size = Springform.AffineTransform(currentTransform)
    let scale = abs(size.a * size.d - size.b * size.c).squareRoot()
    return scale > 0 ? Self.reach / scale : nil
  }

  private func paint(_ area: Path, _ paint: Paint, _ rule: FillRule) {
    let transform = Springform.AffineTransform(currentTransform)
    draw { canvas in canvas.withTransform(transform) { $0.fill(area, with: paint, rule: rule) } }
  }
}
