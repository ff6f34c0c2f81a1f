public import UIKitCore

/// Lines of items, each as full as it can be, one after the other in the direction of scrolling.
///
/// Space that is left in a line is shared evenly between its items; in the last line they keep the space of the others if all are
/// of one size, and lie at its beginning with the least space otherwise.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What insets of sections are added to.
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

  /// Of ``estimatedItemSize``: cells are asked for their sizes, and until then they are as large as ``itemSize`` says.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  // The numbers are those that Apple documents.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(oldValue != scrollDirection) }
  }
  /// Between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(oldValue != minimumLineSpacing) } }
  /// Between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(oldValue != minimumInteritemSpacing) } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(oldValue != itemSize) } }
  /// How large items are until their cells are there, which are asked then; zero for cells that are not asked.
  open var estimatedItemSize = CGSize.zero { didSet { changed(oldValue != estimatedItemSize) } }
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(oldValue != sectionInset) } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(oldValue != sectionInsetReference) }
  }
  /// Of headers; only the length in the direction of scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { changed(oldValue != headerReferenceSize) } }
  open var footerReferenceSize = CGSize.zero { didSet { changed(oldValue != footerReferenceSize) } }
  /// Whether headers stay at the beginning of what is seen.
  open var sectionHeadersPinToVisibleBounds = false { didSet { changed(true) } }
  open var sectionFootersPinToVisibleBounds = false { didSet { changed(true) } }

  override open class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  private var flow = Flow()
  private var measured = MeasuredSizes()

  private func changed(_ isNew: Bool) { if isNew { invalidateLayout() } }

  override open func prepare() {
    super.prepare()
    flow = Flow()
    guard let view = collectionView else { return }
    measured.follow(view.bounds.size)
    flow = Flow(FlowMetrics(self, of: view, measured), of: view)
  }

  override open var collectionViewContentSize: CGSize { flow.contentSize }

  override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let edges = [(flow.headers, true), (flow.footers, false)].flatMap { list, isHeader in
      list.values.map { pinned($0, isHeader: isHeader) }
    }
    return flow.order.filter { $0.frame.touches(rect) }
      + edges.filter { $0.frame.touches(rect) }.sorted { $0.key < $1.key }
  }

  override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    flow.items[indexPath]
  }

  override open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    return (isHeader ? flow.headers : flow.footers)[indexPath].map { pinned($0, isHeader: isHeader) }
  }

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let pins = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    return pins || super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  // MARK: Sizes that cells ask for

  override open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
      && (!originalAttributes.estimates.isEmpty || preferredAttributes.size != originalAttributes.size)
  }

  override open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    measured.sizes[originalAttributes.key] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func elementsMoved(
    _ places: ((UICollectionViewLayoutAttributes.Key) -> UICollectionViewLayoutAttributes.Key?)?
  ) { measured.move(places) }

  // MARK: Pinned headers and footers

  private func pinned(
    _ attributes: UICollectionViewLayoutAttributes, isHeader: Bool
  ) -> UICollectionViewLayoutAttributes {
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let view = collectionView,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let isVertical = scrollDirection == .vertical
    let (shown, span, frame) = (
      view.bounds.inset(by: view.adjustedContentInset), flow.spans[attributes.indexPath.section], attributes.frame
    )
    let (own, low, high) =
      isVertical
      ? (frame.height, shown.minY, shown.maxY) : (frame.width, shown.minX, shown.maxX)
    let natural = isVertical ? frame.minY : frame.minX
    let place =
      isHeader
      ? max(natural, min(low, span.upperBound - own)) : min(natural, max(high - own, span.lowerBound))
    copy.frame =
      isVertical
      ? CGRect(x: frame.minX, y: place, width: frame.width, height: own)
      : CGRect(x: place, y: frame.minY, width: own, height: frame.height)
    copy.zIndex = 10
    return copy
  }
}

extension CGRect {
  /// Whether they have anything in common, edges left out.
  func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
