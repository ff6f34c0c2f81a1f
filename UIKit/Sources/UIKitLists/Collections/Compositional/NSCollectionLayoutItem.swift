public import UIKitCore

/// How a compositional layout sizes and spaces what one cell shows.
open class NSCollectionLayoutItem: NSObject {
  public final let layoutSize: NSCollectionLayoutSize
  /// Room that the cell leaves of the item's size; along an axis that is estimated it counts for nothing.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room outside of the item's size.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Badges and the like, fastened to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { fastened }
  final var fastened: [NSCollectionLayoutSupplementaryItem]

  public init(layoutSize: NSCollectionLayoutSize) { (self.layoutSize, fastened) = (layoutSize, []) }

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, fastened) = (layoutSize, supplementaryItems)
  }

  /// Without insets along an axis whose length the view is asked for.
  final var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isGuess { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isGuess { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// A view besides cells: a badge, a header, a footer.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public final let elementKind: String
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// Which place of its own lies at the container's anchor; `nil` for the same edges, so that it lies inside.
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// Above cells, unless said otherwise.
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, self.containerAnchor, itemAnchor) = (elementKind, containerAnchor, nil)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Where it lies that is fastened to a rectangle.
  final func frame(in container: CGRect, size: CGSize) -> CGRect {
    let place = containerAnchor.point(in: container)
    let own = CGRect(origin: .zero, size: size)
    let held = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)).point(in: own)
    let (first, second) = (containerAnchor.offset(of: size), itemAnchor?.offset(of: size) ?? .zero)
    return own.offsetBy(dx: place.x - held.x + first.x + second.x, dy: place.y - held.y + first.y + second.y)
  }
}

/// A header or a footer, of a section or of all.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public final let alignment: NSRectAlignment
  /// In points.
  public final let offset: CGPoint
  /// Whether it takes room of its own beyond the content.
  open var extendsBoundary = true
  /// Whether it stays in sight as long as its section does.
  open var pinToVisibleBounds = false

  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }
}

/// A view that the layout makes, behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public final let elementKind: String
  /// Below cells, unless said otherwise.
  open var zIndex = -1

  private init(kind: String) {
    elementKind = kind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Behind all of a section, but for its insets.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}

/// An edge, a corner or none.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
