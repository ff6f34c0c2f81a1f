import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// A finger that leads from one layout to another. Items of 60 by 40, then of 100 by 80.
@Suite struct TransitionLayoutTests {
  private static func large() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    return layout
  }

  /// Half-way everything is half-way; then it goes on within 0.3 s.
  @Test(arguments: [true, false]) func leadsFromLayoutToLayout(finishes: Bool) {
    let log = Log()
    playItems(2, [[0, 1, 2, 3]], log: log) { collection, _, stage in
      let (small, large) = (collection.collectionViewLayout, Self.large())
      stage.perform(at: 0.1) {
        let from = collection.layoutAttributesForItem(at: [0, 1])?.frame ?? .zero
        let transition = collection.startInteractiveTransition(to: large) {
          log.entries.append("ended \($0) \($1)")
        }
        #expect(collection.collectionViewLayout === transition && transition.currentLayout === small)
        #expect(transition.nextLayout === large && transition.transitionProgress == 0)
        collection.layoutIfNeeded()
        #expect(collection.cellForItem(at: [0, 1])?.frame == from)
        transition.updateValue(7, forAnimatedKey: "tilt")
        transition.transitionProgress = 0.5
        collection.layoutIfNeeded()
        let to = CGRect(x: 100, y: 0, width: 100, height: 80)
        #expect(
          collection.cellForItem(at: [0, 1])?.frame
            == CGRect(
              x: (from.minX + to.minX) / 2, y: (from.minY + to.minY) / 2, width: 80, height: 60))
        #expect(transition.value(forAnimatedKey: "tilt") == 7 && collection.contentSize.height == (160 + 90) / 2)
      }
      stage.perform(at: 0.5) {
        finishes ? collection.finishInteractiveTransition() : collection.cancelInteractiveTransition()
        #expect(collection.collectionViewLayout === (finishes ? large : small))
      }
      stage.perform(at: 0.6) {
        let width = collection.cellForItem(at: [0, 1])?.layer.presentation()?.bounds.width ?? 0
        #expect(isClose(width, 80 + (finishes ? 20 : -20) * eased(0.1, of: 0.3), 1e-3))
      }
      stage.perform(at: 1.5) {
        #expect(collection.cellForItem(at: [0, 1])?.bounds.width == (finishes ? 100 : 60))
      }
    }
    #expect(log.entries == ["ended true \(finishes)"])
  }

  private final class Tilted: UICollectionViewTransitionLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect)
      for attributes in all ?? [] { attributes.transform = CGAffineTransform(rotationAngle: transitionProgress) }
      return all
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { Tilted(currentLayout: fromLayout, nextLayout: toLayout) }
  }

  @Test func theDelegateSaysWhatLiesBetween() {
    let kept = Keep()
    playItems(0.2, [[0]]) { collection, _, stage in
      let source = Source()
      kept.objects = [source]
      (collection.dataSource, collection.delegate) = (source, source)
      stage.perform(at: 0.1) {
        let layout = collection.startInteractiveTransition(to: Self.large())
        layout.transitionProgress = 0.25
        collection.layoutIfNeeded()
        let transform = collection.cellForItem(at: [0, 2])?.transform ?? .identity
        #expect(isClose(atan2(transform.b, transform.a), 0.25))
      }
    }
  }
}
