public import UIKitCore

/// Shows snapshots in a table: what differs between two comes, goes and moves.
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UITableViewDataSource
{
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider
  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    state.update = { [weak tableView] changes, make, completion in
      guard let tableView else {
        make()
        return completion()
      }
      tableView.performBatchUpdates {
        make()
        tableView.update { $0 = changes }
      } completion: { _ in
        completion()
      }
    }
    state.reconfigure = { [weak tableView] in tableView?.reconfigureRows(at: $0) }
    state.reload = { [weak tableView] in tableView?.reloadData() }
    tableView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> Snapshot { state.shown }
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    state.apply(snapshot, animated: animatingDifferences, defaultRowAnimation, completion: completion)
  }
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { done in
      state.apply(snapshot, animated: animatingDifferences, defaultRowAnimation) { done.resume() }
    }
  }
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    state.applyByReloading(snapshot, completion: completion)
  }
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { done in state.applyByReloading(snapshot) { done.resume() } }
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { state.shown.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { state.shown.path(of: itemIdentifier) }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state.shown.sectionIdentifiers.indices.contains(index) ? state.shown.sectionIdentifiers[index] : nil
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.shown.indexOfSection(sectionIdentifier)
  }

  // MARK: What the table asks; subclasses say more

  open func numberOfSections(in tableView: UITableView) -> Int { state.shown.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { state.shown.numberOfItems(inSection: $0) } ?? 0
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
    MainLoop.current?.fail("a table's data source makes no cell for \(indexPath)")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { state.move(sourceIndexPath, to: destinationIndexPath) }
  open var commitsEditing: Bool { false }
  open var movesRows: Bool { false }
}
