import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct CellRegistrationTests {
  private final class NumberCell: UICollectionViewCell {
    override class func madeByClass(frame: CGRect) -> UICollectionReusableView { NumberCell(frame: frame) }
    var number = 0
  }

  private final class Numbers: NSObject, UICollectionViewDataSource {
    let cells = UICollectionView.CellRegistration<NumberCell, Int> { cell, path, item in
      cell.number = item + path.item
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in view.tag = 7 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: 10)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView { view.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
  }

  /// The registration says the class and what is shown; nobody registers anything besides.
  @Test func registrationsMakeAndFillCells() {
    play(0.2) { view, stage in
      let (layout, numbers) = (UICollectionViewFlowLayout(), Numbers())
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      collection.dataSource = numbers
      view.addSubview(collection)
      stage.perform(at: 0.1) {
        #expect(collection.dataSource === numbers)
        #expect(collection.visibleCells.compactMap { ($0 as? NumberCell)?.number } == [10, 11, 12])
        let kind = UICollectionView.elementKindSectionHeader
        #expect(collection.visibleSupplementaryViews(ofKind: kind).map(\.tag) == [7])
      }
    }
  }
}
