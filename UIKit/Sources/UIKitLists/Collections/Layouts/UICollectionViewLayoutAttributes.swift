public import UIKitCore

/// Where and how a layout has an item, or a view besides items.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  open var representedElementKind: String? { kind }
  final var (category, kind): (UICollectionView.ElementCategory, String?) = (.cell, nil)

  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  /// Which of two lies in front: the one with the larger number.
  open var zIndex = 0
  open var isHidden = false
  /// Which of its lengths are guesses, until a cell is there to be asked.
  final var estimates: Estimates = []
  struct Estimates: OptionSet, Hashable {
    let rawValue: Int
    static let width = Estimates(rawValue: 1)
    static let height = Estimates(rawValue: 2)
  }

  /// Where the element is in a list, if it is in one.
  final var row: ListRow?

  override public init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, category, kind) = (indexPath, .supplementaryView, elementKind)
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, category, kind) = (indexPath, .decorationView, decorationViewKind)
  }

  /// One of this class. The translation has each such class of a component override it.
  open class func madeByClass() -> UICollectionViewLayoutAttributes { UICollectionViewLayoutAttributes() }

  /// Without a transform; with one it is where that leads to.
  open var frame: CGRect {
    get {
      let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return rect.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The view inside the collection that scrolls the element, if one does.
  final weak var host: UIScrollView?
  /// The middle, in the view that the element lies in.
  final var hostedCenter: CGPoint {
    guard let host else { return center }
    return CGPoint(
      x: center.x - host.frame.minX + host.bounds.minX, y: center.y - host.frame.minY + host.bounds.minY)
  }

  // As an item of UIKit Dynamics.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: CGRect(aboutOrigin: size)) }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Subclasses copy what is theirs besides.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).madeByClass()
    (copy.indexPath, copy.center, copy.size, copy.transform3D) = (indexPath, center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden, copy.estimates) = (alpha, zIndex, isHidden, estimates)
    (copy.category, copy.kind, copy.host, copy.row) = (category, kind, host, row)
    return copy
  }

  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other.key == key && other.center == center && other.size == size && other.alpha == alpha
      && other.zIndex == zIndex && other.isHidden == isHidden
      && other.transform3D == transform3D
  }

  override open var hash: Int { key.hashValue }

  /// Whose attributes they are.
  struct Key: Hashable, Comparable {
    let category: UICollectionView.ElementCategory
    let kind: String?
    var path: IndexPath

    /// So that what is done with all of them is done in the same order each time.
    static func < (a: Key, b: Key) -> Bool {
      (a.category.rawValue, a.kind ?? "", a.path) < (b.category.rawValue, b.kind ?? "", b.path)
    }
  }

  var key: Key { Key(category: category, kind: kind, path: indexPath) }
}
