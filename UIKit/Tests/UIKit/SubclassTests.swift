import QuartzCore
import Springform
import Testing

import UIKit

/// Classes that components make their own of: with every initialiser that Apple documents as one to override, with stored properties, and
/// with members that they say something else of. That this compiles is half of what is tested.
@Suite struct SubclassTests {
  // MARK: Scrolling

  private final class Scroll: UIScrollView {
    var count = 1
    override init(frame: CGRect) {
      super.init(frame: frame)
      count += 1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var isTracking: Bool { true }
    override var isDragging: Bool { true }
    override var isDecelerating: Bool { true }
    override var contentSize: CGSize { didSet { count += 1 } }
    override var contentOffset: CGPoint { didSet { count += 1 } }
    override var contentInset: UIEdgeInsets { didSet { count += 1 } }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { count += 100 }
  }

  private final class Refresh: UIRefreshControl {
    var count = 1
    override init() {
      super.init()
      count += 1
    }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func beginRefreshing() { count += 10 }
    override var isRefreshing: Bool { true }
  }

  @Test func scrolling() {
    let scroll = Scroll()
    #expect(scroll.count == 2 && scroll.isTracking && scroll.isDragging && scroll.isDecelerating)
    scroll.contentSize.width = 1
    scroll.setContentOffset(.zero, animated: true)
    #expect(scroll.count == 103 && Scroll(coder: NSCoder())?.count == 1)
    let refresh = Refresh()
    refresh.beginRefreshing()
    #expect(refresh.count == 12 && refresh.isRefreshing && refresh.frame.height == 60)
    #expect(Refresh(frame: .zero).count == 1 && Refresh(coder: NSCoder())?.count == 1)
  }

  // MARK: Pictures and windows

  private final class Picture: UIImageView {
    var count = 1
    init(twice image: UIImage?) {
      super.init(image: image, highlightedImage: image)
      count = 3
    }
    override init(frame: CGRect) { super.init(frame: frame) }
    override init(image: UIImage?) {
      super.init(image: image)
      count += 1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Overlay: UIWindow {
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func picturesAndWindows() {
    let stage = play(0.2) { _, _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
      let (picture, twice) = (Picture(image: image), Picture(twice: image))
      #expect(picture.count == 2 && twice.count == 3 && twice.highlightedImage === image)
      #expect(picture.bounds.size == CGSize(width: 3, height: 4) && !picture.isUserInteractionEnabled)
      guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
        Issue.record("there is no scene")
        return
      }
      let overlay = Overlay(windowScene: scene)
      #expect(overlay.frame == scene.screen.bounds && overlay.isHidden)
      #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
      #expect(UIOffsetMake(1, 2) == UIOffset(horizontal: 1, vertical: 2))
      #expect(UIScrollViewDecelerationRateFast == .fast && UIScrollViewDecelerationRateNormal == .normal)
    }
    #expect(stage.error == nil)
  }

  // MARK: Tables

  private final class Table: UITableView {
    var name = "table"
    override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func reloadData() {
      super.reloadData()
      name += "."
    }
    override var indexPathForSelectedRow: IndexPath? { [0, 7] }
    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
      name += "!"
    }
  }

  private final class Cell: UITableViewCell {
    let badge = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(badge)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var reuseIdentifier: String? { "own" }
    override var frame: CGRect { didSet { badge.text = "placed" } }
    override func setSelected(_ selected: Bool, animated: Bool) { badge.text = "selected \(selected)" }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) { badge.text = "highlighted \(highlighted)" }
    override func setEditing(_ editing: Bool, animated: Bool) { badge.text = "editing \(editing)" }
    override func prepareForReuse() { badge.text = nil }
  }

  private final class Header: UITableViewHeaderFooterView {
    let line = UIView()
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      contentView.addSubview(line)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Styled: UITableViewController {
    let title2: String
    override init(style: UITableView.Style) {
      title2 = "styled"
      super.init(style: style)
    }
    required init?(coder: NSCoder) {
      title2 = "coded"
      super.init(coder: coder)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  }

  @Test func tables() {
    let table = Table(frame: CGRect(x: 0, y: 0, width: 10, height: 10), style: .grouped)
    table.reloadData()
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.name == "table.!" && table.style == .grouped && table.indexPathForSelectedRow == [0, 7])
    #expect(Table(coder: NSCoder())?.style == .plain)
    let cell = Cell(style: .default, reuseIdentifier: "a")
    cell.isSelected = true
    #expect(cell.badge.text == "selected true" && cell.reuseIdentifier == "own" && cell.detailTextLabel != nil)
    cell.isEditing = true
    #expect(cell.badge.text == "editing true" && Header(reuseIdentifier: "h").reuseIdentifier == "h")
    let controller = Styled(style: .insetGrouped)
    #expect(controller.title2 == "styled" && Styled(coder: NSCoder())?.title2 == "coded")
  }

  // MARK: Collections

  private final class Collection: UICollectionView {
    var name = "collection"
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func reloadData() {
      super.reloadData()
      name += "."
    }
    override var indexPathsForSelectedItems: [IndexPath]? { [[0, 3]] }
    override func scrollToItem(
      at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) { name += "!" }
  }

  private final class Flow: UICollectionViewFlowLayout {
    var scale: CGFloat
    override init() {
      scale = 0.5
      super.init()
      itemSize = CGSize(width: 7, height: 7)
    }
    required init?(coder: NSCoder) {
      scale = 2
      super.init(coder: coder)
    }
    override var collectionView: UICollectionView {
      super.collectionView ?? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var collectionViewContentSize: CGSize { CGSize(width: 1, height: 2) }
  }

  private final class Between: UICollectionViewTransitionLayout {
    let speed: CGFloat
    init(speed: CGFloat, _ a: UICollectionViewLayout, _ b: UICollectionViewLayout) {
      self.speed = speed
      super.init(currentLayout: a, nextLayout: b)
    }
    required init?(coder: NSCoder) {
      speed = 0
      super.init(coder: coder)
    }
  }

  private final class Attributes: UICollectionViewLayoutAttributes {
    var radius: CGFloat = 3
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.radius = radius
      return copy
    }
    override class func madeByClass() -> UICollectionViewLayoutAttributes { Attributes() }
  }

  private final class Context: UICollectionViewFlowLayoutInvalidationContext {
    var reason = "none"
    override class func madeByClass() -> UICollectionViewLayoutInvalidationContext { Context() }
  }

  private final class Item: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var isSelected: Bool { didSet { label.text = "\(isSelected)" } }
    override var isHighlighted: Bool { didSet { label.text = "\(isHighlighted)" } }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  }

  private final class Laid: UICollectionViewController {
    let number: Int
    override init(collectionViewLayout layout: UICollectionViewLayout) {
      number = 1
      super.init(collectionViewLayout: layout)
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      number = 2
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) {
      number = 3
      super.init(coder: coder)
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
  }

  @Test func collections() {
    let layout = Flow()
    let collection = Collection(frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: layout)
    collection.reloadData()
    #expect(collection.name == "collection." && collection.indexPathsForSelectedItems == [[0, 3]])
    #expect(layout.collectionView === collection && layout.scale == 0.5 && Flow(coder: NSCoder())?.scale == 2)
    #expect(Between(speed: 2, layout, Flow()).speed == 2)
    let attributes = Attributes(forCellWith: [0, 1])
    attributes.radius = 9
    #expect((attributes.copy() as? Attributes)?.radius == 9 && attributes.indexPath == [0, 1])
    #expect((Context.madeByClass() as? Context)?.reason == "none")
    let item = Item(frame: .zero)
    item.isSelected = true
    #expect(item.label.text == "true" && Laid(collectionViewLayout: layout).number == 1)
    #expect(Laid().number == 2 && Laid(coder: NSCoder())?.number == 3)
  }
}
