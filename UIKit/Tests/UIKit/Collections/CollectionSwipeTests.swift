import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Rows of collections that are swiped.
@Suite struct CollectionSwipeTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private func play(
    _ seconds: Double, _ log: Log, _ plan: @escaping @Sendable (UICollectionView, Source, Stage) -> Void
  ) {
    let kept = Keep()
    let stage = UIKitTests.play(seconds) { view, stage in
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.trailingSwipeActionsConfigurationProvider = { path in
        let delete = UIContextualAction(style: .destructive, title: "Bin") { _, _, done in
          log.entries.append("delete \(path.item)")
          guard let source = kept.objects.first as? Source, let item = source.itemIdentifier(for: path) else { return }
          var snapshot = source.snapshot()
          snapshot.deleteItems([item])
          source.apply(snapshot)
          done(true)
        }
        return path.item == 0 ? nil : UISwipeActionsConfiguration(actions: [delete])
      }
      let collection = UICollectionView(
        frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
      }
      let source = Source(collectionView: collection) { collection, path, item in
        collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      kept.objects = [source]
      view.addSubview(collection)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c"])
      source.apply(snapshot, animatingDifferences: false)
      plan(collection, source, stage)
    }
    #expect(stage.error == nil)
  }

  private func swipe(_ stage: Stage, row: Int, at time: Double, by x: Double) {
    stage.tape.touch(CGPoint(x: 180, y: 44 * Double(row) + 22), at: time) {
      $0.drag(by: Vector(dx: x, dy: 0), duration: 0.25, curve: .linear)
      $0.hold(for: 0.2)
    }
  }

  /// As a table's rows: from where a drag is told from a tap, and 74 points for one button.
  @Test("A row follows the finger, and its button deletes it")
  func deleting() {
    let log = Log()
    play(4, log) { collection, source, stage in
      swipe(stage, row: 1, at: 0.1, by: -60)
      stage.perform(at: 0.5) { #expect(collection.cellForItem(at: [0, 1])?.frame.minX == -50) }
      stage.perform(at: 1.3) { #expect(isClose(collection.cellForItem(at: [0, 1])?.frame.minX ?? 0, -74, 0.2)) }
      stage.tape.tap(CGPoint(x: 170, y: 66), at: 1.5)
      stage.perform(at: 3.5) {
        #expect(source.snapshot().itemIdentifiers == ["a", "c"])
        #expect(collection.visibleCells.map(\.frame) == [0, 44].map { CGRect(x: 0, y: $0, width: 200, height: 44) })
      }
    }
    #expect(log.entries == ["delete 1"])
  }

  @Test("A row without actions stays; a touch elsewhere brings back the one that lies aside")
  func closing() {
    let log = Log()
    play(4, log) { collection, _, stage in
      swipe(stage, row: 0, at: 0.1, by: -60)
      stage.perform(at: 0.5) { #expect(collection.cellForItem(at: [0, 0])?.frame.minX == 0) }
      swipe(stage, row: 2, at: 1, by: -60)
      stage.perform(at: 2) { #expect(isClose(collection.cellForItem(at: [0, 2])?.frame.minX ?? 0, -74, 0.2)) }
      stage.tape.tap(CGPoint(x: 60, y: 22), at: 2.2)
      stage.perform(at: 3.5) { #expect(collection.cellForItem(at: [0, 2])?.frame.minX == 0) }
    }
    #expect(log.entries == [])
  }
}
