import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Menus of rows, of items and of what is in bars.
@Suite struct RowMenuTests {
  private final class Told: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }

    private func menu(_ path: IndexPath) -> UIContextMenuConfiguration? {
      log.entries.append("asked \(path.item)")
      guard path.item > 0 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [log] _ in
        UIMenu(children: [UIAction(title: "Share") { _ in log.entries.append("share \(path.item)") }])
      })
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { menu(indexPath) }
    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.entries.append("comes \(animator != nil)")
      animator?.addCompletion { [log] in log.entries.append("came") }
    }
    func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.entries.append("goes \(animator != nil)") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.entries.append("selected \(indexPath.row)")
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { menu(indexPaths[0]) }
  }

  /// `tableView(_:contextMenuConfigurationForRowAt:point:)`.
  @Test("A finger that stays on a row opens its menu; where there is none, the row is selected as by any tap")
  func rows() {
    let (log, kept) = (Log(), Keep())
    playEditor(5) { table, _, stage in
      let told = Told(log)
      (table.delegate, kept.objects) = (told, [told])
      stage.tape.touch(CGPoint(x: 50, y: 20), at: 0.3) { $0.hold(for: 0.8) }
      stage.tape.touch(CGPoint(x: 50, y: 60), at: 1.5) { $0.hold(for: 0.8) }
      stage.perform(at: 2.6) {
        let lifted = stage.frame(of: "Share")
        // Below the row, which is 40 points high.
        #expect(lifted.map { $0.minY > 80 } == true)
      }
      stage.tape.tap("Share", at: 3)
    }
    #expect(
      log.entries == ["asked 0", "selected 0", "asked 1", "comes true", "came", "goes true", "share 1"])
  }

  private final class Cells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test("A finger that stays on an item opens its menu")
  func items() {
    let (log, kept) = (Log(), Keep())
    let stage = play(3) { view, stage in
      let layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumInteritemSpacing) = (CGSize(width: 50, height: 50), 0)
      let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let (told, cells) = (Told(log), Cells())
      (collection.dataSource, collection.delegate, kept.objects) = (cells, told, [told, cells])
      view.addSubview(collection)
      stage.tape.touch(CGPoint(x: 70, y: 20), at: 0.3) { $0.hold(for: 0.8) }
      stage.tape.tap("Share", at: 1.8)
    }
    #expect(stage.error == nil && log.entries == ["asked 1", "share 1"])
  }

  private final class Several: NSObject, UICollectionViewDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.entries.append("several \(indexPaths.map(\.item))")
      return nil
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.entries.append("one \(indexPath.item)")
      return nil
    }
  }

  private final class Counting: UICollectionView {
    var count = 0
    override func addInteraction(_ interaction: any UIInteraction) {
      count += 1
      super.addInteraction(interaction)
    }
  }

  /// `collectionView(_:contextMenuConfigurationForItemsAt:point:)`: an empty array between cells, and all of a selection on one of it.
  @Test("A menu is about all items that are selected, on one of them; about none between the cells")
  func severalItems() {
    let (log, kept) = (Log(), Keep())
    play(4) { view, stage in
      let layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumInteritemSpacing) = (CGSize(width: 50, height: 50), 0)
      let collection = Counting(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      #expect(collection.count == 1)
      collection.collectionViewLayout = layout
      #expect(collection.count == 1)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let (told, cells) = (Several(log), Cells())
      (collection.dataSource, collection.delegate, kept.objects) = (cells, told, [told, cells])
      collection.allowsMultipleSelection = true
      view.addSubview(collection)
      stage.perform(at: 0.1) {
        for item in [2, 0] { collection.selectItem(at: [0, item], animated: false, scrollPosition: []) }
      }
      for (index, point) in [(180, 120), (120, 20), (70, 20)].enumerated() {
        stage.tape.touch(CGPoint(x: point.0, y: point.1), at: 0.3 + Double(index)) { $0.hold(for: 0.8) }
      }
    }
    #expect(log.entries == ["several []", "several [0, 2]", "one 2", "several [1]", "one 1"])
  }

  private func inNavigation(_ seconds: Double, _ plan: @escaping @Sendable (UIViewController, Stage) -> Void) {
    let stage = UIKitTests.play(seconds) {
      let root = UIViewController()
      root.title = "Root"
      return UINavigationController(rootViewController: root)
    } _: { controller, stage in
      guard let navigation = controller as? UINavigationController else { return }
      plan(navigation.viewControllers[0], stage)
    }
    #expect(stage.error == nil)
  }

  /// `UIBarButtonItem.menu`: on a tap, or a longer press where the item has an action.
  @Test(
    "The menu of a bar's button opens on a tap, or where a finger stays if a tap does something",
    arguments: [true, false])
  func barButtons(_ acts: Bool) {
    let log = Log()
    inNavigation(4) { root, stage in
      let menu = UIMenu(children: [UIAction(title: "Copy") { _ in log.entries.append("copy") }])
      let action = UIAction(title: "Do") { _ in log.entries.append("do") }
      let item = UIBarButtonItem(title: "Do", menu: menu)
      root.navigationItem.rightBarButtonItem = item
      if acts { stage.perform(at: 0.1) { item.primaryAction = action } }
      stage.tape.tap("Do", at: 0.3)
      stage.perform(at: 1) { log.entries.append("shown \(stage.frame(of: "Copy") != nil)") }
      if acts { stage.tape.touch("Do", at: 1.4) { $0.hold(for: 0.8) } }
      stage.tape.tap("Copy", at: 2.8)
    }
    #expect(log.entries == (acts ? ["do", "shown false", "copy"] : ["shown true", "copy"]))
  }

  @Test("A tap on a bar's title opens the menu that it has")
  func titles() {
    let log = Log()
    inNavigation(3) { root, stage in
      root.navigationItem.title = "Root"
      root.navigationItem.titleMenuProvider = { suggested in
        UIMenu(children: suggested + [UIAction(title: "Rename") { _ in log.entries.append("rename") }])
      }
      stage.tape.tap("Root", at: 0.3)
      stage.tape.tap("Rename", at: 1.5)
    }
    #expect(log.entries == ["rename"])
  }

  @Test("Of two menus inside of one title the one that was tapped opens, also when all are made anew")
  func inner() {
    let log = Log()
    inNavigation(5) { root, stage in
      func make(_ name: String) -> UIMenu {
        UIMenu(
          title: "More",
          children: [
            UIAction(title: "\(name) stays", attributes: .keepsMenuPresented) { _ in
              log.entries.append(name)
            }
          ])
      }
      let button = UIButton(frame: CGRect(x: 10, y: 120, width: 60, height: 30))
      button.setTitle("Open", for: .normal)
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(children: [make("first"), UIAction(title: "Between") { _ in }, make("second")])
      root.view.addSubview(button)
      stage.tape.tap(button, at: 0.3)
      stage.tape.touch("More", index: 1, at: 1.2) { $0.hold(for: 0.05) }
      stage.perform(at: 2) {
        log.entries.append("\(stage.frame(of: "first stays") != nil) \(stage.frame(of: "second stays") != nil)")
      }
    }
    #expect(log.entries == ["false true"])
  }
}
