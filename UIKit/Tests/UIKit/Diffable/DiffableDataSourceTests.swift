import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Snapshots in a collection of 200 by 200 points with one item of 40 points in each row, and in a table with rows of
/// 40.
@Suite struct DiffableDataSourceTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private static func list() -> UICollectionViewLayout {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private static func snapshot(_ items: [Int], more: [Int]? = nil) -> Snapshot {
    var result = Snapshot()
    result.appendSections(["a"])
    result.appendItems(items)
    if let more {
      result.appendSections(["b"])
      result.appendItems(more)
    }
    return result
  }

  private func play(_ seconds: Double, _ plan: @escaping @Sendable (UICollectionView, Source, Log, Stage) -> Void) {
    let (kept, log) = (Keep(), Log())
    UIKitTests.play(seconds) { view, stage in
      let collection = UICollectionView(frame: view.bounds, collectionViewLayout: Self.list())
      let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
        cell.tag = item
        log.entries.append("set up \(item)")
      }
      let source = Source(collectionView: collection) { collection, path, item in
        collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      kept.objects = [source]
      view.addSubview(collection)
      plan(collection, source, log, stage)
    }
  }

  /// What stays moves to its place, what comes fades in and what goes fades out, in .3 s.
  @Test func differencesAreAnimated() {
    play(1) { collection, source, log, stage in
      source.apply(Self.snapshot([1, 2, 3]))
      stage.perform(at: 0.2) {
        #expect(collection.visibleCells.map(\.tag) == [1, 2, 3])
        #expect(source.indexPath(for: 3) == [0, 2] && source.itemIdentifier(for: [0, 0]) == 1)
        log.entries = []
        source.apply(Self.snapshot([3, 1, 4])) { log.entries.append("done") }
      }
      stage.perform(at: 0.35) {
        let cells = collection.visibleCells
        #expect(cells.map(\.tag) == [3, 1, 4])
        // From the third place to the first, half of the time: half of the way.
        #expect(isClose(cells[0].shownCenter.y, 100 - 80 * eased(0.15, of: 0.3), 1e-3))
        #expect(isClose(cells[1].shownCenter.y, 20 + 40 * eased(0.15, of: 0.3), 1e-3))
      }
      stage.perform(at: 0.9) {
        #expect(log.entries == ["set up 4", "done"])
        #expect(collection.visibleCells.map(\.center.y) == [20, 60, 100])
        #expect(source.snapshot().itemIdentifiers == [3, 1, 4])
      }
    }
  }

  /// Items go from section to section, and sections come with items of others.
  @Test func itemsChangeSections() {
    play(1) { collection, source, log, stage in
      source.apply(Self.snapshot([1, 2]), animatingDifferences: false)
      stage.perform(at: 0.2) {
        log.entries = []
        source.apply(Self.snapshot([2], more: [3, 1]), animatingDifferences: false)
        #expect(collection.visibleCells.map(\.tag) == [2, 3, 1])
        #expect(collection.visibleCells.map(\.center.y) == [20, 60, 100])
        #expect(log.entries == ["set up 3"])
      }
    }
  }

  /// Configured anew it is the same cell; reloaded it is set up as another one.
  @Test func itemsAreMadeAnew() {
    play(1) { collection, source, log, stage in
      source.apply(Self.snapshot([1, 2]))
      stage.perform(at: 0.2) {
        let old = collection.cellForItem(at: [0, 0])
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([1])
        snapshot.reloadItems([2])
        log.entries = []
        source.apply(snapshot)
        #expect(collection.cellForItem(at: [0, 0]) === old)
        #expect(log.entries.sorted() == ["set up 1", "set up 2"])
        #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
      }
    }
  }

  @Test func partsOfSectionsOpen() {
    play(1) { collection, source, _, stage in
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1, 2])
      outline.append([11], to: 1)
      source.apply(outline, to: "a", animatingDifferences: false)
      stage.perform(at: 0.1) {
        #expect(collection.visibleCells.map(\.tag) == [1, 2])
        var outline = source.snapshot(for: "a")
        outline.expand([1])
        source.apply(outline, to: "a")
        #expect(collection.visibleCells.map(\.tag) == [1, 11, 2])
      }
    }
  }

  @Test func tables() {
    let kept = Keep()
    UIKitTests.play(1) { view, stage in
      let table = UITableView(frame: view.bounds, style: .plain)
      table.rowHeight = 40
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.tag = item
        return cell
      }
      source.defaultRowAnimation = .fade
      kept.objects = [source]
      view.addSubview(table)
      source.apply(Self.snapshot([1, 2, 3]), animatingDifferences: false)
      stage.perform(at: 0.1) {
        #expect(table.visibleCells.map(\.tag) == [1, 2, 3])
        source.apply(Self.snapshot([3, 1]))
      }
      stage.perform(at: 0.25) {
        let cell = table.cellForRow(at: [0, 0])
        #expect(cell?.tag == 3)
        #expect(isClose(cell?.shownCenter.y ?? 0, 100 - 80 * eased(0.15, of: 0.3), 1e-3))
      }
      stage.perform(at: 0.9) { #expect(table.visibleCells.map(\.tag) == [3, 1]) }
    }
  }
}
