public import CoreGraphics
import Springform

/// A font without a size.
public final class CGFont: TextValueProviding {
  private let font: Font

  /// By its name; see `UIFont`.
  public init?(_ name: CFString) { font = FontNames.font(named: name as String, size: 1) }

  /// Of a file's bytes, which are not read here: Inter stands for its letters.
  public init?(_ provider: CGDataProvider) { font = FontNames.font(named: "Inter", size: 1) }

  package var textValue: TextValue { .font(font) }
  public var postScriptName: CFString? { FontNames.name(of: font) as NSString }
  public var fullName: CFString? { (FontNames.name(of: font).replacing("-", with: " ")) as NSString }
}
