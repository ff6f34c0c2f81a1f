import Springform
public import UIKit

// The names that Xcode makes of asset catalogues, for views.

extension Color {
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
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
}

extension Color {
  /// The colour as Core Graphics has it, where it does not depend on the environment; otherwise `nil`.
  public var cgColor: CGColor? {
    guard case .components(let color) = source else { return nil }
    let shown = color.stageColor
    return CGColor(red: shown.red, green: shown.green, blue: shown.blue, alpha: shown.alpha)
  }
}
