import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// What cells show by configurations.
@Suite struct ContentConfigurationTests {
  /// A square of a colour, whose side is asked for by constraints.
  private struct Square: UIContentConfiguration {
    var side: CGFloat
    var isMarked = false
    func makeContentView() -> any UIView & UIContentView { SquareView(self) }
    func updated(for state: any UIConfigurationState) -> Square {
      var copy = self
      copy.isMarked = (state as? UICellConfigurationState)?.isSelected ?? false
      return copy
    }
  }

  private final class SquareView: UIView, UIContentView {
    let box = UIView()
    private let height: NSLayoutConstraint
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ square: Square) {
      configuration = square
      height = box.heightAnchor.constraint(equalToConstant: 0)
      super.init(frame: .zero)
      addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: topAnchor, constant: 5),
        box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
        box.leadingAnchor.constraint(equalTo: leadingAnchor), box.trailingAnchor.constraint(equalTo: trailingAnchor),
        height,
      ])
      show()
    }
    required init?(coder: NSCoder) { nil }

    private func show() {
      guard let square = configuration as? Square else { return }
      height.constant = square.side
      box.backgroundColor = square.isMarked ? .red : .blue
    }
  }

  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  private func play(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ configure: @escaping @Sendable (UICollectionViewListCell, Int) -> Void,
    _ plan: @escaping @Sendable (UICollectionView, Source, Stage) -> Void
  ) {
    let kept = Keep()
    UIKitTests.play(1) { view, stage in
      let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
      let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        configure(cell, item)
      }
      let source = Source(collectionView: collection) { collection, path, item in
        collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      kept.objects = [source]
      view.addSubview(collection)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3])
      source.apply(snapshot, animatingDifferences: false)
      plan(collection, source, stage)
    }
  }

  /// A row is as high as its content asks for, at least 44 points, and follows the cell's state.
  @Test func rowsAreAsHighAsTheirContent() {
    play(.plain) { cell, item in
      cell.contentConfiguration = Square(side: item == 2 ? 80 : 10)
    } _: { collection, _, stage in
      stage.perform(at: 0.1) {
        let frames = collection.visibleCells.map(\.frame)
        #expect(frames.map(\.height) == [44, 90, 44] && frames.map(\.minY) == [0, 44, 134])
        #expect(frames.allSatisfy { $0.width == 200 })
        collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      }
      stage.perform(at: 0.2) {
        let cell = collection.cellForItem(at: [0, 1])
        #expect((cell?.contentConfiguration as? Square)?.isMarked == true)
        let view = cell?.contentView.subviews.first as? SquareView
        #expect(view?.box.backgroundColor == .red && view?.box.bounds.height == 80)
      }
    }
  }

  /// Inset by 16 points, with round corners at the first row and the last one.
  @Test func groups() {
    play(.insetGrouped) { cell, item in
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = ("Row \(item)", item == 3 ? "below" : nil)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    } _: { collection, _, stage in
      stage.perform(at: 0.1) {
        let cells = collection.visibleCells
        #expect(cells.map(\.frame.minX) == [16, 16, 16] && cells[0].frame.width == 168)
        #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
        #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        let texts = cells[2].contentView.subviews.first?.subviews.compactMap { $0 as? UILabel } ?? []
        #expect(texts.map(\.text) == ["Row 3", "below"] && texts[0].frame.minX == 16)
        #expect(texts[0].frame.maxY < texts[1].frame.minY)
        // The content leaves room for the accessory.
        #expect(cells[0].contentView.frame.width < 150)
      }
    }
  }

  /// A tap on the arrow opens the row.
  @Test func outlines() {
    play(.plain) { cell, item in
      cell.tag = item
      cell.accessories = item == 1 ? [.outlineDisclosure()] : []
    } _: { collection, source, stage in
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1, 2])
      outline.append([11, 12], to: 1)
      source.apply(outline, to: 0, animatingDifferences: false)
      stage.tape.tap(CGPoint(x: 200 - 16 - 11, y: 22), at: 0.2)
      stage.perform(at: 0.9) {
        #expect(collection.visibleCells.map(\.tag) == [1, 11, 12, 2])
        #expect(source.snapshot(for: 0).isExpanded(1))
      }
    }
  }

  @Test func handlersConfigureCells() {
    play(.plain) { cell, item in
      cell.configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = Square(side: 40)
        cell.backgroundConfiguration = {
          var ground = UIBackgroundConfiguration.clear()
          ground.backgroundColor = state.isSelected ? .green : .yellow
          return ground
        }()
      }
    } _: { collection, _, stage in
      stage.perform(at: 0.1) {
        #expect(collection.cellForItem(at: [0, 0])?.backgroundConfiguration?.backgroundColor == .yellow)
        collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
      }
      stage.perform(at: 0.2) {
        #expect(collection.cellForItem(at: [0, 0])?.backgroundConfiguration?.backgroundColor == .green)
      }
    }
  }

  @Test func rowsOfTables() {
    UIKitTests.play(0.1) { view, stage in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = ("Name", "Value")
      cell.contentConfiguration = content
      cell.layoutIfNeeded()
      let texts = cell.contentView.subviews.first?.subviews.compactMap { $0 as? UILabel } ?? []
      #expect(texts.map(\.text) == ["Name", "Value"] && abs((texts.last?.frame.maxX ?? 0) - 184) < 1e-6)
      #expect(cell.sizeThatFits(CGSize(width: 200, height: 0)).height == 44)
    }
  }
}
