public import QuartzCore

/// Lines of items, each as full as it can be, one after the other in the direction of scrolling.
///
/// Space that is left in a line is shared evenly between its items; in the last line they keep the space of the others if all are
/// of one size, and lie at its beginning with the least space otherwise.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  // The numbers are those that Apple documents.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(oldValue != scrollDirection) }
  }
  /// Between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(oldValue != minimumLineSpacing) } }
  /// Between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(oldValue != minimumInteritemSpacing) } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(oldValue != itemSize) } }
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(oldValue != sectionInset) } }
  /// Of headers; only the length in the direction of scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { changed(oldValue != headerReferenceSize) } }
  open var footerReferenceSize = CGSize.zero { didSet { changed(oldValue != footerReferenceSize) } }
  /// Whether headers stay at the beginning of what is seen.
  open var sectionHeadersPinToVisibleBounds = false { didSet { changed(true) } }
  open var sectionFootersPinToVisibleBounds = false { didSet { changed(true) } }

  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var headers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var footers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var order: [UICollectionViewLayoutAttributes] = []
  private var spans: [ClosedRange<CGFloat>] = []
  private var length: CGFloat = 0

  private func changed(_ isNew: Bool) { if isNew { invalidateLayout() } }

  private var isVertical: Bool { scrollDirection == .vertical }
  /// Along the direction of scrolling, and across.
  private func parts(_ size: CGSize) -> (along: CGFloat, across: CGFloat) {
    isVertical ? (size.height, size.width) : (size.width, size.height)
  }
  private func rect(_ along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ width: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: width, height: length)
      : CGRect(x: along, y: across, width: length, height: width)
  }

  private var breadth: CGFloat {
    guard let view = collectionView else { return 0 }
    let inset = view.adjustedContentInset
    return isVertical
      ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
  }

  override open func prepare() {
    super.prepare()
    (items, headers, footers, order, spans, length) = ([:], [:], [:], [], [], 0)
    guard let view = collectionView else { return }
    for section in 0..<view.numberOfSections { lay(section, of: view) }
  }

  private func lay(_ section: Int, of view: UICollectionView) {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let start = length
    let path = IndexPath(item: 0, section: section)
    addEdge(
      UICollectionView.elementKindSectionHeader, path, &headers,
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize)
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lineSpace =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let space =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let (sideBefore, sideAfter) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let room = breadth - sideBefore - sideAfter
    length += before
    let paths = (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    let sizes = paths.map { delegate?.collectionView(view, layout: self, sizeForItemAt: $0) ?? itemSize }
    var first = 0
    while first < paths.count {
      var (last, width) = (first, parts(sizes[first]).across)
      while last + 1 < paths.count, width + space + parts(sizes[last + 1]).across <= room {
        last += 1
        width += space + parts(sizes[last]).across
      }
      let line = first...last
      let height = line.map { parts(sizes[$0]).along }.max() ?? 0
      let wide = line.reduce(0) { $0 + parts(sizes[$1]).across }
      var gap = line.count > 1 ? (room - wide) / CGFloat(line.count - 1) : 0
      // The last line: as if it were full, of items that are all alike; else as narrow as it may be.
      if last == paths.count - 1, line.count > 1 {
        let each = parts(sizes[first]).across
        let full = ((room + space) / max(each + space, 1)).rounded(.down)
        let areAlike = Set(sizes.map { "\($0)" }).count == 1 && full > 1
        gap = areAlike ? (room - full * each) / (full - 1) : space
      }
      var across = sideBefore
      // A single item lies in the middle where it is the only one that fits, and at the beginning otherwise.
      if line.count == 1 {
        let each = parts(sizes[first]).across
        if last < paths.count - 1 || 2 * each + space > room { across += (room - each) / 2 }
      }
      for index in line {
        let size = parts(sizes[index])
        let attributes = makeAttributes { UICollectionViewLayoutAttributes(forCellWith: $0) }(paths[index])
        attributes.frame = rect(length + (height - size.along) / 2, across, size.along, size.across)
        items[paths[index]] = attributes
        order.append(attributes)
        across += size.across + gap
      }
      length += height + (last + 1 < paths.count ? lineSpace : 0)
      first = last + 1
    }
    length += after
    addEdge(
      UICollectionView.elementKindSectionFooter, path, &footers,
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize)
    spans.append(start...length)
  }

  /// Of the class that the layout names.
  private func makeAttributes(
    _ make: @escaping (IndexPath) -> UICollectionViewLayoutAttributes
  ) -> (IndexPath) -> UICollectionViewLayoutAttributes {
    { path in
      guard let own = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type,
        own != UICollectionViewLayoutAttributes.self
      else { return make(path) }
      let attributes = own.make()
      attributes.indexPath = path
      return attributes
    }
  }

  private func addEdge(
    _ kind: String, _ path: IndexPath, _ edges: inout [IndexPath: UICollectionViewLayoutAttributes], _ size: CGSize
  ) {
    let own = parts(size).along
    guard own > 0 else { return }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    attributes.frame = rect(length, 0, own, breadth)
    edges[path] = attributes
    length += own
  }

  override open var collectionViewContentSize: CGSize {
    let breadth = max(breadth, 0)
    return isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let edges = [(headers, true), (footers, false)].flatMap { list, isHeader in
      list.values.map { pinned($0, isHeader: isHeader) }
    }
    return order.filter { $0.frame.touches(rect) }
      + edges.filter { $0.frame.touches(rect) }.sorted { $0.indexPath < $1.indexPath }
  }

  override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items[indexPath]
  }

  override open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    return (isHeader ? headers : footers)[indexPath].map { pinned($0, isHeader: isHeader) }
  }

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let pins = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    return pins || super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  private func pinned(
    _ attributes: UICollectionViewLayoutAttributes, isHeader: Bool
  ) -> UICollectionViewLayoutAttributes {
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let view = collectionView,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let (shown, span, frame) = (
      view.bounds.inset(by: view.adjustedContentInset), spans[attributes.indexPath.section], attributes.frame
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
  fileprivate func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
