import UIKitCore

// What the layout says, as it is seen: mirrored where text runs from right to left, and with the item that a finger moves.

extension CollectionTiles {
  /// Whether the layout was made for the other direction, and is to be mirrored.
  private var isMirrored: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && layout.developmentLayoutDirection == .leftToRight
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private var width: CGFloat { max(layout.collectionViewContentSize.width, view.bounds.width) }

  private func shown(_ attributes: Attributes) -> Attributes {
    guard isMirrored, let copy = attributes.copy() as? Attributes else { return attributes }
    if attributes.host != nil {
      noteOnce("sections that are scrolled across run from left to right here, whichever way the text runs")
      return attributes
    }
    copy.center.x = width - copy.center.x
    return copy
  }

  /// What is mirrored begins at the other end.
  func mirrorOffset() {
    guard isMirrored, !hasMirroredOffset, view.contentSize.width > view.bounds.width else { return }
    hasMirroredOffset = true
    view.contentOffset.x = view.contentSize.width + view.adjustedContentInset.right - view.bounds.width
  }

  /// What the layout has in a part of the content.
  func attributes(in rect: CGRect) -> [Key: Attributes] {
    var result: [Key: Attributes] = [:]
    for attributes in layout.layoutAttributesForElements(in: isMirrored ? mirrored(rect) : rect) ?? [] {
      result[attributes.key] = shown(attributes)
    }
    if let movement {
      result[movement.key] = layout.layoutAttributesForInteractivelyMovingItem(
        at: movement.current, withTargetPosition: movement.position)
    }
    return result
  }

  /// The same, of what is seen in it.
  func seen(in rect: CGRect) -> [Key: Attributes] {
    attributes(in: rect).filter { $0.value.frame.intersects(rect) || $0.key == movement?.key }
  }

  func attributes(of key: Key) -> Attributes? { layout.attributes(of: key).map { shown($0) } }

  /// Where everything lies that could come into a change: what is seen, and what is a screen away from it.
  func surroundings() -> [Key: Attributes] {
    attributes(in: view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height)).compactMapValues {
      $0.copy() as? Attributes
    }
  }

  /// The frontmost item at a point of the content, but for one that a finger has.
  func item(at point: CGPoint) -> IndexPath? {
    settle()
    return attributes(in: CGRect(origin: point, size: CGSize(width: 1e-3, height: 1e-3))).values
      .filter { $0.category == .cell && $0.frame.contains(point) && !$0.isHidden && $0.key != movement?.key }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }
}
