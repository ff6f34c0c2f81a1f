import UIKitCore

/// Tells a collection's data source which items are about to come into view.
final class CollectionPrefetch {
  private unowned let view: UICollectionView
  private var asked: Set<IndexPath> = []
  private var lastOffset = CGPoint.zero
  private var way = CGPoint.zero

  init(_ view: UICollectionView) { self.view = view }

  /// Those a screen ahead of where the content moves to.
  func update() {
    guard let source = view.prefetchDataSource, view.isPrefetchingEnabled else { return }
    let offset = view.contentOffset
    if offset != lastOffset { way = CGPoint(x: offset.x - lastOffset.x, y: offset.y - lastOffset.y) }
    lastOffset = offset
    func ahead(_ way: CGFloat, _ length: CGFloat) -> CGFloat { way == 0 ? 0 : way > 0 ? length : -length }
    let isStill = way == .zero
    let bounds = view.bounds
    let next = bounds.offsetBy(
      dx: isStill ? 0 : ahead(way.x, bounds.width), dy: isStill ? bounds.height : ahead(way.y, bounds.height))
    let near = Set(
      view.tiles.attributes(in: next).keys.filter { $0.category == .cell && view.tiles.views[$0] == nil }.map(\.path))
    let new = near.subtracting(asked).sorted()
    let gone = asked.subtracting(near).filter { view.tiles.cell(at: $0) == nil }.sorted()
    asked = near
    if !gone.isEmpty { source.collectionView(view, cancelPrefetchingForItemsAt: gone) }
    if !new.isEmpty { source.collectionView(view, prefetchItemsAt: new) }
  }
}
