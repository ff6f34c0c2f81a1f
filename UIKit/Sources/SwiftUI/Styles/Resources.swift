import Springform
public import UIKit

// The names that Xcode makes of asset catalogues.

/// A colour of an asset catalogue.
public struct ColorResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A picture of an asset catalogue.
public struct ImageResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension Color {
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
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
  /// The colour as it is in each of the scene's surroundings.
  public convenience init(_ color: Color) {
    self.init { traits in
      var environment = EnvironmentValues()
      environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
      let shown = color.resolved(in: environment).stageColor
      return UIColor(red: shown.red, green: shown.green, blue: shown.blue, alpha: shown.alpha)
    }
  }

  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

extension Color {
  /// The colour as Core Graphics has it, where it does not depend on the environment; otherwise `nil`.
  public var cgColor: CGColor? {
    guard case .components(let color) = source else { return nil }
    let shown = color.stageColor
    return CGColor(red: shown.red, green: shown.green, blue: shown.blue, alpha: shown.alpha)
  }
}
