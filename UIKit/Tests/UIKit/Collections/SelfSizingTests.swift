import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Items that are as large as their cells ask for.
@Suite struct SelfSizingTests {
  /// As wide and high as a label in it.
  private final class Tag: UICollectionViewCell {
    let box = UIView()
    private var width: NSLayoutConstraint?
    var side: CGFloat = 0 { didSet { width?.constant = side } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      width = box.widthAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 30),
        width ?? box.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
    required init?(coder: NSCoder) { nil }
    override class func madeByClass(frame: CGRect) -> UICollectionReusableView { Tag(frame: frame) }
  }

  private final class Tags: NSObject, UICollectionViewDataSource {
    var widths: [CGFloat]
    init(_ widths: [CGFloat]) { self.widths = widths }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { widths.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      (cell as? Tag)?.side = widths[indexPath.item]
      return cell
    }
  }

  private func play(
    _ widths: [CGFloat], _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    _ plan: @escaping @Sendable (UICollectionView, Tags, Stage) -> Void
  ) {
    let kept = Keep()
    kept.objects = [layout]
    let stage = UIKitTests.play(1) { view, stage in
      guard let layout = kept.objects[0] as? UICollectionViewLayout else { return }
      let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      collection.register(Tag.self, forCellWithReuseIdentifier: "tag")
      let tags = Tags(widths)
      (collection.dataSource, kept.objects) = (tags, [layout, tags])
      view.addSubview(collection)
      plan(collection, tags, stage)
    }
    #expect(stage.error == nil)
  }

  private static func sized() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    (layout.estimatedItemSize, layout.minimumInteritemSpacing) = (UICollectionViewFlowLayout.automaticSize, 10)
    return layout
  }

  /// 40 + 10 wide and 30 high, and so on, in lines of 200 points.
  @Test func asLargeAsTheyAsk() {
    play([40, 90, 60, 20], Self.sized()) { collection, tags, stage in
      stage.perform(at: 0.1) {
        let frames = (0..<4).map { collection.layoutAttributesForItem(at: [0, $0])?.frame ?? .zero }
        #expect(frames.map(\.size) == [50, 100, 70, 30].map { CGSize(width: $0, height: 30) })
        #expect(frames[0].minX == 0 && frames[1].maxX == 200 && frames[2].minY == 40)
        #expect(collection.cellForItem(at: [0, 1])?.bounds.size == CGSize(width: 100, height: 30))
        #expect(collection.contentSize == CGSize(width: 200, height: 70))
        tags.widths.insert(140, at: 0)
        collection.insertItems(at: [[0, 0]])
        // What was measured before keeps its size.
        let now = (0..<5).map { collection.layoutAttributesForItem(at: [0, $0])?.frame ?? .zero }
        #expect(now.map(\.width) == [150, 50, 100, 70, 30] && now[1].minY == 40)
      }
      stage.perform(at: 0.25) {
        let shown = collection.cellForItem(at: [0, 1])?.shownCenter.y ?? 0
        #expect(isClose(shown, 15 + 40 * eased(0.15, of: 0.3), 1e-3))
      }
    }
  }

  /// Unless the layout guesses, items are as large as it says.
  @Test func asLargeAsTheLayoutSays() {
    play([40, 90]) { collection, _, stage in
      stage.perform(at: 0.1) {
        #expect(collection.visibleCells.map(\.bounds.size) == Array(repeating: CGSize(width: 50, height: 50), count: 2))
      }
    }
  }

  private final class Column: UICollectionViewLayout {
    var heights: [IndexPath: CGFloat] = [:]
    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 1000) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap { layoutAttributesForItem(at: [0, $0]) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let y = (0..<indexPath.item).reduce(0) { $0 + (heights[[0, $1]] ?? 50) }
      attributes.frame = CGRect(x: 0, y: y, width: 200, height: heights[indexPath] ?? 50)
      return attributes
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      heights[originalAttributes.indexPath] = preferredAttributes.size.height
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
  }

  private final class Tall: UICollectionViewCell {
    override class func madeByClass(frame: CGRect) -> UICollectionReusableView { Tall(frame: frame) }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 70
      return layoutAttributes
    }
  }

  /// A layout of one's own is asked what it thinks of what a cell wants.
  @Test func ownLayoutsAreAsked() {
    play([1, 2, 3], Column()) { collection, _, stage in
      collection.register(Tall.self, forCellWithReuseIdentifier: "tag")
      stage.perform(at: 0.1) {
        #expect(collection.visibleCells.map(\.frame.minY) == [0, 70, 140])
        #expect(collection.visibleCells.allSatisfy { $0.bounds.height == 70 })
      }
    }
  }
}
