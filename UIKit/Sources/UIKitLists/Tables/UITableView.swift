public import UIKitCore

/// Shows rows in sections, one below the other, and has only those cells that are seen.
open class UITableView: UIScrollView {
  public let style: Style
  let content = TableContent()
  private(set) lazy var tiles = TableTiles(self)

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  override public convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  override open class func madeByClass(frame: CGRect) -> UIView { UITableView(frame: frame) }
  /// One of the class, which the translator has asked that is known by a reference to it only.
  open class func madeByClass(frame: CGRect, style: Style) -> UITableView { UITableView(frame: frame, style: style) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addGestureRecognizer(rowSwipe.pan)
    addInteraction(rowMenus.interaction)
  }

  // MARK: What it shows

  // See ItemDragging.swift.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { if dragDelegate != nil { noteMissing("rows that are dragged to other views") } }
  }
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open var dragInteractionEnabled = false
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

  // A table's delegate hears of more than a scroll view's: the same property, with another type.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      reloadData()
    }
  }

  /// Hears which rows are about to be seen.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  /// Asks for everything anew. The selection is lost.
  open func reloadData() {
    content.isStale = true
    sectionIndex.isStale = true
    setNeedsLayout()
  }

  open var numberOfSections: Int { settled.sections.count }
  open func numberOfRows(inSection section: Int) -> Int {
    settled.sections.indices.contains(section) ? settled.sections[section].rows.count : 0
  }

  // MARK: Heights

  open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { heightsChanged() } } }
  /// Of rows that have not been seen yet.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsChanged() } }
  }
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsChanged() } }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsChanged() } }
  }
  // Heights of headers and footers are asked for at once, so that nothing is estimated.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Room above a section's header; with `automaticDimension`, as on a phone, some in plain tables and none in others.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsChanged() } }
  }
  // Lines below the last row, where there are no rows, are none of a phone's since iOS 15.
  open var fillerRowHeight: CGFloat = 0

  func heightsChanged() {
    content.needsHeights = true
    setNeedsLayout()
  }

  // MARK: Around the rows

  /// Above all sections; as high as its frame says.
  open var tableHeaderView: UIView? { didSet { changeEnd(from: oldValue, to: tableHeaderView) } }
  /// Below all sections.
  open var tableFooterView: UIView? { didSet { changeEnd(from: oldValue, to: tableFooterView) } }
  /// Behind the rows; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private func changeEnd(from old: UIView?, to new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    heightsChanged()
  }

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { setNeedsLayout() } }
  }
  open var separatorColor: UIColor? = .separator { didSet { if separatorColor !== oldValue { setNeedsLayout() } } }
  /// What shines through the lines. Here they have one colour; a note says so.
  open var separatorEffect: UIVisualEffect? {
    didSet { if separatorEffect != nil { noteMissing("effects in the lines between a table's rows") } }
  }
  /// Where lines between rows begin and end.
  open var separatorInset = UITableView.usualSeparatorInset {
    didSet {
      let isOther = separatorInset != oldValue || !hasOwnSeparatorInset
      hasOwnSeparatorInset = true
      if isOther { setNeedsLayout() }
    }
  }
  private(set) var hasOwnSeparatorInset = false
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { setNeedsLayout() } }
  }
  // No phone's text is so wide that it would be hard to read.
  open var cellLayoutMarginsFollowReadableWidth = false
  // What the safe area takes at the sides, of a phone on its side, is nobody's content.
  open var insetsContentViewsToSafeArea = true

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    tiles.cells.register(cellClass, for: identifier)
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    tiles.edges.register(aClass, for: identifier)
  }

  /// Nibs are registered, and named where one is asked for; see ``UINib``.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    tiles.cells.register(nib, for: identifier)
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    tiles.edges.register(nib, for: identifier)
  }

  /// A cell that is not seen any more, or a new one of the class that is registered; `nil` without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    tiles.cells.dequeue(identifier, kind: UITableViewCell.self) {
      $0.prepareForReuse()
    } make: {
      $0.madeByClass(style: .default, reuseIdentifier: identifier)
    }
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) {
      tiles.size(cell)
      return cell
    }
    MainLoop.current?.fail("no class is registered for cells of a table with the identifier \(identifier)")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    tiles.edges.dequeue(identifier, kind: UITableViewHeaderFooterView.self) {
      $0.prepareForReuse()
    } make: {
      $0.madeByClass(reuseIdentifier: identifier)
    }
  }

  /// Those that are seen, from the top down.
  open var visibleCells: [UITableViewCell] { indexPathsForVisibleRows?.compactMap { cellForRow(at: $0) } ?? [] }
  open var indexPathsForVisibleRows: [IndexPath]? {
    tiles.update()
    return tiles.visibleRows
  }

  /// The cell of a row that is seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    tiles.update()
    return tiles.rows[indexPath]
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? { tiles.rows.first { $0.value === cell }?.key }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tiles.headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tiles.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Places; see TablePlaces.swift

  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) { $0.start...$0.end } }
  open func rectForHeader(inSection section: Int) -> CGRect { sectionRect(section) { $0.start...$0.start + $0.header } }
  open func rectForFooter(inSection section: Int) -> CGRect { sectionRect(section) { $0.end - $0.footer...$0.end } }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    settled.rows(from: point.y, to: point.y.nextUp).first { rectForRow(at: $0).contains(point) }
  }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { settled.rows(from: rect.minY, to: rect.maxY) }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated)
  }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Selection; see TableSelection.swift

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  // Nothing moves from view to view but by touches.
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var allowsFocus = false
  let selection = ItemSelection()

  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }
  /// Selects a row and scrolls to it; the delegate hears nothing of it.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated, scrollPosition)
  }
  /// The delegate hears nothing of it.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { unmark(indexPath, animated) }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    // A touch beside a row that was swiped aside brings it back, and does nothing else.
    guard !rowSwipe.isOpen else { return rowSwipe.close() }
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

  // MARK: Editing; see Editing and Swipes

  var isEditingNow = false
  open var isEditing: Bool {
    get { isEditingNow }
    set { setEditing(newValue, animated: false) }
  }
  /// Has cells show what their rows are deleted, inserted, chosen and moved by.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated: animated) }
  private(set) lazy var rowSwipe = RowSwipe(self)
  private(set) lazy var rowMenus = RowMenus(self)
  private(set) lazy var reordering = RowReordering(self)

  override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === rowSwipe.pan ? rowSwipe.takesDrag : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: The list of titles beside the rows; see SectionIndex.swift

  private(set) lazy var sectionIndex = SectionIndex(self)
  open var sectionIndexColor: UIColor? { didSet { sectionIndex.changed() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndex.changed() } }
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { sectionIndex.changed() } }
  /// With fewer rows there is none.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }
  open func reloadSectionIndexTitles() {
    sectionIndex.isStale = true
    setNeedsLayout()
  }

  // MARK: Updates; see TableUpdates.swift

  var updates = OpenUpdates()
  /// Whether changes are open that are not to be seen yet.
  open var hasUncommittedUpdates: Bool { updates.areOpen }

  /// What is changed from now on comes to be seen at once, with ``endUpdates()``. Without changes heights are asked for anew.
  open func beginUpdates() { openUpdates() }
  open func endUpdates() { closeUpdates(completion: nil) }
  /// The same for the changes of a function.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openUpdates()
    updates?()
    closeUpdates(completion: completion)
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows.merge(indexPaths.map { ($0, animation) }) { $1 } }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows.merge(indexPaths.map { ($0, animation) }) { $1 } }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows.merge(indexPaths.map { ($0, animation) }) { $1 } }
  }
  /// Asks for the same cells to be set up anew.
  open func reconfigureRows(at indexPaths: [IndexPath]) { tiles.reconfigure(indexPaths) }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.merge(sections.map { ($0, animation) }) { $1 } }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.merge(sections.map { ($0, animation) }) { $1 } }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.merge(sections.map { ($0, animation) }) { $1 } }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  // MARK: Layout

  override open func layoutSubviews() {
    tiles.update()
    tiles.placeEnds()
    sectionIndex.layOut()
    super.layoutSubviews()
  }
}
