import UIKitCore

/// Scrolls a section's groups across the direction in which the collection scrolls.
final class OrthogonalScroller: UIScrollView, DraggedContent {
  private weak var layout: UICollectionViewCompositionalLayout?
  private let section: Int
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  private var axis = Axis.horizontal
  /// Offsets at which it may come to rest, in order.
  private var stops: [CGFloat] = []

  /// A throw that is slower comes to rest at the nearest group, in points per millisecond. Apple does not name it.
  private static let throwSpeed: CGFloat = 0.2

  init(_ layout: UICollectionViewCompositionalLayout, _ section: Int) {
    (self.layout, self.section) = (layout, section)
    super.init(frame: .zero)
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter axis: along which it scrolls.
  func follow(
    _ part: PlacedSection.ScrolledPart, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ axis: Axis
  ) {
    let isFirst = self.behavior == .none
    (self.behavior, self.axis) = (behavior, axis)
    if frame != part.frame { frame = part.frame }
    isPagingEnabled = behavior == .paging
    let length = axis.along(bounds.size)
    var starts = part.groups.map { $0.lowerBound - part.before }
    if behavior == .groupPagingCentered {
      starts = part.groups.map { ($0.lowerBound + $0.upperBound - length) / 2 }
      // So that the first and the last one come to the middle, too.
      let (first, last) = (starts.first ?? 0, starts.last ?? 0)
      let end = max(last + length - axis.along(part.contentSize), 0)
      contentInset =
        axis == .horizontal
        ? UIEdgeInsets(top: 0, left: max(-first, 0), bottom: 0, right: end)
        : UIEdgeInsets(top: max(-first, 0), left: 0, bottom: end, right: 0)
    }
    contentSize = part.contentSize
    let range = axis == .horizontal ? restingOffsets.x : restingOffsets.y
    stops = starts.map { min(max($0, CGFloat(range.lowerBound)), CGFloat(range.upperBound)) }
    if isFirst, behavior == .groupPagingCentered, let first = stops.first {
      contentOffset = axis.point(along: first, across: 0)
    }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let isScrolled = newValue.origin != super.bounds.origin
      super.bounds = newValue
      if isScrolled { layout?.scrolledAcross() }
    }
  }

  func target(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    func along(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.x : point.y }
    let (here, speed) = (along(contentOffset), along(velocity))
    let stop: CGFloat?
    switch behavior {
    case .none, .continuous, .paging: return offset
    case .continuousGroupLeadingBoundary:
      let range = axis == .horizontal ? restingOffsets.x : restingOffsets.y
      // Who throws it to the end comes to the end.
      guard along(offset) < CGFloat(range.upperBound) else { return offset }
      stop = stops.min { abs($0 - along(offset)) < abs($1 - along(offset)) }
    case .groupPaging, .groupPagingCentered:
      if speed > Self.throwSpeed {
        stop = stops.first { $0 > here } ?? stops.last
      } else if speed < -Self.throwSpeed {
        stop = stops.last { $0 < here } ?? stops.first
      } else {
        stop = stops.min { abs($0 - here) < abs($1 - here) }
      }
    }
    return stop.map { axis.point(along: $0, across: 0) } ?? offset
  }
}
