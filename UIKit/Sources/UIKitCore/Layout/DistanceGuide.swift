import QuartzCore

/// A guide that lies between two edges, so that its length is their distance.
enum DistanceGuide {
  /// - Parameter length: the one that is the distance.
  static func between(
    _ first: any LayoutItem, _ start: NSLayoutConstraint.Attribute, _ second: any LayoutItem,
    _ end: NSLayoutConstraint.Attribute, _ length: NSLayoutConstraint.Attribute
  ) -> any LayoutItem {
    let guide = UILayoutGuide()
    guide.identifier = "distance"
    guard let view = first.layoutView, let other = second.layoutView else { return first }
    // In the nearest view that both are in.
    var holder: UIView? = view
    while let candidate = holder, !other.isDescendant(of: candidate) { holder = candidate.superview }
    guard let holder else { return first }
    holder.addLayoutGuide(guide)
    let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      length == .width ? (.left, .right) : (.top, .bottom)
    for (edge, item, attribute) in [(near, first, start), (far, second, end)] {
      NSLayoutConstraint(
        item: guide, attribute: edge, relatedBy: .equal, toItem: item, attribute: attribute, multiplier: 1, constant: 0
      ).isActive = true
    }
    return guide
  }
}

extension UIView {
  /// Constraints in this view and above that speak of an item along an axis.
  func constraintsAbout(_ item: any LayoutItem, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var (found, candidate): ([NSLayoutConstraint], UIView?) = ([], self)
    while let view = candidate {
      found += view.constraints.filter { constraint in
        let parts = [
          (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
        ]
        return parts.contains { $0.0 === item && $0.1.axis == axis }
      }
      candidate = view.superview
    }
    return found
  }

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAbout(self, along: axis)
  }
  /// What constraints leave open lies at 0 here, every time, so that nothing is ever ambiguous.
  public var hasAmbiguousLayout: Bool { false }
  /// There is no other place that constraints would allow as well.
  public func exerciseAmbiguityInLayout() {}
}

extension NSLayoutConstraint.Attribute {
  fileprivate var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .width: .horizontal
    case .height: .vertical
    default: kind == .horizontal ? .horizontal : kind == .vertical ? .vertical : nil
    }
  }
}
