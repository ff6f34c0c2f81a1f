import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Items numbered from 0, and all that a collection tells.
final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[Int]]
  var sizes: [Int: CGSize] = [:]
  var log = Log()
  init(_ sections: [[Int]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes[sections[indexPath.section][indexPath.item]]
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.entries.append("selected \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.entries.append("deselected \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.entries.append("highlighted \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    log.entries.append("unhighlighted \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { log.numbers.append(CGFloat(indexPath.item)) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { log.entries.append("gone \(indexPath.item)") }
}

/// A collection of 200 by 200 points with items of 60 by 40.
func playItems(
  _ seconds: Double, _ sections: [[Int]], layout: @escaping @Sendable () -> UICollectionViewLayout = flowLayout,
  log: Log = Log(), _ plan: @escaping @Sendable (UICollectionView, Items, Stage) -> Void
) {
  let kept = Keep()
  let stage = play(seconds) { view, stage in
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    let items = Items(sections)
    items.log = log
    (collection.dataSource, collection.delegate, kept.objects) = (items, items, [items])
    view.addSubview(collection)
    plan(collection, items, stage)
  }
  #expect(stage.error == nil)
}

@Sendable func flowLayout() -> UICollectionViewLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 60, height: 40)
  return layout
}

@Sendable func rowLayout() -> UICollectionViewLayout {
  let layout = UICollectionViewFlowLayout()
  (layout.scrollDirection, layout.itemSize, layout.minimumLineSpacing) = (
    .horizontal, CGSize(width: 100, height: 200), 20
  )
  return layout
}

extension UICollectionView {
  fileprivate func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}

@Suite struct CollectionTests {
  // MARK: Flow

  /// Three of 60 points and two spaces of 10 fill a line of 200; lines are 10 apart.
  @Test func itemsFlow() {
    playItems(0, [Array(0..<50)]) { collection, items, _ in
      collection.layoutIfNeeded()
      #expect(collection.frame(0) == CGRect(x: 0, y: 0, width: 60, height: 40))
      #expect(collection.frame(2) == CGRect(x: 140, y: 0, width: 60, height: 40))
      #expect(collection.frame(3) == CGRect(x: 0, y: 50, width: 60, height: 40))
      // The last line keeps the space of the others.
      #expect(collection.frame(49)?.minX == 70 && collection.frame(49)?.minY == 800)
      #expect(collection.contentSize == CGSize(width: 200, height: 840))
      #expect(collection.visibleCells.map(\.tag) == Array(0..<12) && items.log.numbers.count == 12)
      #expect(collection.numberOfSections == 1 && collection.numberOfItems(inSection: 0) == 50)
      collection.contentOffset.y = 45
      #expect(
        collection.indexPathsForVisibleItems.first == [0, 3]
          && items.log.entries.sorted() == (0..<3).map { "gone \($0)" })
      #expect(collection.cellForItem(at: [0, 2]) == nil && collection.cellForItem(at: [0, 4])?.tag == 4)
      #expect(collection.indexPath(for: collection.visibleCells[0]) == [0, 3])
      #expect(collection.indexPathForItem(at: CGPoint(x: 75, y: 60)) == [0, 4])
      #expect(collection.indexPathForItem(at: CGPoint(x: 65, y: 60)) == nil)
    }
  }

  @Test func spaceIsSharedInALine() {
    playItems(0, [Array(0..<4)]) { collection, items, _ in
      let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
      #expect(layout?.minimumLineSpacing == 10 && layout?.minimumInteritemSpacing == 10)
      #expect(UICollectionViewFlowLayout().itemSize == CGSize(width: 50, height: 50))
      layout?.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
      layout?.minimumInteritemSpacing = 20
      layout?.minimumLineSpacing = 3
      // 170 points: two of 60 and 50 between them.
      #expect(collection.frame(1) == CGRect(x: 120, y: 5, width: 60, height: 40))
      #expect(collection.frame(2) == CGRect(x: 10, y: 48, width: 60, height: 40))
      items.sizes = [2: CGSize(width: 20, height: 10), 3: CGSize(width: 30, height: 40)]
      layout?.invalidateLayout()
      // The lower one lies in the middle of the line; a last line of different sizes keeps to the least space.
      #expect(collection.frame(2) == CGRect(x: 10, y: 63, width: 20, height: 10))
      #expect(collection.frame(3)?.minX == 50)
      collection.layoutIfNeeded()
      #expect(collection.contentSize.height == 95)
    }
  }

  @Test func sectionsHaveHeadersAndFooters() {
    playItems(0, [Array(0..<12), Array(12..<24)]) { collection, _, _ in
      let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
      layout?.headerReferenceSize = CGSize(width: 0, height: 30)
      layout?.footerReferenceSize = CGSize(width: 0, height: 20)
      collection.layoutIfNeeded()
      let kind = UICollectionView.elementKindSectionHeader
      #expect(
        collection.supplementaryView(forElementKind: kind, at: [0, 0])?.frame
          == CGRect(x: 0, y: 0, width: 200, height: 30))
      #expect(collection.frame(0)?.minY == 30 && collection.frame(0, 1)?.minY == 270)
      let footer = collection.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionFooter, at: [0, 0])
      #expect(footer?.frame == CGRect(x: 0, y: 220, width: 200, height: 20))
      layout?.sectionHeadersPinToVisibleBounds = true
      collection.contentOffset.y = 100
      #expect(collection.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY) == [100, 240])
      collection.contentOffset.y = 225
      #expect(collection.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY) == [210, 240])
    }
  }

  @Test func scrollsSideways() {
    playItems(1, [Array(0..<10)], layout: rowLayout) { collection, _, stage in
      collection.layoutIfNeeded()
      #expect(collection.contentSize == CGSize(width: 1180, height: 200) && collection.frame(3)?.minX == 360)
      collection.scrollToItem(at: [0, 3], at: .centeredHorizontally, animated: false)
      #expect(collection.contentOffset.x == 310)
      collection.scrollToItem(at: [0, 3], at: .left, animated: false)
      #expect(collection.contentOffset.x == 360)
      collection.scrollToItem(at: [0, 5], at: .right, animated: true)
      stage.perform(at: 0.9) { #expect(collection.contentOffset.x == 500) }
    }
  }

  // MARK: Layouts of one's own

  /// Items in the middle are larger; scrolling ends where one is in the middle.
  private final class Focus: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let middle = collectionView?.bounds.midX ?? 0
      return super.layoutAttributesForElements(in: rect)?.compactMap { attributes in
        guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return nil }
        let distance = min(abs(copy.center.x - middle) / 100, 1)
        copy.transform3D = CATransform3DMakeScale(1 - distance / 2, 1 - distance / 2, 1)
        (copy.alpha, copy.zIndex) = (1 - distance / 4, distance < 0.5 ? 1 : 0)
        return copy
      }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: (proposedContentOffset.x / 120).rounded() * 120, y: 0) }
  }

  @Test func layoutsFollowTheBounds() {
    let make: @Sendable () -> UICollectionViewLayout = {
      let layout = Focus()
      (layout.scrollDirection, layout.itemSize) = (.horizontal, CGSize(width: 100, height: 200))
      (layout.minimumLineSpacing, layout.sectionInset.left) = (20, 50)
      return layout
    }
    playItems(4, [Array(0..<10)], layout: make) { collection, _, stage in
      collection.layoutIfNeeded()
      let cell = collection.cellForItem(at: [0, 1])
      // 120 points from the middle: half as large.
      #expect(cell?.layer.transform.m11 == 0.5 && cell?.alpha == 0.75 && cell?.layer.zPosition == 0)
      #expect(cell?.bounds.size == CGSize(width: 100, height: 200))
      collection.contentOffset.x = 120
      collection.layoutIfNeeded()
      #expect(cell?.layer.transform == CATransform3DIdentity && cell?.alpha == 1 && cell?.layer.zPosition == 1)
      stage.tape.touch(collection, at: 0.1, location: CGPoint(x: 150, y: 100)) {
        $0.drag(by: Vector(dx: -100, dy: 0), duration: 0.2, curve: .linear)
      }
      // 90 points, and 500 / 2.002 with the speed: 459.7, of which 480 is the nearest multiple.
      stage.perform(at: 3.9) { #expect(isClose(collection.contentOffset.x, 480, 0.01)) }
    }
  }

  /// Items on a circle.
  private final class Circle: UICollectionViewLayout {
    var radius: CGFloat = 50
    var told: [String] = []
    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let angle = CGFloat(indexPath.item) * .pi / 2
      attributes.size = CGSize(width: 20, height: 20)
      attributes.center = CGPoint(x: 100 + radius * cos(angle), y: 100 + radius * sin(angle))
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap { layoutAttributesForItem(at: [0, $0]) }
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      told += updateItems.map {
        "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
      }
    }
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = layoutAttributesForItem(at: itemIndexPath)
      attributes?.center = CGPoint(x: 100, y: 100)
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = layoutAttributesForItem(at: itemIndexPath)
      attributes?.center = CGPoint(x: 100, y: 0)
      return attributes
    }
    override func finalizeCollectionViewUpdates() { told.append("final \(UIView.inheritedAnimationDuration)") }
    override func finalizeLayoutTransition() { told.append("transition") }
  }

  /// 0.3 s, by the usual curve, from where the layout says and to there.
  @Test func itemsComeAndGo() {
    let log = Log()
    playItems(1, [[0, 1, 2]], layout: { Circle() }, log: log) { collection, items, stage in
      stage.perform(at: 0.1) {
        let (gone, moved) = (collection.cellForItem(at: [0, 0]), collection.cellForItem(at: [0, 2]))
        items.sections = [[2, 9, 1]]
        collection.performBatchUpdates {
          collection.insertItems(at: [[0, 1]])
          collection.deleteItems(at: [[0, 0]])
          collection.moveItem(at: [0, 2], to: [0, 0])
        } completion: {
          log.entries.append("done \($0)")
        }
        let layout = collection.collectionViewLayout as? Circle
        #expect(layout?.told == ["delete 0 -1", "insert -1 1", "move 2 0", "final 0.3"])
        #expect(collection.visibleCells.map(\.tag) == [2, 9, 1] && collection.cellForItem(at: [0, 0]) === moved)
        stage.perform(at: 0.2) {
          let done = eased(0.1, of: 0.3)
          #expect(isClose(moved?.shownCenter.x ?? 0, 50 + 100 * done, 1e-3))
          #expect(isClose(collection.cellForItem(at: [0, 1])?.shownCenter.y ?? 0, 100 + 50 * done, 1e-3))
          #expect(isClose(gone?.shownCenter.y ?? 0, 100 - 100 * done, 1e-3))
        }
        stage.perform(at: 0.6) { #expect(gone?.superview == nil) }
      }
    }
    #expect(log.entries.suffix(2) == ["gone 0", "done true"])
  }

  @Test func itemsMoveToAnotherLayout() {
    let log = Log()
    playItems(1, [[0, 1, 2]], log: log) { collection, _, stage in
      stage.perform(at: 0.1) {
        let circle = Circle()
        collection.setCollectionViewLayout(circle, animated: true) { log.entries.append("done \($0)") }
        #expect(collection.collectionViewLayout === circle && circle.told == ["transition"])
        #expect(circle.collectionView === collection && collection.contentSize.height == 200)
      }
      stage.perform(at: 0.2) {
        let done = eased(0.1, of: 0.3)
        let cell = collection.cellForItem(at: [0, 1])
        #expect(isClose(cell?.shownCenter.x ?? 0, 100, 1e-3))
        #expect(isClose(cell?.shownCenter.y ?? 0, 20 + 130 * done, 1e-3))
        #expect(isClose(cell?.layer.presentation()?.bounds.width ?? 0, 60 - 40 * done, 1e-3))
      }
    }
    #expect(log.entries == ["done true"])
  }

  @Test func sectionsAndItemsAreReloaded() {
    playItems(1, [[0, 1], [2]]) { collection, items, stage in
      stage.perform(at: 0.1) {
        items.sections[0][1] = 7
        collection.reloadItems(at: [[0, 1]])
        #expect(collection.visibleCells.map(\.tag) == [0, 7, 2])
      }
      stage.perform(at: 0.5) {
        items.sections = [[8], [5, 6]]
        collection.performBatchUpdates {
          collection.deleteSections([0])
          collection.insertSections([0])
          collection.reloadSections([1])
        }
        #expect(collection.visibleCells.map(\.tag) == [8, 5, 6])
      }
      stage.perform(at: 0.9) {
        items.sections.swapAt(0, 1)
        collection.moveSection(0, toSection: 1)
        #expect(collection.visibleCells.map(\.tag) == [5, 6, 8])
      }
    }
  }

  // MARK: Attributes

  @Test func attributesSayWhereAnItemIs() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [1, 2])
    attributes.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    #expect(attributes.center == CGPoint(x: 30, y: 50) && attributes.bounds.size == attributes.size)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: -10, y: -10, width: 80, height: 120) && attributes.transform3D.m22 == 2)
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy == attributes && copy !== attributes && copy?.indexPath == [1, 2])
    copy?.alpha = 0.5
    #expect(copy != attributes && copy?.representedElementCategory == .cell)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: [0, 0])
    #expect(header.representedElementKind == "head" && header.representedElementCategory == .supplementaryView)
    #expect(
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: "d", with: [0, 0]).representedElementCategory
        == .decorationView)
  }

  /// Who sets a cell up finds it as large as it will be; on a phone it is so from the moment in which it is dequeued.
  @Test func cellsHaveTheirSizeWhenTheyAreSetUp() {
    final class Sizes: NSObject, UICollectionViewDataSource, @unchecked Sendable {
      var sizes: [CGRect] = []
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        cell.layoutIfNeeded()
        sizes += [cell.frame, cell.contentView.frame]
        return cell
      }
      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView {
        let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: path)
        sizes.append(header.frame)
        return header
      }
    }
    let sizes = Sizes()
    play(0) { view, _ in
      let layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumInteritemSpacing) = (CGSize(width: 60, height: 40), 0)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "edge")
      collection.dataSource = sizes
      view.addSubview(collection)
    }
    let inside = CGRect(x: 0, y: 0, width: 60, height: 40)
    let expected: [CGRect] = [
      CGRect(x: 0, y: 0, width: 200, height: 30), CGRect(x: 0, y: 30, width: 60, height: 40), inside,
      CGRect(x: 70, y: 30, width: 60, height: 40), inside,
    ]
    #expect(sizes.sizes.count == expected.count && expected.allSatisfy { sizes.sizes.contains($0) })
  }
}
