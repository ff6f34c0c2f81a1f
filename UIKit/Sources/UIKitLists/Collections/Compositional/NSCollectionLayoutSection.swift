public import UIKitCore

/// How a section's content is scrolled across the direction in which the collection scrolls.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It is not: groups follow each other as the collection scrolls.
  case none
  case continuous
  /// Comes to rest with a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// By widths of the section.
  case paging
  /// One group at a time, to the leading edge.
  case groupPaging
  /// One group at a time, to the middle.
  case groupPagingCentered
}

/// What insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration has it.
  case automatic
  case none, safeArea, layoutMargins, readableContent
}

/// Called whenever what is seen of a section moves; may change the items that are seen.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// A section of a compositional layout: a group that is repeated, and what lies around.
open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup

  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Between the content and the section's edges; headers and footers lie outside.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between groups.
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are as narrow as the content.
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// What its rows are to look like, if it is a list.
  final var list: UICollectionLayoutListConfiguration?

  final var isOrthogonal: Bool { orthogonalScrollingBehavior != .none }
  final var isPinned: Bool { boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) }
}

/// The room that something is laid out in.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  /// Without the insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a layout's functions are told.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) { (contentSize, contentInsets) = (size, insets) }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  init(_ container: LayoutContainer, _ traits: UITraitCollection) {
    (self.container, traitCollection) = (container, traits)
  }
}

extension CGSize {
  /// Never negative.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(width - insets.leading - insets.trailing, 0), height: max(height - insets.top - insets.bottom, 0))
  }
}

/// Something that is seen of a section, as the section's handler may change it.
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform3D: CATransform3D { get set }
  var transform: CGAffineTransform { get set }
  var bounds: CGRect { get }
  /// Of what scrolls it.
  var frame: CGRect { get }
  var name: String { get }
  var indexPath: IndexPath { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}
