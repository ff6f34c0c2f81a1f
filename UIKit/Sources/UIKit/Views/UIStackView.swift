public import QuartzCore

/// Lays out views in a row or a column.
///
/// A view has the size that constraints in it say, or else its intrinsic size; along an axis for which it has none, the size that it had when
/// it was added. Priorities do not count: see ``Distribution``.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    /// What is left goes to the views without an intrinsic length, evenly, or else to the last view; what is missing is taken from
    /// them.
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
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  open var distribution = Distribution.fill { didSet { changed() } }
  open var alignment = Alignment.fill { didSet { changed() } }
  /// Between two views, in points.
  open var spacing: CGFloat = 0 { didSet { changed() } }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// Of views that have no size of their own.
  private var givenSizes: [ObjectIdentifier: CGSize] = [:]

  override public init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Also moves a view that is arranged already.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    if !arrangedSubviews.contains(view) { givenSizes[ObjectIdentifier(view)] = view.bounds.size }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    changed()
  }

  /// The view stays a subview, where it is.
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
  open var isLayoutMarginsRelativeArrangement = false { didSet { changed() } }
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { changed() }
  }
  private var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
  private var room: CGRect { bounds.inset(by: insets) }

  /// A view has appeared or vanished, or has another size. Within an animation block the others move to their new places.
  func changed() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if AnimationBlock.current != nil, window != nil { layoutIfNeeded() }
  }

  // MARK: Layout

  private var isRow: Bool { axis == .horizontal }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func along(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }

  private func ownSize(_ view: UIView) -> CGSize {
    let content = view.intrinsicContentSize
    guard !view.constraints.isEmpty else { return content }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: fitting.width > 0 ? fitting.width : content.width,
      height: fitting.height > 0 ? fitting.height : content.height)
  }

  private func naturalSize(_ view: UIView) -> CGSize {
    let (own, given) = (ownSize(view), givenSizes[ObjectIdentifier(view)] ?? view.bounds.size)
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? given.width : own.width,
      height: own.height == UIView.noIntrinsicMetric ? given.height : own.height)
  }

  /// The gaps behind all views but the last.
  private func gaps(of views: [UIView]) -> [CGFloat] {
    views.dropLast().map { view in
      let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
      return spacing == Self.spacingUseSystem ? Self.systemSpacing : spacing
    }
  }

  /// Where a view's baseline is, from its upper edge.
  private func baseline(of view: UIView, height: CGFloat) -> CGFloat {
    let text = alignment == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard let lines = text.baselines else { return height }
    // What stands in a view that holds the text has its room around it evenly.
    let around = text === view ? 0 : (height - naturalSize(text).height) / 2
    return alignment == .firstBaseline ? around + lines.first : height - around - lines.last
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let views = shownViews
    let area = self.room
    let (room, width) = (along(area.size), across(area.size))
    let sizes = views.map(naturalSize)
    let row = StackRow(
      lengths: sizes.map(along), flexes: views.map { along(ownSize($0)) == UIView.noIntrinsicMetric },
      gaps: gaps(of: views))
    let isByBaseline = isRow && (alignment == .firstBaseline || alignment == .lastBaseline)
    let baselines = isByBaseline ? zip(views, sizes).map { baseline(of: $0, height: $1.height) } : []
    let lowest = baselines.max() ?? 0
    for (index, (view, (size, place))) in zip(views, zip(sizes, row.places(in: room, distribution))).enumerated() {
      let breadth = alignment == .fill ? width : across(size)
      let offset =
        switch alignment {
        case .fill, .leading: CGFloat(0)
        case .firstBaseline, .lastBaseline: isByBaseline ? lowest - baselines[index] : 0
        case .center: (width - breadth) / 2
        case .trailing: width - breadth
        }
      let (start, length) = place
      view.bounds.size = isRow ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
      let middle = CGPoint(x: start + length / 2, y: offset + breadth / 2)
      let x = isRow ? middle.x : middle.y
      view.center = CGPoint(
        x: isMirrored ? area.maxX - x : area.minX + x, y: area.minY + (isRow ? middle.y : middle.x))
    }
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override open var intrinsicContentSize: CGSize {
    let views = shownViews
    let sizes = views.map(naturalSize)
    let lengths = sizes.map(along)
    let filled = distribution == .fillEqually ? (lengths.max() ?? 0) * CGFloat(views.count) : lengths.reduce(0, +)
    let length = filled + gaps(of: views).reduce(0, +)
    let breadth = sizes.map(across).max() ?? 0
    let size = isRow ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }
}

/// Lengths in a row, to be laid out in some room.
struct StackRow {
  let lengths: [CGFloat]
  /// Which of them give way first.
  let flexes: [Bool]
  let gaps: [CGFloat]

  /// Where each begins, and how long it is.
  func places(in room: CGFloat, _ distribution: UIStackView.Distribution) -> [(start: CGFloat, length: CGFloat)] {
    let left = room - gaps.reduce(0, +)
    let whole = lengths.reduce(0, +)
    switch distribution {
    case .fill: return placed(filling(left), gaps)
    case .fillEqually: return placed(lengths.map { _ in max(left, 0) / CGFloat(lengths.count) }, gaps)
    case .fillProportionally: return placed(lengths.map { whole > 0 ? $0 * max(left, 0) / whole : 0 }, gaps)
    case .equalSpacing:
      guard left >= whole, lengths.count > 1 else { return placed(filling(left), gaps) }
      return placed(lengths, evenGaps(room - whole))
    case .equalCentering:
      guard let first = lengths.first, let last = lengths.last, lengths.count > 1 else {
        return placed(filling(left), gaps)
      }
      let step = (room - first / 2 - last / 2) / CGFloat(lengths.count - 1)
      let centred = lengths.indices.dropLast().map { step - lengths[$0] / 2 - lengths[$0 + 1] / 2 }
      guard zip(centred, gaps).allSatisfy({ $0 >= $1 }) else { return places(in: room, .equalSpacing) }
      return placed(lengths, centred)
    }
  }

  /// Those that have to be longer keep their length, the others share what is left.
  private func evenGaps(_ left: CGFloat) -> [CGFloat] {
    var fixed = gaps.map { _ in false }
    while true {
      let rest = left - zip(gaps, fixed).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
      let free = fixed.count { !$0 }
      let share = free > 0 ? rest / CGFloat(free) : 0
      let tight = gaps.indices.filter { !fixed[$0] && gaps[$0] > share }
      guard !tight.isEmpty else { return zip(gaps, fixed).map { $1 ? $0 : share } }
      for index in tight { fixed[index] = true }
    }
  }

  private func filling(_ left: CGFloat) -> [CGFloat] {
    let difference = left - lengths.reduce(0, +)
    guard difference != 0, !lengths.isEmpty else { return lengths }
    let flexible = flexes.contains(true) ? lengths.indices.filter { flexes[$0] } : [lengths.count - 1]
    var result = lengths
    for index in flexible { result[index] = max(lengths[index] + difference / CGFloat(flexible.count), 0) }
    return result
  }

  private func placed(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [(start: CGFloat, length: CGFloat)] {
    var start: CGFloat = 0
    return lengths.indices.map { index in
      defer { start += lengths[index] + (gaps.indices.contains(index) ? gaps[index] : 0) }
      return (start, lengths[index])
    }
  }
}
