import UIKitCore

/// Where elements come from and go to in a change of a layout, unless the layout knows better.
struct LayoutEnds {
  typealias Attributes = UICollectionViewLayoutAttributes

  /// By new elements.
  var starts: [Attributes.Key: Attributes] = [:]
  /// By old elements.
  var ends: [Attributes.Key: Attributes] = [:]

  // What is asked for is changed by who asks.

  func start(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath) -> Attributes? {
    starts[Attributes.Key(category: category, kind: kind, path: path)]?.copy() as? Attributes
  }

  func end(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath) -> Attributes? {
    ends[Attributes.Key(category: category, kind: kind, path: path)]?.copy() as? Attributes
  }
}

extension UICollectionViewLayout {
  final func start(of key: UICollectionViewLayoutAttributes.Key) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: key.path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind ?? "", at: key.path)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind ?? "", at: key.path)
    }
  }

  final func end(of key: UICollectionViewLayoutAttributes.Key) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: key.path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind ?? "", at: key.path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind ?? "", at: key.path)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  var faded: UICollectionViewLayoutAttributes {
    let copy = copy() as? UICollectionViewLayoutAttributes ?? self
    copy.alpha = 0
    return copy
  }
}
