import UIKitCore

/// An element that a section's handler may change: its attributes, in the coordinates of what scrolls it.
final class CompositionalVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  /// From the coordinates of what scrolls it to the collection's.
  private let shift: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes, shift: CGPoint) {
    (self.attributes, self.shift) = (attributes, shift)
  }

  var center: CGPoint {
    get { CGPoint(x: attributes.center.x - shift.x, y: attributes.center.y - shift.y) }
    set { attributes.center = CGPoint(x: newValue.x + shift.x, y: newValue.y + shift.y) }
  }
  var frame: CGRect { attributes.frame.offsetBy(dx: -shift.x, dy: -shift.y) }
  var bounds: CGRect { attributes.bounds }
  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.category }
  var representedElementKind: String? { attributes.kind }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { attributes.collisionBoundsType }
  var collisionBoundingPath: UIBezierPath { attributes.collisionBoundingPath }
}
