public import CoreGraphics

// Foundation's boxes here hold no structures that it does not know itself, but arrays of numbers they do.

extension NSValue {
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(bytes: transform.numbers, objCType: Self.typeOfTransforms)
  }

  /// The transform in the box; the identity in a box of anything else.
  public var caTransform3DValue: CATransform3D { boxedTransform ?? CATransform3DIdentity }

  var boxedTransform: CATransform3D? {
    guard String(cString: objCType) == Self.typeOfTransforms else { return nil }
    var numbers = CATransform3DIdentity.numbers
    getValue(&numbers)
    return CATransform3D(numbers: numbers)
  }

  private static let typeOfTransforms = "[16d]"
}
