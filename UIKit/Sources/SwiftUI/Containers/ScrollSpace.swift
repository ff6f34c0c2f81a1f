public import CoreGraphics

/// The space of coordinates of the scroll view around a view: its origin lies where the content begins that is not scrolled, within
/// margins and the safe area.
struct ScrollSpaceName: Hashable {
  /// Along which the scroll view goes; `nil` for the innermost one.
  let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// That of the innermost scroll view around.
  public static var scrollView: NamedCoordinateSpace { .init(name: AnyHashable(ScrollSpaceName(axis: nil))) }
  /// That of the innermost scroll view around which scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    .init(name: AnyHashable(ScrollSpaceName(axis: axis)))
  }
}

extension Node {
  /// The innermost scroll view around the node that a name means.
  func scrollElement(of name: ScrollSpaceName) -> ScrollElement? {
    var above = parent
    while let node = above {
      if let scroll = node.element as? ScrollElement, name.axis.map({ scroll.axes.contains($0.asSet) }) ?? true {
        return scroll
      }
      above = node.parent
    }
    return nil
  }
}

extension ScrollElement {
  /// What shows, without margins and what the safe area takes, on the canvas.
  var contentRoom: CGRect {
    let (here, inset) = (host.convert(frame, of: self, to: nil), scrollView.contentInset)
    let reach = insets
    return CGRect(
      x: here.minX - reach.leading + inset.left, y: here.minY - reach.top + inset.top,
      width: here.width + reach.length(.horizontal) - inset.left - inset.right,
      height: here.height + reach.length(.vertical) - inset.top - inset.bottom)
  }
}

extension GeometryProxy {
  /// What a space of coordinates has of room, in the view's own coordinates, in points; `nil` where there is no such space.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    element.bounds(of: coordinateSpace.name)
  }
}

extension GeometryElement {
  /// What a space of coordinates has of room, in the element's own coordinates.
  fileprivate func bounds(of name: AnyHashable) -> CGRect? {
    guard !isGone else { return nil }
    let here = frame(in: .global)
    if let space = name.base as? ScrollSpaceName {
      return node.scrollElement(of: space)?.contentRoom.offsetBy(dx: -here.minX, dy: -here.minY)
    }
    guard let owner = node.owner(ofSpace: name)?.elements.first else { return nil }
    return host.convert(owner.frame, of: owner, to: nil).offsetBy(dx: -here.minX, dy: -here.minY)
  }

  /// Where the element lies in the space of a scroll view; on the canvas where it lies in none.
  func frame(in space: ScrollSpaceName) -> CGRect {
    let here = frame(in: .global)
    guard let room = node.scrollElement(of: space)?.contentRoom else { return here }
    return here.offsetBy(dx: -room.minX, dy: -room.minY)
  }
}
