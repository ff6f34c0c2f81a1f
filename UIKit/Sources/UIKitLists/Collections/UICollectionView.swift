public import UIKitCore

/// Shows items where a layout has them, and has only those cells that are seen.
open class UICollectionView: UIScrollView, DraggedContent {
  private var layout: UICollectionViewLayout
  private(set) lazy var tiles = CollectionTiles(self)

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.holder = self
    addInteraction(rowMenus.interaction)
  }

  /// There are no archives here to decode a layout from; its items flow.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.holder = self
    addInteraction(rowMenus.interaction)
  }

  /// One of the class, which the translator has asked that is known by a reference to it only.
  open class func madeByClass(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
  ) -> UICollectionView { UICollectionView(frame: frame, collectionViewLayout: layout) }

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
    layout.isOfReload = true
    layout.invalidateLayout()
    layout.isOfReload = false
    layoutChanged()
  }

  open var numberOfSections: Int { tiles.counts.count }
  open func numberOfItems(inSection section: Int) -> Int {
    tiles.counts.indices.contains(section) ? tiles.counts[section] : 0
  }

  /// Hears which items are about to be seen.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  // See ItemDragging.swift.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { if dragDelegate != nil { noteMissing("items that are dragged to other views") } }
  }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var dragInteractionEnabled = false
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  open var reorderingCadence = ReorderingCadence.immediate

  // MARK: Layout

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Moves the items to where another layout has them.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, animated: animated, completion: completion) }

  /// Takes another layout in place of the one that there is; see CollectionTransition.swift.
  func exchange(_ layout: UICollectionViewLayout) {
    self.layout = layout
    layout.holder = self
  }

  /// What is between two layouts while a finger leads from one to the other.
  var transition: CollectionTransition?

  /// Leads to another layout by the progress of the one that is returned.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }
  /// Goes the rest of the way.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Goes back.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }

  /// The layout is not valid any more.
  func layoutChanged(_ context: UICollectionViewLayoutInvalidationContext? = nil) {
    tiles.isLayoutStale = true
    setNeedsLayout()
    guard let context else { return }
    let (shift, growth) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    if growth != .zero {
      contentSize = CGSize(width: contentSize.width + growth.width, height: contentSize.height + growth.height)
    }
    guard shift != .zero else { return }
    isMovingByItself = true
    contentOffset = CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)
    isMovingByItself = false
  }

  override open var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      let isOther = newValue != old && layout.shouldInvalidateLayout(forBoundsChange: newValue)
      let isAnimated = newValue.size != old.size && AnimationBlock.current != nil
      if isAnimated { layout.prepare(forAnimatedBoundsChange: old) }
      super.bounds = newValue
      if isOther { layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newValue)) }
      if isAnimated { layout.finalizeAnimatedBoundsChange() }
    }
  }

  override open func layoutSubviews() {
    tiles.update()
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  package func target(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    tiles.settle()
    return tiles.attributes(of: .init(category: .cell, kind: nil, path: indexPath))
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    tiles.settle()
    return tiles.attributes(of: .init(category: .supplementaryView, kind: kind, path: indexPath))
  }

  /// The view that an element lies in.
  func host(for attributes: UICollectionViewLayoutAttributes) -> UIView { attributes.host ?? self }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    tiles.cells.register(cellClass, for: identifier)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { tiles.pool(ofKind: elementKind).register(viewClass, for: identifier) }

  /// Nibs are registered, and named where one is asked for; see ``UINib``.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    tiles.cells.register(nib, for: identifier)
  }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { tiles.pool(ofKind: kind).register(nib, for: identifier) }

  /// A cell that has the size that the layout has for the item which is asked for.
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
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    tiles.update()
    return tiles.views.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    tiles.views.first { $0.value === supplementaryView }?.key.path
  }
  /// The frontmost item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { tiles.item(at: point) }

  // MARK: Scrolling to items

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let item = layoutAttributesForItem(at: indexPath) else {
      MainLoop.current?.fail("a collection is scrolled to the item \(indexPath), which it does not have")
      return
    }
    scroll(to: item, scrollPosition, animated)
  }

  // MARK: Selection; see CollectionSelection.swift

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  let selection = ItemSelection()

  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }
  /// Selects an item and scrolls to it; the delegate hears nothing of it.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated, scrollPosition)
  }
  /// The delegate hears nothing of it.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { unmark(indexPath) }

  /// Whether cells show what they can be edited with.
  open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    // A touch beside a row that was swiped aside brings it back, and does nothing else.
    if hasSwipes, rowSwipe.isOpen { return rowSwipe.close() }
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

  private(set) lazy var rowMenus = RowMenus(self)

  // MARK: Rows that are swiped; see CollectionSwipes.swift

  var hasSwipes = false
  private(set) lazy var rowSwipe = RowSwipe(self)

  override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if hasSwipes, gestureRecognizer === rowSwipe.pan { return rowSwipe.takesDrag }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Items that a finger moves; see ItemMovement.swift

  /// - Returns: whether the data source lets the item be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
  /// Takes the item's middle to a point of the content, and the others out of its way.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { move(to: targetPosition) }
  open func endInteractiveMovement() { endMovement(isCancelled: false) }
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

  // MARK: Updates; see CollectionUpdates.swift

  var updates = OpenUpdates()
  /// Where everything lay before the updates that are open.
  var counts: [Int] = []
  var before: [UICollectionViewLayoutAttributes.Key: UICollectionViewLayoutAttributes] = [:]

  /// Whether changes are open that are not to be seen yet.
  open var hasUncommittedUpdates: Bool { updates.areOpen }
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
  /// Asks for the same cells to be set up anew.
  open func reconfigureItems(at indexPaths: [IndexPath]) { tiles.reconfigure(indexPaths) }
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
