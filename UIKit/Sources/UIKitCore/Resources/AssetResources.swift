public import Foundation

// The names that Xcode makes of asset catalogues.

/// A colour of an asset catalogue.
public struct ColorResource: Hashable, @unchecked Sendable {
  package let name: String
  package let bundle: Bundle
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A picture of an asset catalogue.
public struct ImageResource: Hashable, @unchecked Sendable {
  package let name: String
  package let bundle: Bundle
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// An empty picture where the catalogue has none of the name, which is said once.
  public convenience init(resource: ImageResource) {
    if let picture = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil),
      let pixels = picture.cgImage
    {
      self.init(cgImage: pixels, scale: picture.scale, orientation: picture.imageOrientation)
    } else {
      noteOnce("the asset catalogue has no picture \"\(resource.name)\"")
      self.init()
    }
  }
}

extension UIColor {
  /// Clear where the catalogue has none of the name, which is said once.
  public convenience init(resource: ColorResource) {
    self.init { traits in
      if let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: traits) { return color }
      noteOnce("the asset catalogue has no colour \"\(resource.name)\"")
      return .clear
    }
  }
}
