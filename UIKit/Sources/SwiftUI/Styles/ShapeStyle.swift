import Foundation
import Springform
import UIKit

/// What shapes are filled and lines are drawn with.
public protocol ShapeStyle: Sendable {
  /// What the style is in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedStyle
}

/// A style as it is drawn: one colour, or a gradient.
public struct ResolvedStyle: Animatable {
  enum Kind: Hashable, Sendable { case color, linear, radial, elliptical, angular }

  struct Stop: Sendable {
    var color: ResolvedColor
    var location: Double
  }

  let kind: Kind
  var stops: [Stop]
  /// Of gradients, where they lie; see ``layerGradient(in:)``.
  var places: [Double]
  /// How far what lies behind is blurred: a standard deviation, in points.
  var backdropBlur = 0.0
  /// In the order in which they were said.
  var shadows: [ResolvedShadow] = []

  init(_ kind: Kind, _ stops: [Stop], _ places: [CGFloat]) {
    (self.kind, self.stops, self.places) = (kind, stops, places.map { Double($0) })
  }

  init(_ color: ResolvedColor) { self.init(.color, [Stop(color: color, location: 0)], []) }

  /// Styles of another kind or with more colours are there at once.
  public var animatableData: AnimatableList {
    get {
      var values = stops.flatMap { stop in
        [
          stop.color.red * 128, stop.color.green * 128, stop.color.blue * 128, stop.color.opacity * 128,
          stop.location * 128,
        ]
      }
      values += places
      for shadow in shadows { values += shadow.values }
      let shape = [kind.hashValueInOrder, stops.count] + shadows.map { $0.isInner ? 1 : 0 }
      return AnimatableList(shape: shape, values: values)
    }
    set {
      let count = stops.count * 5 + places.count
      guard newValue.values.count == count + shadows.count * ResolvedShadow.count else { return }
      for index in shadows.indices {
        shadows[index].values = Array(newValue.values[(count + index * ResolvedShadow.count)...])
      }
      for index in stops.indices {
        let part = newValue.values[(index * 5)..<(index * 5 + 5)].map { $0 / 128 }
        stops[index] = Stop(
          color: ResolvedColor(linear: part[0], part[1], part[2], part[3]), location: part[4])
      }
      places = Array(newValue.values[(stops.count * 5)..<count])
    }
  }

  /// The colour of a style that has one.
  var color: Springform.Color? { kind == .color ? stops.first?.color.stageColor : nil }

  /// The gradient in a rectangle of a size, in points.
  func layerGradient(in size: CGSize) -> LayerGradient {
    guard kind != .color, places.count == 4, let first = stops.first else { return LayerGradient() }
    let (width, height) = (max(Double(size.width), 1e-6), max(Double(size.height), 1e-6))
    let start = Springform.Point(x: places[0], y: places[1])
    var colors = stops.map(\.color.stageColor)
    var locations = stops.map(\.location)
    func stretch(from begin: Double, by factor: Double) {
      locations = locations.map { begin + $0 * factor }
    }
    switch kind {
    case .color: return LayerGradient()
    case .linear:
      // SwiftUI's line is one of points, so that colours meet it at right angles; the stage's is stretched with the box.
      let axis = Vector(dx: (places[2] - places[0]) * width, dy: (places[3] - places[1]) * height)
      return LayerGradient(
        colors: colors, locations: locations, kind: .axial, startPoint: start,
        endPoint: ResolvedStyle.unstretched(start: start, axis: axis, width: width, height: height))
    case .radial:
      let outer = max(places[3], 1e-6)
      stretch(from: min(max(places[2], 0) / outer, 1), by: 1 - min(max(places[2], 0) / outer, 1))
      return LayerGradient(
        colors: colors, locations: locations, kind: .radial, startPoint: start,
        endPoint: Point(x: start.x + outer / width, y: start.y + outer / height))
    case .elliptical:
      let outer = max(places[3], 1e-6)
      stretch(from: places[2] / outer, by: 1 - places[2] / outer)
      return LayerGradient(
        colors: colors, locations: locations, kind: .radial, startPoint: start,
        endPoint: Point(x: start.x + outer, y: start.y + outer))
    case .angular:
      let turn = (places[3] - places[2]) / (2 * .pi)
      if turn < 0 {
        colors.reverse()
        locations = locations.reversed().map { 1 - $0 }
      }
      let share = min(turn.magnitude, 1)
      stretch(from: 0, by: share)
      if share < 1, let last = colors.last {
        // What the colours leave of the circle belongs to the nearer end.
        let rest = (1 + share) / 2
        colors += [last, turn < 0 ? colors[0] : first.color.stageColor]
        locations += [rest, rest]
      }
      let angle = turn < 0 ? places[3] : places[2]
      return LayerGradient(
        colors: colors, locations: locations, kind: .conic, startPoint: start,
        endPoint: Point(
          x: start.x + cos(angle) / width, y: start.y + sin(angle) / height))
    }
  }

  /// The end of the stage's line whose colours run as those of a line of points do.
  private static func unstretched(
    start: Springform.Point, axis: Vector, width: Double, height: Double
  )
    -> Springform.Point
  {
    let length = axis.dx * axis.dx + axis.dy * axis.dy
    guard length > 0 else { return start }
    // The stage's slope is (x / width', y / height') over the unit square; see LayerGradient.
    let slope = Vector(dx: axis.dx / length, dy: axis.dy / length)
    let unit = Vector(dx: slope.dx * width, dy: slope.dy * height)
    let square = unit.dx * unit.dx + unit.dy * unit.dy
    return Springform.Point(x: start.x + unit.dx / square, y: start.y + unit.dy / square)
  }
}

extension ResolvedStyle.Kind {
  /// A number that is the same in every run.
  var hashValueInOrder: Int {
    switch self {
    case .color: 0
    case .linear: 1
    case .radial: 2
    case .elliptical: 3
    case .angular: 4
    }
  }
}

/// Numbers that move together, as many as there are. Lists of different shapes do not flow into each other.
public struct AnimatableList: VectorArithmetic, Sendable {
  var shape: [Int] = []
  var values: [Double] = []

  public static let zero = AnimatableList()

  public static func + (a: AnimatableList, b: AnimatableList) -> AnimatableList { combine(a, b, +) }
  public static func - (a: AnimatableList, b: AnimatableList) -> AnimatableList { combine(a, b, -) }
  public mutating func scale(by factor: Double) { values = values.map { $0 * factor } }
  public var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  /// An empty one is nothing; of two that do not fit, the second's absence is what is left.
  private static func combine(
    _ a: AnimatableList, _ b: AnimatableList, _ operation: (Double, Double) -> Double
  ) -> AnimatableList {
    if b.values.isEmpty { return a }
    if a.values.isEmpty {
      return AnimatableList(shape: b.shape, values: b.values.map { operation(0, $0) })
    }
    guard a.shape == b.shape else { return a }
    return AnimatableList(shape: a.shape, values: zip(a.values, b.values).map(operation))
  }
}

/// The style of what is in front, by the environment.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    (environment.foregroundStyle ?? AnyShapeStyle(Color.primary)).resolve(in: environment)
  }
}

/// The colour that things of the user interface have.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    Color.accentColor.resolve(in: environment)
  }
}

/// A foreground of less weight.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    let colors: [Color.Source] = [.primary, .secondary, .tertiary, .quaternary, .quaternary]
    guard let style = environment.foregroundStyle else {
      return Color(colors[min(level, 4)]).resolve(in: environment)
    }
    return AnyShapeStyle(style.opacity(Self.shares[min(level, 4)])).resolve(in: environment)
  }

  /// Of a style of one's own, what labels have of black.
  static let shares = [1, 0.6, 0.3, 0.18, 0.12]
}

/// A style whose type does not show.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    style.resolve(in: environment)
  }
}

/// A style to which the foreground is what it was outside.
struct StyleWithin<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let outer: AnyShapeStyle?

  func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    var environment = environment
    environment.foregroundStyle = outer
    return style.resolve(in: environment)
  }
}

/// A style that is less opaque.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    var resolved = style.resolve(in: environment)
    for index in resolved.stops.indices { resolved.stops[index].color.opacity *= opacity }
    return resolved
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension Color: ShapeStyle, PrimitiveView {
  @_disfavoredOverload
  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(resolved(in: environment))
  }
  package func update(_ node: Node) { node.fill(with: self) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
  public static var accentColor: Color { .accentColor }
}

/// A style of less weight.
public struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let level: Int

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    _OpacityShapeStyle(style: style, opacity: HierarchicalShapeStyle.shares[level]).resolve(in: environment)
  }
}

extension ShapeStyle {
  /// The style with less and less weight: as opaque as labels of that weight are.
  public var secondary: some ShapeStyle { _LevelShapeStyle(style: self, level: 1) }
  public var tertiary: some ShapeStyle { _LevelShapeStyle(style: self, level: 2) }
  public var quaternary: some ShapeStyle { _LevelShapeStyle(style: self, level: 3) }
  public var quinary: some ShapeStyle { _LevelShapeStyle(style: self, level: 4) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
