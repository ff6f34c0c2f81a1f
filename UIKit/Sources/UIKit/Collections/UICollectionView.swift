public import QuartzCore

/// Shows items where a layout has them, and has only those cells that are seen.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }

  /// Where an item is to be seen.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  private var layout: UICollectionViewLayout
  private(set) lazy var tiles = CollectionTiles(self)

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// There are no archives here to decode a layout from; its items flow.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.collectionView = self
  }

  // MARK: What it shows

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }

  // A collection's delegate hears of more than a scroll view's: the same property, with another type.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      super.delegate = newValue
      layoutChanged()
    }
  }

  /// Behind the items; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Asks for everything anew. The selection is lost.
  open func reloadData() {
    tiles.isStale = true
    layoutChanged()
  }

  public var numberOfSections: Int { tiles.counts.count }
  public func numberOfItems(inSection section: Int) -> Int {
    tiles.counts.indices.contains(section) ? tiles.counts[section] : 0
  }

  // MARK: Layout

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Moves the items to where another layout has them.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard layout !== self.layout else { return }
    tiles.update()
    let (old, before) = (self.layout, tiles.surroundings())
    old.prepareForTransition(to: layout)
    old.collectionView = nil
    self.layout = layout
    layout.collectionView = self
    layout.prepareForTransition(from: old)
    tiles.isLayoutStale = true
    guard animated, window != nil, bounds.width > 0 else {
      setNeedsLayout()
      MainLoop.current?.after(0) { completion?(true) }
      return
    }
    for view in tiles.inOrder { view.willTransition(from: old, to: layout) }
    tiles.change(from: before, .relayout(finalize: layout.finalizeLayoutTransition)) { [weak self] in
      for view in self?.tiles.inOrder ?? [] { view.didTransition(from: old, to: layout) }
      completion?(true)
    }
  }

  /// The layout is not valid any more.
  func layoutChanged() {
    tiles.isLayoutStale = true
    setNeedsLayout()
  }

  override open var bounds: CGRect {
    get { super.bounds }
    set {
      let isOther = newValue != super.bounds && layout.shouldInvalidateLayout(forBoundsChange: newValue)
      super.bounds = newValue
      if isOther { layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newValue)) }
    }
  }

  override open func layoutSubviews() {
    tiles.update()
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  override func target(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    tiles.settle()
    return layout.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    tiles.settle()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    tiles.cells.register(cellClass, for: identifier)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { tiles.pool(ofKind: elementKind).register(viewClass, for: identifier) }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    tiles.dequeue(identifier, from: tiles.cells, ofKind: "cells") as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    tiles.dequeue(identifier, from: tiles.pool(ofKind: elementKind), ofKind: elementKind)
  }

  /// Those that are seen.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }
  open var indexPathsForVisibleItems: [IndexPath] {
    tiles.update()
    return tiles.views.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }
  /// The cell of an item that is seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    tiles.update()
    return tiles.cell(at: indexPath)
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    tiles.views.first { $0.value === cell }?.key.path
  }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    tiles.update()
    return tiles.views[.init(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    tiles.update()
    return tiles.views.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
  }
  /// The frontmost item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    tiles.settle()
    return layout.layoutAttributesForElements(in: CGRect(origin: point, size: CGSize(width: 1e-3, height: 1e-3)))?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) && !$0.isHidden }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  // MARK: Scrolling to items

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let item = layoutAttributesForItem(at: indexPath)?.frame else {
      MainLoop.current?.fail("a collection is scrolled to the item \(indexPath), which it does not have")
      return
    }
    let (inset, size) = (adjustedContentInset, bounds.size)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = item.minY - inset.top }
    if scrollPosition.contains(.bottom) { offset.y = item.maxY + inset.bottom - size.height }
    if scrollPosition.contains(.centeredVertically) {
      offset.y = item.midY - (inset.top + size.height - inset.bottom) / 2
    }
    if scrollPosition.contains(.left) { offset.x = item.minX - inset.left }
    if scrollPosition.contains(.right) { offset.x = item.maxX + inset.right - size.width }
    if scrollPosition.contains(.centeredHorizontally) {
      offset.x = item.midX - (inset.left + size.width - inset.right) / 2
    }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(item, animated: animated) }
    setContentOffset(restingOffsets.nearest(to: offset), animated: animated)
  }

  // MARK: Selection; see CollectionSelection.swift

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  let selection = ItemSelection()

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    beginItemTouch(touches.first)
  }
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    moveItemTouch(touches.first)
  }
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endItemTouch()
  }
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    cancelItemTouch()
  }

  // MARK: Updates; see CollectionUpdates.swift

  var updates: BatchUpdates?
  var updateCompletions: [(Bool) -> Void] = []
  /// Where everything lay before the updates that are open.
  var counts: [Int] = []
  var before: [UICollectionViewLayoutAttributes.Key: UICollectionViewLayoutAttributes] = [:]

  /// What is changed in a function comes to be seen at once. Without changes the layout is asked for anew.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openUpdates()
    updates?()
    closeUpdates(completion: completion)
  }
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedRows.merge(indexPaths.map { ($0, .fade) }) { $1 } }
  }
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedRows.merge(indexPaths.map { ($0, .fade) }) { $1 } }
  }
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedRows.merge(indexPaths.map { ($0, .fade) }) { $1 } }
  }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.merge(sections.map { ($0, .fade) }) { $1 } }
  }
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.merge(sections.map { ($0, .fade) }) { $1 } }
  }
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.merge(sections.map { ($0, .fade) }) { $1 } }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }
}
