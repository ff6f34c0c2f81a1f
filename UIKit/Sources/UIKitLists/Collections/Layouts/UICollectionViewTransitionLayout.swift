public import UIKitCore

/// A layout between two others, as near to the second as a finger has led it.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// There are no archives here to decode layouts from.
  public required init?(coder: NSCoder) { nil }

  /// From 0, where everything lies as the first layout has it, to 1.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  /// Keeps a number that goes along with the progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: The layout

  override open func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] { layout.prepare() }
  }

  private func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

  override open var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
  }

  override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes.Key] = []
    var from: [UICollectionViewLayoutAttributes.Key: UICollectionViewLayoutAttributes] = [:]
    var to = from
    for attributes in currentLayout.layoutAttributesForElements(in: rect) ?? [] {
      from[attributes.key] = attributes
      found.append(attributes.key)
    }
    for attributes in nextLayout.layoutAttributesForElements(in: rect) ?? [] {
      to[attributes.key] = attributes
      if from[attributes.key] == nil { found.append(attributes.key) }
    }
    return found.compactMap {
      between(from[$0] ?? currentLayout.attributes(of: $0), to[$0] ?? nextLayout.attributes(of: $0))
    }
  }

  override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
  }

  override open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  override open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
  }

  /// What only one of the layouts has fades where it is.
  private func between(
    _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let result = (to ?? from)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    guard let from, let to else {
      result.alpha *= from == nil ? transitionProgress : 1 - transitionProgress
      return result
    }
    result.center = CGPoint(x: mix(from.center.x, to.center.x), y: mix(from.center.y, to.center.y))
    result.size = CGSize(width: mix(from.size.width, to.size.width), height: mix(from.size.height, to.size.height))
    result.alpha = mix(from.alpha, to.alpha)
    result.transform3D = from.transform3D.mixed(with: to.transform3D, transitionProgress)
    if transitionProgress < 0.5 { result.zIndex = from.zIndex }
    return result
  }

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
      || nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
}

extension UICollectionViewLayout {
  final func attributes(of key: UICollectionViewLayoutAttributes.Key) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.path)
    }
  }
}

extension CATransform3D {
  private static var parts: [WritableKeyPath<CATransform3D, CGFloat>] {
    [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32,
      \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
  }

  fileprivate func mixed(with other: CATransform3D, _ share: CGFloat) -> CATransform3D {
    var result = self
    for part in Self.parts { result[keyPath: part] += (other[keyPath: part] - self[keyPath: part]) * share }
    return result
  }
}
