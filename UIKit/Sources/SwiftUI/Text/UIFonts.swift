public import UIKit

extension Font {
  /// A font that UIKit has.
  public init(_ font: UIFont) { self.init(.named(font.fontName, font.pointSize, nil)) }
}
