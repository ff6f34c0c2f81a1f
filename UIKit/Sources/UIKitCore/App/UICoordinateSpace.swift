public import QuartzCore

/// Something with coordinates of its own: views, and the screen.
public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Both kinds are layers of one stage to the conversion; the screen is the layer above all, which is none.

extension UIView: UICoordinateSpace {
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.inScreen(false, layer.convert(point, to: nil))
  }
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layer.convert(coordinateSpace.inScreen(true, point), from: nil)
  }
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.inScreen(false, layer.convert(rect, to: nil))
  }
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    layer.convert(coordinateSpace.inScreen(true, rect), from: nil)
  }
}

extension UIScreen: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.inScreen(false, point)
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.inScreen(true, point)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.inScreen(false, rect)
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.inScreen(true, rect)
  }
}

extension UICoordinateSpace {
  /// A point of the screen in this space, or of this space on the screen.
  fileprivate func inScreen(_ isOwn: Bool, _ point: CGPoint) -> CGPoint {
    guard let layer = (self as? UIView)?.layer else { return point }
    return isOwn ? layer.convert(point, to: nil) : layer.convert(point, from: nil)
  }

  fileprivate func inScreen(_ isOwn: Bool, _ rect: CGRect) -> CGRect {
    guard let layer = (self as? UIView)?.layer else { return rect }
    return isOwn ? layer.convert(rect, to: nil) : layer.convert(rect, from: nil)
  }
}
