public import UIKitCore

/// What of a layout is not valid any more. Here all of it is asked for anew; the adjustments are carried out.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  override public init() { super.init() }

  /// One of this class. The translation has each such class of a component override it.
  open class func madeByClass() -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }

  /// Whether all of the layout is.
  open var invalidateEverything: Bool { isOfEverything }
  final var isOfEverything = false
  /// Whether it may have other sections and items.
  open var invalidateDataSourceCounts: Bool { isOfCounts }
  final var isOfCounts = false
  /// Whether the collection shows other bounds, and all else is as it was.
  final var isOfScrolling = false

  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []) + indexPaths
  }
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    supplements = (supplements ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations = (decorations ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplements }
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

  private var (items, supplements, decorations): ([IndexPath]?, [String: [IndexPath]]?, [String: [IndexPath]]?)

  func note(_ attributes: UICollectionViewLayoutAttributes) {
    switch attributes.representedElementCategory {
    case .cell: invalidateItems(at: [attributes.indexPath])
    case .supplementaryView:
      invalidateSupplementaryElements(ofKind: attributes.representedElementKind ?? "", at: [attributes.indexPath])
    case .decorationView:
      invalidateDecorationElements(ofKind: attributes.representedElementKind ?? "", at: [attributes.indexPath])
    }
  }

  /// By how much the content moves with the layout.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content grows until the layout is asked again.
  open var contentSizeAdjustment = CGSize.zero

  // Of items that a finger moves.
  final var (targets, previous, target): ([IndexPath]?, [IndexPath]?, CGPoint) = (nil, nil, .zero)
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { targets }
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { previous }
  open var interactiveMovementTarget: CGPoint { target }
}

/// What of a flow layout is not valid any more.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  override open class func madeByClass() -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewFlowLayoutInvalidationContext()
  }

  /// Whether the delegate may say something else of sizes and spaces.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether anything of the layout is other than it was.
  open var invalidateFlowLayoutAttributes = true
}
