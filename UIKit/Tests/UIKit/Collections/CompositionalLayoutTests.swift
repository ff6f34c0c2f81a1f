import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Compositional layouts in a collection of 200 by 200 points.
@Suite struct CompositionalLayoutTests {
  private typealias Size = NSCollectionLayoutSize

  private func play(
    _ counts: [Int], _ seconds: Double = 0, _ section: @escaping @Sendable () -> NSCollectionLayoutSection,
    _ plan: @escaping @Sendable (UICollectionView, Stage) -> Void
  ) {
    playItems(seconds, counts.map { Array(0..<$0) }) {
      let layout = UICollectionViewCompositionalLayout { _, _ in section() }
      layout.register(Ground.self, forDecorationViewOfKind: "ground")
      return layout
    } _: { collection, _, stage in
      for kind in ["badge", "head", "foot"] {
        collection.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
      }
      plan(collection, stage)
    }
  }

  private final class Ground: UICollectionReusableView {
    override class func madeByClass(frame: CGRect) -> UICollectionReusableView { Ground(frame: frame) }
  }

  private static func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension = .fractionalHeight(1)
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: Size(widthDimension: width, heightDimension: height))
  }

  private static func row(_ height: NSCollectionLayoutDimension = .absolute(40)) -> Size {
    Size(widthDimension: .fractionalWidth(1), heightDimension: height)
  }

  /// Apple's grid: items a fifth of the group wide, in rows as high as a fifth of the section is wide, each 2 points
  /// smaller.
  @Test func groupsAreFilledAndRepeated() {
    play([7]) {
      let item = Self.item(.fractionalWidth(0.2))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: Self.row(.fractionalWidth(0.2)), subitems: [item])
      return NSCollectionLayoutSection(group: group)
    } _: { collection, _ in
      #expect(collection.frame(0) == CGRect(x: 2, y: 2, width: 36, height: 36))
      #expect(collection.frame(4) == CGRect(x: 162, y: 2, width: 36, height: 36))
      #expect(collection.frame(5) == CGRect(x: 2, y: 42, width: 36, height: 36))
      #expect(collection.contentSize == CGSize(width: 200, height: 80))
    }
  }

  /// Two items share 200 - 2 · 10 of insets - 10 between them, whatever their own width is; repeated ones keep theirs.
  @Test(arguments: [false, true]) func countedItems(areRepeated: Bool) {
    play([3]) {
      let item = Self.item(areRepeated ? .absolute(50) : .fractionalWidth(1))
      let group =
        areRepeated
        ? NSCollectionLayoutGroup.horizontal(layoutSize: Self.row(), repeatingSubitem: item, count: 2)
        : NSCollectionLayoutGroup.horizontal(layoutSize: Self.row(), subitem: item, count: 2)
      group.interItemSpacing = .fixed(10)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 10)
      section.interGroupSpacing = 8
      return section
    } _: { collection, _ in
      let width: CGFloat = areRepeated ? 50 : 85
      #expect(collection.frame(0) == CGRect(x: 10, y: 5, width: width, height: 40))
      #expect(collection.frame(1)?.minX == 10 + width + 10)
      #expect(collection.frame(2) == CGRect(x: 10, y: 53, width: width, height: 40))
      #expect(collection.contentSize.height == 100)
    }
  }

  /// Apple's nested groups: a large item beside two small ones, one below the other.
  @Test func nestedGroups() {
    play([4]) {
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: Size(widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
        subitem: Self.item(.fractionalWidth(1)), count: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: Self.row(.absolute(100)), subitems: [Self.item(.fractionalWidth(0.7)), column])
      return NSCollectionLayoutSection(group: group)
    } _: { collection, _ in
      #expect(collection.frame(0) == CGRect(x: 0, y: 0, width: 140, height: 100))
      #expect(collection.frame(1) == CGRect(x: 140, y: 0, width: 60, height: 50))
      #expect(collection.frame(2) == CGRect(x: 140, y: 50, width: 60, height: 50))
      #expect(collection.frame(3) == CGRect(x: 0, y: 100, width: 140, height: 100))
    }
  }

  /// 200 - 3 · 40 of room is shared between two spaces; or between what lies around a single item.
  @Test func flexibleSpaces() {
    play([3]) {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: Self.row(), repeatingSubitem: Self.item(.absolute(40)), count: 3)
      group.interItemSpacing = .flexible(5)
      return NSCollectionLayoutSection(group: group)
    } _: { collection, _ in
      #expect((0..<3).map { collection.frame($0)?.minX } == [0, 80, 160])
    }
    play([1]) {
      let item = Self.item(.absolute(40), .absolute(20))
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: .fixed(6), trailing: .flexible(0), bottom: nil)
      return NSCollectionLayoutSection(group: .horizontal(layoutSize: Self.row(), subitems: [item]))
    } _: { collection, _ in
      #expect(collection.frame(0) == CGRect(x: 80, y: 6, width: 40, height: 20))
    }
  }

  @Test func ordersOfOnesOwn() {
    play([3]) {
      let group = NSCollectionLayoutGroup.custom(layoutSize: Self.row(.absolute(60))) { environment in
        let width = environment.container.contentSize.width / 2
        return [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width, height: 60)),
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width, y: 10, width: width, height: 30), zIndex: 3),
        ]
      }
      return NSCollectionLayoutSection(group: group)
    } _: { collection, _ in
      #expect(collection.frame(1) == CGRect(x: 100, y: 10, width: 100, height: 30))
      #expect(collection.layoutAttributesForItem(at: [0, 1])?.zIndex == 3)
      #expect(collection.frame(2) == CGRect(x: 0, y: 60, width: 100, height: 60))
    }
  }

  /// A header stays at the top as long as its section does; a background lies behind it all, 4 points smaller.
  @Test func headersFootersAndBackgrounds() {
    play([4, 4], 1) {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: Self.row(.absolute(50)), subitems: [Self.item(.fractionalWidth(1))])
      let section = NSCollectionLayoutSection(group: group)
      let head = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Self.row(.absolute(20)), elementKind: "head", alignment: .top)
      head.pinToVisibleBounds = true
      let foot = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Size(widthDimension: .absolute(60), heightDimension: .absolute(10)), elementKind: "foot",
        alignment: .bottomTrailing)
      section.boundarySupplementaryItems = [head, foot]
      let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
      ground.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      section.decorationItems = [ground]
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
      return section
    } _: { collection, stage in
      func frame(_ kind: String, _ section: Int) -> CGRect? {
        collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: [section, 0])?.frame
      }
      stage.perform(at: 0.1) {
        #expect(frame("head", 0) == CGRect(x: 10, y: 0, width: 180, height: 20))
        #expect(collection.frame(0) == CGRect(x: 10, y: 20, width: 180, height: 50))
        #expect(frame("foot", 0) == CGRect(x: 130, y: 220, width: 60, height: 10))
        #expect(frame("head", 1)?.minY == 230)
        let ground = collection.collectionViewLayout.layoutAttributesForDecorationView(ofKind: "ground", at: [0, 0])
        #expect(ground?.frame == CGRect(x: 4, y: 4, width: 192, height: 222))
        #expect(ground?.zIndex == -1)
        collection.contentOffset.y = 100
      }
      stage.perform(at: 0.2) {
        #expect(frame("head", 0)?.minY == 100)
        collection.contentOffset.y = 225
      }
      // Its section ends at 230.
      stage.perform(at: 0.3) { #expect(frame("head", 0)?.minY == 210) }
    }
  }

  /// Half of a badge of 20 points lies beyond the corner of its item.
  @Test func badges() {
    play([1]) {
      let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: Size(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
        containerAnchor: anchor)
      let item = NSCollectionLayoutItem(
        layoutSize: Size(widthDimension: .absolute(60), heightDimension: .absolute(40)), supplementaryItems: [badge])
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(30), top: nil, trailing: nil, bottom: nil)
      return NSCollectionLayoutSection(group: .horizontal(layoutSize: Self.row(), subitems: [item]))
    } _: { collection, _ in
      let badge = collection.layoutAttributesForSupplementaryElement(ofKind: "badge", at: [0, 0])
      #expect(badge?.frame == CGRect(x: 80, y: -10, width: 20, height: 20))
    }
  }

  // MARK: Across

  @Sendable private static func cards(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Size(widthDimension: .absolute(120), heightDimension: .absolute(80)),
      subitems: [item(.fractionalWidth(1))])
    let section = NSCollectionLayoutSection(group: group)
    (section.orthogonalScrollingBehavior, section.interGroupSpacing) = (behavior, 10)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    return section
  }

  /// Groups of 120 points, 10 apart, begin 20 points within. A throw leads to the next one, to its leading edge or to
  /// the middle,
  /// and by widths of 200 points; what is below does not move.
  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, 20.0, 20.0), (.groupPagingCentered, 40, 40),
    (.paging, 20, 20 - 200 + 130),
  ])
  func scrollsAcross(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, first: CGFloat, second: CGFloat
  ) {
    play([6, 6], 3) {
      Self.cards(behavior)
    } _: { collection, stage in
      stage.perform(at: 0.1) {
        #expect(collection.frame(0) == CGRect(x: first, y: 0, width: 120, height: 80))
        #expect(collection.contentSize == CGSize(width: 200, height: 160))
        // Two of six are seen; the others are not made.
        #expect(collection.indexPathsForVisibleItems.count == 4)
      }
      stage.tape.touch(collection, at: 0.2, location: CGPoint(x: 100, y: 40)) {
        $0.drag(by: Vector(dx: -60, dy: 0), duration: 0.1, curve: .linear)
      }
      stage.perform(at: 2.9) {
        #expect(isClose(collection.frame(1)?.minX ?? 0, second, 0.01))
        #expect(collection.frame(0, 1)?.minX == first)
        #expect(collection.contentOffset == .zero)
        let shown = collection.cellForItem(at: [0, 1])
        #expect(isClose(shown?.convert(CGPoint.zero, to: collection).x ?? 0, second, 0.01))
      }
    }
  }

  /// A section's handler hears of all that is seen, whenever it is scrolled, in the coordinates of what scrolls it.
  @Test func handlersChangeWhatIsSeen() {
    play([4], 1) {
      let section = Self.cards(.continuous)
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        for item in items {
          let way = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          item.transform = CGAffineTransform(scaleX: 1 - way / 400, y: 1 - way / 400)
        }
      }
      return section
    } _: { collection, stage in
      // The first one's middle is 20 points left of the collection's, the second one's 110 right of it.
      stage.perform(at: 0.1) {
        #expect(isClose(collection.cellForItem(at: [0, 0])?.transform.a ?? 0, 0.95, 1e-6))
        #expect(isClose(collection.cellForItem(at: [0, 1])?.transform.a ?? 0, 0.725, 1e-6))
        collection.scrollToItem(at: [0, 1], at: .centeredHorizontally, animated: false)
      }
      stage.perform(at: 0.2) {
        #expect(isClose(collection.cellForItem(at: [0, 1])?.transform.a ?? 0, 1, 1e-6))
        #expect(collection.frame(1)?.midX == 100)
      }
    }
  }
}

extension UICollectionView {
  fileprivate func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}
