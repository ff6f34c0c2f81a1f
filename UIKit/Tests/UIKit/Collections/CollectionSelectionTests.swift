import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct CollectionSelectionTests {
  @Test func itemsAreSelected() {
    let log = Log()
    playItems(2, [Array(0..<12)], log: log) { collection, _, stage in
      stage.tape.tap(collection, at: 0.1, location: CGPoint(x: 100, y: 20))
      stage.tape.tap(collection, at: 0.6, location: CGPoint(x: 20, y: 70))
      stage.perform(at: 1) {
        #expect(
          collection.indexPathsForSelectedItems == [[0, 3]] && collection.cellForItem(at: [0, 3])?.isSelected == true)
        collection.selectItem(at: [0, 5], animated: false, scrollPosition: [])
        #expect(collection.indexPathsForSelectedItems == [[0, 5]])
        collection.deselectItem(at: [0, 5], animated: false)
        #expect(collection.indexPathsForSelectedItems == [])
      }
    }
    #expect(
      log.entries == [
        "highlighted 1", "selected 1", "unhighlighted 1", "highlighted 3", "deselected 1", "selected 3",
        "unhighlighted 3",
      ])
  }

  @Test func cellsShowTheirSelection() {
    play(0) { _, _ in
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      let (ground, mark) = (UIView(), UIView())
      (cell.backgroundView, cell.selectedBackgroundView) = (ground, mark)
      #expect(cell.subviews.count == 3 && cell.subviews[0] === ground && mark.isHidden)
      #expect(cell.contentView.frame == cell.bounds && ground.frame == cell.bounds)
      cell.isHighlighted = true
      #expect(!mark.isHidden)
      (cell.isHighlighted, cell.isSelected) = (false, false)
      #expect(mark.isHidden)
    }
  }

  private final class Grid: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
    }
  }

  @Test func controllersAreTheirCollectionsSource() {
    let kept = Keep()
    let stage = play(0) { view, _ in
      let grid = Grid(collectionViewLayout: flowLayout())
      kept.objects = [grid]
      grid.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      view.addSubview(grid.view)
      #expect(grid.collectionView.visibleCells.count == 4 && grid.collectionView.delegate === grid)
      #expect(grid.collectionViewLayout === grid.collectionView.collectionViewLayout)
      grid.collectionView.backgroundView = UIView()
      grid.collectionView.layoutIfNeeded()
      #expect(grid.collectionView.backgroundView?.frame == grid.collectionView.bounds)
    }
    #expect(stage.error == nil)
  }
}
