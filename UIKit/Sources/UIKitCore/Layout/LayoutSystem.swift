import Constraints
import QuartzCore

/// All that constraints say about a tree of views, as equations.
///
/// A view whose place is said by constraints has four unknowns: where it lies in its superview, and its size. Other views lie where their
/// frames say. Lengths between views of different superviews are sums along the way to the view that both are in.
struct LayoutSystem {
  /// What an equation comes from.
  enum Source: Hashable {
    case constraint(ObjectIdentifier)
    case positiveLength(LayoutVariable)
    case hugging(LayoutVariable)
    case compression(LayoutVariable)
    case fitting(LayoutVariable)
    /// One of the equations of a stack view.
    case arrangement(ObjectIdentifier, Int)
  }

  typealias Row = (source: Source, equation: LayoutEquation, constraint: NSLayoutConstraint?)

  /// What the view at the top is for the others.
  enum Top {
    /// It lies in no other view, and is as large as it is.
    case asItIs
    /// Its size is looked for.
    case fitting(CGSize, UILayoutPriority, UILayoutPriority)
  }

  let root: UIView
  private let top: Top
  private(set) var rows: [Row] = []
  /// Views and guides with unknowns, from the top down.
  private(set) var placed: [any LayoutItem] = []
  /// Scroll views the size of whose content constraints say.
  private(set) var filled: [UIScrollView] = []
  /// Scroll views where it matters how far they are scrolled.
  private(set) var crossed: [UIScrollView] = []
  private var mentioned: Set<ObjectIdentifier> = []
  /// How large texts are that are as wide as was found before.
  private let wrappedSizes: [ObjectIdentifier: CGSize]

  init(of root: UIView, _ top: Top = .asItIs, wrappedSizes: [ObjectIdentifier: CGSize] = [:]) {
    (self.root, self.top, self.wrappedSizes) = (root, top, wrappedSizes)
    note(root)
    describe(root)
    guard case .fitting(let size, let horizontal, let vertical) = top else { return }
    for (part, length, priority) in [
      (LayoutVariable.Part.width, size.width, horizontal), (.height, size.height, vertical),
    ] {
      let variable = LayoutVariable(owner: ObjectIdentifier(root), part: part)
      add(.fitting(variable), LayoutExpression(variable) + LayoutExpression(-length), .equal, priority.strength)
    }
  }

  private mutating func note(_ view: UIView) {
    for constraint in view.constraints {
      for item in [constraint.firstItem, constraint.secondItem] {
        if let item { mentioned.insert(ObjectIdentifier(item)) }
      }
    }
    for subview in view.subviews { note(subview) }
  }

  // MARK: Unknowns

  /// Whether constraints say where a view lies.
  private func isPlaced(_ view: UIView) -> Bool {
    if view === root {
      guard case .asItIs = top else { return true }
      return !view.translatesAutoresizingMaskIntoConstraints && mentioned.contains(ObjectIdentifier(view))
        && view.superview == nil
    }
    if view.isArranged { return true }
    guard !view.translatesAutoresizingMaskIntoConstraints else { return false }
    return mentioned.contains(ObjectIdentifier(view)) || contentSize(of: view) != Self.noSize
  }

  private static let noSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  private func contentSize(of view: UIView) -> CGSize {
    wrappedSizes[ObjectIdentifier(view)] ?? view.intrinsicContentSize
  }

  private mutating func describe(_ view: UIView) {
    if isPlaced(view) {
      placed.append(view)
      // What is hidden in a stack view takes no room there.
      if view === root || !view.isHidden || !view.isArranged { describeSize(of: view) }
    }
    if let stack = view as? UIStackView { describe(stack) }
    for guide in view.layoutGuides {
      placed.append(guide)
      for part in [LayoutVariable.Part.width, .height] {
        keepPositive(.init(owner: ObjectIdentifier(guide), part: part))
      }
    }
    for constraint in view.constraints { describe(constraint, in: view) }
    for subview in view.subviews { describe(subview) }
  }

  private mutating func describe(_ stack: UIStackView) {
    let stackEquations = StackEquations(of: stack, contentSize: contentSize) { [self] attribute, view in
      var system = self
      return system.expression(attribute, of: view, against: nil, in: stack) ?? LayoutExpression()
    }
    for (index, equation) in stackEquations.equations.enumerated() {
      rows.append((.arrangement(ObjectIdentifier(stack), index), equation, nil))
    }
  }

  /// Just below what is required, so that views without room are crossed rather than said to contradict themselves.
  private static let positiveStrength = 999.5

  private mutating func keepPositive(_ length: LayoutVariable) {
    add(.positiveLength(length), LayoutExpression(length), .greaterThanOrEqual, Self.positiveStrength)
  }

  private mutating func describeSize(of view: UIView) {
    var size = contentSize(of: view)
    // The content's size is that of what constraints see of the view; the unknowns are its frame's.
    let around = view.alignmentRectInsets
    if size.width != UIView.noIntrinsicMetric { size.width += around.left + around.right }
    if size.height != UIView.noIntrinsicMetric { size.height += around.top + around.bottom }
    for (part, length, axis) in [
      (LayoutVariable.Part.width, size.width, NSLayoutConstraint.Axis.horizontal), (.height, size.height, .vertical),
    ] {
      let variable = LayoutVariable(owner: ObjectIdentifier(view), part: part)
      keepPositive(variable)
      guard length != UIView.noIntrinsicMetric else { continue }
      let difference = LayoutExpression(variable) + LayoutExpression(-length)
      func strength(_ priority: UILayoutPriority) -> Double? { priority.strength.map { $0 - view.arrangedWeakness } }
      add(.hugging(variable), difference, .lessThanOrEqual, strength(view.contentHuggingPriority(for: axis)))
      add(
        .compression(variable), difference, .greaterThanOrEqual,
        strength(view.contentCompressionResistancePriority(for: axis)))
    }
  }

  private mutating func add(
    _ source: Source, _ left: LayoutExpression, _ relation: Equation.Relation, _ strength: Double?
  ) { rows.append((source, LayoutEquation(left: left, relation: relation, strength: strength), nil)) }

  private mutating func describe(_ constraint: NSLayoutConstraint, in view: UIView) {
    guard let first = constraint.first,
      var left = expression(constraint.firstAttribute, of: first, against: constraint.second, in: view)
    else { return }
    if let second = constraint.second,
      let right = expression(constraint.secondAttribute, of: second, against: first, in: view)
    {
      left.add(right, times: -Double(constraint.multiplier))
    }
    left.constant -= Double(constraint.constant)
    let equation = LayoutEquation(
      left: left, relation: Equation.Relation(constraint.relation), strength: constraint.priority.strength)
    rows.append((.constraint(ObjectIdentifier(constraint)), equation, constraint))
  }

  // MARK: Attributes

  /// An attribute's value in a view's coordinates.
  /// - Parameter other: what it is related to. Edges of a scroll view are its content's to what lies in it.
  private mutating func expression(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, against other: (any LayoutItem)?,
    in view: UIView
  ) -> LayoutExpression? {
    let insets = insets(attribute, of: item)
    let left = start(.left, of: item, in: view) + LayoutExpression(insets.left)
    let top = start(.top, of: item, in: view) + LayoutExpression(insets.top)
    func x() -> LayoutExpression { left }
    func y() -> LayoutExpression { top }
    let content = ScrollContent.held(by: item, attribute, against: other)
    if let content, !filled.contains(where: { $0 === content }) { filled.append(content) }
    func width() -> LayoutExpression {
      (content.map { LayoutExpression(ScrollContent.length(.width, of: $0)) } ?? length(.width, of: item))
        + LayoutExpression(-insets.left - insets.right)
    }
    func height() -> LayoutExpression {
      (content.map { LayoutExpression(ScrollContent.length(.height, of: $0)) } ?? length(.height, of: item))
        + LayoutExpression(-insets.top - insets.bottom)
    }
    switch attribute {
    case .notAnAttribute: return nil
    case .left, .leading, .leftMargin, .leadingMargin: return x()
    case .right, .trailing, .rightMargin, .trailingMargin: return x() + width()
    case .centerX, .centerXWithinMargins: return x() + width().times(0.5)
    case .top, .topMargin: return y()
    case .bottom, .bottomMargin: return y() + height()
    case .centerY, .centerYWithinMargins: return y() + height().times(0.5)
    case .width: return width()
    case .height: return height()
    case .firstBaseline: return line(isFirst: true, of: item, from: y(), height(), in: view)
    case .lastBaseline: return line(isFirst: false, of: item, from: y(), height(), in: view)
    }
  }

  /// A text's line, from a view's coordinates' upper edge: of an item that begins at `y`. Without a text it is the item's edge.
  private mutating func line(
    isFirst: Bool, of item: any LayoutItem, from y: LayoutExpression, _ height: LayoutExpression, in holder: UIView
  ) -> LayoutExpression {
    let text = (item as? UIView).map { isFirst ? $0.forFirstBaselineLayout : $0.forLastBaselineLayout }
    guard let text, let lines = text.baselines else { return isFirst ? y : y + height }
    if text !== item, isPlaced(text) {
      let top = start(.top, of: text, in: holder)
      return isFirst
        ? top + LayoutExpression(lines.first) : top + length(.height, of: text) + LayoutExpression(-lines.last)
    }
    // What the view places by itself has its room around it evenly.
    let around =
      text === item
      ? LayoutExpression() : (height + LayoutExpression(-text.intrinsicContentSize.height)).times(0.5)
    return isFirst
      ? y + around + LayoutExpression(lines.first) : y + height + around.times(-1) + LayoutExpression(-lines.last)
  }

  private func insets(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) -> UIEdgeInsets {
    if let guide = item as? UILayoutGuide { return guide.insets }
    guard let view = item as? UIView else { return .zero }
    switch attribute {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return view.layoutMargins
    default: return view.alignmentRectInsets
    }
  }

  private mutating func start(
    _ part: LayoutVariable.Part, of item: any LayoutItem, in holder: UIView
  ) -> LayoutExpression {
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      var place = start(part, of: owner, in: holder)
      // What lies in the content has moved with it; the frame's guide has not.
      if guide is FrameLayoutGuide, let scroll = owner as? UIScrollView, scroll === holder {
        if !crossed.contains(where: { $0 === scroll }) { crossed.append(scroll) }
        place.add(LayoutExpression(part == .left ? scroll.bounds.minX : scroll.bounds.minY))
      }
      return guide.isInset
        ? place : place + LayoutExpression(LayoutVariable(owner: ObjectIdentifier(guide), part: part))
    }
    guard let view = item as? UIView, view !== holder, view !== root, let superview = view.superview else {
      return LayoutExpression()
    }
    let own: LayoutExpression
    if isPlaced(view) {
      own = LayoutExpression(LayoutVariable(owner: ObjectIdentifier(view), part: part))
    } else {
      let frame = view.constrainedFrame
      own = LayoutExpression(part == .left ? frame.minX : frame.minY)
    }
    guard superview !== holder, let scroll = superview as? UIScrollView else {
      return own + start(part, of: superview, in: holder)
    }
    // From within the content to what lies around it.
    if !crossed.contains(where: { $0 === scroll }) { crossed.append(scroll) }
    let offset = LayoutExpression(part == .left ? -scroll.bounds.minX : -scroll.bounds.minY)
    return own + offset + start(part, of: superview, in: holder)
  }

  private func length(_ part: LayoutVariable.Part, of item: any LayoutItem) -> LayoutExpression {
    if let guide = item as? UILayoutGuide, guide.isInset {
      return guide.owningView.map { length(part, of: $0) } ?? LayoutExpression()
    }
    if let view = item as? UIView, !isPlaced(view) {
      return LayoutExpression(part == .width ? view.bounds.width : view.bounds.height)
    }
    return LayoutExpression(LayoutVariable(owner: ObjectIdentifier(item), part: part))
  }
}
