public import CoreGraphics

extension NSValue {
  public convenience init(caTransform3D transform: CATransform3D) { self.init(numbers: transform.numbers) }

  /// The transform in the box; the identity in a box of anything else.
  public var caTransform3DValue: CATransform3D { boxedTransform ?? CATransform3DIdentity }

  var boxedTransform: CATransform3D? { CATransform3D(inBox: self) }
}
