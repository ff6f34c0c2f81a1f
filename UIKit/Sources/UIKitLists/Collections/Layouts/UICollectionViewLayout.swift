public import UIKitCore

/// Says where the items of a collection lie. Subclasses lay out in ways of their own.
open class UICollectionViewLayout: NSObject {
  open var collectionView: UICollectionView? { holder }
  final weak var holder: UICollectionView? { didSet { if holder == nil { leave() } } }
  /// A collection has another layout now.
  func leave() {}
  private var decorations: [String: AnyClass] = [:]

  override public init() { super.init() }
  /// There are no archives here to decode layouts from; it is a new one.
  public required init?(coder: NSCoder) { super.init() }

  /// Of what ``layoutAttributesForElements(in:)`` returns, and of what the collection asks for.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Which way the layout was made for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether it is mirrored where text runs from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: What subclasses say

  /// Called before anything is asked, at first and whenever the layout is not valid any more.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether it is another layout when other bounds are seen.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    holder.map { $0.bounds.size != newBounds.size } ?? false
  }

  /// Where scrolling is to end; the velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  /// Where the content is to lie after a change.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Invalidation

  open func invalidateLayout() {
    let context = makeContext()
    (context.isOfEverything, context.isOfCounts) = (true, isOfReload)
    invalidateLayout(with: context)
  }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    holder?.layoutChanged(context)
  }
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether the collection asks for everything because its data may be others.
  final var isOfReload = false

  /// Of the class that the layout names.
  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.madeByClass()
      ?? UICollectionViewLayoutInvalidationContext()
  }

  // MARK: Sizes that cells ask for

  /// Whether it is another layout because a view asks for attributes other than it was given.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.note(originalAttributes)
    return context
  }

  /// What cells have asked for is of other elements now.
  /// - Parameter places: from old elements to new ones; `nil` if nothing is known to have stayed.
  func elementsMoved(_ places: ((UICollectionViewLayoutAttributes.Key) -> UICollectionViewLayoutAttributes.Key?)?) {}

  // MARK: Changes

  /// Called before items come, go and move.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called in the animation's block.
  open func finalizeCollectionViewUpdates() {}
  /// Where something comes from: where it lay before, or, unless said otherwise, where it will be, fading. With `nil` it is there at once.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ends.start(.cell, nil, itemIndexPath) }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ends.start(.supplementaryView, elementKind, elementIndexPath) }
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ends.start(.decorationView, elementKind, decorationIndexPath) }
  /// Where something goes to: where it lies in the new layout, or, unless said otherwise, where it is, fading.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ends.end(.cell, nil, itemIndexPath) }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ends.end(.supplementaryView, elementKind, elementIndexPath) }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { ends.end(.decorationView, elementKind, decorationIndexPath) }
  /// Set while a change is under way.
  final var ends = LayoutEnds()

  // Views besides items come and go with what ``layoutAttributesForElements(in:)`` has of them.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Called before the collection's size changes in an animation's block, and in it.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}

  /// Called before another layout takes its place, or it that of another.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called in the animation's block.
  open func finalizeLayoutTransition() {}

  // MARK: Items that a finger moves; see ItemMovement.swift

  /// Which place an item takes whose middle is at a point.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { holder?.indexPathForItem(at: position) ?? previousIndexPath }
  /// What the item is like that the finger has.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let moving =
      layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    (moving.center, moving.zIndex) = (position, Int(Int32.max))
    return moving
  }
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    (context.targets, context.previous, context.target) = (targetIndexPaths, previousIndexPaths, targetPosition)
    return context
  }
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    (context.targets, context.previous) = (indexPaths, previousIndexPaths)
    return context
  }

  // MARK: Decorations

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }
  final func decorationClass(ofKind kind: String) -> AnyClass? { decorations[kind] }
}
