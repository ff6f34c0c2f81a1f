public import QuartzCore

/// An edge, a middle or a length of a view or guide, from which constraints are made. They are not active yet.
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relation(.equal, to: anchor)
  }
  public final func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor)
  }
  public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor)
  }

  public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relation(.equal, to: anchor, constant: c)
  }
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relation(.greaterThanOrEqual, to: anchor, constant: c) }
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relation(.lessThanOrEqual, to: anchor, constant: c) }

  /// What it is called where something is said about it.
  open var name: String { "\(item.layoutName).\(attribute)" }
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    let axis: NSLayoutConstraint.Axis = attribute.kind == .vertical || attribute == .height ? .vertical : .horizontal
    return item.layoutView?.constraintsAbout(item, along: axis) ?? []
  }

  final func relation(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: anchor.item, attribute: anchor.attribute,
      multiplier: multiplier, constant: constant)
  }
}

/// From left to right.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// How far another one is to the right, from which constraints are made.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(DistanceGuide.between(item, attribute, otherAnchor.item, otherAnchor.attribute, .width), .width)
  }

  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relation(.equal, to: anchor, constant: multiplier * LayoutSpacing.system) }
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relation(.greaterThanOrEqual, to: anchor, constant: multiplier * LayoutSpacing.system) }
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relation(.lessThanOrEqual, to: anchor, constant: multiplier * LayoutSpacing.system) }
}

/// From top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// How far another one is below, from which constraints are made.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(DistanceGuide.between(item, attribute, otherAnchor.item, otherAnchor.attribute, .height), .height)
  }

  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relation(.equal, to: anchor, constant: multiplier * LayoutSpacing.system) }
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relation(.greaterThanOrEqual, to: anchor, constant: multiplier * LayoutSpacing.system) }
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relation(.lessThanOrEqual, to: anchor, constant: multiplier * LayoutSpacing.system) }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relation(.equal, toConstant: c) }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, toConstant: c)
  }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, toConstant: c)
  }

  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relation(.equal, to: anchor, multiplier: m)
  }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor, multiplier: m)
  }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor, multiplier: m)
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relation(.equal, to: anchor, multiplier: m, constant: c) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relation(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relation(.lessThanOrEqual, to: anchor, multiplier: m, constant: c) }

  private func relation(_ relation: NSLayoutConstraint.Relation, toConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: c)
  }
}

enum LayoutSpacing {
  /// Between two views, where the system is to say; in points.
  static let system: CGFloat = 8
}

/// What anchors can be had of.
extension LayoutItem {
  var left: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  var right: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  var leading: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  var trailing: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  var centerX: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  var top: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  var bottom: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  var centerY: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  var width: NSLayoutDimension { NSLayoutDimension(self, .width) }
  var height: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  public var leftAnchor: NSLayoutXAxisAnchor { left }
  public var rightAnchor: NSLayoutXAxisAnchor { right }
  public var leadingAnchor: NSLayoutXAxisAnchor { leading }
  public var trailingAnchor: NSLayoutXAxisAnchor { trailing }
  public var centerXAnchor: NSLayoutXAxisAnchor { centerX }
  public var topAnchor: NSLayoutYAxisAnchor { top }
  public var bottomAnchor: NSLayoutYAxisAnchor { bottom }
  public var centerYAnchor: NSLayoutYAxisAnchor { centerY }
  public var widthAnchor: NSLayoutDimension { width }
  public var heightAnchor: NSLayoutDimension { height }
  /// Where the first line of text stands; of a view without text, its bottom edge.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// Where the last line of text stands; of a view without text, its bottom edge.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}

extension UILayoutGuide {
  public var leftAnchor: NSLayoutXAxisAnchor { left }
  public var rightAnchor: NSLayoutXAxisAnchor { right }
  public var leadingAnchor: NSLayoutXAxisAnchor { leading }
  public var trailingAnchor: NSLayoutXAxisAnchor { trailing }
  public var centerXAnchor: NSLayoutXAxisAnchor { centerX }
  public var topAnchor: NSLayoutYAxisAnchor { top }
  public var bottomAnchor: NSLayoutYAxisAnchor { bottom }
  public var centerYAnchor: NSLayoutYAxisAnchor { centerY }
  public var widthAnchor: NSLayoutDimension { width }
  public var heightAnchor: NSLayoutDimension { height }
}
