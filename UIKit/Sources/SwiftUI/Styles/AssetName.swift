import UIKit

/// The name of a picture or a colour, and where it is meant.
struct AssetName: Hashable, Sendable {
  let name: String
  /// Where the bundle lies; `nil` for the component's own folder.
  private let folder: String?
  /// Says by its first part, a module's name, whose folder that is.
  private let file: String

  /// - Parameters:
  ///   - bundle: where it is; `nil` and `Bundle.main` mean the component's folder.
  ///   - file: `#fileID` where it is named.
  init(_ name: String, in bundle: Bundle?, file: String) {
    (self.name, self.file) = (name, file)
    folder = bundle.flatMap { $0 === Bundle.main ? nil : $0.bundlePath }
  }

  private var bundle: Bundle? { folder.flatMap { Bundle(path: $0) } }

  /// The picture, for light or dark surroundings.
  func picture(for scheme: ColorScheme) -> UIImage? {
    let traits = UITraitCollection(userInterfaceStyle: scheme.userInterfaceStyle)
    return UIImage(named: name, in: bundle, compatibleWith: traits, file: file)
  }

  var color: UIColor? { UIColor(named: name, in: bundle, compatibleWith: nil, file: file) }
}
