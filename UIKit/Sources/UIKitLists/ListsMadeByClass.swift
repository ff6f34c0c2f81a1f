public import UIKitCore

// Lists of classes that are known by a reference to them, made with more than a frame.

public func madeByClass<Kind: UICollectionView>(
  _ type: Kind.Type, frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
) -> Kind { made(type, type.madeByClass(frame: frame, collectionViewLayout: layout)) }
public func madeByClass<Kind: UITableView>(_ type: Kind.Type, frame: CGRect, style: UITableView.Style) -> Kind {
  made(type, type.madeByClass(frame: frame, style: style))
}
