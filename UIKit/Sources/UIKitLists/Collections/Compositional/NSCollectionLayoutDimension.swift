public import UIKitCore

/// How wide or high something of a compositional layout is.
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Hashable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  final let kind: Kind
  /// A share of a length of the container, or a length in points.
  public final let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

  /// A share of the container's width.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A share of the container's height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// In points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// In points, until the view is there to be asked.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// As the largest of its siblings in the group turns out to be; in points until then.
  public static func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimatedDimension)
  }

  public final var isFractionalWidth: Bool { kind == .fractionalWidth }
  public final var isFractionalHeight: Bool { kind == .fractionalHeight }
  public final var isAbsolute: Bool { kind == .absolute }
  public final var isEstimated: Bool { kind == .estimated }
  public final var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether the view is asked.
  final var isGuess: Bool { kind == .estimated || kind == .uniform }

  /// In points.
  final func resolved(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * max(container.width, 0)
    case .fractionalHeight: dimension * max(container.height, 0)
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// How large something of a compositional layout is.
open class NSCollectionLayoutSize: NSObject {
  public final let widthDimension: NSCollectionLayoutDimension
  public final let heightDimension: NSCollectionLayoutDimension

  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }

  /// In points.
  final func resolved(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.resolved(in: container), height: heightDimension.resolved(in: container))
  }

  final var estimates: UICollectionViewLayoutAttributes.Estimates {
    var result: UICollectionViewLayoutAttributes.Estimates = []
    if widthDimension.isGuess { result.insert(.width) }
    if heightDimension.isGuess { result.insert(.height) }
    return result
  }
}

/// Room between or around items.
open class NSCollectionLayoutSpacing: NSObject {
  /// In points; the least where it is flexible.
  public final let spacing: CGFloat
  public final let isFlexible: Bool
  public final var isFixed: Bool { !isFlexible }

  init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }

  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// What is left of the group is shared between all that is flexible.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// Room around an item that keeps others away.
open class NSCollectionLayoutEdgeSpacing: NSObject {
  public final let leading: NSCollectionLayoutSpacing?
  public final let top: NSCollectionLayoutSpacing?
  public final let trailing: NSCollectionLayoutSpacing?
  public final let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}

/// Where a supplementary item is fastened: at an edge or a corner, or, without an edge of an axis, at the middle of it.
open class NSCollectionLayoutAnchor: NSObject {
  public final let edges: NSDirectionalRectEdge
  /// In points, or in lengths of the supplementary item.
  public final let offset: CGPoint
  public final let isFractionalOffset: Bool
  public final var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
  }

  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The place in a rectangle.
  final func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  /// In points, of a supplementary item of a size.
  final func offset(of size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
