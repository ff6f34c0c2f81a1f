import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct CollectionLayoutTests {
  private final class Ground: UICollectionReusableView {
    override class func madeByClass(frame: CGRect) -> UICollectionReusableView { Ground(frame: frame) }
  }

  /// Attributes with a number of their own.
  private final class Tinted: UICollectionViewLayoutAttributes {
    var tint = 0
    override class func madeByClass() -> UICollectionViewLayoutAttributes { Tinted() }
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tinted)?.tint = tint
      return copy
    }
  }

  private final class Cell: UICollectionViewCell {
    var log: [String] = []
    override class func madeByClass(frame: CGRect) -> UICollectionReusableView { Cell(frame: frame) }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      if let tinted = layoutAttributes as? Tinted { log.append("tint \(tinted.tint)") }
    }
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      log.append("will")
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      log.append("did")
    }
    override func prepareForReuse() { log.append("again") }
  }

  private final class Shelf: UICollectionViewFlowLayout {
    var told: [String] = []
    override class var layoutAttributesClass: AnyClass { Tinted.self }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let items = super.layoutAttributesForElements(in: rect)
      for case let item as Tinted in items ?? [] { item.tint = item.indexPath.item * 2 }
      return (items ?? []) + [layoutAttributesForDecorationView(ofKind: "ground", at: [0, 0])].compactMap(\.self)
    }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
      (attributes.frame, attributes.zIndex) = (CGRect(x: 0, y: 0, width: 200, height: 45), -1)
      return attributes
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { told.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { told.append("from") }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      CGPoint(x: 0, y: 30)
    }
  }

  @Test func layoutsHaveDecorationsAndAttributesOfTheirOwn() {
    playItems(0, [Array(0..<3)], layout: { Shelf() }) { collection, _, _ in
      collection.register(Cell.self, forCellWithReuseIdentifier: "item")
      collection.collectionViewLayout.register(Ground.self, forDecorationViewOfKind: "ground")
      collection.layoutIfNeeded()
      let ground = collection.subviews.first { $0 is Ground }
      #expect(ground?.frame == CGRect(x: 0, y: 0, width: 200, height: 45) && ground?.layer.zPosition == -1)
      #expect((collection.cellForItem(at: [0, 2]) as? Cell)?.log.first == "tint 4")
      #expect(collection.visibleCells.count == 3)
    }
  }

  @Test func cellsAreToldOfTransitions() {
    let kept = Keep()
    playItems(1, [Array(0..<60)], layout: { Shelf() }) { collection, _, stage in
      collection.register(Cell.self, forCellWithReuseIdentifier: "item")
      collection.layoutIfNeeded()
      stage.perform(at: 0.1) {
        let (old, new) = (collection.collectionViewLayout as? Shelf, Shelf())
        new.itemSize = CGSize(width: 90, height: 50)
        kept.objects = [new] + [collection.cellForItem(at: [0, 0])].compactMap(\.self)
        collection.setCollectionViewLayout(new, animated: true)
        #expect(old?.told == ["to"] && new.told == ["from"])
        // Where the layout wants it.
        #expect(collection.contentOffset.y == 30)
      }
      stage.perform(at: 0.8) {
        let log = (kept.objects.last as? Cell)?.log ?? []
        #expect(log.contains("will") && log.contains("did"))
        collection.contentOffset.y = 500
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.contains { ($0 as? Cell)?.log.contains("again") == true })
      }
    }
  }

  private final class Counting: UICollectionViewFlowLayout {
    final class Context: UICollectionViewLayoutInvalidationContext {}
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.minY > 10 }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      Context()
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  @Test func layoutsAreToldWhatIsNotValid() {
    playItems(0, [Array(0..<60)], layout: { Counting() }) { collection, _, _ in
      let layout = collection.collectionViewLayout as? Counting
      layout?.contexts = []
      collection.layoutIfNeeded()
      collection.contentOffset.y = 5
      #expect(layout?.contexts.isEmpty == true)
      collection.contentOffset.y = 15
      #expect(layout?.contexts.count == 1 && layout?.contexts.first is Counting.Context)
    }
  }

  @Test func scrollsToTheMiddle() {
    playItems(0, [Array(0..<60)]) { collection, _, _ in
      collection.scrollToItem(at: [0, 27], at: .centeredVertically, animated: false)
      let middle = collection.layoutAttributesForItem(at: [0, 27])?.center.y ?? 0
      #expect(collection.contentOffset.y == middle - 100)
      collection.scrollToItem(at: [0, 27], at: .top, animated: false)
      #expect(collection.contentOffset.y == collection.layoutAttributesForItem(at: [0, 27])?.frame.minY)
      #expect(UICollectionElementKindSectionHeader == UICollectionView.elementKindSectionHeader)
      #expect(UICollectionElementKindSectionFooter == UICollectionView.elementKindSectionFooter)
    }
  }

  @Test func footersPin() {
    playItems(0, [Array(0..<60)]) { collection, _, _ in
      let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
      layout?.footerReferenceSize = CGSize(width: 0, height: 20)
      layout?.sectionFootersPinToVisibleBounds = true
      collection.layoutIfNeeded()
      let kind = UICollectionView.elementKindSectionFooter
      #expect(collection.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY) == [180])
    }
  }
}
