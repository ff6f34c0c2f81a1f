public import QuartzCore

/// Says where the items of a collection lie. Subclasses lay out in ways of their own.
open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?
  private var decorations: [String: AnyClass] = [:]

  override public init() { super.init() }
  /// There are no archives here to decode layouts from; it is a new one.
  public required init?(coder: NSCoder) { super.init() }

  /// Of what ``layoutAttributesForElements(in:)`` returns, and of what the collection asks for.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

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
    collectionView.map { $0.bounds.size != newBounds.size } ?? false
  }

  /// Where scrolling is to end; the velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  /// Where the content is to lie after a change.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Changes

  open func invalidateLayout() { invalidateLayout(with: UICollectionViewLayoutInvalidationContext()) }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutChanged()
  }
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }
  /// Called before items come, go and move.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called in the animation's block.
  open func finalizeCollectionViewUpdates() {}
  /// Where an item comes from; `nil` for where it is, fading.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item goes to; `nil` for where it is, fading.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Called before another layout takes its place, or it that of another.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called in the animation's block.
  open func finalizeLayoutTransition() {}

  // MARK: Decorations

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }
  func decorationClass(ofKind kind: String) -> AnyClass? { decorations[kind] }
}

/// What of a layout is not valid any more. Here all of it is asked for anew.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  override public init() { super.init() }
}

/// An item that comes, goes or moves.
public final class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}
