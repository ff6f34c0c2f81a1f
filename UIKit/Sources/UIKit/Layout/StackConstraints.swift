import Constraints
import QuartzCore

// What a stack view says of the views that it arranges, in equations beside those of constraints: along its axis where each begins and
// how long it is, across it where they lie.

/// How strongly, from what is kept unless views have no room down to what is only where nothing else says anything.
private enum StackStrength {
  /// Just below what is required: constraints that ask for more are kept.
  static let boundary = 999.4
  static let proportion = 999.0
  /// What is hidden has no length, unless something asks for one.
  static let hiding = 240.0
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
  private(set) var equations: [LayoutEquation] = []

  /// - Parameter value: what an attribute of a view is in the stack view's coordinates.
  init(of stack: UIStackView, value: @escaping (NSLayoutConstraint.Attribute, UIView) -> LayoutExpression) {
    (self.stack, self.value) = (stack, value)
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
    say(value(axis.start, first), .equal, value(axis.first, stack))
    say(value(axis.end, last), .equal, value(axis.last, stack), StackStrength.boundary)
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
      for index in views.indices.dropLast().dropFirst() {
        say(gap(axis, after: index), .equal, gap(axis, after: 0), StackStrength.even)
      }
    case .equalCentering:
      func step(_ index: Int) -> LayoutExpression {
        var step = value(axis.middle, views[index + 1])
        step.add(value(axis.middle, views[index]), times: -1)
        return step
      }
      for index in views.indices.dropLast().dropFirst() { say(step(index), .equal, step(0), StackStrength.even) }
    }
  }

  /// Views without a length of their own are longer, or shorter, than they were by as much as each other.
  private mutating func shareEvenly(_ axis: StackAxis) {
    func growth(_ view: UIView) -> LayoutExpression {
      let given = stack.givenSize(of: view)
      return value(axis.length, view) + LayoutExpression(-(axis.isRow ? given.width : given.height))
    }
    let flexible = views.filter { intrinsicLength(axis, of: $0) == nil }
    for view in flexible.dropFirst() { say(growth(view), .equal, growth(flexible[0]), StackStrength.even) }
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
    for view in views {
      let (start, end) = (value(axis.start, view), value(axis.end, view))
      let isAtStart = [.fill, .leading].contains(stack.alignment)
      let isAtEnd = [.fill, .trailing].contains(stack.alignment)
      say(start, isAtStart ? .equal : .greaterThanOrEqual, first, isAtStart ? nil : StackStrength.boundary)
      say(end, isAtEnd ? .equal : .lessThanOrEqual, last, isAtEnd && !isAtStart ? nil : StackStrength.boundary)
      if stack.alignment == .center { say(value(axis.middle, view), .equal, first.middle(to: last)) }
    }
    guard stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else { return }
    // Lines lie beside each other in rows only; whoever reaches highest begins at the upper edge.
    for view in views {
      if axis.isRow {
        say(value(axis.start, view), .equal, first)
      } else {
        if view !== views[0] { say(baseline(of: view), .equal, baseline(of: views[0])) }
        say(value(axis.start, view), .equal, first, StackStrength.given)
      }
    }
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
      let middle = value(across.first, stack).middle(to: value(across.last, stack))
      say(value(across.middle, view), .equal, middle, StackStrength.hiding)
      guard stack.alignment == .fill, views.first != nil else { continue }
      say(value(across.start, view), .equal, value(across.first, stack), StackStrength.hiding)
    }
  }

  /// A view that says nothing of its size has the one that it had when it was added.
  private mutating func keepGiven(_ axis: StackAxis, of view: UIView) {
    guard intrinsicLength(axis, of: view) == nil else { return }
    let given = stack.givenSize(of: view)
    let length = LayoutExpression(axis.isRow ? given.width : given.height)
    say(value(axis.length, view), .equal, length, StackStrength.given)
  }

  private mutating func fit(_ axis: StackAxis) {
    say(value(axis.last, stack), .lessThanOrEqual, value(axis.first, stack), StackStrength.canvas)
  }

  private func intrinsicLength(_ axis: StackAxis, of view: UIView) -> CGFloat? {
    let size = view.intrinsicContentSize
    let length = axis.isRow ? size.width : size.height
    return length == UIView.noIntrinsicMetric ? nil : length
  }

  private func fittingLength(_ axis: StackAxis, of view: UIView) -> CGFloat {
    let (given, fitting) = (
      stack.givenSize(of: view), view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    )
    let length = axis.isRow ? fitting.width : fitting.height
    return length > 0 ? length : axis.isRow ? given.width : given.height
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
