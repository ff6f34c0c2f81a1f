import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Layouts that move by physics, that are told what is not valid, that are mirrored, and items that a finger moves.
@Suite struct LayoutBehaviorTests {
  /// A list whose items hang on springs, and fall behind when it is scrolled.
  private final class Springy: UICollectionViewFlowLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
    var prepared = 0

    override func prepare() {
      super.prepare()
      prepared += 1
      guard animator.behaviors.isEmpty else { return }
      let all = super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 200, height: 1000)) ?? []
      for item in all {
        let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
        (spring.length, spring.damping, spring.frequency) = (0, 0.8, 2)
        animator.addBehavior(spring)
      }
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: indexPath)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      let way = newBounds.origin.y - (collectionView?.bounds.origin.y ?? 0)
      for behavior in animator.behaviors {
        guard let item = (behavior as? UIAttachmentBehavior)?.items.first else { continue }
        item.center.y += way / 2
        animator.updateItem(usingCurrentState: item)
      }
      return false
    }
  }

  @Test func itemsHangOnSprings() {
    playItems(
      3, [Array(0..<20)],
      layout: {
        let layout = Springy()
        layout.itemSize = CGSize(width: 200, height: 40)
        return layout
      }
    ) { collection, _, stage in
      stage.perform(at: 0.5) {
        guard let layout = collection.collectionViewLayout as? Springy else { return }
        #expect(layout.animator.behaviors.count == 20 && layout.animator.layoutAttributesForCell(at: [0, 3]) != nil)
        #expect(layout.animator.layoutAttributesForCell(at: [0, 30]) == nil)
        #expect(collection.cellForItem(at: [0, 2])?.center.y == 120)
        collection.contentOffset.y = 40
        collection.layoutIfNeeded()
      }
      stage.perform(at: 0.51) { #expect(collection.cellForItem(at: [0, 2])?.center.y ?? 0 > 135) }
      stage.perform(at: 0.7) { #expect(collection.cellForItem(at: [0, 2])?.center.y ?? 0 < 132) }
      stage.perform(at: 2.8) { #expect(isClose(collection.cellForItem(at: [0, 2])?.center.y ?? 0, 120, 0.6)) }
    }
  }

  // MARK: Invalidation

  private final class Context: UICollectionViewFlowLayoutInvalidationContext {
    var isOwn = false
    override class func madeByClass() -> UICollectionViewLayoutInvalidationContext { Context() }
  }

  private final class Told: UICollectionViewFlowLayout {
    var log: [String] = []
    override class var invalidationContextClass: AnyClass { Context.self }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      log.append(
        "\(context is Context) \(context.invalidateEverything) \(context.invalidateDataSourceCounts) "
          + "\(context.invalidatedItemIndexPaths?.count ?? 0)")
      super.invalidateLayout(with: context)
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      context.invalidateItems(at: [[0, 0]])
      return context
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  @Test func contextsSayWhatIsNotValid() {
    playItems(0.1, [Array(0..<30)], layout: { Told() }) { collection, _, _ in
      guard let layout = collection.collectionViewLayout as? Told else { return }
      collection.layoutIfNeeded()
      layout.log = []
      collection.contentOffset.y = 5
      layout.invalidateLayout()
      collection.reloadData()
      #expect(layout.log == ["true false false 1", "true true false 0", "true true true 0"])
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 12)
      layout.invalidateLayout(with: context)
      #expect(collection.contentOffset.y == 17)
      context.invalidateSupplementaryElements(ofKind: "k", at: [[0, 1]])
      context.invalidateDecorationElements(ofKind: "d", at: [[0, 2]])
      #expect(context.invalidatedSupplementaryIndexPaths == ["k": [[0, 1]]])
      #expect(context.invalidatedDecorationIndexPaths == ["d": [[0, 2]]])
    }
  }

  /// What is asked again in an animation's block moves with it.
  @Test func layoutMovesInABlock() {
    playItems(1, [[0, 1, 2]]) { collection, _, stage in
      stage.perform(at: 0.1) {
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
          (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset.top = 40
          collection.layoutIfNeeded()
        }
      }
      stage.perform(at: 0.3) { #expect(isClose(collection.cellForItem(at: [0, 0])?.shownCenter.y ?? 0, 40, 1e-3)) }
    }
  }

  // MARK: Coming and going

  private final class Rising: UICollectionViewFlowLayout {
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      attributes?.center.y += 100
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      return attributes
    }
  }

  /// Unless a layout says otherwise, what comes fades in where it will be, and what goes fades where it is.
  @Test func layoutsChangeWhatIsUsual() {
    playItems(
      1, [[0, 1, 2]],
      layout: {
        let layout = Rising()
        layout.itemSize = CGSize(width: 60, height: 40)
        return layout
      }
    ) { collection, items, stage in
      stage.perform(at: 0.1) {
        let gone = collection.cellForItem(at: [0, 0])
        items.sections = [[1, 2, 3]]
        collection.performBatchUpdates {
          collection.deleteItems(at: [[0, 0]])
          collection.insertItems(at: [[0, 2]])
        }
        #expect(gone?.alpha == 0 && gone?.transform.a == 0.5)
        stage.perform(at: 0.2) {
          let (new, left) = (collection.cellForItem(at: [0, 2]), 1 - eased(0.1, of: 0.3))
          #expect(isClose(new?.shownCenter.y ?? 0, 20 + 100 * left, 1e-3))
          #expect(isClose(CGFloat(new?.layer.presentation()?.opacity ?? 2), 1 - left, 1e-3))
        }
      }
    }
  }

  // MARK: Mirrored

  private final class Mirrored: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test func isMirrored() {
    playItems(
      0.1, [Array(0..<10)],
      layout: {
        let layout = Mirrored()
        (layout.scrollDirection, layout.itemSize) = (.horizontal, CGSize(width: 60, height: 200))
        return layout
      }
    ) { collection, _, stage in
      collection.semanticContentAttribute = .forceRightToLeft
      stage.perform(at: 0.05) {
        // 10 items and 9 spaces; it begins at the right end.
        #expect(collection.contentSize.width == 690 && collection.contentOffset.x == 490)
        #expect(collection.cellForItem(at: [0, 0])?.frame == CGRect(x: 630, y: 0, width: 60, height: 200))
        #expect(collection.indexPathForItem(at: CGPoint(x: 600, y: 10)) == [0, 1])
      }
    }
  }

  // MARK: Prefetching

  private final class Prefetch: NSObject, UICollectionViewDataSourcePrefetching {
    var log = Log()
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      log.entries.append("ask \(indexPaths.map(\.item))")
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      log.entries.append("drop \(indexPaths.map(\.item))")
    }
  }

  /// Items a screen ahead: lines of 40 points with 10 between them, three in each.
  @Test func tellsWhatIsAboutToBeSeen() {
    let (log, kept) = (Log(), Keep())
    playItems(0.3, [Array(0..<60)]) { collection, _, stage in
      let prefetch = Prefetch()
      (prefetch.log, kept.objects) = (log, [prefetch])
      collection.prefetchDataSource = prefetch
      #expect(collection.isPrefetchingEnabled)
      stage.perform(at: 0.1) { collection.contentOffset.y = 100 }
      stage.perform(at: 0.2) { collection.contentOffset.y = 0 }
    }
    #expect(log.entries.count >= 3)
    #expect(log.entries.first?.hasPrefix("ask [12, 13, 14") == true && log.entries.last?.hasPrefix("drop [") == true)
  }

  // MARK: Items that a finger moves

  private final class Movable: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var items = [0, 1, 2, 3, 4, 5]
    var log = Log()
    var movesItems = true
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.tag = items[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      log.entries.append("moved \(sourceIndexPath.item) to \(destinationIndexPath.item)")
      items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  @Test(arguments: [true, false]) func movesItems(isKept: Bool) {
    let (log, kept) = (Log(), Keep())
    playItems(2, [[0]], log: log) { collection, _, stage in
      let source = Movable()
      (source.log, kept.objects) = (log, [source])
      (collection.dataSource, collection.delegate) = (source, source)
      stage.perform(at: 0.1) {
        source.movesItems = false
        #expect(!collection.beginInteractiveMovementForItem(at: [0, 0]))
        source.movesItems = true
        #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
        let place = collection.layoutAttributesForItem(at: [0, 2])?.center ?? .zero
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: place.x + 5, y: place.y + 3))
        // The item is at the finger, and those before its new place go there.
        #expect(collection.cellForItem(at: [0, 2])?.tag == 0)
        #expect(collection.cellForItem(at: [0, 2])?.center == CGPoint(x: place.x + 5, y: place.y + 3))
        #expect((0..<6).map { collection.cellForItem(at: [0, $0])?.tag } == [1, 2, 0, 3, 4, 5])
      }
      stage.perform(at: 0.2) {
        let (cell, done) = (collection.cellForItem(at: [0, 0]), eased(0.1, of: 0.3))
        #expect(isClose(cell?.shownCenter.x ?? 0, 100 - 70 * done, 1e-3))
      }
      stage.perform(at: 0.8) {
        isKept ? collection.endInteractiveMovement() : collection.cancelInteractiveMovement()
      }
      stage.perform(at: 1.8) {
        let order = isKept ? [1, 2, 0, 3, 4, 5] : [0, 1, 2, 3, 4, 5]
        #expect((0..<6).map { collection.cellForItem(at: [0, $0])?.tag } == order)
        #expect(collection.cellForItem(at: [0, 2])?.center.y == 20)
      }
    }
    #expect(log.entries.filter { $0.hasPrefix("moved") } == (isKept ? ["moved 0 to 2"] : []))
  }

  @Test func reconfiguresCells() {
    playItems(0.2, [[0, 1]]) { collection, items, stage in
      stage.perform(at: 0.1) {
        let cell = collection.cellForItem(at: [0, 1])
        items.sections = [[0, 9]]
        collection.reconfigureItems(at: [[0, 1]])
        #expect(cell?.tag == 9 && collection.cellForItem(at: [0, 1]) === cell)
      }
    }
  }
}
