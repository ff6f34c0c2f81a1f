public import QuartzCore

/// Lays out views in a row or a column, by constraints: what others say of the views' sizes, and how strongly, counts as much as the stack
/// view's ``Distribution`` and ``Alignment``.
///
/// The stack view is as large as its views, unless something else says how large it is. Of views that ask for their size as strongly as each
/// other, the last one gives way. Views that say nothing of their size have the one that they had when they were added.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    /// What is left goes to the view that hugs its content least, and what is missing is taken from the one that resists compression least;
    /// views without an intrinsic length share it evenly.
    case fill
    case fillEqually
    /// In proportion to their lengths.
    case fillProportionally
    /// With even gaps, not below the spacing.
    case equalSpacing
    /// With even distances between the middles, as long as no gap is below the spacing.
    case equalCentering
  }

  /// How views lie across the axis. By baselines views lie in rows only; one without text has its lower edge for one.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { changed() } } }
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { changed() } } }
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { changed() } } }
  /// Between two views, in points.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { changed() } } }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// Of views that have no size of their own.
  private var givenSizes: [ObjectIdentifier: CGSize] = [:]

  override public init(frame: CGRect) { super.init(frame: frame) }
  /// There are no archives here to decode stacks from; it is a new one.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Also moves a view that is arranged already.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    if !arrangedSubviews.contains(view) { givenSizes[ObjectIdentifier(view)] = view.bounds.size }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    changed()
  }

  /// The view stays a subview, of which nothing more is said.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    givenSizes[ObjectIdentifier(view)] = nil
    customSpacings[ObjectIdentifier(view)] = nil
    changed()
  }

  override open func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(subview) { removeArrangedSubview(subview) }
  }

  /// The gap after one of the views, in place of ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard spacing != customSpacing(after: arrangedSubview) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    changed()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// What phones leave between two views.
  public class var spacingUseSystem: CGFloat { 1.175_494_350_822_287_5e-38 }
  private static let systemSpacing: CGFloat = 8

  /// Whether views lie within the margins rather than within the edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { changed() } }
  }
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { changed() }
  }

  /// A view has appeared or vanished, or has another size. Within an animation block the others move to their new places.
  func changed() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if AnimationBlock.current != nil, window != nil { layoutIfNeeded() }
  }

  // MARK: Layout; see StackConstraints.swift

  /// Whether gaps rather than views are stretched.
  var isSpread: Bool { distribution == .equalSpacing || distribution == .equalCentering }
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  var isMirroredRow: Bool { axis == .horizontal && isMirrored }
  var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  override var sizeMatters: Bool { translatesAutoresizingMaskIntoConstraints }

  override open var forFirstBaselineLayout: UIView { lineView(of: shownViews.first)?.forFirstBaselineLayout ?? self }
  override open var forLastBaselineLayout: UIView { lineView(of: shownViews.last)?.forLastBaselineLayout ?? self }

  /// Whose lines are the stack view's: in a column those of its first or last view, in a row those of the highest.
  private func lineView(of end: UIView?) -> UIView? {
    axis == .vertical ? end : shownViews.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }

  /// What a view had when it was added.
  func givenSize(of view: UIView) -> CGSize { givenSizes[ObjectIdentifier(view)] ?? .zero }

  /// The least gap after a view, in points.
  func gap(after view: UIView) -> CGFloat {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
    return spacing == Self.spacingUseSystem ? Self.systemSpacing : spacing
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
