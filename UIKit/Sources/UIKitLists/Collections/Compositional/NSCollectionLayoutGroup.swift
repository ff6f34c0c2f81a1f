public import UIKitCore

/// Where an item of a group lies whose layout is one's own.
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public final let frame: CGRect
  public final let zIndex: Int

  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column or in an order of one's own, which are repeated until the section has all of its items.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// One item after the other, again and again, as long as there is room for the next.
    case line(Axis)
    /// So many, as large as they are.
    case repeated(Axis, Int)
    /// So many, each with an equal share of the group.
    case shared(Axis, Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let arrangement: Arrangement
  public final let subitems: [NSCollectionLayoutItem]
  /// Between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]) {
    (self.arrangement, self.subitems) = (arrangement, subitems)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Fastened to the group.
  override open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { fastened }
    set { fastened = newValue }
  }

  /// As many items side by side as there is room for.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .line(.horizontal), subitems) }
  /// So many items side by side, as wide as they are.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .repeated(.horizontal, count), [subitem]) }
  /// So many items side by side, all of one width, whatever their own is.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .shared(.horizontal, count), [subitem]) }
  /// As many items one below the other as there is room for.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .line(.vertical), subitems) }
  /// So many items one below the other, as high as they are.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .repeated(.vertical, count), [subitem]) }
  /// So many items one below the other, all of one height, whatever their own is.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .shared(.vertical, count), [subitem]) }
  /// Items where a function says.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }
}

/// A direction, with what lies along it and across.
enum Axis {
  case horizontal, vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
  func along(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
  func across(_ size: CGSize) -> CGFloat { self == .horizontal ? size.height : size.width }
  func size(along: CGFloat, across: CGFloat) -> CGSize {
    self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
  func dimension(of size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
    self == .horizontal ? size.widthDimension : size.heightDimension
  }
  func start(of insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.leading : insets.top }
  func end(of insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.trailing : insets.bottom }
  func before(_ spacing: NSCollectionLayoutEdgeSpacing?) -> NSCollectionLayoutSpacing? {
    self == .horizontal ? spacing?.leading : spacing?.top
  }
  func after(_ spacing: NSCollectionLayoutEdgeSpacing?) -> NSCollectionLayoutSpacing? {
    self == .horizontal ? spacing?.trailing : spacing?.bottom
  }
}
