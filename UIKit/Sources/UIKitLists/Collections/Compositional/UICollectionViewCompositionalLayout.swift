public import UIKitCore

/// What a compositional layout has besides its sections.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// In points.
  open var interSectionSpacing: CGFloat = 0
  /// A header and a footer of all; their index paths have one index.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  override public init() { super.init() }
}

/// The section of an index; `nil` is a mistake, which is told.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items, each laid out in a way of its own.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    (provider, self.configuration) = ({ _, _ in section }, configuration)
    super.init()
  }
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  /// There are no archives here to decode a layout from.
  public required init?(coder: NSCoder) { nil }

  /// Behind a list, in a collection that has no colour of its own.
  final var ground: UIColor?

  override open var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Solving

  private var sections: [PlacedSection] = []
  private var edges: [(attributes: UICollectionViewLayoutAttributes, isStart: Bool, frame: CGRect, isPinned: Bool)] = []
  private var size = CGSize.zero
  private var measured = MeasuredSizes()
  private var scrollers: [Int: OrthogonalScroller] = [:]
  private var isSolved = false
  private var solvedFor = CGRect.null

  private var axis: Axis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

  override open func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    if let ground, view.backgroundColor == nil { view.backgroundColor = ground }
    measured.follow(view.bounds.size)
    let inset = view.adjustedContentInset
    let room = CGRect(
      x: inset.left, y: inset.top, width: max(view.bounds.width - inset.left - inset.right, 0),
      height: max(view.bounds.height - inset.top - inset.bottom, 0))
    if !isSolved || room != solvedFor {
      (isSolved, solvedFor) = (true, room)
      solve(view, room.size)
      followScrollers(view)
    }
    pin(view)
    tellHandlers(view)
  }

  private func solve(_ view: UICollectionView, _ container: CGSize) {
    (sections, edges) = ([], [])
    let solver = SectionSolver(axis: axis, container: container, measured: measured, traits: view.traitCollection) {
      [unowned self] in made($0)
    }
    let extra = insets(of: configuration.contentInsetsReference, view)
    let path = IndexPath(index: 0)
    var along: CGFloat = 0
    func place(_ items: [NSCollectionLayoutBoundarySupplementaryItem], isStart: Bool) {
      for item in items {
        let (attributes, length) = solver.boundary(item, path, at: along, extra, isStart: isStart)
        edges.append((attributes, isStart, attributes.frame, item.pinToVisibleBounds))
        along += length
      }
    }
    let items = configuration.boundarySupplementaryItems
    place(items.filter { !axis.isEnd($0.alignment) }, isStart: true)
    for index in 0..<view.numberOfSections {
      let environment = LayoutEnvironment(LayoutContainer(container, extra), view.traitCollection)
      guard let section = provider(index, environment) else {
        MainLoop.current?.fail("a compositional layout is asked for section \(index), and its function gives none")
        continue
      }
      if index > 0 { along += configuration.interSectionSpacing }
      let reference = section.contentInsetsReference
      let own = reference == .automatic ? extra : insets(of: reference, view)
      let placed = solver.place(
        section, index, count: view.numberOfItems(inSection: index), at: along, extra: own, environment)
      sections.append(placed)
      along = placed.span.upperBound
    }
    place(items.filter { axis.isEnd($0.alignment) }, isStart: false)
    size = axis.size(along: along, across: axis.across(container))
  }

  /// What safe area or margins add, across the direction, to what the collection's own insets take.
  private func insets(of reference: UIContentInsetsReference, _ view: UICollectionView) -> NSDirectionalEdgeInsets {
    let taken = view.adjustedContentInset
    let wanted: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: wanted = view.safeAreaInsets
    case .layoutMargins: wanted = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      wanted = UIEdgeInsets(
        top: 0, left: frame.minX - view.bounds.minX, bottom: 0, right: view.bounds.maxX - frame.maxX)
    }
    return axis == .vertical
      ? NSDirectionalEdgeInsets(
        top: 0, leading: max(wanted.left - taken.left, 0), bottom: 0, trailing: max(wanted.right - taken.right, 0))
      : NSDirectionalEdgeInsets(
        top: max(wanted.top - taken.top, 0), leading: 0, bottom: max(wanted.bottom - taken.bottom, 0), trailing: 0)
  }

  private func made(_ key: UICollectionViewLayoutAttributes.Key) -> UICollectionViewLayoutAttributes {
    let own = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = own?.madeByClass() ?? UICollectionViewLayoutAttributes()
    (attributes.indexPath, attributes.category, attributes.kind) = (key.path, key.category, key.kind)
    return attributes
  }

  // MARK: Sections that scroll across

  private func followScrollers(_ view: UICollectionView) {
    var old = scrollers
    scrollers = [:]
    for placed in sections {
      guard let part = placed.scroll else { continue }
      let scroller = old.removeValue(forKey: placed.index) ?? OrthogonalScroller(self, placed.index)
      if scroller.superview !== view { view.addSubview(scroller) }
      scrollers[placed.index] = scroller
      scroller.follow(part, placed.section.orthogonalScrollingBehavior, axis.other)
      for element in part.elements { element.attributes.host = scroller }
    }
    for scroller in old.values { scroller.removeFromSuperview() }
  }

  /// Something was scrolled across: other views may be seen, and the section's handler wants to hear of it.
  func scrolledAcross() {
    guard let view = collectionView else { return }
    if sections.contains(where: { $0.section.visibleItemsInvalidationHandler != nil }) { return view.layoutChanged() }
    view.setNeedsLayout()
  }

  override func leave() {
    for scroller in scrollers.values { scroller.removeFromSuperview() }
    (scrollers, isSolved) = ([:], false)
  }

  /// From a section's coordinates to the collection's.
  private func shift(of placed: PlacedSection) -> CGPoint {
    guard let scroller = scrollers[placed.index] else { return .zero }
    return CGPoint(x: scroller.frame.minX - scroller.bounds.minX, y: scroller.frame.minY - scroller.bounds.minY)
  }

  /// Puts what is scrolled where it is seen now.
  private func follow(_ placed: PlacedSection) {
    guard let part = placed.scroll else { return }
    let shift = shift(of: placed)
    for element in part.elements { element.follow(shift) }
  }

  private func tellHandlers(_ view: UICollectionView) {
    for index in sections.indices {
      guard let handler = sections[index].section.visibleItemsInvalidationHandler else { continue }
      let shift = shift(of: sections[index])
      // What it has said before is of another moment.
      let pinned = sections[index].pinned.map(\.attributes)
      for place in sections[index].elements.indices
      where !pinned.contains(where: { $0 === sections[index].elements[place].attributes }) {
        sections[index].elements[place].way = .zero
        sections[index].elements[place].follow(.zero)
      }
      for place in sections[index].scroll?.elements.indices ?? 0..<0 {
        sections[index].scroll?.elements[place].way = .zero
        sections[index].scroll?.elements[place].follow(shift)
      }
      let placed = sections[index]
      let still = placed.elements.map(\.attributes).filter { $0.category != .decorationView }
      let seen = (still + (placed.scroll?.elements.map(\.attributes) ?? [])).filter { $0.frame.touches(view.bounds) }
      guard !seen.isEmpty else { continue }
      let items = seen.map { CompositionalVisibleItem($0, shift: $0.host == nil ? .zero : shift) }
      handler(items, scrollers[placed.index]?.contentOffset ?? view.contentOffset, placed.environment)
      for (place, element) in (placed.scroll?.elements ?? []).enumerated() {
        let center = element.attributes.center
        sections[index].scroll?.elements[place].way = CGPoint(
          x: center.x - shift.x - element.center.x, y: center.y - shift.y - element.center.y)
      }
    }
  }

  // MARK: Headers that stay in sight

  private func pin(_ view: UICollectionView) {
    let shown = view.bounds.inset(by: view.adjustedContentInset)
    for placed in sections {
      for (attributes, isStart, frame) in placed.pinned {
        attributes.frame = pinned(frame, isStart: isStart, in: placed.span, shown)
      }
    }
    for edge in edges where edge.isPinned {
      edge.attributes.frame = pinned(edge.frame, isStart: edge.isStart, in: 0...axis.along(size), shown)
    }
  }

  private func pinned(_ frame: CGRect, isStart: Bool, in span: ClosedRange<CGFloat>, _ shown: CGRect) -> CGRect {
    let length = axis.along(frame.size)
    let (low, high) = axis == .vertical ? (shown.minY, shown.maxY) : (shown.minX, shown.maxX)
    let natural = axis == .vertical ? frame.minY : frame.minX
    let place =
      isStart
      ? max(natural, min(low, span.upperBound - length)) : min(natural, max(high - length, span.lowerBound))
    return axis == .vertical
      ? CGRect(x: frame.minX, y: place, width: frame.width, height: length)
      : CGRect(x: place, y: frame.minY, width: length, height: frame.height)
  }

  // MARK: Answers

  override open var collectionViewContentSize: CGSize { size }

  private var all: [UICollectionViewLayoutAttributes] {
    edges.map(\.attributes)
      + sections.flatMap { $0.elements + ($0.scroll?.elements ?? []) }.map(\.attributes)
  }

  override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    for placed in sections { follow(placed) }
    return all.filter { $0.frame.touches(rect) }
  }

  override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    find(.init(category: .cell, kind: nil, path: indexPath))
  }
  override open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    find(.init(category: .supplementaryView, kind: elementKind, path: indexPath))
  }
  override open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    find(.init(category: .decorationView, kind: elementKind, path: indexPath))
  }

  private func find(_ key: UICollectionViewLayoutAttributes.Key) -> UICollectionViewLayoutAttributes? {
    for placed in sections where placed.index == key.path.first { follow(placed) }
    return all.first { $0.key == key }
  }

  // MARK: What makes it another one

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds) || edges.contains(where: \.isPinned)
      || sections.contains { !$0.pinned.isEmpty || $0.section.visibleItemsInvalidationHandler != nil }
  }

  override open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isOfScrolling = true
    return context
  }

  override open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // Another size is seen by `prepare`.
    if !context.isOfScrolling { isSolved = false }
    super.invalidateLayout(with: context)
  }

  override open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { !originalAttributes.estimates.isEmpty }

  override open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    measured.sizes[originalAttributes.key] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func elementsMoved(
    _ places: ((UICollectionViewLayoutAttributes.Key) -> UICollectionViewLayoutAttributes.Key?)?
  ) {
    measured.move(places)
    isSolved = false
  }
}
