public import CoreGraphics
import Springform

/// A rectangle, clockwise from its upper left corner.
public struct Rectangle: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    SmallerShape(base: self, amount: amount)
  }
}

/// A rectangle with round corners, of which each has the same radii, in points.
public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { Path(Self.outline(rect, cornerSize, style)) }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    SmallerShape(base: self, amount: amount)
  }

  static func outline(_ rect: CGRect, _ corner: CGSize, _ style: RoundedCornerStyle)
    -> Springform.Path
  {
    let radius = min(corner.width, corner.height)
    let limit = min(rect.width, rect.height) / 2
    guard corner.width == corner.height else {
      return CGPath(
        roundedRect: rect, cornerWidth: min(max(corner.width, 0), rect.width / 2),
        cornerHeight: min(max(corner.height, 0), rect.height / 2), transform: nil
      ).path
    }
    return .roundedRect(
      Rect(rect), cornerRadii: CornerRadii(max(min(radius, limit), 0)),
      curve: style == .continuous ? .continuous : .circular)
  }
}

/// A rectangle with a radius for each corner, in points.
public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    let limit = min(rect.width, rect.height) / 2
    func radius(_ value: CGFloat) -> Double { max(min(value, limit), 0) }
    return Path(
      .roundedRect(
        Rect(rect),
        cornerRadii: CornerRadii(
          topLeft: radius(cornerRadii.topLeading), topRight: radius(cornerRadii.topTrailing),
          bottomRight: radius(cornerRadii.bottomTrailing),
          bottomLeft: radius(cornerRadii.bottomLeading)),
        curve: style == .continuous ? .continuous : .circular))
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    SmallerShape(base: self, amount: amount)
  }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }

  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A circle in the middle of its rectangle, clockwise from the right.
public struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    SmallerShape(base: self, amount: amount)
  }
}

/// An ellipse that fills its rectangle.
public struct Ellipse: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    SmallerShape(base: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    // A whole half circle leaves no room for a gentler curve.
    let radius = min(rect.width, rect.height) / 2
    return Path(RoundedRectangle.outline(rect, CGSize(width: radius, height: radius), .circular))
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    SmallerShape(base: self, amount: amount)
  }
}

/// A shape in a rectangle that is smaller on each side.
struct SmallerShape<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    guard !inner.isNull else { return Path() }
    if base is ContainerRelativeShape, let container = ContainerShape.current {
      return container.path(in: inner, inset: amount)
    }
    if var rounded = base as? RoundedRectangle {
      rounded.cornerSize.width = max(rounded.cornerSize.width - amount, 0)
      rounded.cornerSize.height = max(rounded.cornerSize.height - amount, 0)
      return rounded.path(in: inner)
    }
    if var uneven = base as? UnevenRoundedRectangle {
      let radii = uneven.cornerRadii
      uneven.cornerRadii = RectangleCornerRadii(
        topLeading: max(radii.topLeading - amount, 0),
        bottomLeading: max(radii.bottomLeading - amount, 0),
        bottomTrailing: max(radii.bottomTrailing - amount, 0),
        topTrailing: max(radii.topTrailing - amount, 0))
      return uneven.path(in: inner)
    }
    return base.path(in: inner)
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  func inset(by amount: CGFloat) -> SmallerShape {
    SmallerShape(base: base, amount: self.amount + amount)
  }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  )
    -> UnevenRoundedRectangle
  {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style
    )
  }
}
