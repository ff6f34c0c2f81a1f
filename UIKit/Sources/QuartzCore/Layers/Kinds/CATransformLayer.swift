import Springform

/// A layer whose sublayers lie with it in one space, where other layers show theirs flat. It shows nothing itself.
open class CATransformLayer: CALayer {
  override open class func madeByClass() -> CALayer { CATransformLayer() }
  override open class func copy(of layer: CALayer) -> CALayer { CATransformLayer(layer: layer) }
  override class func makeBase() -> Layer { ManagingTransformLayer() }

  override func property(at keyPath: String) -> (any Property)? {
    super.property(at: keyPath) ?? managedProperty(at: keyPath, of: ManagingTransformLayer.self)
  }

  /// There is no plane in which the point could lie.
  override open func hitTest(_ p: CGPoint) -> CALayer? { nil }
}

/// The stage's layer below.
final class ManagingTransformLayer: TransformLayer, ManagingLayer {
  @Animated var managed = ManagedValues()
}
