import Constraints
import QuartzCore

// What a stack view says of the views that it arranges, in equations beside those of constraints: along its axis where each begins and
// how long it is, across it where they lie.

/// How strongly, from what is kept unless views have no room down to what is only where nothing else says anything.
private enum StackStrength {
  /// Just below what is required: constraints that ask for more are kept.
  static let boundary = 999.4
  static let proportion = 999.0
  /// What is hidden has no length, whatever lies in it, unless a constraint requires one.
  static let hiding = 999.7
  /// A stack view is as small as its views let it be.
  static let canvas = 49.0
  static let even = 2.0
  static let given = 1.0
  /// Of views that ask for their size as strongly as each other, the last one gives way.
  static let step = 0.001
}

/// Attributes along or across an axis.
private struct StackAxis {
  typealias Attribute = NSLayoutConstraint.Attribute

  let isRow: Bool
  let isWithinMargins: Bool

  var start: Attribute { isRow ? .left : .top }
  var end: Attribute { isRow ? .right : .bottom }
  var middle: Attribute { isRow ? .centerX : .centerY }
  var length: Attribute { isRow ? .width : .height }
  /// Of the stack view.
  var first: Attribute { isWithinMargins ? isRow ? .leftMargin : .topMargin : start }
  var last: Attribute { isWithinMargins ? isRow ? .rightMargin : .bottomMargin : end }
}

/// Writes a stack view's equations.
struct StackEquations {
  private let stack: UIStackView
  private let views: [UIView]
  private let value: (NSLayoutConstraint.Attribute, UIView) -> LayoutExpression
  private let contentSize: (UIView) -> CGSize
  private(set) var equations: [LayoutEquation] = []

  /// - Parameters:
  ///   - contentSize: how large a view is by itself; a text as it wraps.
  ///   - value: what an attribute of a view is in the stack view's coordinates.
  init(
    of stack: UIStackView, contentSize: @escaping (UIView) -> CGSize,
    value: @escaping (NSLayoutConstraint.Attribute, UIView) -> LayoutExpression
  ) {
    (self.stack, self.contentSize, self.value) = (stack, contentSize, value)
    views = stack.isMirroredRow ? stack.shownViews.reversed() : stack.shownViews
    let isRow = stack.axis == .horizontal
    let along = StackAxis(isRow: isRow, isWithinMargins: stack.isLayoutMarginsRelativeArrangement)
    let across = StackAxis(isRow: !isRow, isWithinMargins: stack.isLayoutMarginsRelativeArrangement)
    connect(along)
    distribute(along)
    align(across)
    hide(along, across)
    for view in views {
      keepGiven(along, of: view)
      keepGiven(across, of: view)
    }
    if views.isEmpty || stack.isSpread { fit(along) }
    if views.isEmpty || stack.alignment != .fill { fit(across) }
  }

  private mutating func say(
    _ left: LayoutExpression, _ relation: Equation.Relation, _ right: LayoutExpression, _ strength: Double? = nil
  ) {
    var difference = left
    difference.add(right, times: -1)
    equations.append(LayoutEquation(left: difference, relation: relation, strength: strength))
  }

  private func gap(_ axis: StackAxis, after index: Int) -> LayoutExpression {
    var gap = value(axis.start, views[index + 1])
    gap.add(value(axis.end, views[index]), times: -1)
    return gap
  }

  /// What a gap is, or is not below.
  private func spacing(after index: Int) -> LayoutExpression {
    LayoutExpression(stack.gap(after: stack.isMirroredRow ? views[index + 1] : views[index]))
  }

  // MARK: Along the axis

  private mutating func connect(_ axis: StackAxis) {
    guard let first = views.first, let last = views.last else { return }
    // Views without room reach beyond where the row ends.
    let isMirrored = stack.isMirroredRow
    say(value(axis.start, first), .equal, value(axis.first, stack), isMirrored ? StackStrength.boundary : nil)
    say(value(axis.end, last), .equal, value(axis.last, stack), isMirrored ? nil : StackStrength.boundary)
    for index in views.indices.dropLast() {
      say(gap(axis, after: index), stack.isSpread ? .greaterThanOrEqual : .equal, spacing(after: index))
    }
  }

  private mutating func distribute(_ axis: StackAxis) {
    switch stack.distribution {
    case .fill: shareEvenly(axis)
    case .fillEqually:
      for view in views.dropFirst() { say(value(axis.length, view), .equal, value(axis.length, views[0])) }
    case .fillProportionally: shareProportionally(axis)
    case .equalSpacing:
      even(views.indices.dropLast().map { gap(axis, after: $0) })
    case .equalCentering:
      func step(_ index: Int) -> LayoutExpression {
        var step = value(axis.middle, views[index + 1])
        step.add(value(axis.middle, views[index]), times: -1)
        return step
      }
      even(views.indices.dropLast().map(step))
    }
  }

  /// Lengths are as long as each other as far as something stronger lets them. Each is held against several, since what is missed is added
  /// up: held against one that cannot give way, the others might share in any way.
  private mutating func even(_ lengths: [LayoutExpression]) {
    for (index, length) in lengths.enumerated() {
      for other in lengths[..<index].suffix(Self.reach) { say(length, .equal, other, StackStrength.even) }
    }
  }

  /// All of them in rows of usual lengths.
  private static let reach = 8

  /// Views without a length of their own are longer, or shorter, than they were by as much as each other.
  private mutating func shareEvenly(_ axis: StackAxis) {
    even(
      views.filter { intrinsicLength(axis, of: $0) == nil }.map { view in
        value(axis.length, view) + LayoutExpression(-givenLength(axis, of: view))
      })
  }

  private mutating func shareProportionally(_ axis: StackAxis) {
    let lengths = views.map { intrinsicLength(axis, of: $0) ?? fittingLength(axis, of: $0) }
    guard let longest = lengths.indices.max(by: { lengths[$0] < lengths[$1] }), lengths[longest] > 0 else {
      return shareEvenly(axis)
    }
    for (index, view) in views.enumerated() where index != longest {
      let share = value(axis.length, views[longest]).times(lengths[index] / lengths[longest])
      say(value(axis.length, view), .equal, share, StackStrength.proportion)
    }
  }

  // MARK: Across it

  private mutating func align(_ axis: StackAxis) {
    let (first, last) = (value(axis.first, stack), value(axis.last, stack))
    let (isAtStart, isAtEnd) = ends(axis)
    for view in views {
      let (start, end) = (value(axis.start, view), value(axis.end, view))
      say(start, isAtStart ? .equal : .greaterThanOrEqual, first, isAtStart ? nil : StackStrength.boundary)
      say(end, isAtEnd ? .equal : .lessThanOrEqual, last, isAtEnd && !isAtStart ? nil : StackStrength.boundary)
      if stack.alignment == .center { say(value(axis.middle, view), .equal, first.middle(to: last)) }
    }
    guard isByBaseline, !axis.isRow else { return }
    // Whoever reaches highest begins at the upper edge.
    for view in views {
      if view !== views[0] { say(baseline(of: view), .equal, baseline(of: views[0])) }
      say(value(axis.start, view), .equal, first, StackStrength.given)
    }
  }

  private var isByBaseline: Bool { stack.alignment == .firstBaseline || stack.alignment == .lastBaseline }

  /// Whether views lie at the left or upper edge, and at the other one. Lines lie beside each other in rows only: columns are led by their
  /// edge then.
  private func ends(_ axis: StackAxis) -> (start: Bool, end: Bool) {
    let isLeading = [.fill, .leading].contains(stack.alignment) || isByBaseline && axis.isRow
    let isTrailing = [.fill, .trailing].contains(stack.alignment)
    return axis.isRow && stack.isMirrored ? (isTrailing, isLeading) : (isLeading, isTrailing)
  }

  /// What has no text stands on the line.
  private func baseline(of view: UIView) -> LayoutExpression {
    let isFirst = stack.alignment == .firstBaseline
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    return value(text.baselines == nil ? .bottom : isFirst ? .firstBaseline : .lastBaseline, view)
  }

  // MARK: Sizes

  /// What is hidden lies where it would appear.
  private mutating func hide(_ along: StackAxis, _ across: StackAxis) {
    var before: UIView?
    for view in stack.isMirroredRow ? stack.arrangedSubviews.reversed() : stack.arrangedSubviews {
      defer { if !view.isHidden { before = view } }
      guard view.isHidden else { continue }
      say(
        value(along.start, view), .equal, before.map { value(along.end, $0) } ?? value(along.first, stack),
        StackStrength.hiding)
      say(value(along.length, view), .equal, LayoutExpression(), StackStrength.hiding)
      let (first, last) = (value(across.first, stack), value(across.last, stack))
      let (isAtStart, isAtEnd) = ends(across)
      if isAtStart { say(value(across.start, view), .equal, first, StackStrength.hiding) }
      if isAtEnd { say(value(across.end, view), .equal, last, StackStrength.hiding) }
      if !isAtStart, !isAtEnd { say(value(across.middle, view), .equal, first.middle(to: last), StackStrength.hiding) }
      guard !isAtStart || !isAtEnd else { continue }
      let length = LayoutExpression(intrinsicLength(across, of: view) ?? givenLength(across, of: view))
      say(value(across.length, view), .equal, length, StackStrength.given)
    }
  }

  /// A view that says nothing of its size has the one that it had when it was added.
  private mutating func keepGiven(_ axis: StackAxis, of view: UIView) {
    guard intrinsicLength(axis, of: view) == nil else { return }
    say(value(axis.length, view), .equal, LayoutExpression(givenLength(axis, of: view)), StackStrength.given)
  }

  private func givenLength(_ axis: StackAxis, of view: UIView) -> CGFloat {
    let given = stack.givenSize(of: view)
    return axis.isRow ? given.width : given.height
  }

  private mutating func fit(_ axis: StackAxis) {
    say(value(axis.last, stack), .lessThanOrEqual, value(axis.first, stack), StackStrength.canvas)
  }

  private func intrinsicLength(_ axis: StackAxis, of view: UIView) -> CGFloat? {
    let size = contentSize(view)
    let length = axis.isRow ? size.width : size.height
    return length == UIView.noIntrinsicMetric ? nil : length
  }

  private func fittingLength(_ axis: StackAxis, of view: UIView) -> CGFloat {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let length = axis.isRow ? fitting.width : fitting.height
    return length > 0 ? length : givenLength(axis, of: view)
  }
}

extension LayoutExpression {
  fileprivate func middle(to other: LayoutExpression) -> LayoutExpression { (self + other).times(0.5) }
}

extension UIView {
  /// How much less strongly than others the last of a stack view's views asks for its size.
  var arrangedWeakness: Double {
    guard let stack = superview as? UIStackView, stack.arrangedSubviews.last(where: { !$0.isHidden }) === self else {
      return 0
    }
    return StackStrength.step
  }
}
