import UIKitCore

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  /// Where an item is to be seen.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

extension UICollectionView {
  func scroll(to item: UICollectionViewLayoutAttributes, _ position: ScrollPosition, _ animated: Bool) {
    // What lies in a view that scrolls across is brought into view there first.
    if let host = item.host {
      let place = CGPoint(x: item.hostedCenter.x, y: host.bounds.midY)
      host.scrollItem(
        CGRect(
          x: place.x - item.size.width / 2, y: place.y - item.size.height / 2, width: item.size.width,
          height: item.size.height), position.intersection([.left, .right, .centeredHorizontally]), animated)
      let down = position.intersection([.top, .bottom, .centeredVertically])
      return down.isEmpty ? () : scrollItem(host.frame, down, animated)
    }
    scrollItem(item.frame, position, animated)
  }
}

extension UIScrollView {
  fileprivate func scrollItem(_ item: CGRect, _ position: UICollectionView.ScrollPosition, _ animated: Bool) {
    let (inset, size) = (adjustedContentInset, bounds.size)
    var offset = contentOffset
    if position.contains(.top) { offset.y = item.minY - inset.top }
    if position.contains(.bottom) { offset.y = item.maxY + inset.bottom - size.height }
    if position.contains(.centeredVertically) { offset.y = item.midY - (inset.top + size.height - inset.bottom) / 2 }
    if position.contains(.left) { offset.x = item.minX - inset.left }
    if position.contains(.right) { offset.x = item.maxX + inset.right - size.width }
    if position.contains(.centeredHorizontally) { offset.x = item.midX - (inset.left + size.width - inset.right) / 2 }
    guard !position.isEmpty else { return scrollRectToVisible(item, animated: animated) }
    setContentOffset(restingOffsets.nearest(to: offset), animated: animated)
  }
}
