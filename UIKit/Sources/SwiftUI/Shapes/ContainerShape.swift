public import CoreGraphics

/// The shape of what a view lies in, and how far from its edges the view is, in points, as paddings say.
struct ContainerShape: @unchecked Sendable {
  let shape: any InsettableShape
  var inset: CGFloat = 0

  /// Of the view that is being drawn.
  @TaskLocal static var current: ContainerShape?

  /// Draws what lies in the container that an environment tells of.
  static func drawn<Result>(in environment: EnvironmentValues, _ draw: () -> Result) -> Result {
    guard let shape = environment.containerShape else { return draw() }
    return $current.withValue(shape) { draw() }
  }

  /// The outline that keeps the same distance from the container's, in the rectangle of a view in it.
  func path(in rect: CGRect, inset more: CGFloat = 0) -> Path {
    func inner<S: InsettableShape>(_ shape: S) -> Path {
      let inset = inset + more
      return shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
    }
    return inner(shape)
  }

  /// The radius of a corner that keeps the same distance from the container's; `nil` if that has none.
  func radius(of corner: KeyPath<RectangleCornerRadii, CGFloat>) -> CGFloat? {
    switch shape {
    case let it as RoundedRectangle: max(min(it.cornerSize.width, it.cornerSize.height) - inset, 0)
    case let it as UnevenRoundedRectangle: max(it.cornerRadii[keyPath: corner] - inset, 0)
    default: nil
    }
  }
}

private struct ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

extension EnvironmentValues {
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// What shapes that follow their container's follow in the view. How far they lie from its edges is told by the paddings between: by the
  /// smallest of each.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(EnvironmentModifier { $0.containerShape = ContainerShape(shape: shape) })
  }
}

/// A rectangle whose corners are as round as those of what it lies in; one with sharp corners where nothing says a shape.
public struct ContainerRelativeShape: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { ContainerShape.current?.path(in: rect) ?? Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    SmallerShape(base: self, amount: amount)
  }
}

extension Edge {
  /// Of a rectangle.
  public enum Corner {
    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      enum Kind: Hashable, Sendable { case concentric(CGFloat?), fixed(CGFloat) }
      let kind: Kind

      /// Around the same centre as the container's corner.
      public static let concentric = Style(kind: .concentric(nil))
      /// At least with a radius, in points.
      public static func concentric(minimum: Style) -> Style { Style(kind: .concentric(minimum.radius)) }
      /// In points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }

      private var radius: CGFloat? {
        switch kind {
        case .concentric(let minimum): minimum
        case .fixed(let radius): radius
        }
      }

      func radius(at corner: KeyPath<RectangleCornerRadii, CGFloat>) -> CGFloat {
        switch kind {
        case .concentric(let minimum): max(ContainerShape.current?.radius(of: corner) ?? 0, minimum ?? 0)
        case .fixed(let radius): radius
        }
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(value) }
}

/// A rectangle whose corners have the same centres as those of what it lies in. Where nothing says a shape they are those of the screen, which
/// has sharp ones here.
public struct ConcentricRectangle: InsettableShape {
  private var corners: [Edge.Corner.Style]
  private var isUniform = false
  private var amount: CGFloat = 0

  public init() { self.init(corners: .concentric) }
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    (self.corners, self.isUniform) = (Array(repeating: corners, count: 4), isUniform)
  }
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = [topLeadingCorner, bottomLeadingCorner, bottomTrailingCorner, topTrailingCorner]
  }

  public func path(in rect: CGRect) -> Path {
    let places: [KeyPath<RectangleCornerRadii, CGFloat>] = [
      \.topLeading, \.bottomLeading, \.bottomTrailing, \.topTrailing,
    ]
    var radii = zip(corners, places).map { max($0.radius(at: $1) - amount, 0) }
    if isUniform, let largest = radii.max() { radii = radii.map { _ in largest } }
    return UnevenRoundedRectangle(
      topLeadingRadius: radii[0], bottomLeadingRadius: radii[1], bottomTrailingRadius: radii[2],
      topTrailingRadius: radii[3], style: .continuous
    ).path(in: rect.insetBy(dx: amount, dy: amount))
  }
  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
