public import CoreGraphics

/// What happens when a layer's property changes.
public protocol CAAction {
  /// - Parameters:
  ///   - event: the property's name.
  ///   - object: the layer.
  ///   - dict: nothing so far.
  func run(forKey event: String, object: Any, arguments dict: [AnyHashable: Any]?)
}

/// Nothing happens.
extension NSNull: CAAction {
  public func run(forKey event: String, object: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Answers for a layer: views do for theirs.
public protocol CALayerDelegate: AnyObject {
  /// Draws the layer's content itself, if it can.
  /// - Returns: whether it did. On Apple's systems the layer asks whether there is such a method.
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer draws its content, to say how.
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// What a change does: `nil` leaves that to the layer, `NSNull` is nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawContent() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
