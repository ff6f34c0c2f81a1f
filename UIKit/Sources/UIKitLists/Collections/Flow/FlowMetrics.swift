import UIKitCore

/// What a flow layout and its delegate say of sizes and spaces.
struct FlowMetrics {
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  private let measured: MeasuredSizes

  init(_ layout: UICollectionViewFlowLayout, of view: UICollectionView, _ measured: MeasuredSizes) {
    (self.layout, self.view, self.measured) = (layout, view, measured)
    delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
  }

  var isVertical: Bool { layout.scrollDirection == .vertical }

  /// How wide a line may be, from which insets of sections go off.
  var breadth: CGFloat {
    let inset = view.adjustedContentInset
    return isVertical
      ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
  }

  func header(of section: Int) -> CGSize {
    delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
  }

  func footer(of section: Int) -> CGSize {
    delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
  }

  func inset(of section: Int) -> UIEdgeInsets {
    let own = delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    let more: UIEdgeInsets =
      switch layout.sectionInsetReference {
      case .fromContentInset: .zero
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    return isVertical
      ? UIEdgeInsets(top: own.top, left: own.left + more.left, bottom: own.bottom, right: own.right + more.right)
      : UIEdgeInsets(top: own.top + more.top, left: own.left, bottom: own.bottom + more.bottom, right: own.right)
  }

  func lineSpace(of section: Int) -> CGFloat {
    delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
  }

  func space(of section: Int) -> CGFloat {
    delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
  }

  /// - Returns: how large an item is, and whether that is a guess.
  func size(of path: IndexPath) -> (size: CGSize, isEstimate: Bool) {
    let estimate = layout.estimatedItemSize
    guard estimate != .zero else { return (given(path), false) }
    let key = UICollectionViewLayoutAttributes.Key(category: .cell, kind: nil, path: path)
    if let size = measured.sizes[key] { return (size, false) }
    return (estimate == UICollectionViewFlowLayout.automaticSize ? given(path) : estimate, true)
  }

  private func given(_ path: IndexPath) -> CGSize {
    delegate?.collectionView(view, layout: layout, sizeForItemAt: path) ?? layout.itemSize
  }

  /// Of the class that the layout names.
  func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let own = type(of: layout).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = own?.madeByClass() ?? UICollectionViewLayoutAttributes()
    (attributes.indexPath, attributes.category, attributes.kind) = (path, category, kind)
    return attributes
  }
}

/// What cells have asked for, of layouts that only guess before.
struct MeasuredSizes {
  var sizes: [UICollectionViewLayoutAttributes.Key: CGSize] = [:]
  private var viewSize = CGSize.zero

  /// In a view of another size everything is measured anew.
  mutating func follow(_ size: CGSize) {
    if size != viewSize { sizes = [:] }
    viewSize = size
  }

  /// - Parameter places: from old elements to new ones; `nil` if nothing is known to have stayed.
  mutating func move(_ places: ((UICollectionViewLayoutAttributes.Key) -> UICollectionViewLayoutAttributes.Key?)?) {
    guard let places else { return sizes = [:] }
    let old = sizes
    sizes = [:]
    for (key, size) in old { if let new = places(key) { sizes[new] = size } }
  }
}
