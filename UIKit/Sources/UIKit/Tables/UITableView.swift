public import QuartzCore

/// Shows rows in sections, one below the other, and has only those cells that are seen.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Stands for a height that is asked of what is shown.
  public static let automaticDimension: CGFloat = -1

  public let style: Style
  let content = TableContent()
  private(set) lazy var tiles = TableTiles(self)

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  override public convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    if style == .insetGrouped { noteMissing("tables whose sections are inset: they are as wide as the table") }
  }

  // MARK: What it shows

  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

  // A table's delegate hears of more than a scroll view's: the same property, with another type.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      reloadData()
    }
  }

  /// Asks for everything anew. The selection is lost.
  open func reloadData() {
    content.isStale = true
    setNeedsLayout()
  }

  public var numberOfSections: Int { settled.sections.count }
  public func numberOfRows(inSection section: Int) -> Int {
    settled.sections.indices.contains(section) ? settled.sections[section].rows.count : 0
  }

  // MARK: Heights

  open var rowHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// Of rows that have not been seen yet.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
  // Heights of headers and footers are asked for at once, so that nothing is estimated.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Room above a section's header; with `automaticDimension` there is none here.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { heightsChanged() } }

  private func heightsChanged() {
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

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// What shines through the lines. Here they have one colour; a note says so.
  open var separatorEffect: UIVisualEffect? {
    didSet { if separatorEffect != nil { noteMissing("effects in the lines between a table's rows") } }
  }
  /// Where lines between rows begin and end.
  open var separatorInset = UIEdgeInsets(top: 0, left: UITableViewCell.margin, bottom: 0, right: 0) {
    didSet { setNeedsLayout() }
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    tiles.cells.register(cellClass, for: identifier)
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    tiles.edges.register(aClass, for: identifier)
  }

  /// One that is not seen any more, or a new one of the class that is registered; `nil` if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    tiles.cells.dequeue(identifier, kind: UITableViewCell.self) {
      $0.prepareForReuse()
    } make: {
      $0.make(style: .default, reuseIdentifier: identifier)
    }
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    MainLoop.current?.fail("no class is registered for cells of a table with the identifier \(identifier)")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    tiles.edges.dequeue(identifier, kind: UITableViewHeaderFooterView.self) {
      $0.prepareForReuse()
    } make: {
      $0.make(reuseIdentifier: identifier)
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

  // MARK: Places

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    settled.contains(indexPath) ? rect(settled.span(of: indexPath)) : .zero
  }
  open func rect(forSection section: Int) -> CGRect {
    guard settled.sections.indices.contains(section) else { return .zero }
    return rect(settled.sections[section].start...settled.sections[section].end)
  }
  open func rectForHeader(inSection section: Int) -> CGRect {
    guard settled.sections.indices.contains(section) else { return .zero }
    let part = settled.sections[section]
    return rect(part.start...part.start + part.header)
  }
  open func rectForFooter(inSection section: Int) -> CGRect {
    guard settled.sections.indices.contains(section) else { return .zero }
    let part = settled.sections[section]
    return rect(part.end - part.footer...part.end)
  }

  func rect(_ span: ClosedRange<CGFloat>) -> CGRect {
    CGRect(x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    settled.rows(from: point.y, to: point.y.nextUp).first { rectForRow(at: $0).contains(point) }
  }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { settled.rows(from: rect.minY, to: rect.maxY) }

  var settled: TableGeometry {
    tiles.settle()
    return content.geometry
  }

  // MARK: Scrolling to rows

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard settled.contains(indexPath) else {
      MainLoop.current?.fail("a table is scrolled to the row \(indexPath), which it does not have")
      return
    }
    let (row, inset) = (rectForRow(at: indexPath), adjustedContentInset)
    let covered = style == .plain ? settled.sections[indexPath.section].header : 0
    let shown = bounds.inset(by: inset)
    let top = row.minY - inset.top - covered
    let bottom = row.maxY + inset.bottom - bounds.height
    let y =
      switch scrollPosition {
      case .top: top
      case .bottom: bottom
      case .middle: row.midY - inset.top - shown.height / 2
      case .none: row.minY < shown.minY + covered ? top : row.maxY > shown.maxY ? bottom : contentOffset.y
      }
    setContentOffset(restingOffsets.nearest(to: CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Selection; see TableSelection.swift

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

  // MARK: Updates; see TableUpdates.swift

  var updates: BatchUpdates?
  var updateCompletions: [(Bool) -> Void] = []

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
    super.layoutSubviews()
  }
}
