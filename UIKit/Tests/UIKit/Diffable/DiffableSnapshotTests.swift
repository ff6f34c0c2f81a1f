import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct DiffableSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var result = Snapshot()
    for (name, items) in sections {
      result.appendSections([name])
      result.appendItems(items)
    }
    return result
  }

  @Test func knowsItsItems() {
    let snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    #expect(snapshot.numberOfItems == 4 && snapshot.numberOfSections == 2)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4] && snapshot.itemIdentifiers(inSection: "b") == [4])
    #expect(
      snapshot.sectionIdentifier(containingItem: 4) == "b" && snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfSection("b") == 1 && snapshot.indexOfItem(9) == nil)
  }

  @Test func changes() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.insertItems([5, 6], beforeItem: 2)
    snapshot.insertItems([7], afterItem: 3)
    snapshot.moveItem(4, beforeItem: 1)
    snapshot.deleteItems([2, 9])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [4, 1, 5, 6, 3, 7])
    #expect(snapshot.itemIdentifiers(inSection: "b").isEmpty)
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.moveSection("b", beforeSection: "c")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
    snapshot.reconfigureItems([1])
    snapshot.reloadItems([5])
    #expect(snapshot.reconfiguredItemIdentifiers == [1] && snapshot.reloadedItemIdentifiers == [5])
    snapshot.deleteSections(["a"])
    #expect(snapshot.numberOfItems == 0 && snapshot.reconfiguredItemIdentifiers.isEmpty)
  }

  /// A name that occurs twice ends an app; here it ends the scene.
  @Test func namesOccurOnce() {
    play(0.1, fails: true) { _, _ in
      var snapshot = Snapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 1])
    }
  }

  @Test func outlinesOpenAndClose() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([111], to: 11)
    #expect(outline.items == [1, 11, 111, 12, 2] && outline.rootItems == [1, 2] && outline.visibleItems == [1, 2])
    outline.expand([1])
    #expect(outline.visibleItems == [1, 11, 12, 2])
    outline.expand([11])
    #expect(outline.visibleItems == [1, 11, 111, 12, 2] && outline.level(of: 111) == 2)
    outline.collapse([1])
    #expect(outline.visibleItems == [1, 2] && outline.isExpanded(11) && !outline.isVisible(11))
    #expect(outline.parent(of: 111) == 11 && outline.parent(of: 1) == nil)
    #expect(outline.snapshot(of: 1).items == [11, 111, 12] && outline.snapshot(of: 1).level(of: 111) == 1)
    outline.delete([11])
    #expect(outline.items == [1, 12, 2])
  }
}
