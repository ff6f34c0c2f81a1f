public import UIKitCore

/// Shows snapshots in a collection: what differs between two comes, goes and moves.
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UICollectionViewDataSource
{
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What lets fingers move items.
  open var reorderingHandlers = ReorderingHandlers()
  /// What hears of items that open and close.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public init() {}
  }

  public struct SectionSnapshotHandlers {
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
          -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?
    public init() {}
  }

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    state.update = { [weak collectionView] changes, make, completion in
      guard let collectionView else {
        make()
        return completion()
      }
      collectionView.performBatchUpdates {
        make()
        collectionView.update { $0 = changes }
      } completion: { _ in
        completion()
      }
    }
    state.reconfigure = { [weak collectionView] in collectionView?.reconfigureItems(at: $0) }
    state.reload = { [weak collectionView] in collectionView?.reloadData() }
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> Snapshot { state.shown }
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    state.apply(snapshot, animated: animatingDifferences, .fade, completion: completion)
  }
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { done in
      state.apply(snapshot, animated: animatingDifferences, .fade) { done.resume() }
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

  // MARK: Parts of sections

  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { state.outline(of: section) }
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { state.apply(snapshot, to: section, animated: animatingDifferences, .fade, completion: completion) }
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { done in
      state.apply(snapshot, to: section, animated: animatingDifferences, .fade) { done.resume() }
    }
  }

  // MARK: What the collection asks

  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.shown.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { state.shown.numberOfItems(inSection: $0) } ?? 0
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
      return cell
    }
    MainLoop.current?.fail("a collection's data source makes no cell for \(indexPath)")
    return UICollectionViewCell(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    MainLoop.current?.fail("a collection's layout has a \(kind), and its data source makes none")
    return UICollectionReusableView(frame: .zero)
  }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let old = state.shown
    state.move(sourceIndexPath, to: destinationIndexPath)
    let change = NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: state.shown)
    reorderingHandlers.willReorder?(change)
    reorderingHandlers.didReorder?(change)
  }
  open var movesItems: Bool { reorderingHandlers.canReorderItem != nil }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  private func place(_ path: IndexPath) -> (item: ItemIdentifierType, section: SectionIdentifierType)? {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section) else { return nil }
    return (item, section)
  }

  func isExpanded(at path: IndexPath) -> Bool {
    place(path).map { snapshot(for: $0.section).isExpanded($0.item) } ?? false
  }

  func toggle(at path: IndexPath) {
    guard let (item, section) = place(path) else { return }
    var outline = snapshot(for: section)
    if outline.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      if let children = sectionSnapshotHandlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}

/// What a finger has changed.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}
